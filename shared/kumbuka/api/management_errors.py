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
from kumbuka.errors import FieldProblem, InvalidRequest, KumbukaError

log = logging.getLogger("kumbuka.api")

CODES = {404: "not_found", 405: "method_not_allowed", 400: "invalid_request"}


def answer(
    request: Request, status: int, code: str, message: str, details: Sequence[FieldProblem] = ()
) -> JSONResponse:
    """`{"error":{"code","message","details":[{"field","message"}],"requestId"}}`."""
    error = {
        "code": code,
        "message": message,
        "details": [{"field": problem.field, "message": problem.message} for problem in details],
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
    log.error("a request failed: %s", type(error).__name__, exc_info=error, extra=extra)
    return answer(request, 500, "internal_error", INTERNAL)


async def refused_by_the_framework(request: Request, error: Exception) -> JSONResponse:
    """No such route, a wrong method, a body that could not be read."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, KumbukaError):
        return await deliberate(request, error.__cause__)
    code = CODES.get(error.status_code, "invalid_request")
    response = answer(request, error.status_code, code, str(error.detail))
    response.headers.update(error.headers or {})
    return response


async def not_valid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = [_problem(found) for found in error.errors()]
    return answer(request, 400, "invalid_request", "the request is not valid", problems)


def _problem(found: dict[str, Any]) -> FieldProblem:
    place = [str(part) for part in found["loc"] if part not in ("body", "query", "path")]
    if found["type"] == "json_invalid":
        return FieldProblem("body", "is not valid JSON")
    if found["type"] == "extra_forbidden":
        return FieldProblem(".".join(place), "is not a field of this request")
    return FieldProblem(".".join(place) or "body", found["msg"].removeprefix("Value error, "))
