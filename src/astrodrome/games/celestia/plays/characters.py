"""The six characters: each has one power, once per game, on both portraits (CS-221, CS-258 to CS-289)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.games.celestia.actions import USE_POWER
from astrodrome.games.celestia.cards import BLACK, BLUE, COLOURS, GREEN, PIRATES, PURPLE, RED, YELLOW, listed
from astrodrome.games.celestia.deck import top_card
from astrodrome.games.celestia.edition import Edition
from astrodrome.games.celestia.events import CardsShown, ChoiceForced, PiratesIgnored, PowerUsed, TreasureDiscarded
from astrodrome.games.celestia.figures import ALESHANEE_CARDS, CLAUDIA_DICE
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import DECLARE, KO, POST, PRE, Playable
from astrodrome.games.celestia.roll import is_frozen, roll_again
from astrodrome.games.celestia.state import AIRCRAFT, LEAVES, STAYS, Celestia
from astrodrome.games.celestia.step import change_captain, get_off
from astrodrome.games.celestia.treasures import PicksTreasure, give_back, lose
from astrodrome.kernel.compiling import mypyc_attr
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

ONLY_AT_A_CRASH: Final = Refusal("CS-258", "power-at-a-crash")
SPENT: Final = Refusal("CS-221", "power-spent")
ASHORE: Final = Refusal("CS-259", "only-aboard")


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Playable):
    """A character's power: public, since characters lie face up (CS-220). Most are for a crash (CS-258)."""

    moments = (KO,)
    colour: ClassVar[int]

    def is_in(self, edition: Edition) -> bool:
        """Tell whether there are characters."""
        return edition.ext1

    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it unless a crash is announced and not yet final."""
        return ONLY_AT_A_CRASH

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it after it was used, and ashore; the pilot's reaches the lifeboat (CS-461)."""
        if g.spent[seat]:
            return SPENT
        return None if g.is_aboard(seat) else ASHORE

    def may_be_held(self, g: Celestia, seat: Seat) -> bool:
        """Tell whether it is this seat's character, which everybody can see."""
        return g.character[seat] == self.colour

    def lacks(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Nothing about a character is secret."""
        return None

    def actions(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return using it, if it is this seat's."""
        return (USE_POWER,) if g.character[seat] == self.colour and not g.spent[seat] else ()

    def play(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Spend the power, then carry it out."""
        g.spent[seat] = True
        if g.heard:
            g.tell(PowerUsed(seat, COLOURS[self.colour]))
        self.effect(g, seat)

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Carry out the power."""
        raise NotImplementedError


NO_TREASURE: Final = Refusal("CS-261", "no-treasure")


class Red(Power):
    """Amelia Lorna-Lou / Lord Hawkins: discard a treasure, and all dice are rolled again (CS-260 to CS-263)."""

    colour = RED

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it without a treasure to discard; the Boscalumia token is none (CS-261)."""
        return super().bar_seat(g, seat) or (None if sum(g.holdings[seat]) else NO_TREASURE)

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Let the owner choose the treasure."""
        g.then(OwnerDiscardsTreasure(seat))


class OwnerDiscardsTreasure(PicksTreasure):
    """Choose the treasure that pays for the re-roll; it leaves the game unseen (CS-260, CS-263)."""

    args = ("seat",)
    rules = ("CS-260", "CS-263")
    absent = Refusal("CS-260", "no-such-treasure")

    def in_view(self, g: Celestia) -> Sequence[int]:
        """Return the owner's treasures."""
        return [treasure for treasure, count in enumerate(g.owned[self.seat]) for _ in range(count)]

    def choose(self, g: Celestia, treasure: int) -> None:
        """Discard it and roll every die that is not frozen (CS-262)."""
        lose(g, self.seat, treasure)
        g.gone[self.seat] = tuple(sorted([*g.gone[self.seat], treasure]))
        if g.heard:
            g.tell(TreasureDiscarded(self.seat, g.tables.value[g.tables.city_of[treasure]]))
        roll_again(g, [die for die, face in enumerate(g.dice) if not is_frozen(g, face)])


ONLY_PASSENGER: Final = Refusal("CS-268", "already-captain")
NOT_IN_THE_BOAT: Final = Refusal("CS-461", "not-in-the-lifeboat")


class Blue(Power):
    """Mel Katansky / Orville Russell K.: a passenger becomes captain of this step (CS-264 to CS-268)."""

    colour = BLUE

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it in the lifeboat's step."""
        return None if g.vessel == AIRCRAFT else NOT_IN_THE_BOAT

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it to the captain."""
        return super().bar_seat(g, seat) or (ONLY_PASSENGER if seat == g.captain else None)

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Take over; the former captain stays aboard as a passenger (CS-265)."""
        change_captain(g, seat)


NO_PIRATES: Final = Refusal("CS-273", "no-pirates")


class Green(Power):
    """Sonja Blixxen / Ambroise Septimus: Pirates need no card in this step, and are frozen (CS-269 to CS-273)."""

    colour = GREEN
    follows = DECLARE

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it without a Pirate die: it could have no effect."""
        return None if PIRATES in g.dice else NO_PIRATES

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Leave Pirates out of account until the step is resolved, later ones too (CS-271)."""
        g.pirates_ignored = True
        if g.heard:
            g.tell(PiratesIgnored(seat))


NO_CARDS: Final = Refusal("CS-164", "no-card-left")


class Yellow(Power):
    """Aleshanee Eyota / Howard McFerty: two cards of the deck help with the events (CS-274 to CS-279)."""

    colour = YELLOW
    follows = DECLARE

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it when no card is left to turn up."""
        return None if g.deck or any(g.discard) else NO_CARDS

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Turn the cards up; they stay in force until the step is resolved and never enter a hand (CS-441)."""
        for _ in range(ALESHANEE_CARDS):
            kind = top_card(g)
            if kind is not None:
                g.shown.append(kind)
        if g.heard:
            g.tell(CardsShown(listed(g.shown), len(g.shown)))


AFTER_THE_ROLL: Final = Refusal("CS-282", "after-the-roll")


class Black(Power):
    """Claudia Harker / Alekseï Timovitch: two dice fewer in this step (CS-280 to CS-282)."""

    moments = (PRE,)
    colour = BLACK

    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it once the dice are rolled."""
        return AFTER_THE_ROLL

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Take two dice off; there are never fewer than none (CS-281, CS-424)."""
        g.dice_change -= CLAUDIA_DICE


DECLARED: Final = Refusal("CS-283", "captain-has-declared")
NO_CHOICE: Final = Refusal("CS-284", "announced-nothing")
NOBODY: Final = Refusal("CS-289", "nobody-to-force")
NOT_THE_CAPTAIN: Final = Refusal("CS-285", "not-the-captain")
SAME_CHOICE: Final = Refusal("CS-289", "same-choice")
NO_ANNOUNCEMENT: Final = Refusal("CS-283", "no-announcement")
PILE_EMPTY: Final = Refusal("CS-286", "pile-empty")


class Purple(Power):
    """Victoria de Beckliss / Marcus Hartmann: another passenger must choose as the owner did (CS-283 to CS-289)."""

    moments = (POST,)
    colour = PURPLE

    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before all have announced, and after the captain has declared."""
        return DECLARED

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it in the lifeboat's step, and once a declaration was made in this step (CS-Q07)."""
        if g.vessel != AIRCRAFT:
            return NOT_IN_THE_BOAT
        return DECLARED if g.declarations else None

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it to who announced nothing in this step; who left may use it from ashore (CS-284, CS-286)."""
        if g.spent[seat]:
            return SPENT
        if g.announced[seat] not in (STAYS, LEAVES) or seat == g.captain:
            return NO_CHOICE
        if g.announced[seat] == LEAVES and g.pile_is_empty():
            return PILE_EMPTY
        for target in range(g.seats):
            if target != seat and bar_forced(g, seat, target) is None:
                return None
        return NOBODY

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Let the owner choose whom to force."""
        g.then(OwnerForces(seat))


def bar_forced(g: Celestia, seat: Seat, target: Seat) -> Refusal | None:
    """Return why somebody cannot be made to choose as a seat did."""
    if target == g.captain:
        return NOT_THE_CAPTAIN
    if g.announced[target] not in (STAYS, LEAVES):
        return NO_ANNOUNCEMENT
    if g.announced[target] == g.announced[seat] or (g.announced[seat] == LEAVES) != g.is_passenger(target):
        return SAME_CHOICE
    return None


class OwnerForces(NamesPlayer):
    """Choose the passenger of this step who must choose alike (CS-283)."""

    rules = ("CS-283", "CS-285", "CS-289")
    another = Refusal("CS-283", "another-player")

    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Refuse the captain, and whose choice was the same already."""
        return bar_forced(g, self.seat, target)

    def name(self, g: Celestia, target: Seat) -> None:
        """Make the passenger leave, or come back aboard for the treasure just taken (CS-286, CS-287)."""
        stays = g.announced[self.seat] == STAYS
        g.announced[target] = g.announced[self.seat]
        if g.heard:
            g.tell(ChoiceForced(self.seat, target, stays))
        if stays:
            give_back(g, target)
            g.pawns[target] = g.landed[target]
            g.landed[target] = 0
        else:
            get_off(g, target)
