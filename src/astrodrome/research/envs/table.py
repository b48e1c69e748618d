"""A game as environments see it: ids in, numbers out, forced answers and the clock taken care of."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from operator import index
from typing import Final, Literal, TypeAlias, TypedDict, get_args

import numpy as np
from numpy.typing import NDArray

from astrodrome.games import game
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import SEED_BITS
from astrodrome.kernel.errors import excerpt
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame, Game, begin
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.research.boards import draw
from astrodrome.research.spaces import ActionSpace, Encoder
from astrodrome.research.spaces.actions import Listing
from astrodrome.research.spaces.row_writers import Bytes
from astrodrome.selfplay.simulation import derive

Reward: TypeAlias = Literal["win", "score", "difference"]
Mask: TypeAlias = NDArray[np.int8]

REFUSED: Final = -1.0
"""What an id outside the mask costs; the game stays as it is."""
NOT_BEGUN: Final = "step: the game has not begun; call reset first"
VERSION: Final = 2
"""The version of environments that do not ask for another. A version says what observations, ids and rewards mean."""


class TableSetUp(TypedDict, total=False):
    """What sets the games of a table up; `Table` holds the defaults."""

    seats: int
    options: Mapping[str, Json] | None
    reward: Reward
    memory: bool
    version: int


def env_id(name: str, version: int = VERSION) -> str:
    """Return the id of a game's environment in a version.

    >>> env_id("memoracers")
    'astrodrome/memoracers-v2'
    """
    return f"astrodrome/{name}-v{version}"


def whole(name: str, given: object, what: str = "a whole number") -> int:
    """Return what was given, any kind of whole number, as an integer; else ValueError says that `name` is `what`."""
    try:
        return index(given)  # type: ignore[arg-type]  # which is what it finds out
    except TypeError:
        raise ValueError(f"{name}: expected {what}, found {excerpt(given)}") from None


def id_of(given: object) -> int:
    """Return an id that was given as any kind of whole number; ValueError says what was expected."""
    return whole("action", given, "the id of one, a whole number")


def no_options(given: Collection[str]) -> None:
    """Raise ValueError where `reset` was given options: a game is set up when its environment is made."""
    if given:
        raise ValueError(
            f"reset knows no option {', '.join(map(repr, sorted(given)))}: seats, options, reward and the like are "
            "given when the environment is made"
        )


class Choices:
    """What a seat may do now: the actions and, once somebody has asked, their ids."""

    def __init__(self, listed: Sequence[Action]) -> None:
        self.listed: Final = listed
        """The actions, in the order of the rules."""
        self.listing: Listing | None = None
        """Their ids, and the mask."""


INT8: Final = np.dtype(np.int8)


class Table:
    """One game after another, all with the same seats and options.

    `like` is a table whose spaces it shares, and the game to go on with.
    """

    def __init__(
        self,
        name: str,
        seats: int = 2,
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        memory: bool = True,
        version: int = VERSION,
        like: tuple[Table, AnyGame] | None = None,
    ) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"reward: expected 'win', 'score' or 'difference', found {reward!r:.40}")
        self.spec: Final = game(name)
        self.seats: Final = seats
        self._given: Final = dict(options or {})
        checked = self.spec.read_options(seats, self._given) if like is None else like[0].checked
        self.checked: Final[object] = checked
        """The options, checked and complete."""
        self.actions: Final[ActionSpace] = (
            ActionSpace(self.spec, seats, checked, version) if like is None else like[0].actions
        )
        """The ids of actions."""
        self.encoder: Final[Encoder] = (
            Encoder(self.spec, seats, checked, memory, version) if like is None else like[0].encoder
        )
        """The columns of observations."""
        self._reward: Final = reward
        self._memory: Final = memory
        self.version: Final = version
        """The version of observations and ids."""
        self._choosing: Seat | None = None
        self._listed: Sequence[Action] = ()  # what that seat may do
        self._listing: Listing | None = None  # the same with ids, once somebody has asked; bots need only the list
        self._others: dict[Seat, Choices] = {}
        self.first: Seat | None = None
        """Who answers before the others that are asked; None: in their order."""
        self.game: AnyGame = self.spec.new(seats, self._given) if like is None else like[1]
        """The game in progress."""

    def begin(self, seed: int) -> None:
        """Start a game; the seed determines its chance."""
        begun = begin(self.spec, self.seats, self.checked, derive(seed, "env") % (1 << SEED_BITS))
        self.game = Game(self.spec, self.seats, begun.options, begun.seed, begun.state, None)
        self._settle()

    def fork(self) -> Table:
        """Return an independent table at the same moment, with the same future."""
        return self.at(self.game.copy())

    def at(self, game: AnyGame) -> Table:
        """Return a table with the same spaces and another game of the same kind."""
        return Table(self.spec.name, self.seats, self._given, self._reward, self._memory, self.version, (self, game))

    def deal(self, seat: Seat, seed: int) -> Table:
        """Return a table that the seat could be at: what it cannot know is dealt again, and so is the future."""
        twin = self.at(self.game.determinise(seat, seed))
        twin.first = seat  # who has answered in secret is not known to it: those who came before it may come after
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        return self.fork()

    @override
    def __reduce__(self) -> tuple[Callable[..., Table], tuple[str, int, str, Reward, bool, int, bytes]]:
        set_up = (self.spec.name, self.seats, json.dumps(self._given), self._reward, self._memory, self.version)
        return table_from, (*set_up, self.game.save(log=False))

    def _settle(self) -> None:
        """Play forced answers, so that the seat that is asked has a choice."""
        g = self.game.state
        self._choosing = self._listing = None
        if self._others:
            self._others = {}
        while g.asked:
            seat = g.asked[0]
            legal = question(g).legal(g, seat)
            if len(legal) > 1 and seat != CLOCK:
                self._choosing, self._listed = seat, legal
                return
            answer(g, seat, legal[0])

    @property
    def next_seat(self) -> Seat | None:
        """The first of the seats that have a choice now; None when the game is over."""
        if self.first is None and self._choosing is not None:
            return self._choosing
        asked = self.asked
        return asked[0] if asked else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have a choice now; empty when the game is over."""
        seats = [seat for seat in self.game.asked if seat != CLOCK]
        choosing = [seat for seat in seats if len(self.listed(seat)) > 1]
        return tuple(sorted(choosing, key=lambda seat: seat != self.first))

    def legal(self, seat: Seat) -> dict[int, Action]:
        """Return what a seat may do, by id."""
        return dict(zip(self.numbers(seat), self.listed(seat), strict=True))

    def _of(self, seat: Seat) -> Choices:
        """Return what a seat may do that is not choosing, worked out once."""
        found = self._others.get(seat)
        if found is None:
            found = self._others[seat] = Choices(self.game.legal(seat) if seat in self.game.asked else ())
        return found

    def _listing_of(self, seat: Seat) -> Listing:
        """Return the ids of what a seat may do, worked out once."""
        if seat == self._choosing:
            listing = self._listing
            if listing is None:
                listing = self._listing = self.actions.listing(self._listed, seat)
            return listing
        found = self._of(seat)
        if found.listing is None:
            found.listing = self.actions.listing(found.listed, seat)
        return found.listing

    def numbers(self, seat: Seat) -> Sequence[int]:
        """Return the ids of what a seat may do, in the order of the rules."""
        return self._listing_of(seat).numbers

    def listed(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do, in the order of the rules; nothing if it is not asked."""
        return self._listed if seat == self._choosing else self._of(seat).listed

    def mask(self, seat: Seat) -> Mask:
        """Return 1 for every id that a seat may give; a seat that is not asked may only wait."""
        return np.ndarray(self.actions.size, INT8, bytearray(self._listing_of(seat).mask))

    def mask_into(self, seat: Seat, row: Bytes) -> None:
        """Write the mask of a seat into a row of a buffer, given as its bytes, over whatever it holds."""
        row[:] = self._listing_of(seat).mask

    def play(self, seat: Seat, number: int) -> bool:
        """Carry out the answer whose id is this number; whether it was allowed. One that was not changes nothing."""
        listing = self._listing_of(seat)
        try:
            place = listing.numbers.index(number)
        except ValueError:
            return False
        self.perform(seat, listing.legal[place])
        return True

    def perform(self, seat: Seat, action: Action) -> None:
        """Carry out an action that is allowed."""
        self.first = None
        answer(self.game.state, seat, action)
        self._settle()

    def rewards(self) -> list[float]:
        """Return what the game brought each seat: a share of the win (which sums to 1), the score, or the difference.

        The difference is that between the score and the best score of another seat; in solo it is the score.
        """
        outcome = self.game.outcome
        if outcome is None:
            return [0.0] * self.seats
        scores = outcome.scores
        if self._reward == "difference" and self.seats > 1:
            best, second = sorted(scores, reverse=True)[:2]
            return [float(score - (second if score == best else best)) for score in scores]
        if self._reward != "win":
            return [float(score) for score in scores]
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def picture(self, seat: Seat | None = None) -> str:
        """Return the table as SVG, as a seat or a spectator sees it."""
        return draw(self.game, seat)


@lru_cache(16)
def _spaces(name: str, seats: int, options: str, reward: Reward, memory: bool, version: int) -> Table:
    return Table(name, seats, json.loads(options), reward, memory, version)


def table_from(name: str, seats: int, options: str, reward: Reward, memory: bool, version: int, saved: bytes) -> Table:
    """Return a table as it was saved; with memory, observations hold what the seat has seen before.

    `version` is that of its observations and ids.
    """
    table = _spaces(name, seats, options, reward, memory, version)
    return table.at(table.spec.load(saved))
