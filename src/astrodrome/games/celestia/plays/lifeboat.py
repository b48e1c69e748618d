"""The captain takes the lifeboat instead of facing the events (CS-306 to CS-311)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celestia.content.cards import KIND, LIFEBOAT, URGENT_NEED
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.plays.playable import AFTER_ANNOUNCEMENTS, BEFORE_ROLL, Playable
from astrodrome.games.celestia.records.actions import ROW, TakeLifeboat
from astrodrome.games.celestia.records.flight_events import AircraftAbandoned
from astrodrome.games.celestia.state.event_costs import MUST, ability, needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import equipment_was_short
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.vessel.boarding import NO_LIFEBOAT_CARD, board_lifeboat, lifeboat_cards
from astrodrome.games.celestia.vessel.step import StepEnds, change_captain
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_EARLY = Refusal("CS-306", "boat-too-early")
DECLARED = Refusal("CS-309", "boat-too-late")
OCCUPIED = Refusal("CS-300", "boat-occupied")
ONLY_CAPTAIN = Refusal("CS-451", "only-the-captain")
MUST_FACE = Refusal("CS-310", "equipment-suffices")


class CaptainsLifeboat(Playable):
    """Played by the captain before any declaration; the next passenger must face the same dice (CS-306, CS-309)."""

    moments = (AFTER_ANNOUNCEMENTS,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the announcements, and once success or a crash is declared."""
        return TOO_EARLY if moment == BEFORE_ROLL else DECLARED

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it while the lifeboat is occupied."""
        return None if g.lifeboat.pilot is None and g.step.vessel == AIRCRAFT else OCCUPIED

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it to everybody but the captain: passengers had their chance when announcing (CS-451)."""
        return None if seat == g.captain else ONLY_CAPTAIN

    @override
    def is_in(self, edition: Edition) -> bool:
        return any(edition.copies[LIFEBOAT:URGENT_NEED])

    @override
    def is_about(self, g: Celestia) -> bool:
        return any([g.may_be_held(kind) for kind in range(LIFEBOAT, URGENT_NEED)])

    @override
    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse it without a Lifeboat card, and to a captain alone whose Equipment suffices (CS-310, CS-311)."""
        assert isinstance(action, TakeLifeboat)
        if KIND[action.card] not in lifeboat_cards(g, seat):
            return NO_LIFEBOAT_CARD
        return MUST_FACE if not g.passengers() and ability(g, seat) == MUST else None

    @override
    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return [ROW[kind] for kind in lifeboat_cards(g, seat)]

    @override
    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Go into the lifeboat; without passengers the aircraft is left empty, which is a crash (CS-529)."""
        assert isinstance(action, TakeLifeboat)
        passengers = g.passengers()
        if not passengers:
            equipment_was_short(g, seat, needs(g))  # CS-310: it would be refused otherwise
        board_lifeboat(g, seat, KIND[action.card])
        if passengers:
            change_captain(g, passengers[0])
            return
        g.flying = False
        g.crashed = True
        if g.listening:
            g.emit(AircraftAbandoned(seat))
        g.abandon(StepEnds)
