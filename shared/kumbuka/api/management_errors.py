"""Errors of `/api`: one shape, the status of each, and which field was wrong."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kumbuka.api.openai import INTERNAL, status_of
from kumbuka.api.wire import Strict, whole
from kumbuka.errors import FieldProblem, InvalidRequest, KumbukaError

log = logging.getLogger("kumbuka.api")


class Detail(Strict):
    field: str
    message: str


class Problem(Strict):
    code: str
    message: str
    details: list[Detail]
    request_id: str


class Refusal(Strict):
    """What every error of `/api` looks like."""

    error: Problem


CODES = {404: "not_found", 405: "method_not_allowed", 400: "invalid_request"}
NOT_JSON = FieldProblem("body", "is not valid JSON")


def answer(
    request: Request, status: int, code: str, message: str, details: Sequence[FieldProblem] = ()
) -> JSONResponse:
    """`{"error":{"code","message","details":[{"field","message"}],"requestId"}}`."""
    error = {
        "code": code,
        "message": whole(message),
        "details": [
            {"field": whole(problem.field), "message": whole(problem.message)}
            for problem in details
        ],
        "requestId": request.state.request_id,
    }
    return JSONResponse({"error": error}, status)


async def deliberate(request: Request, error: Exception) -> JSONResponse:
    status = status_of(error)
    if status == 500 or not isinstance(error, KumbukaError):
        return await unexpected(request, error)
    details = error.details if isinstance(error, InvalidRequest) else ()
    return answer(request, status, error.code, str(error), details)


async def unexpected(request: Request, error: Exception) -> JSONResponse:
    extra = {"request_id": request.state.request_id}
    # The place in the code, without what the error quotes: that may be somebody's words.
    where = RuntimeError(type(error).__name__).with_traceback(error.__traceback__)
    log.error("a request failed: %s", type(error).__name__, exc_info=where, extra=extra)
    return answer(request, 500, "internal_error", INTERNAL)


async def refused_by_the_framework(request: Request, error: Exception) -> JSONResponse:
    """No such route, a wrong method, a body that could not be read."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, KumbukaError):
        return await deliberate(request, error.__cause__)
    if error.status_code == 400:
        return answer(request, 400, CODES[400], "the body could not be read", [NOT_JSON])
    code = CODES.get(error.status_code, CODES[400])
    response = answer(request, error.status_code, code, str(error.detail))
    response.headers.update(error.headers or {})
    return response


async def not_valid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = [_problem(found) for found in error.errors()]
    return answer(request, 400, "invalid_request", "the request is not valid", problems)


def _problem(found: dict[str, Any]) -> FieldProblem:
    # The first part says where it stands: body, query or path. A field may be called that, too.
    place = [str(part) for part in found["loc"][1:]]
    if found["type"] == "json_invalid":
        return NOT_JSON
    if not place and found["type"] in ("model_attributes_type", "dict_type"):
        return FieldProblem("body", "must be a JSON object, sent as application/json")
    if found["type"] == "extra_forbidden":
        return FieldProblem(".".join(place), "is not a field of this request")
    return FieldProblem(".".join(place) or "body", _message(found))


def _message(found: dict[str, Any]) -> str:
    """The framework's words, but that a text has no items."""
    message: str = found["msg"].removeprefix("Value error, ")
    if found["type"] != "too_long" or not isinstance(found["input"], str):
        return message
    return f"must be at most {found['ctx']['max_length']} characters"
