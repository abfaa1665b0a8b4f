"""Memories as rows: the columns, reading one, writing one."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from kumbuka.adapters.store.numbers import RESERVED_NUMBER, block_of
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.scopes import partition, transcript_partition
from kumbuka.memory.speakers import named_speaker
from kumbuka.text.fulltext import index_text
from kumbuka.text.slugs import slug

if TYPE_CHECKING:
    from kumbuka.ports import Row, Value

_NAMES = (
    "memory_id",
    "owner_id",
    "user_id",
    "session_id",
    "type",
    "key",
    "content",
    "metadata",
    "created_at",
    "updated_at",
    "last_confirmed_at",
    "times_confirmed",
    "expires_at",
    "valid_from",
    "superseded_at",
    "superseded_by",
    "archived_at",
    "pinned",
    "shared",
    "access_count",
    "last_accessed_at",
    "said_at",
    "thread",
)
WIDTH = len(_NAMES)
_TYPES = {str(type_): type_ for type_ in MemoryType}
_parsed = json.JSONDecoder().raw_decode  # a third of the time of json.loads

_DERIVED = ("owner_no", "category", "subject", "object_slug")
_INSERTED = (*_NAMES, *_DERIVED)
INSERT = (
    f"INSERT INTO memories (memory_no, {', '.join(_INSERTED)})"
    f" VALUES ({RESERVED_NUMBER}, {', '.join('?' for _ in _INSERTED)}) RETURNING memory_no"
)
_KEPT = (
    "memory_id",
    "owner_no",
    "owner_id",
    "user_id",
    "session_id",
    "key",
    "content",
    "created_at",
    "thread",
)
_CHANGED = tuple(name for name in _INSERTED if name not in _KEPT)
UPDATE = f"UPDATE memories SET {', '.join(f'{n} = ?' for n in _CHANGED)} WHERE memory_id = ?"


def names() -> str:
    return ", ".join(_NAMES)


@cache
def columns(alias: str = "m") -> str:
    return ", ".join(f"{alias}.{name}" for name in _NAMES)


def memory_from(row: Row) -> Memory:
    """A row that starts with `columns()`."""
    (
        memory_id,
        owner_id,
        user_id,
        session_id,
        type_,
        key,
        content,
        metadata,
        created_at,
        updated_at,
        last_confirmed_at,
        times_confirmed,
        expires_at,
        valid_from,
        superseded_at,
        superseded_by,
        archived_at,
        pinned,
        shared,
        access_count,
        last_accessed_at,
        said_at,
        thread,
    ) = row[:WIDTH]
    return Memory(
        memory_id=memory_id,
        place=_place(owner_id, user_id, session_id),
        type=_TYPES[type_],
        key=key,
        content=content,
        metadata=_parsed(metadata)[0],
        created_at=created_at,
        updated_at=updated_at,
        last_confirmed_at=last_confirmed_at,
        times_confirmed=times_confirmed,
        expires_at=expires_at,
        valid_from=valid_from,
        superseded_at=superseded_at,
        superseded_by=superseded_by,
        archived_at=archived_at,
        pinned=bool(pinned),
        shared=bool(shared),
        access_count=access_count,
        last_accessed_at=last_accessed_at,
        said_at=tuple(map(int, said_at.split(","))) if said_at else (),
        thread=thread,
    )


@lru_cache(maxsize=256)  # most rows of an answer are of one place
def _place(owner_id: str, user_id: str, session_id: str) -> Place:
    return Place(owner_id, user_id or None, session_id or None)


def insert_values(memory: Memory, from_last: int) -> tuple[Value, ...]:
    """`from_last`: which of the numbers that were reserved for the partition, from their end."""
    values = _values(memory)
    place = (from_last, block_of(partition_of(memory)))
    return (*place, *(values[name] for name in _INSERTED))


def update_values(memory: Memory) -> tuple[Value, ...]:
    values = _values(memory)
    return (*(values[name] for name in _CHANGED), memory.memory_id)


def _values(memory: Memory) -> dict[str, Value]:
    place = memory.place
    return {
        "memory_id": memory.memory_id,
        "owner_id": place.owner_id,
        "user_id": place.user_id or "",
        "session_id": place.session_id or "",
        "type": str(memory.type),
        "key": memory.key,
        "content": memory.content,
        # Not escaped: the database then mends half characters here as it does in texts.
        "metadata": json.dumps(memory.metadata, ensure_ascii=False, separators=(",", ":")),
        "created_at": memory.created_at,
        "updated_at": memory.updated_at,
        "last_confirmed_at": memory.last_confirmed_at,
        "times_confirmed": memory.times_confirmed,
        "expires_at": memory.expires_at,
        "valid_from": memory.valid_from,
        "superseded_at": memory.superseded_at,
        "superseded_by": memory.superseded_by,
        "archived_at": memory.archived_at,
        "pinned": int(memory.pinned),
        "shared": int(memory.shared),
        "access_count": memory.access_count,
        "last_accessed_at": memory.last_accessed_at,
        "said_at": ",".join(map(str, memory.said_at)),
        "thread": memory.thread,
        "owner_no": partition_of(memory),
        "category": category_of(memory),
        "subject": _text(memory.metadata.get("subject")) or "user",
        "object_slug": _object_slug(memory),
    }


def partition_of(memory: Memory) -> int:
    owner_id = memory.place.owner_id
    return partition(owner_id) if memory.thread is None else transcript_partition(owner_id)


def indexed_text(memory: Memory) -> str:
    """Its words in the text index. Of a passage, what was said and, where one is known by name,
    who said it: a question about a person mostly means what that person said."""
    if memory.thread is not None:
        return index_text(f"{memory.content} {named_speaker(memory)}", "", {})
    return index_text(memory.content, memory.key, memory.metadata)


def category_of(memory: Memory) -> str:
    """What the profile and the retractions go by: from the metadata, else the key's first part."""
    return _text(memory.metadata.get("category")) or memory.key.partition(":")[0]


def _object_slug(memory: Memory) -> str:
    about = _text(memory.metadata.get("object"))
    return slug(about) if about else memory.key.partition(":")[2].rpartition("/")[2]


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
