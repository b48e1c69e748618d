"""The cyan alien and its five specialisations (GX-155 to GX-197)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.rows import SPECIALISTS
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    SEND_DIPLOMAT,
    ChooseSpecialist,
    DiplomatOffer,
    DiplomatSent,
    SendDiplomat,
    SpecialistChoice,
    SpecialistOffer,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.yard_events import SpecialistChosen
from astrodrome.games.galaxy_trucker.ship.crew import CYAN_ALIEN, lose_crew_member
from astrodrome.games.galaxy_trucker.ship.module_effects import has_specialist
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class TruckerChoosesSpecialist(SeatDecision[Trucker]):
    """Who has taken a cyan alien aboard chooses a specialisation that nobody has (GX-161 to GX-163)."""

    takes = (ChooseSpecialist,)
    rules = ("GX-161", "GX-163")

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask the owner of the alien, while a card is left."""
        technologies = technologies_of(g)
        return (
            (self.seat,)
            if len({*technologies.specialists, *technologies.retired_specialists} - {None}) < len(SPECIALISTS)
            else ()
        )

    @override
    def run(self, g: Trucker) -> None:
        """Leave the alien without a specialisation: no card is left, and the one of a lost alien is spent (GX-Q47)."""
        self.retire(g)

    def retire(self, g: Trucker) -> None:
        """Put aside the card of the alien that was lost: it ended with that alien (GX-165, GX-Q47)."""
        technologies = technologies_of(g)
        before = technologies.specialists[self.seat]
        if before is not None:
            technologies.retired_specialists.append(before)
            technologies.specialists[self.seat] = None

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [ChooseSpecialist(specialist) for specialist in SPECIALISTS]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, ChooseSpecialist)
        technologies = technologies_of(g)
        card = SPECIALISTS.index(action.specialist)
        if card in technologies.retired_specialists:
            return Refusal("GX-163", "specialist-gone", (("specialist", action.specialist),))
        if card in technologies.specialists:
            args = (("specialist", action.specialist), ("seat", technologies.specialists.index(card)))
            return Refusal("GX-163", "specialist-taken", args)
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseSpecialist)
        self.retire(g)
        technologies_of(g).specialists[seat] = SPECIALISTS.index(action.specialist)
        if g.listening:
            g.emit(SpecialistChosen(seat, action.specialist))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return SpecialistOffer(
            tuple([SpecialistChoice(name, self.refuse(g, seat, ChooseSpecialist(name))) for name in SPECIALISTS])
        )


class TruckerSendsDiplomat(RacerDecision):
    """Send the Diplomat once the loss is certain, before the penalty; it still is a defeat (GX-187 to GX-191)."""

    takes = (SendDiplomat, Pass)
    rules = ("GX-187", "GX-188")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who has the Diplomat aboard."""
        return (self.seat,) if has_specialist(g, self.seat, "diplomat") else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return (PASS, SEND_DIPLOMAT)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: both are always allowed."""
        return None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let the alien go: that is a loss of crew (GX-194, GX-195)."""
        if isinstance(action, SendDiplomat):
            technologies_of(g).diplomat_sent_by.append(seat)
            if g.listening:
                g.emit(DiplomatSent(seat))
            lose_crew_member(g, seat, g.crew[seat].index(CYAN_ALIEN), "diplomat")
            g.then(*g.phases.after_crew_lost(g, seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return DiplomatOffer(g.crew[seat].index(CYAN_ALIEN))
