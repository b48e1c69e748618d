"""Windows: the moments of a step at which several players may act (CS-063 to CS-069, CS-516 to CS-521).

Who is asked follows from public facts alone. All of them are asked at once and answer in secret; the first in turn
order who wants to act does, then asking starts again (the kernel's `Window`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.games.celestia.content.cards import (
    CARDS,
    COLOURS,
    HELP,
    INSTRUCTOR,
    KIND,
    KINDS,
    LIFEBOAT,
    TURBO,
    URGENT_NEED,
)
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.plays.black import Black
from astrodrome.games.celestia.plays.blue import Blue
from astrodrome.games.celestia.plays.green import Green
from astrodrome.games.celestia.plays.help import Help, too_many_ways
from astrodrome.games.celestia.plays.lifeboat import CaptainsLifeboat
from astrodrome.games.celestia.plays.open_cards import OPEN_CARDS
from astrodrome.games.celestia.plays.playable import AT_FALL, BEFORE_ROLL, Playable
from astrodrome.games.celestia.plays.purple import Purple
from astrodrome.games.celestia.plays.red import Red
from astrodrome.games.celestia.plays.spyglass import Spyglass, spyglass_cities
from astrodrome.games.celestia.plays.yellow import Yellow
from astrodrome.games.celestia.records.actions import (
    PLAY,
    ROW,
    USE_POWER,
    PlaceHelp,
    Play,
    TakeLifeboat,
    UsePower,
    UseSpyglass,
)
from astrodrome.games.celestia.records.offers import CardChoice, PowerChoice, ReactionOffer, SpyglassChoice
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.decision import Window
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

ONLY_PASS: Final[tuple[Action, ...]] = (PASS,)

CAPTAINS_LIFEBOAT: Final = CaptainsLifeboat()
SPYGLASS: Final = Spyglass()
HELP_CARDS: Final = Help()
POWERS: Final = (Red(), Blue(), Green(), Yellow(), Black(), Purple())
"""The characters' powers, by colour."""
PLAYS: Final[tuple[Playable, ...]] = (*OPEN_CARDS, CAPTAINS_LIFEBOAT, SPYGLASS, *POWERS, HELP_CARDS)

PLAY_OF_KIND: Final[dict[int, Playable]] = {play.kind: play for play in OPEN_CARDS}


def plays_of(edition: Edition) -> list[list[tuple[int | None, Playable]]]:
    """Return what can be done in each window of a game, by moment, each play behind its `kind`.

    Windows ask for the kind of every play and of every seat; from a class it is read much more slowly.
    """
    if not edition.plays:
        there = [(play.kind, play) for play in PLAYS if play.is_in(edition)]
        moments = range(BEFORE_ROLL, AT_FALL + 1)
        edition.plays = [[pair for pair in there if moment in pair[1].moments] for moment in moments]
    return edition.plays


NO_CHARACTER: Final = Refusal("CS-219", "no-character")


def refuse_kind(kind: int) -> Refusal:
    """Return why a card that is never simply played cannot be played in a window."""
    if kind == INSTRUCTOR:
        return Refusal("CS-397", "instructor-not-now")
    if HELP <= kind < TURBO:
        return Refusal("CS-245", "help-is-placed")
    if LIFEBOAT <= kind < URGENT_NEED:
        return Refusal("CS-299", "lifeboat-is-boarded")
    return Refusal("CS-088", "turbo-for-events") if kind == TURBO else Refusal("CS-041", "equipment-for-events")


UNPLAYABLE: Final[list[Refusal]] = [refuse_kind(kind) for kind in range(KINDS)]


def entitled_at(g: Celestia, moment: int) -> Seats:
    """Return who is asked in a window, in turn order from the captain or pilot (CS-Q06, CS-516)."""
    around = g.around(g.helm())
    left: Sequence[Seat] = around
    for kind, play in plays_of(g.edition)[moment]:
        if play.is_about(g) and play.bar(g) is None:
            others: list[Seat] = []
            for seat in left:
                held = g.hand_size[seat] > 0 if kind is not None else play.may_be_held(g, seat)
                if not held or play.bar_seat(g, seat) is not None:
                    others.append(seat)
            left = others
            if not left:
                return around  # mostly after the first play: what else anybody could do does not matter
    return tuple([seat for seat in around if seat not in left]) if len(left) < len(around) else ()


