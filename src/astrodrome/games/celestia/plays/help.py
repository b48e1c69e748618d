"""Help cards: passengers put them face down after a crash announcement (CS-241 to CS-257, CS-523 to CS-527)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from astrodrome.games.celestia.content.cards import CARDS, HELP, KIND, TURBO
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.plays.playable import AFTER_CRASH, Playable
from astrodrome.games.celestia.records.actions import PlaceHelp
from astrodrome.games.celestia.records.card_events import HelpPlaced
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.rows import counted
from astrodrome.games.celestia.state.step_record import AIRCRAFT
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

MOST_WAYS = 200
"""Beyond this many ways to place Help cards only a few are listed."""

NOT_NOW = Refusal("CS-242", "help-not-now")
NOT_THE_BOAT = Refusal("CS-460", "only-the-aircraft")
ONE_REVEAL = Refusal("CS-253", "help-revealed")
ONLY_PASSENGERS = Refusal("CS-241", "only-passengers")
NOT_HELP = Refusal("CS-247", "not-help")
NO_CARD = Refusal("CS-244", "place-something")
NOT_IN_ORDER = Refusal("CS-244", "cards-in-order")
NOT_IN_HAND = Refusal("CS-244", "not-in-hand")


class Help(Playable):
    """Placed by passengers, any number of cards, until they are revealed together (CS-244 to CS-246)."""

    moments = (AFTER_CRASH,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it unless a crash is announced."""
        return NOT_NOW

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it for the lifeboat, and after the one reveal of the step (CS-253, CS-460)."""
        if g.step.vessel != AIRCRAFT:
            return NOT_THE_BOAT
        return ONE_REVEAL if g.step.help_revealed else None

    @override
    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        return None if g.is_passenger(seat) else ONLY_PASSENGERS

    @override
    def is_in(self, edition: Edition) -> bool:
        return any(edition.copies[HELP:TURBO])

    @override
    def is_about(self, g: Celestia) -> bool:
        return any([g.may_be_held(kind) for kind in range(HELP, TURBO)])

    @override
    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse cards that are no Help, that are not in the hand, or that are not named in order."""
        assert isinstance(action, PlaceHelp)
        kinds = [KIND[card] for card in action.cards]
        if not kinds:
            return NO_CARD
        for kind in kinds:
            if not HELP <= kind < TURBO:
                return NOT_HELP
            if kinds.count(kind) > g.hands[seat][kind]:
                return NOT_IN_HAND
        return None if kinds == sorted(kinds) else NOT_IN_ORDER

    @override
    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return every way to place some of the Help cards in hand; if there are very many, a few of them."""
        held = g.hands[seat][HELP:TURBO]
        if not any(held):
            return ()
        if too_many_ways(held):
            few = [counts for counts in product((0, 1), repeat=len(held)) if sum(counts) > 0]
            ways = [counts for counts in few if all([c <= h for c, h in zip(counts, held, strict=True)])]
            return [placing(counts) for counts in [*ways, tuple(held)]]
        return [placing(counts) for counts in product(*[range(count + 1) for count in held]) if any(counts)]

    @override
    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Put the cards on the table; the others see how many (CS-245)."""
        assert isinstance(action, PlaceHelp)
        count = len(action.cards)
        for card in action.cards:
            g.hands[seat] = counted(g.hands[seat], KIND[card], -1)
        g.hand_size[seat] -= count
        g.memory.help_known[seat] = max(0, g.memory.help_known[seat] - count)
        g.help_placed[seat] = tuple(sorted([*g.help_placed[seat], *[KIND[card] for card in action.cards]]))
        if g.listening:
            g.emit(HelpPlaced(seat, count))


def placing(counts: tuple[int, ...]) -> PlaceHelp:
    """Return the action that places so many cards of each symbol."""
    return PlaceHelp(tuple([CARDS[HELP + symbol] for symbol, count in enumerate(counts) for _ in range(count)]))


def too_many_ways(held: list[int]) -> bool:
    """Return whether the ways to place these Help cards are too many to list."""
    ways = 1
    for count in held:
        ways *= count + 1
    return ways > MOST_WAYS
