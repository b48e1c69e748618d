"""PettingZoo's environments: agents one at a time (AEC), or all at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.agent_selector import AgentSelector

from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.spaces import Seen, action_space, observation_space, seen_by
from astrodrome.research.envs.table import NOT_BEGUN, REFUSED, VERSION, Reward, Table, env_id, id_of, no_options

PROBED: Final = "options"
"""The one name that PettingZoo's own tests give to `reset`, to see that it takes any."""
Infos = dict[str, dict[str, Any]]  # PettingZoo's own type


def agent_of(seat: Seat) -> str:
    """Return the name of the agent in a seat."""
    return f"seat_{seat}"


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent."""
    return int(agent.removeprefix("seat_"))


class TurnsEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every game as PettingZoo's AEC: the seat that is asked acts; where several are asked, in their order.

    `seats`, `options` and `reward` ("win", "score" or "difference") set it up; the seed of `reset`
    identifies a game. Without `memory` observations leave out what the seat remembers; `version` 3 is smaller, and
    begins with the own seat. An id outside the mask is refused: it costs 1, and the same seat is asked again.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        memory: bool = True,
        version: int = VERSION,
    ) -> None:
        super().__init__()
        self.table: Final = Table(game, seats, options, reward, memory, version)
        """The game itself, for tools; agents look at observations."""
        self.metadata = {"name": env_id(game, version), "render_modes": ["svg"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._games = self._seed = 0
        self._begun = False
        self._rewarded = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's ids, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; without a seed, the one after the last. What PettingZoo calls `options` changes nothing."""
        no_options({name for name in options or {} if name != PROBED})
        self._seed, self._games = (self._seed, self._games + 1) if seed is None else (seed, 0)
        self.table.begin(self._seed + (self._games << 64))
        self.agents, self._begun = self.possible_agents[:], True
        self._rewarded = False
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._selector = AgentSelector(self.agents)
        self.agent_selection = self._selector.next()
        self._select()

    def _select(self) -> None:
        seat = self.table.next_seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self._rewarded = True
        for agent, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.rewards[agent] += reward

    def observe(self, agent: str) -> Seen:
        """Return what an agent may know now."""
        return seen_by(self.table, seat_of(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked, with the action of this id; None where it is out of the game."""
        if not self._begun:
            raise ValueError(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = id_of(action)
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:  # seldom: most steps bring nobody anything
            self._clear_rewards()
            self._rewarded = False
        taken = self.table.play(seat_of(agent), number)
        self.infos[agent] = {} if taken else {"refused": number}
        if not taken:
            self.rewards[agent] += REFUSED
            self._rewarded = True
        self._select()
        if self._rewarded:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as SVG, as a spectator sees it."""
        return self.table.picture() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every game as PettingZoo's parallel environment: all seats give an id at every step.

    A seat that is not asked may only wait (id 0). Answers are taken in the order of the seats asked when the step
    began; once the question has changed, the others' answers are moot. It is set up as `TurnsEnv` is.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        memory: bool = True,
        version: int = VERSION,
    ) -> None:
        self.table: Final = Table(game, seats, options, reward, memory, version)
        """The game itself, for tools; agents look at observations."""
        self.metadata = {"name": env_id(game, version), "render_modes": ["svg"]}
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._games = self._seed = 0
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's ids, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Start a game; without a seed, the one after the last. What PettingZoo calls `options` changes nothing."""
        no_options({name for name in options or {} if name != PROBED})
        self._seed, self._games = (self._seed, self._games + 1) if seed is None else (seed, 0)
        self.table.begin(self._seed + (self._games << 64))
        self.agents, self._begun = self.possible_agents[:], True
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: seen_by(self.table, seat_of(agent)) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Take the answers of all seats that are asked: ids of actions, by agent."""
        if not self._begun:
            raise ValueError(NOT_BEGUN)
        ids = {agent: id_of(action) for agent, action in actions.items()}  # all, before any of them is carried out
        number, agents = self.table.game.number, self.agents[:]
        rewards = dict.fromkeys(agents, 0.0)
        infos: Infos = {agent: {} for agent in agents}
        for seat in self.table.asked:
            agent = agent_of(seat)
            moot = self.table.game.number != number or seat not in self.table.asked
            if not moot and agent in ids and not self.table.play(seat, ids[agent]):
                infos[agent] = {"refused": ids[agent]}
                rewards[agent] += REFUSED
        over = self.table.game.over
        seen = self._seen()
        if over:
            self.agents = []
            for agent, reward in zip(agents, self.table.rewards(), strict=True):
                rewards[agent] += reward
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        """Return the table as SVG, as a spectator sees it."""
        return self.table.picture() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is held open."""
