"""`kumbuka memories export` and `import`, as they are run from a shell."""

from __future__ import annotations

import json
from pathlib import Path

from tests.fakes.kumbuka_process import run

LOG = "\n".join(
    json.dumps(
        {"role": "user", "content": f"We spoke of topic {n}.", "created_at": 1_769_731_200 + n}
        | {"user": "ana" if n % 2 else "ben"}
    )
    for n in range(600)
)


async def test_an_export_is_taken_in_elsewhere_and_again(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text(LOG)
    for owner in ("team", "others"):
        await run(tmp_path, f"transcripts import log.jsonl --owner {owner}")
    written = await run(tmp_path, "memories export --owner team all.jsonl")
    assert (written.code, written.out, written.err) == (0, "", "")
    lines = (tmp_path / "all.jsonl").read_text().splitlines()
    assert len(lines) == 600
    one = await run(tmp_path, "memories export --owner team --user ana")
    assert {json.loads(line)["userId"] for line in one.lines} == {"ana"}
    everyone = await run(tmp_path, "memories export --everyone -")
    assert len(everyone.lines) == 1200
    (tmp_path / "everyone.jsonl").write_text(everyone.out)

    elsewhere = "--database file:other.db"
    for outcome in ("created", "confirmed"):
        taken = await run(tmp_path, f"memories import everyone.jsonl {elsewhere} --json")
        assert (taken.code, json.loads(taken.out)) == (0, {outcome: 1200})
    there = await run(tmp_path, f"memories export --owner team {elsewhere}")
    assert there.lines == lines
    moved = await run(tmp_path, f"memories import all.jsonl --owner new {elsewhere}")
    assert moved.out == "read 600 lines: 600 created\n"


async def test_bad_lines_and_wrong_usage_are_told(tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text('{\n\n{"id": "x"}\n')
    taken = await run(tmp_path, "memories import bad.jsonl --owner team")
    assert (taken.code, taken.out) == (1, "read 2 lines: 2 refused\n")
    assert taken.err.startswith("kumbuka: line 1: line is not JSON")
    assert "kumbuka: line 3: id must be a UUID\n" in taken.err
    assert "kumbuka: line 3: content is missing\n" in taken.err
    nobody = await run(tmp_path, "memories export")
    assert (nobody.code, nobody.out) == (1, "")
    assert "--owner: must be given, or --everyone" in nobody.err
    assert (await run(tmp_path, "memories export --owner a --user u --everyone")).code == 2
    assert (await run(tmp_path, "memories export --owner ''")).code == 2
    missing = await run(tmp_path, "memories import missing.jsonl")
    assert (missing.code, "cannot be read" in missing.err) == (1, True)
