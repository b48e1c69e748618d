"""Worlds to think with: a bot that sits at a table by its seat's token is dealt what a bot in the engine is dealt."""

from __future__ import annotations

import logging
import secrets

from astrodrome.kernel.chance import SEED_BITS
from astrodrome.server.protocol.messages import Trouble, World, WorldDealt
from astrodrome.server.protocol.wording import trouble
from astrodrome.server.support.errors import error_origin
from astrodrome.server.table.table import Table

logger = logging.getLogger(__name__)


def deal_world(table: Table, message: World) -> WorldDealt | Trouble:
    """Return a game that the seat could be in; its seed is nobody's, so that the real chance stays unknown."""
    try:
        world = table.game.determinise(message.seat, secrets.randbits(SEED_BITS))
        return WorldDealt(message.id, message.seat, table.game.number, world.save(log=False).decode())
    except Exception as error:  # noqa: BLE001 - dealt from a copy: the table is as it was
        logger.error("table %s: no world could be dealt: %s", table.row.id, error_origin(error))  # noqa: TRY400
        return trouble("fault", "no-world", message.id)
