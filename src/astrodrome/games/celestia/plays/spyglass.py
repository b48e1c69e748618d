"""Magic Spyglass: a treasure that shows a way round all events (CS-152 to CS-161)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.plays.playable import AFTER_CRASH, SAFE, Playable
from astrodrome.games.celestia.records.actions import UseSpyglass
from astrodrome.games.celestia.records.card_events import SpyglassUsed
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import spyglass_was_seen
from astrodrome.games.celestia.treasures.treasures import lose
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NOT_NOW = Refusal("CS-154", "spyglass-not-now")
ASHORE = Refusal("CS-153", "only-aboard")
NONE_OWNED = Refusal("CS-152", "no-spyglass")


class Spyglass(Playable):
    """Used by anybody aboard who owns one, after a crash announcement (CS-153, CS-154)."""

    moments = (AFTER_CRASH,)
    follows = SAFE

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it unless a crash is announced and not yet final."""
        return NOT_NOW

    @override
    def is_in(self, edition: Edition) -> bool:
        return any(edition.spyglasses)

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it ashore; in the lifeboat's step only the pilot is aboard (CS-457)."""
        return None if g.is_aboard(seat) else ASHORE

    @override
    def may_be_held(self, g: Celestia, seat: Seat) -> bool:
        """Return whether the seat owns a treasure of a city whose Spyglass may still be about (CS-516)."""
        for city, holding in enumerate(g.treasures_by_city[seat]):
            if holding and g.edition.spyglasses[city] and g.used_spyglasses[city] < spyglasses_of(g, city):
                return True
        return False

    @override
    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, UseSpyglass)
        city = g.tables.index_of.get(action.city)
        treasure = None if city is None else g.tables.spyglass[city]
        return None if treasure is not None and g.treasures[seat][treasure] else NONE_OWNED

    @override
    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return [UseSpyglass(g.tables.value[city]) for city in spyglass_cities(g, seat)]

    @override
    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Take the Spyglass out of the game for good (CS-157)."""
        assert isinstance(action, UseSpyglass)
        city = g.tables.index_of[action.city]
        treasure = g.tables.spyglass[city]
        assert treasure is not None, "only cities with a Spyglass get here"
        lose(g, seat, treasure)
        g.used_spyglasses[city] += 1
        spyglass_was_seen(g, seat, treasure)
        if g.listening:
            g.emit(SpyglassUsed(seat, action.city))


def spyglasses_of(g: Celestia, city: int) -> int:
    """Return how many Spyglasses a city's treasures hold."""
    treasure = g.tables.spyglass[city]
    return 0 if treasure is None else g.tables.treasure_copies[treasure]


def spyglass_cities(g: Celestia, seat: Seat) -> list[int]:
    """Return the cities whose Spyglass a seat owns."""
    owned = g.treasures[seat]
    return [city for city, treasure in enumerate(g.tables.spyglass) if treasure is not None and owned[treasure]]
