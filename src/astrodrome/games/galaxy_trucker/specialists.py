"""The cyan alien and its five specialisations (GX-155 to GX-197)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astrodrome.games.galaxy_trucker.content import SPECIALISTS, Specialist
from astrodrome.games.galaxy_trucker.crew import CYAN_ALIEN, lose_crew_member
from astrodrome.games.galaxy_trucker.halves import Body, lives_in
from astrodrome.games.galaxy_trucker.module_actions import SEND_DIPLOMAT, ChooseSpecialist, SendDiplomat
from astrodrome.games.galaxy_trucker.module_events import DiplomatSent
from astrodrome.games.galaxy_trucker.module_offers import DiplomatOffer, SpecialistChoice, SpecialistOffer
from astrodrome.games.galaxy_trucker.moments_losses import after_crew_lost
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import SpecialistChosen
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def has_specialist(g: Trucker, seat: Seat, specialist: Specialist, half: Body = None) -> bool:
    """Tell whether a specialist is aboard, or in a half: the ability ends when the alien is lost (GX-165, GX-302)."""
    chosen = g.specialists[seat]
    return chosen is not None and SPECIALISTS[chosen] == specialist and lives_in(g, seat, CYAN_ALIEN, half)


class TruckerChoosesSpecialist(Decision[Trucker]):
    """Who has taken a cyan alien aboard chooses a specialisation that nobody has (GX-161 to GX-163)."""

    args = ("seat",)
    takes = (ChooseSpecialist,)
    rules = ("GX-161", "GX-163")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask the owner of the alien, while a card is left."""
        return (self.seat,) if len({*g.specialists, *g.retired} - {None}) < len(SPECIALISTS) else ()

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the five cards."""
        return [ChooseSpecialist(specialist) for specialist in SPECIALISTS]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a card that was taken in this flight."""
        assert isinstance(action, ChooseSpecialist)
        card = SPECIALISTS.index(action.specialist)
        if card in g.retired:
            return Refusal("GX-163", "specialist-gone", (("specialist", action.specialist),))
        if card in g.specialists:
            args = (("specialist", action.specialist), ("seat", g.specialists.index(card)))
            return Refusal("GX-163", "specialist-taken", args)
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Lay the card in front of the player."""
        assert isinstance(action, ChooseSpecialist)
        before = g.specialists[seat]
        if before is not None:
            g.retired.append(before)  # GX-Q47: the card of a lost specialist stays unavailable
        g.specialists[seat] = SPECIALISTS.index(action.specialist)
        if g.heard:
            g.tell(SpecialistChosen(seat, action.specialist))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the cards with who has them."""
        return SpecialistOffer(
            tuple([SpecialistChoice(name, self.refuse(g, seat, ChooseSpecialist(name))) for name in SPECIALISTS])
        )


def diplomacy(g: Trucker, seats: Iterable[Seat]) -> list[Task[Trucker]]:
    """Return the questions to those who are about to suffer and have the Diplomat (GX-187, GX-188)."""
    return [TruckerSendsDiplomat(seat) for seat in seats if has_specialist(g, seat, "diplomat")]


class TruckerSendsDiplomat(Decision[Trucker]):
    """Send the Diplomat once the loss is certain, before the penalty; it still is a defeat (GX-187 to GX-191)."""

    args = ("seat",)
    takes = (SendDiplomat, Pass)
    rules = ("GX-187", "GX-188")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever has the Diplomat aboard."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return keeping the Diplomat first."""
        return (PASS, SEND_DIPLOMAT)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse nothing: both are always allowed."""
        return None

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let the alien go: that is a loss of crew (GX-194, GX-195)."""
        if isinstance(action, SendDiplomat):
            g.spared.append(seat)
            if g.heard:
                g.tell(DiplomatSent(seat))
            lose_crew_member(g, seat, g.crew[seat].index(CYAN_ALIEN), "diplomat")
            g.then(*after_crew_lost(g, seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show who would go."""
        return DiplomatOffer(g.crew[seat].index(CYAN_ALIEN))
