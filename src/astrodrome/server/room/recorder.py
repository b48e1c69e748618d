"""Keeps the recording of a game that has ended."""

from __future__ import annotations

import logging

from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.room.services import Services
from astrodrome.server.store.store import StoreError

logger = logging.getLogger(__name__)


async def record(services: Services, table: str) -> None:
    """Record a game that is over. Should it fail now, the first who asks for the replay has it made."""
    try:
        kept = await services.store.load(table)
        if kept is not None:
            await services.store.record(table, await services.checks.record(table, kept))
    except (Reject, StoreError) as error:
        logger.warning("table %s was not recorded (%s)", table, type(error).__name__)
