"""Gymnasium's environment: one seat, the others played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from astrodrome.games import MODULES
from astrodrome.kernel.fields import Json
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.batch import wait_for
from astrodrome.research.envs.checks import checked_seat
from astrodrome.research.envs.opponents import Opponent, Opponents
from astrodrome.research.envs.spaces import Seen, action_space, observation_space, seen_by
from astrodrome.research.envs.table import NOT_BEGUN, REFUSED, VERSION, Reward, Table, env_id, id_of, no_options, whole

ENTRY: Final = "astrodrome.research.envs.single:SeatEnv"


class SeatEnv(gymnasium.Env[Any, Any]):  # its spaces are typed by numpy's kinds of number
    """One seat of a game against bots by name, in files, or functions of an observation and a mask.

    `seat` is where one sits, `bots` who sits in the other seats, in order and in turn; `options` and `reward` ("win",
    "score" or "difference") set the game up. Without `memory` observations leave out what the seat remembers. An id
    outside the mask is refused: it costs 1, and the same question is asked again; after `most_refused` of them in a row
    the game is truncated. With `seat=None` the learner moves on by one seat with every `reset` without a seed; a seed
    determines the seat too. `version` 3 of observations and ids is smaller, and begins with the own seat.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: Seat | None = 0,
        bots: Sequence[Opponent] = ("random",),
        options: Mapping[str, Json] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
        memory: bool = True,
        version: int = VERSION,
        most_refused: int | None = None,
    ) -> None:
        if seat is not None:
            seat = checked_seat(seat, seats)
        if most_refused is not None and whole("most_refused", most_refused) < 1:
            raise ValueError(f"most_refused: expected a whole number from 1, or None, found {most_refused}")
        self._others: Final = Opponents(bots, game)
        self.table: Final = Table(game, seats, options, reward, memory, version)
        """The game itself, for tools; the learner only gets observations."""
        self.seat: Seat = seats - 1 if seat is None else seat
        """The learner's seat."""
        self._seat: Final = seat
        self._most_refused: Final = most_refused
        self._strikes = 0
        self._begun = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)

    @override
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a game; without a seed, another one.

        `options` may have a `seat`: the learner's in this game. It does not change what is dealt.
        """
        given = options or {}
        no_options(given.keys() - {"seat"})
        seat = checked_seat(given["seat"], self.table.seats) if "seat" in given else self._seat
        super().reset(seed=seed)
        own = int(self.np_random.integers(1 << 62))
        self._strikes, self._begun = 0, True
        if seat is None:
            seat = (self.seat + 1 if seed is None else own) % self.table.seats
        self.seat = seat
        self._others.sit(self.table.seats, self.seat, own)
        self.table.begin(own)
        wait_for(self.table, self.seat, self._others)
        return self._seen(), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask as MaskablePPO asks for it: truth values."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _seen(self) -> Seen:
        return seen_by(self.table, self.seat)

    @override
    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer with the action of this id, and let the others answer until the learner is asked again."""
        table, seat = self.table, self.seat
        number = id_of(action)
        if not self._begun:
            raise ValueError(NOT_BEGUN)
        if not table.play(seat, number):
            if table.game.over:
                return self._seen(), 0.0, True, False, {}
            self._strikes += 1
            given_up = self._most_refused is not None and self._strikes >= self._most_refused
            return self._seen(), REFUSED, False, given_up, {"refused": number}
        self._strikes = 0
        over = wait_for(table, seat, self._others) is None
        return seen_by(table, seat), table.rewards()[seat] if over else 0.0, over, False, {}

    @override
    def render(self) -> str | None:
        """Return the table as SVG, as the learner's seat sees it."""
        return self.table.picture(self.seat) if self.render_mode == "svg" else None

    @override
    def close(self) -> None:
        """Let the bots go."""
        self._others.leave(True)


def register(version: int = VERSION) -> None:
    """Make the environments of a version known to `gymnasium.make`, such as "astrodrome/memoracers-v2".

    Once is enough. Where two versions are known, Gymnasium warns of the older one.
    """
    for name in MODULES:
        if env_id(name, version) not in gymnasium.registry:
            gymnasium.register(env_id(name, version), ENTRY, kwargs={"game": name, "version": version})
