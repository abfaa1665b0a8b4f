from collections.abc import Mapping

from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.profile import belongs, profile
from kumbuka.text.tokens import count_tokens

NOW = 1_000_000


def memory(
    key: str,
    content: str = "x",
    category: str | None = None,
    *,
    times: int = 1,
    at: int = 0,
    pinned: bool = False,
    expires_at: int | None = None,
    metadata: Mapping[str, object] = {},
) -> Memory:
    about = dict(metadata) | ({"category": category} if category else {})
    return Memory(
        key, Place("o"), MemoryType.FACTUAL, key, content, about, 0, 0, at, 0,
        times_confirmed=times, pinned=pinned, expires_at=expires_at,
    )  # fmt: skip


def keys(memories: list[Memory], max_tokens: int = 200) -> list[str]:
    return [m.key for m in profile(memories, NOW, max_tokens)]


def test_kinds_come_in_their_order() -> None:
    memories = [
        memory("pattern:a", category="pattern", times=9),
        memory("preference:b", category="preference", times=9),
        memory("identity:home", category="identity"),
        memory("identity:name", category="identity"),
        memory("allergy:peanuts"),
        memory("note:short_answers", category="instruction"),
        memory("note:pinned", pinned=True),
        memory("decision:postgres", category="decision", times=99),
    ]
    assert keys(memories) == [
        "note:pinned", "note:short_answers", "identity:name", "allergy:peanuts", "identity:home",
        "preference:b", "pattern:a", "decision:postgres",
    ]  # fmt: skip


def test_confirmations_then_recency_decide_within_a_kind() -> None:
    memories = [
        memory("a", category="preference", at=5),
        memory("b", category="favourite", times=3),
        memory("c", category="preference", at=9),
    ]
    assert keys(memories) == ["b", "c", "a"]


def test_the_budget_is_never_passed_and_what_does_not_fit_is_skipped() -> None:
    long = memory("identity:name", "n" * 400, "identity")
    short = memory("preference:tea", "I like tea.", "preference")
    cost = count_tokens("- 2026-11-30: I like tea.")
    assert keys([long, short], cost) == ["preference:tea"]
    assert keys([long, short], cost - 1) == []
    assert keys([short], 0) == []


def test_what_is_not_current_is_left_out() -> None:
    assert keys([memory("identity:home", category="identity", expires_at=NOW)]) == []


def test_other_people_do_not_enter_the_users_profile() -> None:
    sister = memory("preference:sister_eva/tea", category="preference",
                    metadata={"subject": "sister_eva"})  # fmt: skip
    assert not belongs(sister)
    assert belongs(memory("preference:tea", category="preference", metadata={"subject": "user"}))


def test_odd_metadata_is_no_error() -> None:
    assert not belongs(memory("k", metadata={"category": ["identity"]}))


def test_the_named_attributes_come_before_all_else_of_identity() -> None:
    many = [memory(f"identity:thing_{n}", category="identity", times=99) for n in range(30)]
    named = [memory(f"identity:{name}", category="identity") for name in ("employer", "time_zone")]
    assert keys([*many, *named])[:2] == ["identity:time_zone", "identity:employer"]


def test_what_is_close_to_the_message_comes_next() -> None:
    memories = [
        memory("identity:name", category="identity"),
        memory("identity:locker", category="identity", times=9),
        memory("tool:postgres", category="tool"),
    ]
    chosen = profile(memories, NOW, 200, {"tool:postgres": 0.5, "identity:locker": 0.1})
    assert [m.key for m in chosen] == ["identity:name", "tool:postgres", "identity:locker"]
