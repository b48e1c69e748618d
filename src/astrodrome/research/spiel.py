"""OpenSpiel (extra `spiel`): every game as a registered Python game that OpenSpiel's algorithms accept.

    >>> import pyspiel                                             # doctest: +SKIP
    >>> from astrodrome.research import spiel                      # doctest: +SKIP
    >>> spiel.register()                                           # doctest: +SKIP
    >>> pyspiel.load_game("python_astrodrome_memoracers(players=3)")  # doctest: +SKIP

Chance comes first and once: a deal, one of `deals` that are equally likely, from which every later die follows. Forced
answers are played by themselves. Seats that are asked together answer one after another without seeing each other's
answers. An information state is what the seat sees and remembers; resampling deals again all that it cannot know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.playout import play_out
from astrodrome.research.envs.table import Table

PREFIX: Final = "python_astrodrome_"
DEALS: Final = 1000
LONGEST: Final = 20_000
"""More answers than any game has."""
SAMPLE_BITS: Final = 53


def short_name(game: str) -> str:
    """Return what a game is called in OpenSpiel.

    >>> short_name("galaxy-trucker")
    'python_astrodrome_galaxy_trucker'
    """
    return PREFIX + game.replace("-", "_")


@cache
def table_for(name: str, players: int, options: str) -> Table:
    """Return a table for so many players, whose spaces are shared by all states of a game."""
    given = json.loads(options) if options else {}
    return Table(name, players, given, "win")


def game_type(name: str, least: int, most: int) -> pyspiel.GameType:
    """Return what OpenSpiel needs to know about a game, its least and most number of players among it."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(name),
        long_name=f"Astrodrome: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # a game that all lose is nobody's win
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, least), "options": "", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's bindings have no types
    """One of our games with its players and options; each game has its own class below."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name, kind, given = self.name, self.kind, dict(params or {})
        players = int(given.get("players", max(2, kind.min_num_players)))
        self.deals = int(given.get("deals", DEALS))
        """How many deals there are."""
        self.table = table_for(name, players, str(given.get("options", "")))
        """The table every state begins with."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        """Return the moment before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Return what turns states into numbers and texts; `iig_obs_type` and `params` are what OpenSpiel asks for."""
        return SpielObserver(self.table, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel's bindings have no types
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._start = game.table
        self.table: Table | None = None
        """The table; None before the deal."""

    def current_player(self) -> int:
        """Return the seat that is asked first, or the mark of chance or of the end."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.table.asked
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None, "before the deal nobody is asked"
        return sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals."""
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self._start.fork()
            self.table.begin(action)
        else:
            taken = self.table.play(self.table.asked[0], action)
            assert taken, f"{action} is not a legal action"

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._start.actions.labels[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table is not None and self.table.game.over

    def returns(self) -> list[float]:
        """Return each seat's share of the win."""
        return self._start.rewards() if self.table is None else self.table.rewards()

    def resample_from_infostate(self, player: int, sampler: object) -> SpielState:
        """Return a state that the player holds possible: the sampler deals again all that it cannot know."""
        assert self.table is not None, "before the deal there is nothing to know"
        assert callable(sampler), "expected a function that draws from 0 to 1"
        twin: SpielState = self.clone()
        twin.table = self.table.deal(player, int(sampler() * (1 << SAMPLE_BITS)))
        return twin

    @override
    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"{self.table.spec.name}: decision {self.table.game.number}, digest {self.table.game.digest()}"


class SpielObserver:
    """What a player sees and, with perfect recall, remembers: as numbers and as text."""

    def __init__(self, table: Table, iig_obs_type: object, params: object) -> None:
        if params:
            raise ValueError(f"expected no parameters of an observer, found {params!r:.60}")
        self._recall: Final = bool(getattr(iig_obs_type, "perfect_recall", False))
        self.tensor: Final = np.zeros(table.encoder.size, np.float32)
        """The numbers."""
        self.dict: Final = {"observation": self.tensor}
        """The same numbers by name."""

    def set_from(self, state: SpielState, player: int) -> None:
        """Take in what a player sees of a state."""
        table = state.table
        if table is None or table.game.over:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = table.encoder.encode(table.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees of a state, as text."""
        if state.table is None:
            return "before the deal"
        game = state.table.game
        seen = [str(game.number), game.situation.decision or "over", to_json(game.view(player)).decode()]
        if self._recall:
            seen.append(to_json(game.knowledge(player)).decode())
        return " ".join(seen)


class QuickRollout:
    """An evaluator for OpenSpiel's searches that plays games out in our engine, without a state for every move."""

    def __init__(self, seed: int, games: int = 1) -> None:
        self._chance: Final = Chance(seed)
        self._games: Final = games

    def evaluate(self, state: SpielState) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """Return the mean result of random games from here."""
        assert state.table is not None, "before the deal there is nothing to play"
        total = np.zeros(state.table.seats)
        for _ in range(self._games):
            twin = state.table.fork()
            play_out(twin.game.state, self._chance)
            total += twin.rewards()
        return total / self._games

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return every legal action as equally likely."""
        legal: Sequence[int] = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def register() -> None:
    """Make every game known to `pyspiel.load_game`; a second time does nothing."""
    known = pyspiel.registered_names()
    for spec in GAMES:
        if short_name(spec.name) not in known:
            _register(spec.name, spec.seats[0], spec.seats[-1])


def _register(name: str, least: int, most: int) -> None:
    kind = game_type(name, least, most)
    # A class, as OpenSpiel keeps it beyond the end of Python, which a closure would not survive.
    pyspiel.register_game(kind, type(short_name(name), (SpielGame,), {"name": name, "kind": kind}))
