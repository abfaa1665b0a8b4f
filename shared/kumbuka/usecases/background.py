"""Work that a request starts and that outlives it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Holds what was started until it is finished; a process that ends waits for it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """`work` handles its own errors: nobody awaits it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def drain(self, timeout_s: float = 10.0) -> None:
        """Return when nothing runs any more, or after the time."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=timeout_s)
