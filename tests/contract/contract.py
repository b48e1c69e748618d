"""The description of a game by which the contract is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Final, TypeAlias

from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event, Pass, TimeUp
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from tests.contract.source import refusals_in_code

RefusalCase: TypeAlias = Callable[[], Refusal | None]
"""Sets up a position, tries an action and returns what the rules say against it."""

Choose: TypeAlias = Callable[[AnyGame, Chance], tuple[Seat, Action]]
"""Chooses who answers next, and what."""

TRANSLATED: Final = ("decision", "waiting", "prompt", "event", "refusal")
"""Sections of sentences that every game has."""


def at_random(game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Let the first seat that is asked do anything."""
    seat = game.asked[0]
    actions = game.legal(seat)
    return seat, actions[chance.below("any", len(actions))]


@dataclass(frozen=True, slots=True)
class Contract:
    """One game under the contract."""

    spec: AnySpec
    rules_version: str
    seats: range
    settings: list[tuple[int, dict[str, Json]]]
    """Numbers of seats and options of the games that are played."""
    stops: tuple[int, ...]
    """After how many answers a game is copied and saved."""
    happened: Callable[[], Iterable[Event]]
    """Returns events of every kind."""
    words: Mapping[str, set[str]]
    """The sections of words that are this game's own, and the keys in them."""
    terms: Mapping[str, set[str]]
    """Every table of terms, and the keys in it."""
    refusals: Mapping[tuple[str, str], RefusalCase]
    """Every refusal by its rule and key, with a position that raises it."""
    catalogues: tuple[str, ...]
    """The pages of `docs/rules` that hold its rules."""
    rule_prefixes: tuple[str, ...]
    """What the ids of these rules begin with."""
    translated: tuple[str, ...]
    """The sections of words in which no sentence is the same in both languages."""
    choose: Choose = at_random
    lists_tasks_by_name: bool = True
    """False where observations have their columns in an older order of the tasks."""
    shared: frozenset[str] = frozenset()
    """Lists of a state that copies share, because they are replaced and nothing is ever written into them."""

    @property
    def all_words(self) -> dict[str, set[str]]:
        """Every section of the game's words but its terms, and the keys in it."""
        spec = self.spec
        decisions = {task.__name__ for task in spec.tasks if issubclass(task, Decision)}
        common = {
            "game": {"name", "line"},
            "module": set(spec.modules),
            "module-line": set(spec.modules),
            "option": {field.name for field in fields(spec.options)} - {"modules"},
            "decision": decisions,
            "waiting": decisions,
            "prompt": decisions,
            "action": {kind.__name__ for kind in spec.actions if kind not in (Pass, TimeUp)},
            "event": {kind.__name__ for kind in spec.events},
            "refusal": {key for _, key in refusals_in_code(spec.folder)},
        }
        return {**common, **self.words}

    def __str__(self) -> str:
        """Return the name of the game's folder, by which its tests are chosen."""
        return self.spec.folder.name

    def play(self, seats: int, options: dict[str, Json], answers: int) -> AnyGame:
        """Play some answers of a game."""
        game, chance = self.spec.new(seats, options, 9), Chance(9)
        while not game.over and answers:
            game.play(*self.choose(game, chance))
            answers -= 1
        return game
