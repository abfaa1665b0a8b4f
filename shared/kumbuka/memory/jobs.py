"""A job: work for one owner that waits on a queue, and its form there."""

from __future__ import annotations

import json
from dataclasses import dataclass

from kumbuka.errors import PoisonMessage

COPY_VECTORS = "copy_vectors"
"""Bring the owner's copy in the second vector store up to what the database holds."""
CHECK_COPY = "check_copied_vectors"
"""The same, and count whether all is there that was copied before."""
COPY_EVERYONES = "copy_everyones_vectors"
"""Send the latter for every owner."""
CLEAN_UP = "cleanup"
"""Remove what of the owner's is over."""
CLEAN_UP_RECORDS = "cleanup_records"
"""Remove old records, whoever they are about."""
SUMMARIZE = "summarize"
"""Make summaries of the owner's old memories, where the settings want that."""
EMBED = "embed_memories"
"""Give what lacks a vector of the current embedding one."""
PLANS = {CLEAN_UP: "plan_cleanup", SUMMARIZE: "plan_summarize"}
"""Kind of an owner's job → of the one that sends it to every owner past one."""
EVERYONE = "*"
"""Stands for the owner in a job that is for nobody alone."""


@dataclass(frozen=True, slots=True)
class Job:
    """It names what is to be looked at, never what is to be written: doing it twice does no harm,
    and a late one finds nothing left to do."""

    kind: str
    owner_id: str
    after: str = ""
    """Of a job over everybody: the owner that it came to."""

    def to_json(self) -> str:
        fields = {"kind": self.kind, "ownerId": self.owner_id}
        if self.after:
            fields["after"] = self.after
        return json.dumps(fields, ensure_ascii=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, body: str) -> Job:
        """Raises PoisonMessage for a body that is not a job; ignores fields it does not know."""
        try:
            raw = json.loads(body)
            job = cls(raw["kind"], raw["ownerId"], raw.get("after", ""))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise PoisonMessage(f"not a job: {error!r}") from error
        if not all(isinstance(text, str) and text for text in (job.kind, job.owner_id)):
            raise PoisonMessage("not a job: kind or owner is missing")
        if not isinstance(job.after, str):
            raise PoisonMessage("not a job: `after` is no text")
        return job
