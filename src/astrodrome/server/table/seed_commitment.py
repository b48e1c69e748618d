"""Fair dice: what a table promises of its seed before the first move, and shows when the game is over."""

from __future__ import annotations

from astrodrome.kernel.log import Log
from astrodrome.kernel.seed_draw import promise_of


def seed_commitment(table: str, header: Log) -> str:
    """Return what a table has promised, by its header: the server's secret where the seed was drawn, else the seed.

    Before the start the secret stands in the place of the seed; tables from before the draw promised the seed itself.
    """
    return promise_of(table, f"{header.seed:032x}") if header.draw is None else header.draw.promise
