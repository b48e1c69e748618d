"""Urgent Need: the captain hands the step over to somebody else aboard (CS-332 to CS-337)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celestia.content.cards import URGENT_NEED
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import AFTER_ANNOUNCEMENTS, AFTER_CRASH, AFTER_SUCCESS, CardPlay
from astrodrome.games.celestia.records.actions import LEAVE, STAY, Leave, Stay
from astrodrome.games.celestia.records.flight_events import PassengerLeft, PassengerStayed
from astrodrome.games.celestia.records.offers import AnnounceOffer
from astrodrome.games.celestia.state.event_costs import need_names, needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.vessel.step import change_captain, get_off
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NOT_NOW = Refusal("CS-332", "need-not-now")
CRASH_ANNOUNCED = Refusal("CS-332", "need-after-crash")
NOT_THE_BOAT = Refusal("CS-509", "only-the-aircraft")
ONLY_CAPTAIN = Refusal("CS-332", "only-the-captain")
ALONE = Refusal("CS-336", "captain-is-alone")
TARGET_ASHORE = Refusal("CS-333", "target-ashore")
PILE_EMPTY = Refusal("CS-335", "pile-empty")
IN_SPACE = Refusal("CS-489", "not-in-space")


class UrgentNeed(CardPlay):
    """Played by the captain alone, after the announcements and before laying cards (CS-332)."""

    kind = URGENT_NEED
    moments = (AFTER_ANNOUNCEMENTS, AFTER_SUCCESS)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the announcements, after a crash announcement, and once cards are laid (CS-Q53)."""
        return CRASH_ANNOUNCED if moment == AFTER_CRASH else NOT_NOW

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it in the lifeboat, and to a captain without passengers."""
        if g.step.vessel != AIRCRAFT:
            return NOT_THE_BOAT
        return None if g.passengers() else ALONE

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        return None if seat == g.captain else ONLY_CAPTAIN

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.then(CaptainNamesCaptain(seat))


class CaptainNamesCaptain(NamesPlayer):
    """Name another player aboard, who cannot refuse (CS-333, CS-337)."""

    rules = ("CS-333", "CS-337")
    another = Refusal("CS-333", "another-player")

    @override
    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        return None if g.pawns[target] else TARGET_ASHORE

    @override
    def name(self, g: Celestia, target: Seat) -> None:
        """Change captains; the former one then chooses to stay or to leave (CS-334)."""
        change_captain(g, target)
        g.then(FormerCaptainChooses(self.seat))


class FormerCaptainChooses(SeatDecision[Celestia]):
    """Stay aboard as a passenger, or leave with a treasure (CS-334, CS-335)."""

    takes = (Stay, Leave)
    rules = ("CS-334", "CS-335")

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return (STAY, LEAVE)

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Stay) or not g.pile_is_empty():
            return None
        return IN_SPACE if g.in_space() else PILE_EMPTY

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Stay or leave; this is no announcement of the passengers' round (CS-471)."""
        if isinstance(action, Leave):
            if g.listening:
                g.emit(PassengerLeft(seat, g.tables.value[g.place]))
            get_off(g, seat)
        elif g.listening:
            g.emit(PassengerStayed(seat))

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        empty = g.pile_is_empty()
        return AnnounceOffer(
            city=None if g.in_space() else g.tables.value[g.place],
            left=0 if empty else len(g.piles[g.place]),
            needs=need_names(needs(g)),
            captain=g.captain,
            captain_cards=g.hand_size[g.captain],
            leave=self.refuse(g, seat, LEAVE),
            lifeboats=(),
        )
