"""The departure: what captain or pilot decides before the roll (CS-172 to CS-177, CS-191 to CS-197, CS-320, CS-522)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celestia.records.actions import (
    FLY_ON,
    HEAD_FORGOTTEN,
    HEAD_ON,
    KEEP_CREW,
    PREPARE,
    STOP,
    FlyOn,
    Head,
    KeepCrew,
    PrepareVoyage,
    StopHere,
)
from astrodrome.games.celestia.records.card_events import VoyagePrepared
from astrodrome.games.celestia.records.flight_events import VESSELS, HeadingChosen, VesselStopped
from astrodrome.games.celestia.records.offers import HeadingChoice, HeadingOffer, PrepareOffer, StopOffer
from astrodrome.games.celestia.state.deck import draw_cards
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.treasures.treasures import take_treasure
from astrodrome.games.celestia.vessel.moving import end_voyage_of_vessel
from astrodrome.games.celestia.vessel.step import StepEnds
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class Departs(Decision[Celestia]):
    """A choice of captain or pilot before the roll; every answer to it is allowed where it is asked."""

    def is_due(self, g: Celestia) -> bool:
        """Return whether there is anything to choose, as everybody can see."""
        raise NotImplementedError

    @override
    def asks(self, g: Celestia) -> Seats:
        return (g.helm(),) if self.is_due(g) else ()

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Nothing that is offered is refused."""
        return None


class Stops(Departs):
    """Get off here with a treasure and end the vessel's voyage, or go on (CS-172, CS-320)."""

    takes = (StopHere, FlyOn)

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return (FLY_ON, STOP)

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Get off: nothing is rolled, and it is no crash (CS-174)."""
        if isinstance(action, FlyOn):
            return
        city = g.stand()
        pawns = g.pawns[seat] if g.step.vessel == AIRCRAFT else 1
        vessel = VESSELS[g.step.vessel]
        end_voyage_of_vessel(g)
        if g.listening:
            g.emit(VesselStopped(vessel, seat, g.tables.value[city]))
        g.abandon(StepEnds)
        take_treasure(g, seat, city, pawns)

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        city = g.stand()
        ahead = g.next_stop(city)
        assert ahead is not None, "a step starts only with a city ahead"
        return StopOffer(g.tables.value[city], len(g.piles[city]), g.tables.dice[ahead])


class CaptainMayStop(Stops):
    """A captain who is alone at the start of a step may get off (CS-172, CS-175, CS-467)."""

    rules = ("CS-172", "CS-173")

    @override
    def is_due(self, g: Celestia) -> bool:
        """Ask where there is a treasure to take (CS-177, CS-372)."""
        return is_alone(g) and not g.pile_is_empty()


def is_alone(g: Celestia) -> bool:
    """Return whether nobody but the captain is aboard the aircraft (CS-175, CS-467)."""
    return g.pawns.count(0) == g.seats - 1


class PilotMayGetOff(Stops):
    """From the round after boarding the pilot may get off (CS-319, CS-320)."""

    rules = ("CS-320", "CS-319")

    @override
    def is_due(self, g: Celestia) -> bool:
        """Ask the pilot, where there is a treasure to take (CS-322)."""
        return not g.lifeboat.boarded_this_round and not g.pile_is_empty()


class CaptainMayPrepare(Departs):
    """Two players: put one crew member ashore and draw as many cards as the tile here shows dice (CS-191, CS-192)."""

    takes = (PrepareVoyage, KeepCrew)
    rules = ("CS-191", "CS-194")

    @override
    def is_due(self, g: Celestia) -> bool:
        """Ask a captain with a second crew member, on a tile that shows dice (CS-194, CS-419, CS-511)."""
        return g.pawns[g.captain] > 1 and not g.in_space() and g.tables.dice[g.place] > 0

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return (KEEP_CREW, PREPARE)

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Put the pawn ashore; it takes no treasure and is out for this voyage (CS-195)."""
        if isinstance(action, PrepareVoyage):
            count = g.tables.dice[g.place]
            g.pawns[seat] -= 1
            if g.listening:
                g.emit(VoyagePrepared(seat, count))
            draw_cards(g, seat, count)

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        return PrepareOffer(g.pawns[seat], g.tables.dice[g.place])


class HelmChoosesHeading(Departs):
    """Beside the Forgotten City: along the route, or towards it (CS-367, CS-492)."""

    takes = (Head,)
    rules = ("CS-367", "CS-379")

    @override
    def is_due(self, g: Celestia) -> bool:
        """Ask on the one city beside it, as long as it is not lit (CS-379)."""
        return not g.forgotten_city.lit and g.stand() == g.tables.beside_forgotten

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return (HEAD_ON, HEAD_FORGOTTEN)

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        forgotten = action == HEAD_FORGOTTEN
        if forgotten:
            g.step.destination = g.tables.space
        if g.listening:
            g.emit(HeadingChosen(seat, VESSELS[g.step.vessel], forgotten))

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        dice = g.tables.dice
        on = HeadingChoice("route", g.tables.value[g.step.destination], dice[g.step.destination])
        return HeadingOffer((on, HeadingChoice("forgotten", None, dice[g.tables.space])))


CAPTAIN_MAY_STOP: Final = CaptainMayStop()
PILOT_MAY_GET_OFF: Final = PilotMayGetOff()
CAPTAIN_MAY_PREPARE: Final = CaptainMayPrepare()
HELM_CHOOSES_HEADING: Final = HelmChoosesHeading()
