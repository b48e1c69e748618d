"""Graceful shutdown: visitors are sent elsewhere, players are notified, writes are finished, tables are released."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from astrodrome.server.protocol.wording import stopping
from astrodrome.server.room.rooms import Rooms

logger = logging.getLogger(__name__)

CLOSE_S: Final = 10.0
"""How long the tables together may take to finish what lies in their mailboxes."""
LOOK_S: Final = 0.1


async def stop_gracefully(rooms: Rooms, drain_s: float, hurried: Callable[[], bool]) -> None:
    """Announce it, go on for a while, then close every table; `hurried` says whether to stop waiting."""
    rooms.draining = True
    notify_everybody(rooms, drain_s)
    logger.info("stopping: those at tables are told", extra={"count": len(rooms.in_memory()), "seconds": drain_s})
    left = drain_s
    while left > 0 and not hurried():
        await asyncio.sleep(min(LOOK_S, left))
        left -= LOOK_S
    if await close_in_time(rooms, CLOSE_S):
        logger.info("stopping: every table is closed")


def notify_everybody(rooms: Rooms, in_s: float) -> None:
    """Tell everybody at every table that the server stops."""
    notice = stopping(round(in_s * 1000))
    for room in rooms.in_memory():
        room.audience.send_to(notice, None)


async def close_in_time(rooms: Rooms, seconds: float) -> bool:
    """Close every table; whether all did in time. One whose database hangs is left: its answer was not confirmed."""
    closing = asyncio.create_task(rooms.close())
    done, _ = await asyncio.wait({closing}, timeout=seconds)
    if not done:
        logger.error("stopping: some tables did not finish in time", extra={"seconds": seconds})
    return bool(done)
