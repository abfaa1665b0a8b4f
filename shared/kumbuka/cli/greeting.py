"""What a start prints: the address, at the first start the keys, and how to go on."""

from __future__ import annotations

from urllib.parse import urlsplit

from kumbuka.bootstrap import Kumbuka
from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import FIRST_OWNER, create_key, keep_admin_key

PASSTHROUGH_KEY = "$OPENAI_API_KEY"


async def greet(kumbuka: Kumbuka, url: str) -> None:
    """Make the first keys where there are none, and print them, once."""
    print(f"KUMBUKA_BASE_URL={url}/v1", flush=True)
    is_first = not await kumbuka.services.keys.list()
    if kumbuka.config.admin_key:
        await keep_admin_key(kumbuka.services, kumbuka.config.admin_key)
    if is_first:
        await _first_keys(kumbuka, url)
    elif kumbuka.config.auth == "passthrough":
        print("Send your upstream's own key; its memory belongs to that key.", flush=True)
    else:
        print("Manage keys with: kumbuka keys create | list | revoke", flush=True)


async def _first_keys(kumbuka: Kumbuka, url: str) -> None:
    made = kumbuka.config.admin_key is None
    if made:
        print(f"KUMBUKA_ADMIN_KEY={await _key(kumbuka, 'admin', Right.ADMIN)}")
    chat_key = PASSTHROUGH_KEY
    if kumbuka.config.auth == "keys":
        chat_key = await _key(kumbuka, "chat", Right.CHAT, Right.MEMORY)
        made = True
        print(f"KUMBUKA_CHAT_KEY={chat_key}")
    if made:
        print("Keys are shown once; only their hashes are stored.")
    if kumbuka.config.auth == "passthrough":
        print("Send your upstream's own key; its memory belongs to that key.")
    model = _model(kumbuka.config.upstream_url)
    print("Try, with a model of your upstream's for MODEL:" if model == "MODEL" else "Try:")
    print(_curl(url, chat_key, model), flush=True)


async def _key(kumbuka: Kumbuka, name: str, *rights: Right) -> str:
    made = await create_key(
        kumbuka.services, name=name, rights=frozenset(rights), owner_id=FIRST_OWNER
    )
    return made.secret


def _model(upstream_url: str | None) -> str:
    if upstream_url is None:
        return "kumbuka-demo"
    return "gpt-4o-mini" if urlsplit(upstream_url).hostname == "api.openai.com" else "MODEL"


def _curl(url: str, key: str, model: str) -> str:
    question = f'{{"model":"{model}","messages":[{{"role":"user","content":"I live in Lisbon."}}]}}'
    return (
        f'curl -s {url}/v1/chat/completions -H "authorization: Bearer {key}"'
        f" -H 'content-type: application/json' -d '{question}'"
    )
