"""The re-roll toy's rules: a captain declares, anybody may play a storm, and then nothing was ever declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.kernel.agenda import Decision, State, Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Window
from astrodrome.kernel.records import Action, Event, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats
from tests.laws.toys.reroll import records as r

WIND: Final = 0
STORM: Final = 1
WINDS: Final = 12
STORMS: Final = 4


class Reroll(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance, rounds: int, gale: bool) -> None:
        super().__init__(seats, chance)
        self.gale: Final[bool] = gale
        self.rounds: Final[int] = rounds
        self.steps = rounds * seats
        self.captain = 0
        self.dice = 0
        self.declared: bool | None = None
        self.stake = 0
        self.scores: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.peeked: list[int | None] = [None] * seats

    def copy(self) -> Reroll:
        """Return an equal and independent toy."""
        twin = Reroll(self.seats, self.chance.copy(), self.rounds, self.gale)
        self.copy_kernel_to(twin)
        twin.steps, twin.captain, twin.dice = self.steps, self.captain, self.dice
        twin.declared, twin.stake = self.declared, self.stake
        twin.scores = self.scores.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.peeked = self.peeked.copy()
        return twin

    def draw(self, seat: Seat) -> None:
        """Give a seat the top card; the bottom one, which captains may have seen, is never drawn."""
        if len(self.deck) < 2:
            return
        self.hands[seat].append(self.deck.pop())
        if self.listening:
            self.emit(r.CardDrawn(seat))
            self.emit(r.CardShown((seat,), self.hands[seat][-1]))

    def sink_stake(self) -> None:
        """Put the winds that were staked on the discard."""
        self.discard.extend([WIND] * self.stake)
        self.stake = 0

    def say(self, event: Event) -> None:
        """Tell an event where somebody listens."""
        if self.listening:
            self.emit(event)


class Step(Task[Reroll]):
    """One captain's step, from the roll to the next captain."""

    def run(self, g: Reroll) -> None:
        g.then(RollDice(), CaptainDeclares(), Storms(), CarryOut(), StepEnds())


class RollDice(Task[Reroll]):
    """The dice say what going on costs."""

    def run(self, g: Reroll) -> None:
        g.dice = 1 + g.chance.below("dice", 3)
        g.say(r.DiceRolled(g.dice))


class CaptainDeclares(Decision[Reroll]):
    """Go on or turn back."""

    takes: ClassVar[tuple[type[Action], ...]] = (r.Brave, r.TurnBack)
    veiled = True
    rules: ClassVar[tuple[str, ...]] = ("TOY-101",)

    def asks(self, g: Reroll) -> Seats:
        return (g.captain,) if g.declared is None else ()

    def candidates(self, g: Reroll, seat: Seat) -> Sequence[Action]:
        return (r.BRAVE, r.TURN_BACK)

    def refuse(self, g: Reroll, seat: Seat, action: Action) -> Refusal | None:
        winds = g.hands[seat].count(WIND)
        if isinstance(action, r.Brave) and winds < g.dice:
            return Refusal("TOY-101", "few-winds", (("winds", winds), ("dice", g.dice)))
        return None

    def answer(self, g: Reroll, seat: Seat, action: Action) -> None:
        g.declared = isinstance(action, r.Brave)
        if g.declared:
            g.stake = g.dice
            for _ in range(g.dice):
                g.hands[seat].remove(WIND)
        g.say(r.Declared(seat, g.declared))

    def offer(self, g: Reroll, seat: Seat) -> Offer | None:
        return r.DeclareOffer(g.dice, g.hands[seat].count(WIND) >= g.dice)


class Storms(Window[Reroll]):
    """Anybody with a card may have a storm; it is not asked for once all storms are played."""

    takes: ClassVar[tuple[type[Action], ...]] = (Pass, r.PlayStorm)
    rules: ClassVar[tuple[str, ...]] = ("TOY-102",)

    def entitled(self, g: Reroll) -> Seats:
        if g.discard.count(STORM) == STORMS:
            return ()
        return tuple([s for s in [(g.captain + i) % g.seats for i in range(g.seats)] if g.hands[s]])

    def plays(self, g: Reroll, seat: Seat) -> Sequence[Action]:
        return (r.PLAY_STORM,)

    def refuse_play(self, g: Reroll, seat: Seat, action: Action) -> Refusal | None:
        return None if STORM in g.hands[seat] else Refusal("TOY-102", "no-storm")

    def act(self, g: Reroll, seat: Seat, action: Action) -> None:
        g.hands[seat].remove(STORM)
        g.discard.append(STORM)
        g.declared = None
        g.sink_stake()
        g.say(r.StormPlayed(seat))
        g.abandon(StepEnds)
        g.then(RollDice(), CaptainDeclares(), Storms(), CarryOut())
        if g.gale:
            g.draw(seat)

    def fresh(self, g: Reroll) -> Decision[Reroll] | None:
        return Storms()

    def offer(self, g: Reroll, seat: Seat) -> Offer | None:
        return r.StormOffer(g.hands[seat].count(STORM))


class CarryOut(Task[Reroll]):
    """What was declared happens."""

    def run(self, g: Reroll) -> None:
        seat = g.captain
        if g.declared:
            g.scores[seat] += g.stake
            g.say(r.Arrived(seat, g.stake))
            g.sink_stake()
        else:
            g.peeked[seat] = g.deck[0]
            g.say(r.BottomSeen(seat))
            g.say(r.CardShown((seat,), g.deck[0]))


class StepEnds(Task[Reroll]):
    """The next captain draws a card and takes the wheel."""

    def run(self, g: Reroll) -> None:
        g.declared = None
        g.steps -= 1
        g.captain = (g.captain + 1) % g.seats
        if g.steps:
            if g.steps % 2 == 0:
                g.draw(g.captain)
            g.then(Step())


TASKS: Final = (Step, RollDice, CaptainDeclares, Storms, CarryOut, StepEnds)
