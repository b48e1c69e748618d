"""A spec: everything that the kernel needs to know about a game, as one record of plain functions and tuples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, cast

from astrodrome.kernel.agenda import Opt, S, Task
from astrodrome.kernel.chance import Chance, check_seed
from astrodrome.kernel.codec import Codec, Misfit, Reader, plain, reader
from astrodrome.kernel.errors import BadAction, OptionError, excerpt
from astrodrome.kernel.fields import Field, Json
from astrodrome.kernel.game import Game, begin
from astrodrome.kernel.loading import load_game
from astrodrome.kernel.log import Log
from astrodrome.kernel.positions.notation import NO_CLAUSES, Given, Notation, as_text
from astrodrome.kernel.positions.reading import read_position
from astrodrome.kernel.positions.writing import write_position
from astrodrome.kernel.records import Action, Event, Offer, Outcome
from astrodrome.kernel.replay import replay_log
from astrodrome.kernel.schema import schema_of
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.sizes import check_sizes
from astrodrome.kernel.value_checks import record_checker
from astrodrome.kernel.words import KERNEL_WORDS, Words

if TYPE_CHECKING:
    from astrodrome.kernel.standing_orders import StandingOrders


@dataclass(frozen=True)
class Spec(Generic[S, Opt]):
    """One game: its name and rules version, its records and tasks, and the functions that make, show and deal it."""

    name: str
    """Its name in logs, addresses and on the command line."""
    rules_version: str
    """Must change whenever the rules behave differently."""
    seats: range
    """The widest range of seat counts; one seat means solo."""
    modules: tuple[str, ...]
    """The names of the modules that can be switched on."""
    folder: Path
    """The folder of its sentences and content tables."""
    options: type[Opt]
    """The record of its settings."""
    content: type[object]
    """The record of a content table."""
    actions: tuple[type[Action], ...]
    """All its actions, for the codec."""
    events: tuple[type[Event], ...]
    """All its events, for schemas and sentences."""
    offers: tuple[type[Offer], ...]
    """All its offers, for schemas."""
    tasks: tuple[type[Task[S]], ...]
    """All its tasks, for saves."""
    fields: tuple[Field, ...]
    """All fields of its state, and who may know them."""
    check: Callable[[int, Opt], Opt]
    """Returns the options, completed by what the number of seats implies; OptionError names what is not accepted."""
    blank: Callable[[int, Opt, Chance], S]
    """Makes an empty state for a number of seats, to be filled from a save."""
    begin: Callable[[int, Opt, Chance], S]
    """Makes a state ready to start, with its first tasks on the agenda."""
    public: Callable[[S], object]
    """Returns what everybody sees."""
    mine: Callable[[S, Seat], object]
    """Returns what only one seat sees."""
    knowledge: Callable[[S, Seat], object]
    """Returns what a seat has seen and the table no longer shows."""
    determinise: Callable[[S, Seat, Chance, float], S]
    """Returns a new state in which all that a seat cannot know or recall is dealt again; it uses the given chance."""
    outcome: Callable[[S], Outcome | None]
    """Returns how a finished game ended."""
    preview: Callable[[int, Opt], object]
    """Returns facts about a set-up for the page that makes it (stars of a solo circuit)."""
    census: Callable[[S], tuple[int, ...]]
    """Counts the pieces, wherever they are; the counts stay the same throughout a game."""
    our_content: Callable[[], object] | None = None
    """Returns our own content table, for players who want to change it; None: the game has none."""
    orders: StandingOrders[S] | None = None
    """What seats may set aside for a while; None: nothing."""
    notation: Notation[S] = NO_CLAUSES
    """How its positions are written."""

    @cached_property
    def codec(self) -> Codec:
        """The reader of this game's actions."""
        return Codec(self.actions)

    @cached_property
    def _checkers(self) -> dict[type[Action], Reader]:
        """A function for each of this game's actions that checks its fields."""
        return {kind: record_checker(kind) for kind in self.actions}

    @cached_property
    def words(self) -> Words:
        """The sentences of this game in every language."""
        return Words(self.folder / "text", KERNEL_WORDS)

    @cached_property
    def task_by_name(self) -> dict[str, type[Task[S]]]:
        """The tasks by the name they are saved under."""
        return {task.__name__: task for task in self.tasks}

    @cached_property
    def _options_reader(self) -> Reader:
        return reader(self.options)

    def check_action(self, action: Action) -> None:
        """Check the fields of an action; BadAction names the first one whose value does not have its type.

        An action of another game is not checked: the rules refuse it, because it answers none of their questions.
        """
        check = self._checkers.get(type(action))
        if check is None:
            if isinstance(action, self.actions):
                raise BadAction(f"expected an action of {self.name} itself, found {excerpt(action)}")
            return
        try:
            check(action, "")
        except Misfit as misfit:
            raise BadAction(f"{type(action).__name__}: {misfit}") from None

    def new(self, seats: int, options: Mapping[str, Json] | None = None, seed: int = 0) -> Game[S, Opt]:
        """Start a game; OptionError names the option that is not accepted."""
        return begin(self, seats, self.read_options(seats, options or {}), check_seed(seed))

    def position(
        self, text: str = "", seed: int = 0, options: Opt | Mapping[str, Json] | None = None, **clauses: Given
    ) -> Game[S, Opt]:
        """Return the game that a position describes; PositionError names the place that does not fit.

        A position is a text, or its clauses as keywords. `seed` deals what it leaves open, and `options` are used where
        it has none. The game is marked as one for study: see `Game.start`.
        """
        if clauses or not text:
            text = "; ".join([*([text] if text else []), as_text(self.name, self.notation.version, clauses, not text)])
        return read_position(self, text, seed, options)

    def position_of(self, game: Game[S, Opt], hidden: bool = True) -> str:
        """Return the position of a game as a text, with what is `hidden` or with it left open, see `Game.position`."""
        return write_position(game, hidden)

    def load(self, data: bytes | str) -> Game[S, Opt]:
        """Return a saved game; CorruptSave names what is wrong."""
        return load_game(self, data)

    def replay(self, log: Log, upto: int | None = None) -> Game[S, Opt]:
        """Return the game after a log, or after its first `upto` items; CorruptLog names what does not fit."""
        return replay_log(self, log, upto)

    def read_options(self, seats: int, given: Mapping[str, Json]) -> Opt:
        """Return the given options, checked; OptionError names the field and what it accepts."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise OptionError("seats", f"{self.name} takes {low} to {high}, found {excerpt(seats)}")
        if not isinstance(given, Mapping):
            raise OptionError("options", f"expected an object, found {excerpt(given)}")
        check_sizes(given)
        try:
            options = cast("Opt", self._options_reader(dict(given), ""))
        except Misfit as misfit:
            raise OptionError("options", str(misfit)) from None
        return self.check(seats, options)

    def options_json(self, options: Opt) -> dict[str, Json]:
        """Return checked options as JSON, including those with their default value."""
        return cast("dict[str, Json]", plain(options))

    def options_schema(self) -> dict[str, Json]:
        """Return the JSON Schema of the options."""
        return schema_of(self.options)

    def content_schema(self) -> dict[str, Json]:
        """Return the JSON Schema of a content table, for players who replace ours."""
        return schema_of(self.content)


AnySpec: TypeAlias = Spec[Any, Any]
"""A spec whose game the type checker does not know: tables, command line and tests treat all games alike."""
