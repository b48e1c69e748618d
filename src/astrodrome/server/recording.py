"""Recordings: what each seat and the public saw of a finished game, entry by entry, compressed.

A recording is kept when the game is over, so that it can be watched for ever, also when the rules have moved on.
"""

from __future__ import annotations

import asyncio
import logging
import zlib

import msgspec

from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.replay import make_replay
from astrodrome.server.store import Kept, Store, StoreError

logger = logging.getLogger(__name__)


def record(spec: AnySpec, kept: Kept) -> bytes:
    """Return the replay of a finished table as JSON, compressed."""
    return zlib.compress(msgspec.json.encode(make_replay(spec, kept)), 6)


def play_back(recording: bytes) -> bytes:
    """Return the replay that was recorded, as JSON."""
    return zlib.decompress(recording)


async def keep(store: Store, spec: AnySpec, table: str) -> None:
    """Record a game that is over. Should it fail now, the first who asks for the replay has it made."""
    try:
        kept = await store.load(table)
        if kept is not None:
            await store.record(table, await asyncio.to_thread(record, spec, kept))
    except (AstrodromeError, StoreError) as error:
        logger.warning("table %s was not recorded (%s)", table, type(error).__name__)
