"""Jetpack: away from a crash with a treasure (CS-137 to CS-143)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import JETPACK
from astrodrome.games.celestia.plays.playable import AT_FALL, CardPlay
from astrodrome.games.celestia.records.card_events import PlayerLanded
from astrodrome.games.celestia.records.flight_events import VesselCrashed
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.games.celestia.treasures.treasures import take_treasure
from astrodrome.games.celestia.vessel.boarding import vacate_lifeboat
from astrodrome.games.celestia.vessel.step import StepEnds
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_EARLY = Refusal("CS-141", "jetpack-too-early")
IN_SPACE = Refusal("CS-373", "not-in-space")
PILE_EMPTY = Refusal("CS-142", "pile-empty")
ASHORE = Refusal("CS-137", "only-aboard")


class Jetpack(CardPlay):
    """Played by anybody aboard when the crash is final; it saves its player alone (CS-139)."""

    kind = JETPACK
    moments = (AT_FALL,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before every rescue has failed; it stays in hand (CS-141)."""
        return TOO_EARLY

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        if g.in_space():
            return IN_SPACE
        return PILE_EMPTY if g.pile_is_empty() else None

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        return None if g.is_aboard(seat) else ASHORE

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Land in the city the vessel had not left, and take a treasure there (CS-140, CS-414, CS-456)."""
        if g.listening:
            g.emit(PlayerLanded(seat))
        if g.step.vessel == AIRCRAFT:
            pawns = g.pawns[seat]
            g.pawns[seat] = 0
            take_treasure(g, seat, g.place, pawns)
            return
        vacate_lifeboat(g)
        if g.listening:
            g.emit(VesselCrashed("lifeboat", ()))
        g.abandon(StepEnds)
        take_treasure(g, seat, g.lifeboat.place, 1)
