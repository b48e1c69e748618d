"""Passengers decide: stay, leave, or take the lifeboat (CS-047 to CS-062, CS-299 to CS-304)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celestia.content.cards import CARDS, KIND
from astrodrome.games.celestia.content.figures import SEATS
from astrodrome.games.celestia.records.actions import LEAVE, ROW, STAY, Leave, Play, Stay, TakeLifeboat
from astrodrome.games.celestia.records.flight_events import PassengerLeft, PassengerStayed
from astrodrome.games.celestia.records.offers import AnnounceOffer, CardChoice
from astrodrome.games.celestia.state.event_costs import need_names, needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import LEAVES, ROWS, STAYS
from astrodrome.games.celestia.vessel.boarding import NO_LIFEBOAT_CARD, board_lifeboat, lifeboat_cards
from astrodrome.games.celestia.vessel.step import get_off
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

STAY_OR_LEAVE: Final[tuple[Action, ...]] = (STAY, LEAVE)
ONLY_STAY: Final[tuple[Action, ...]] = (STAY,)

PILE_EMPTY: Final = Refusal("CS-058", "pile-empty")
IN_SPACE: Final = Refusal("CS-372", "not-in-space")
NO_LIFEBOAT: Final = Refusal("CS-049", "stay-or-leave")
OCCUPIED: Final = Refusal("CS-301", "boat-occupied")
NO_CARDS_NOW: Final = Refusal("CS-061", "no-card-now")


class PassengersAnnounce(Task[Celestia]):
    """The passengers announce one at a time, clockwise from the captain's left (CS-047)."""

    @override
    def run(self, g: Celestia) -> None:
        """Ask each of them; in the empty space only if somebody could take the lifeboat (CS-372, CS-491)."""
        if not g.in_space() or boat_may_be_taken(g):
            g.then(*[PASSENGER_ANNOUNCES[seat] for seat in g.passengers()])


def boat_may_be_taken(g: Celestia) -> bool:
    """Return whether the lifeboat is in the game and free (CS-300)."""
    return g.edition.ext2 and g.lifeboat.pilot is None


class PassengerAnnounces(SeatDecision[Celestia]):
    """Stay aboard, or leave with a treasure of the city; or take the lifeboat (CS-049, CS-299)."""

    takes = (Stay, Leave, TakeLifeboat, Play)
    veiled = True
    rules = ("CS-049", "CS-050", "CS-051")

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        if not g.edition.ext2:
            return STAY_OR_LEAVE
        return [STAY, LEAVE, *[ROW[kind] for kind in lifeboat_cards(g, seat)]]

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return what may be announced; without the lifeboat that depends on the pile alone."""
        if g.edition.ext2:
            return super().legal(g, seat)
        return STAY_OR_LEAVE if g.piles[g.place] else ONLY_STAY

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse leaving without a treasure left, a lifeboat that is not there, and cards, which come later."""
        if isinstance(action, Stay):
            return None
        if isinstance(action, Leave):
            return refuse_leaving(g)
        if isinstance(action, TakeLifeboat):
            return refuse_lifeboat(g, seat, KIND[action.card])
        return NO_CARDS_NOW

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Do it at once, before the next passenger announces (CS-051, CS-056)."""
        if isinstance(action, Stay):
            g.step.announced[seat] = STAYS
            if g.listening:
                g.emit(PassengerStayed(seat))
        elif isinstance(action, Leave):
            g.step.announced[seat] = LEAVES
            if g.listening:
                g.emit(PassengerLeft(seat, g.tables.value[g.place]))
            get_off(g, seat)
        else:
            assert isinstance(action, TakeLifeboat), "cards were refused"
            g.step.announced[seat] = ROWS
            board_lifeboat(g, seat, KIND[action.card])

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        """Show what the captain has to cover and holds, and what can be taken here."""
        boats = [CardChoice(CARDS[kind], refuse_lifeboat(g, seat, kind)) for kind in lifeboat_cards(g, seat)]
        in_space = g.in_space()
        return AnnounceOffer(
            city=None if in_space else g.tables.value[g.place],
            left=0 if in_space else len(g.piles[g.place]),
            needs=need_names(needs(g)),
            captain=g.captain,
            captain_cards=g.hand_size[g.captain],
            leave=refuse_leaving(g),
            lifeboats=tuple(boats),
        )


def refuse_leaving(g: Celestia) -> Refusal | None:
    """Return why a passenger cannot leave here (CS-058, CS-059, CS-372)."""
    if g.in_space():
        return IN_SPACE
    return None if g.piles[g.place] else PILE_EMPTY


def refuse_lifeboat(g: Celestia, seat: Seat, kind: int) -> Refusal | None:
    """Return why a passenger cannot take the lifeboat with a card (CS-300, CS-301)."""
    if not g.edition.ext2:
        return NO_LIFEBOAT
    if g.lifeboat.pilot is not None:
        return OCCUPIED
    return None if kind in lifeboat_cards(g, seat) else NO_LIFEBOAT_CARD


PASSENGERS_ANNOUNCE: Final = PassengersAnnounce()
PASSENGER_ANNOUNCES: Final = tuple([PassengerAnnounces(seat) for seat in range(SEATS[-1])])
"""The announcement of each seat."""
