"""What the managed runtime does for a handler that answers in one piece: `python plain_runtime.py`.

One event after the other through the Runtime API, with a context that knows the time left.
"""

from __future__ import annotations

import http.client
import importlib
import json
import os
import sys
import time
from typing import Any

BASE = "/2018-06-01/runtime"


class Context:
    def __init__(self, request_id: str, deadline_ms: int) -> None:
        self.aws_request_id = request_id
        self._deadline_ms = deadline_ms

    def get_remaining_time_in_millis(self) -> int:
        return max(0, self._deadline_ms - int(time.time() * 1000))


def main() -> None:
    sys.path.insert(0, os.environ["LAMBDA_TASK_ROOT"])
    module, _, name = os.environ["_HANDLER"].rpartition(".")
    try:
        handler = getattr(importlib.import_module(module), name)
    except Exception as error:
        _post("/init/error", _failure(error))
        raise
    connection = http.client.HTTPConnection(os.environ["AWS_LAMBDA_RUNTIME_API"])
    while True:
        connection.request("GET", f"{BASE}/invocation/next")
        answer = connection.getresponse()
        event = json.loads(answer.read())
        request_id = answer.headers["Lambda-Runtime-Aws-Request-Id"]
        deadline_ms = int(answer.headers["Lambda-Runtime-Deadline-Ms"])
        try:
            result = handler(event, Context(request_id, deadline_ms))
        except Exception as error:
            _post(f"/invocation/{request_id}/error", _failure(error))
        else:
            _post(f"/invocation/{request_id}/response", result, in_chunks=True)


def _post(path: str, content: Any, *, in_chunks: bool = False) -> None:
    connection = http.client.HTTPConnection(os.environ["AWS_LAMBDA_RUNTIME_API"])
    headers = {"Lambda-Runtime-Function-Error-Type": "Unhandled"}
    data = json.dumps(content).encode()
    connection.request("POST", BASE + path, iter([data]) if in_chunks else data, headers)
    connection.getresponse().read()
    connection.close()


def _failure(error: Exception) -> dict[str, str]:
    return {"errorType": type(error).__name__, "errorMessage": str(error)}


if __name__ == "__main__":
    main()
