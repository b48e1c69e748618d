"""Who plays the seats that nobody learns in: bots by name, bots in files, functions, or a league of past selves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from astrodrome.kernel.errors import UnknownBot
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.table import Mask, Table, id_of
from astrodrome.research.spaces.encoder import Observation
from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.players import NamedPlayer, Player, check_name, seat_player
from astrodrome.selfplay.simulation import derive

Policy: TypeAlias = Callable[[Observation, Mask], int]
"""Takes an observation and a mask, and returns the id of one of the actions that the mask allows."""
MOST_KEPT: Final = 20
"""How many past selves a league keeps, unless one says otherwise."""


class League:
    """Past selves as opponents: each game draws one of them for each seat that is given the league.

        league = League([first])
        batch = Batch("memoracers", 64, opponents=(league,), seat=None)
        league.add(frozen_copy)          # now and then, while you train

    It starts with `policies`, at least one. It keeps the first, and of the others the latest: `most` in all. With
    `Workers` the league of each process is a copy; what you add later does not reach it.
    """

    def __init__(self, policies: Sequence[Policy], most: int = MOST_KEPT) -> None:
        if most < 1 or not 1 <= len(policies) <= most:
            raise ValueError(f"policies: expected 1 to {most} of them, found {len(policies)}")
        self._policies: Final = list(policies)
        self._most: Final = most

    def add(self, policy: Policy) -> None:
        """Take in another past self; games that start from now on may draw it."""
        self._policies.append(policy)
        if len(self._policies) > self._most:
            del self._policies[min(1, self._most - 1)]

    def __len__(self) -> int:
        return len(self._policies)

    def draw(self, seed: int) -> Policy:
        """Return one of the past selves, each with equal chance."""
        return self._policies[derive(seed, "league") % len(self._policies)]


Opponent: TypeAlias = str | Policy | League


class Opponents:
    """The players of the other seats, in order and in turn."""

    def __init__(self, given: Sequence[Opponent], game: str) -> None:
        if isinstance(given, str) or not given:
            raise UnknownBot(f"expected at least one bot or function, in a list, found {given!r:.60}")
        for one in given:
            if isinstance(one, str) or not (callable(one) or isinstance(one, League)):
                check_name(one, game, Limits())
        self._given: Final = tuple(given)
        self._game: Final = game
        self._seeds: dict[Seat, int] = {}
        self._players: dict[Seat, Player | Policy] = {}
        self._pick: dict[Seat, Callable[[Sequence[Action]], Action]] = {}  # of players that need nothing but the list

    def sit(self, seats: int, learner: Seat, seed: int) -> None:
        """Take every seat but the learner's for a new game; the seed determines what they do."""
        self.leave(True)
        others = [seat for seat in range(seats) if seat != learner]
        self._seeds = {seat: derive(seed, "bot", seat) for seat in others}
        for place, seat in enumerate(others):
            one = self._given[place % len(self._given)]
            if isinstance(one, League):
                one = one.draw(self._seeds[seat])
            player = seat_player(one, self._game, self._seeds[seat], Limits()) if isinstance(one, str) else one
            self._players[seat] = player
            if isinstance(player, NamedPlayer) and player.random is not None:
                self._pick[seat] = player.random.pick

    def answer(self, table: Table, seat: Seat) -> None:
        """Let the player of a seat answer its question."""
        pick = self._pick.get(seat)
        if pick is not None:
            table.perform(seat, pick(table.listed(seat)))
            return
        player = self._players[seat]
        if callable(player):
            number = id_of(player(table.encoder.encode(table.game, seat), table.mask(seat)))
            if not table.play(seat, number):
                raise ValueError(f"the function in seat {seat} returned {number}, which its mask does not allow")
        else:
            table.perform(seat, player.decide(table.game, seat, derive(self._seeds[seat], table.game.number)))

    def leave(self, well: bool) -> None:
        """Let the players go; `well`: the game has ended as it should."""
        for player in self._players.values():
            if not callable(player):
                player.leave(well)
        self._players = {}
        self._pick = {}
