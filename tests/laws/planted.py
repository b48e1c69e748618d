"""Toys with a fault planted in them: each law must catch its own.

The faults are in the first step of the re-roll toy, or in a function of its spec.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats
from astrodrome.kernel.spec import Spec
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll import spec as toy
from tests.laws.toys.reroll.rules import STORM, CaptainDeclares, CarryOut, Reroll, RollDice, StepEnds, Storms


def storms_of_others(g: Reroll, seat: Seat) -> int:
    """Return a secret: how many storms the others hold."""
    return sum(hand.count(STORM) for other, hand in enumerate(g.hands) if other != seat)


class TellingDeclares(CaptainDeclares):
    """Leaks by an event."""

    def answer(self, g: Reroll, seat: Seat, action: Action) -> None:
        g.say(r.Arrived(seat, storms_of_others(g, seat)))
        super().answer(g, seat, action)


class ShowingRoll(RollDice):
    """Leaks by a private event that goes to everybody."""

    def run(self, g: Reroll) -> None:
        super().run(g)
        g.say(r.CardShown(tuple(range(g.seats)), g.deck[-1]))


class ShowingEnd(StepEnds):
    """Leaks a drawn card to everybody."""

    def run(self, g: Reroll) -> None:
        super().run(g)
        g.say(r.CardShown(tuple(range(g.seats)), g.hands[g.captain][-1]))


class ForbiddingDeclares(CaptainDeclares):
    """Leaks by the list of legal actions."""

    def refuse(self, g: Reroll, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, r.Brave) and storms_of_others(g, seat):
            return Refusal("TOY-101", "few-winds", (("winds", 0), ("dice", g.dice)))
        return super().refuse(g, seat, action)


class ArguingDeclares(CaptainDeclares):
    """Leaks by what fills a refusal's sentence."""

    def refuse(self, g: Reroll, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().refuse(g, seat, action)
        return refusal and replace(refusal, args=(("winds", storms_of_others(g, seat)), ("dice", g.dice)))


class OfferingDeclares(CaptainDeclares):
    """Leaks by the offer."""

    def offer(self, g: Reroll, seat: Seat) -> Offer | None:
        return r.DeclareOffer(g.dice + 10 * storms_of_others(g, seat), True)


class CountingDeclares(CaptainDeclares):
    """Leaks by decision numbers."""

    def answer(self, g: Reroll, seat: Seat, action: Action) -> None:
        super().answer(g, seat, action)
        g.number += storms_of_others(g, seat)


class KnowingDeclares(CaptainDeclares):
    """Leaks by a task that holds a secret."""

    args: ClassVar[tuple[str, ...]] = ("storms",)

    def __init__(self, storms: int) -> None:
        self.storms = storms


class SecretiveDeclares(CaptainDeclares):
    """Leaks by a task put on the agenda because of a secret."""

    def answer(self, g: Reroll, seat: Seat, action: Action) -> None:
        super().answer(g, seat, action)
        g.agenda.insert(0, KnowingDeclares(storms_of_others(g, seat)))


class HoldersStorms(Storms):
    """Leaks by asking only those who hold a storm."""

    def entitled(self, g: Reroll) -> Seats:
        return tuple(seat for seat in super().entitled(g) if STORM in g.hands[seat])


class TellingStorms(Storms):
    """Leaks a sealed answer."""

    def answer(self, g: Reroll, seat: Seat, action: Action) -> None:
        super().answer(g, seat, action)
        g.say(r.StormPlayed(seat if isinstance(action, r.PlayStorm) else g.captain))


class NamingStorms(Storms):
    """Leaks who wanted to act and was not the first."""

    def open_all(self, g: Reroll) -> None:
        for seat in self.entitled(g):
            if isinstance(g.answers[seat], r.PlayStorm):
                g.say(r.StormPlayed(seat))
        super().open_all(g)


class GreedyStorms(Storms):
    """Lists a play that is refused."""

    def legal(self, g: Reroll, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)


class ModestStorms(Storms):
    """Leaves out a play that is allowed, and says that the list is whole."""

    def legal(self, g: Reroll, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)[:1]


class ShyStorms(Storms):
    """Has no candidate for a play that is allowed."""

    def candidates(self, g: Reroll, seat: Seat) -> Sequence[Action]:
        return super().candidates(g, seat)[:1]


class LosingCarryOut(CarryOut):
    """Loses a card."""

    def run(self, g: Reroll) -> None:
        super().run(g)
        g.deck.pop()


class EndlessEnd(StepEnds):
    """Never ends."""

    def run(self, g: Reroll) -> None:
        super().run(g)
        g.steps += 1


class SilentEnd(Task[Reroll]):
    """Stands for nothing: a task that TASKS forgets."""

    def run(self, g: Reroll) -> None:
        StepEnds().run(g)


def planted(*tasks: Task[Reroll]) -> Spec[Reroll, r.Options]:
    """Return the toy with a first step in which some tasks are replaced by faulty ones of the same base."""
    step: list[Task[Reroll]] = [RollDice(), CaptainDeclares(), Storms(), CarryOut(), StepEnds()]
    for task in tasks:
        step = [task if isinstance(task, type(plain)) else plain for plain in step]

    def begin(seats: int, options: r.Options, chance: Chance) -> Reroll:
        g = toy.begin(seats, options, chance)
        g.agenda.clear()
        g.then(*step)
        return g

    return replace(toy.SPEC, begin=begin, tasks=(*toy.SPEC.tasks, *[type(task) for task in tasks]))


def rewired(**functions: Callable[..., Any]) -> Spec[Reroll, r.Options]:
    """Return the toy with some functions of its spec replaced."""
    return replace(toy.SPEC, **functions)  # type: ignore[arg-type]  # the name of each function decides its type


class SharingReroll(Reroll):
    """Shares a list with its copies."""

    def copy(self) -> Any:  # noqa: ANN401 - the base of the planted class writes the copy
        twin = super().copy()
        twin.deck = self.deck
        return twin


class ForgettingReroll(Reroll):
    """Forgets a field when it is copied."""

    def copy(self) -> Any:  # noqa: ANN401 - the base of the planted class writes the copy
        twin = super().copy()
        twin.scores = [0] * self.seats
        return twin


def begin_as(kind: type[Reroll]) -> Callable[[int, r.Options, Chance], Reroll]:
    """Return a beginning with another class of state."""

    def begin(seats: int, options: r.Options, chance: Chance) -> Reroll:
        plain = toy.begin(seats, options, chance)
        g = kind(seats, chance, options.rounds, options.gale)
        g.deck, g.hands = plain.deck, plain.hands
        g.agenda = plain.agenda
        return g

    return begin