class Reaction(Window[Celestia]):
    """A window of one step. It keeps whom it asks; that is public (CS-517)."""

    args = ("seats",)
    takes = (Pass, Play, TakeLifeboat, UseSpyglass, UsePower, PlaceHelp)
    moment: ClassVar[int]

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    @override
    def entitled(self, g: Celestia) -> Seats:
        return self.seats

    @override
    def asks(self, g: Celestia) -> Seats:
        answers = g.answers
        return tuple([seat for seat in self.seats if answers[seat] is None]) if any(answers) else self.seats

    def follow(self, g: Celestia, play: Playable) -> None:
        """Put on the agenda what comes after a play."""
        raise NotImplementedError

    @override
    def plays(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return [action for _, play in plays_of(g.edition)[self.moment] for action in play.actions(g, seat)]

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return passing, then what a seat holds for this moment and nothing bars."""
        hand = g.hands[seat]
        found = ONLY_PASS
        for kind, play in plays_of(g.edition)[self.moment]:
            if kind is not None and not hand[kind]:
                continue  # most hands hold nothing for most windows
            actions = play.actions(g, seat)
            if actions and play.bar(g) is None and play.bar_seat(g, seat) is None:
                found += tuple([action for action in actions if play.lacks(g, seat, action) is None])
        return found

    @override
    def complete(self, g: Celestia, seat: Seat) -> bool:
        """Return whether all plays are listed: there may be very many ways to place Help cards."""
        return self.moment not in HELP_CARDS.moments or not too_many_ways(g.hands[seat][HELP:TURBO])

    @override
    def refuse_play(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse by moment, then by what everybody can see, then by what only the seat knows."""
        if isinstance(action, Play) and KIND[action.card] not in PLAY_OF_KIND:
            return UNPLAYABLE[KIND[action.card]]
        play = play_of(g, seat, action)
        if play is None:
            return NO_CHARACTER
        if self.moment not in play.moments:
            return play.refuse_moment(self.moment)
        return play.bar(g) or play.bar_seat(g, seat) or play.lacks(g, seat, action)

    @override
    def act(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Do it; what follows comes after its own decisions."""
        play = play_of(g, seat, action)
        assert play is not None, "a power is used by its owner"
        self.follow(g, play)
        play.play(g, seat, action)

    @override
    def fresh(self, g: Celestia) -> None:
        """Open nothing by itself: what follows depends on the play."""
        return

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        """Show each kind of card in hand, the treasures and powers that could be used, or why not."""
        hand = g.hands[seat]
        colour = g.characters.colour[seat]
        held = [kind for kind in range(KINDS) if hand[kind]]
        boats = [kind for kind in held if LIFEBOAT <= kind < URGENT_NEED]
        helping = tuple([CARDS[kind] for kind in held if HELP <= kind < TURBO for _ in range(hand[kind])])
        return ReactionOffer(
            cards=tuple([self.choice(g, seat, kind) for kind in held if kind in PLAY_OF_KIND or kind == INSTRUCTOR]),
            lifeboats=tuple([CardChoice(CARDS[kind], self.refuse(g, seat, ROW[kind])) for kind in boats]),
            spyglasses=tuple([self.spyglass(g, seat, city) for city in spyglass_cities(g, seat)]),
            power=None if colour is None else PowerChoice(COLOURS[colour], self.refuse(g, seat, USE_POWER)),
            help=helping,
            help_refusal=self.refuse(g, seat, PlaceHelp(helping)) if helping else None,
        )

    def choice(self, g: Celestia, seat: Seat, kind: int) -> CardChoice:
        """Return a card in hand with the reason why it cannot be played, if there is one."""
        return CardChoice(CARDS[kind], self.refuse(g, seat, PLAY[kind]))

    def spyglass(self, g: Celestia, seat: Seat, city: int) -> SpyglassChoice:
        """Return a Spyglass with the reason why it cannot be used, if there is one."""
        value = g.tables.value[city]
        return SpyglassChoice(value, self.refuse(g, seat, UseSpyglass(value)))


def play_of(g: Celestia, seat: Seat, action: Action) -> Playable | None:
    """Return the play that an action stands for; None: the seat has no character."""
    if isinstance(action, Play):
        return PLAY_OF_KIND[KIND[action.card]]
    if isinstance(action, TakeLifeboat):
        return CAPTAINS_LIFEBOAT
    if isinstance(action, UseSpyglass):
        return SPYGLASS
    if isinstance(action, PlaceHelp):
        return HELP_CARDS
    colour = g.characters.colour[seat]
    return None if colour is None else POWERS[colour]
