"""The spaces of an environment, the same for all interfaces."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.table import VERSION, Table
from astrodrome.research.spaces.writers import MOST

Seen: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
"""`observation`: what the seat may know; `action_mask`: 1 for every id it may give."""


def observation_space(table: Table) -> spaces.Dict:
    """Return the space of what a seat gets to see; from version 3 on, with the bounds of each number."""
    seen = spaces.Box(-MOST, MOST, (table.encoder.size,), np.float32)
    if table.version > VERSION:
        low, high = [[getattr(one, end) for one in table.encoder.columns] for end in ("low", "high")]
        seen = spaces.Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (table.actions.size,), np.int8)})


def action_space(table: Table) -> spaces.Discrete:
    """Return the space of ids."""
    return spaces.Discrete(table.actions.size)


def seen_by(table: Table, seat: Seat) -> Seen:
    """Return what a seat gets to see now."""
    return {"observation": table.encoder.encode(table.game, seat), "action_mask": table.mask(seat)}
