"""Red, Amelia Lorna-Lou / Lord Hawkins: all dice are rolled again for a treasure (CS-260 to CS-263)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celestia.content.cards import RED
from astrodrome.games.celestia.plays.power import Power
from astrodrome.games.celestia.records.treasure_events import TreasureDiscarded
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.treasures.treasures import PicksTreasure, lose
from astrodrome.games.celestia.vessel.roll import is_frozen, roll_again
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_TREASURE: Final = Refusal("CS-261", "no-treasure")


class Red(Power):
    """Amelia Lorna-Lou / Lord Hawkins: discard a treasure, and all dice are rolled again (CS-260 to CS-263)."""

    colour = RED

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it without a treasure to discard; the Boscalumia token is none (CS-261)."""
        return super().bar_seat(g, seat) or (None if sum(g.treasures_by_city[seat]) else NO_TREASURE)

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.then(OwnerDiscardsTreasure(seat))


class OwnerDiscardsTreasure(PicksTreasure):
    """Choose the treasure that pays for the re-roll; it leaves the game unseen (CS-260, CS-263)."""

    args = ("seat",)
    rules = ("CS-260", "CS-263")
    absent = Refusal("CS-260", "no-such-treasure")

    @override
    def in_view(self, g: Celestia) -> Sequence[int]:
        return [treasure for treasure, count in enumerate(g.treasures[self.seat]) for _ in range(count)]

    @override
    def choose(self, g: Celestia, treasure: int) -> None:
        """Discard it and roll every die that is not frozen (CS-262)."""
        lose(g, self.seat, treasure)
        g.treasures_discarded[self.seat] = tuple(sorted([*g.treasures_discarded[self.seat], treasure]))
        if g.listening:
            g.emit(TreasureDiscarded(self.seat, g.tables.value[g.tables.city_of[treasure]]))
        roll_again(g, [die for die, face in enumerate(g.step.dice) if not is_frozen(g, face)])
