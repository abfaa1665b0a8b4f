"""Case 21: what is said of keys, passwords and cards is not stored, and is counted."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.cases.conversing import Conversing

SAID = (
    ("My API key is sk-abc123def456ghi789jkl012mno345pqr.", "sk-abc123", "openai_key"),
    ("My API key is sk-abc123.", "sk-abc123", "openai_key"),
    ("Remember that my card is 4111 1111 1111 1111.", "4111", "card_number"),
    ("Remember that my card is 4111.1111.1111.1111.", "4111", "card_number"),
    ("Remember that the token is ghp_16C7e42F292c6912E7710c838347Ae178B4a.", "ghp_", ""),
    ("Please note that the AWS key is AKIAIOSFODNN7EXAMPLE.", "AKIA", "aws_key"),
    ("Remember that my password is hunter2.", "hunter2", "password"),
    ("Remember that our key is fc-6affa344872153769da0097278a8c03a.", "fc-6", "api_key"),
    ("I always use Zq8Rt2LmX0pVb7NcY4sKd9WfH3gJe6Ua for staging.", "Zq8R", "generated"),
    ("Remember that the database is postgres://ana:s3cr3t@db/app.", "s3cr3t", ""),
)


@pytest.mark.case(21)
@pytest.mark.parametrize(("text", "secret", "reason"), SAID)
async def test_a_secret_is_in_no_row_and_no_log_and_is_counted(
    kumbuka: Conversing, caplog: pytest.LogCaptureFixture, text: str, secret: str, reason: str
) -> None:
    caplog.set_level(logging.INFO, "kumbuka.learn")
    await kumbuka.say(text)
    assert await kumbuka.memories() == []
    (learned,) = [record for record in caplog.records if record.message == "learned a turn"]
    (counted,) = vars(learned)["refused"].items()
    assert counted[0].startswith("secret:")
    assert counted[0].endswith(reason)
    assert counted[1] == 1
    assert secret not in "".join(str(vars(record)) for record in caplog.records)


@pytest.mark.case(21)
async def test_no_file_holds_a_secret_once_nothing_waits(kumbuka: Conversing) -> None:
    for text, _, _ in SAID:
        await kumbuka.say(text)
    async with asyncio.timeout(10):
        while any(secret.encode() in kumbuka.written() for _, secret, _ in SAID):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@pytest.mark.case(21)
async def test_a_secret_does_not_take_the_rest_of_the_message_with_it(kumbuka: Conversing) -> None:
    await kumbuka.say("My password is hunter2. I live in Lisbon.")
    assert await kumbuka.contents() == {"I live in Lisbon."}
