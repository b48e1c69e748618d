"""Alternative Route: the captain rolls dice of their choice again (CS-119 to CS-125)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, CARDS, FACES
from astrodrome.games.celestia.plays.playable import (
    AFTER_ANNOUNCEMENTS,
    AFTER_CRASH,
    AFTER_SUCCESS,
    BEFORE_ROLL,
    CardPlay,
)
from astrodrome.games.celestia.records.actions import Reroll
from astrodrome.games.celestia.records.card_events import CardReturned
from astrodrome.games.celestia.records.offers import DieChoice, RerollOffer
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.rows import counted
from astrodrome.games.celestia.vessel.roll import is_frozen, roll_again
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

SETS_KEPT: Final = 128
"""How many sets of dice keep their actions: all of six dice and more."""

TOO_EARLY = Refusal("CS-125", "route-too-early")
TOO_LATE = Refusal("CS-120", "route-too-late")
NO_DIE = Refusal("CS-518", "no-die-to-reroll")
ASHORE = Refusal("CS-119", "only-aboard")
CAME_BACK = Refusal("CS-520", "card-came-back")
FROZEN = Refusal("CS-270", "die-frozen")
NOT_DICE = Refusal("CS-121", "not-these-dice")


class AlternativeRoute(CardPlay):
    """Played by anybody aboard once all have announced; a declared success or crash does not close it (CS-120)."""

    kind = ALTERNATIVE_ROUTE
    moments = (AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the announcements, and once cards are laid or the crash is final."""
        return TOO_EARLY if moment == BEFORE_ROLL else TOO_LATE

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it when no die could be rolled again."""
        if g.step.dice and not g.step.pirates_ignored:
            return None
        return None if rollable(g) else NO_DIE

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it ashore, and when it came back and nothing has changed since (CS-119, CS-520)."""
        if not g.is_aboard(seat):
            return ASHORE
        return CAME_BACK if g.step.route_came_back[seat] else None

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Let the captain choose, no matter who played the card (CS-121)."""
        g.then(CaptainChoosesDice(seat))


def rollable(g: Celestia) -> list[int]:
    """Return the dice that may be rolled again, blanks included (CS-122)."""
    return [die for die, face in enumerate(g.step.dice) if not is_frozen(g, face)]


@lru_cache(SETS_KEPT)
def rerolls(dice: tuple[int, ...]) -> tuple[Reroll, ...]:
    """Return every set of some dice, the empty one first; they are made once and asked for often."""
    return tuple([Reroll(which) for count in range(len(dice) + 1) for which in combinations(dice, count)])


class CaptainChoosesDice(Decision[Celestia]):
    """Choose any number of dice to roll again; none: the card goes back to its owner (CS-121, CS-123)."""

    args = ("owner",)
    takes = (Reroll,)
    rules = ("CS-121", "CS-122", "CS-123")

    def __init__(self, owner: Seat) -> None:
        self.owner = owner

    @override
    def asks(self, g: Celestia) -> Seats:
        return (g.helm(),)

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return every set of dice that may be rolled, the empty one first."""
        return rerolls(tuple(rollable(g)))

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return all candidates: none of their dice is frozen."""
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse frozen dice, and dice that are not there or not named in order."""
        assert isinstance(action, Reroll)
        for place, die in enumerate(action.dice):
            if not 0 <= die < len(g.step.dice) or (place and die <= action.dice[place - 1]):
                return NOT_DICE
            if is_frozen(g, g.step.dice[die]):
                return FROZEN
        return None

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        assert isinstance(action, Reroll)
        if action.dice:
            roll_again(g, action.dice)
        else:
            give_card_back(g, self.owner)

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        return RerollOffer(
            tuple([DieChoice(FACES[face], FROZEN if is_frozen(g, face) else None) for face in g.step.dice])
        )


def give_card_back(g: Celestia, owner: Seat) -> None:
    """Return the unused card to its owner, who may not offer it again until something changes (CS-123, CS-520)."""
    g.discard[ALTERNATIVE_ROUTE] -= 1
    g.hands[owner] = counted(g.hands[owner], ALTERNATIVE_ROUTE, 1)
    g.hand_size[owner] += 1
    g.memory.routes_known[owner] += 1
    g.step.route_came_back[owner] = True
    if g.listening:
        g.emit(CardReturned(owner, CARDS[ALTERNATIVE_ROUTE]))
