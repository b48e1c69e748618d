"""The duel toy's rules: bids, attacks, and reactions that hang on reactions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.kernel.agenda import Decision, State, Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Sealed, SeatDecision, SeatTask
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats
from tests.laws.toys.duel import records as r

BLADE: Final = 0
SHIELD: Final = 1
MIRROR: Final = 2
KINDS: Final = 3
MOST_BID: Final = 2


class Duel(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance, lives: int, turns: int) -> None:
        super().__init__(seats, chance)
        self.full: Final[int] = lives
        self.lives: list[int] = [lives] * seats
        self.turns = turns
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []

    def copy(self) -> Duel:
        """Return an equal and independent toy."""
        twin = Duel(self.seats, self.chance.copy(), self.full, self.turns)
        self.copy_kernel_to(twin)
        twin.lives = self.lives.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        return twin

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other fighters who stand, in turn order."""
        after = [(seat + i) % self.seats for i in range(1, self.seats)]
        return [other for other in after if self.lives[other]]

    def spend(self, seat: Seat, card: int) -> None:
        """Put a card of a hand on the discard."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def say(self, event: Event) -> None:
        """Tell an event where somebody listens."""
        if self.listening:
            self.emit(event)


class FightersBid(Sealed[Duel]):
    """Everybody offers lives in secret; the highest bid pays and begins."""

    takes: ClassVar[tuple[type[Action], ...]] = (r.Bid,)
    rules: ClassVar[tuple[str, ...]] = ("TOY-201",)

    def entitled(self, g: Duel) -> Seats:
        return tuple(range(g.seats))

    def candidates(self, g: Duel, seat: Seat) -> Sequence[Action]:
        return [r.Bid(lives) for lives in range(MOST_BID + 1)]

    def refuse(self, g: Duel, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, r.Bid)
        return None if 0 <= action.lives <= MOST_BID else Refusal("TOY-201", "high-bid", (("most", MOST_BID),))

    def open_all(self, g: Duel) -> None:
        bids = [given.lives for given in g.answers if isinstance(given, r.Bid)]
        g.say(r.BidsOpened(tuple(bids)))
        first = bids.index(max(bids))
        g.lives[first] -= bids[first]
        g.then(FighterActs(first))

    def offer(self, g: Duel, seat: Seat) -> Offer | None:
        return r.BidOffer(MOST_BID)


class FighterActs(SeatDecision[Duel]):
    """Strike, fire a volley, or rest."""

    args: ClassVar[tuple[str, ...]] = ("seat",)
    takes: ClassVar[tuple[type[Action], ...]] = (r.Strike, r.Volley, r.Rest)
    rules: ClassVar[tuple[str, ...]] = ("TOY-202",)

    def asks(self, g: Duel) -> Seats:
        return (self.seat,) if g.turns else ()

    def candidates(self, g: Duel, seat: Seat) -> Sequence[Action]:
        strikes = [r.Strike(target) for target in range(g.seats)]
        return [r.REST, *strikes, *[r.Volley(card) for card in range(KINDS)]]

    def refuse(self, g: Duel, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, r.Strike) and action.target not in g.others(seat):
            return Refusal("TOY-202", "no-target", (("target", action.target),))
        if isinstance(action, r.Volley) and action.card not in g.hands[seat]:
            return Refusal("TOY-203", "no-card", (("card", action.card),))
        return None

    def answer(self, g: Duel, seat: Seat, action: Action) -> None:
        g.turns -= 1
        g.then(NextFighter(seat))
        if isinstance(action, r.Strike):
            g.then(FighterReacts(action.target, seat))
        elif isinstance(action, r.Volley):
            g.spend(seat, action.card)
            g.then(*[FighterReacts(target, seat) for target in g.others(seat)])
        elif g.deck:
            g.hands[seat].append(g.deck.pop())
            g.say(r.Rested(seat))
            g.say(r.CardShown((seat,), g.hands[seat][-1]))

    def offer(self, g: Duel, seat: Seat) -> Offer | None:
        targets = [r.TargetChoice(t, self.refuse(g, seat, r.Strike(t))) for t in range(g.seats)]
        return r.TurnOffer(tuple(targets), tuple(g.hands[seat]))


class FighterReacts(Decision[Duel]):
    """Under attack: asked with or without a card, so that being asked tells nothing."""

    args: ClassVar[tuple[str, ...]] = ("target", "source")
    takes: ClassVar[tuple[type[Action], ...]] = (r.Suffer, r.Defend)
    veiled = True
    rules: ClassVar[tuple[str, ...]] = ("TOY-204",)

    def __init__(self, target: Seat, source: Seat) -> None:
        self.target: Final = target
        self.source: Final = source

    def asks(self, g: Duel) -> Seats:
        # A volley's later attacks find a fighter fallen meanwhile, or its author fallen by a mirror.
        return (self.target,) if g.lives[self.target] and g.lives[self.source] else ()

    def candidates(self, g: Duel, seat: Seat) -> Sequence[Action]:
        return [r.SUFFER, r.Defend(SHIELD), r.Defend(MIRROR)]

    def refuse(self, g: Duel, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, r.Defend) and (action.card == BLADE or action.card not in g.hands[seat]):
            return Refusal("TOY-204", "no-card", (("card", action.card),))
        return None

    def answer(self, g: Duel, seat: Seat, action: Action) -> None:
        if not isinstance(action, r.Defend):
            g.then(Wound(seat))
            return
        g.spend(seat, action.card)
        g.say(r.Defended(seat, action.card))
        if action.card == MIRROR:
            g.then(FighterReacts(self.source, seat))

    def offer(self, g: Duel, seat: Seat) -> Offer | None:
        return r.DefendOffer(tuple([card for card in g.hands[seat] if card != BLADE]))


class Wound(SeatTask[Duel]):
    """An attack has come through; the last fighter standing ends the duel at once."""

    args: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, g: Duel) -> None:
        g.lives[self.seat] -= 1
        g.say(r.Wounded(self.seat, g.lives[self.seat]))
        if len(g.others(self.seat)) + (g.lives[self.seat] > 0) == 1:
            g.abandon(DuelEnds)


class NextFighter(SeatTask[Duel]):
    """The turn goes on to the next who stands."""

    args: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, g: Duel) -> None:
        if g.turns:
            g.then(FighterActs(g.others(self.seat)[0]))


class DuelEnds(Task[Duel]):
    """Nothing more is done."""

    def run(self, g: Duel) -> None:
        g.turns = 0


TASKS: Final = (FightersBid, FighterActs, FighterReacts, Wound, NextFighter, DuelEnds)
