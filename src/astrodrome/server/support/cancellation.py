"""Ending tasks for certain: a task that swallows its cancellation is cancelled again until it has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN_S: Final = 2.0
"""How long a task may take to end before it is cancelled again."""


async def end_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until each has ended, however it ends.

    Once is not always enough: `asyncio.wait_for` before Python 3.12 loses a cancellation that comes as its work
    ends, and so do libraries that turn it into an error of theirs.
    """
    every = set(tasks)
    left = {task for task in every if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
    for task in every:
        if not task.cancelled():
            task.exception()  # looked at, so that asyncio does not report it later
