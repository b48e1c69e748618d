"""Cards, ships and rolls that tests of Rough Roads share."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.records.flight_events import DiceRolled
from tests.contract.events import of_kind
from tests.galaxy_trucker.table import Table, card

ONE = card("abandoned_ship", crew=1, credits=3, days=1)

GUN = ". g \n . S"


def rolled(table: Table) -> list[tuple[int, str]]:
    """Return who rolled for what at the opening."""
    return [(event.seat, event.aim) for event in of_kind(table.opening, DiceRolled)]
