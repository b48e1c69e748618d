"""Games known to their last answer: bots think for all seats, and the first seat's answer ends the game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from astrodrome.bots.worker import decide
from astrodrome.games import game as game_of
from astrodrome.kernel.fields import Json
from astrodrome.server.room.autopilot import bot_seed
from tests.web.galaxy_script import play
from tests.web.server import Message, Server, Table, seats_of

MOST_SEEDS = 40
TABLES: dict[str, tuple[str, dict[str, Json]]] = {
    "memoracers": ("pee", {}),
    "celestia": ("prr", {}),
    "celerium": ("pr", {}),
    "galaxy-trucker": ("pe", {"flights": ["I"]}),
}
"""The seats and options of the game that is known, by game."""


@dataclass(frozen=True)
class Ending:
    """A game and all that its first seat answers."""

    game: str
    seed: int
    answers: tuple[Message, ...]

    def table(self, server: Server, helper: Page, before: int) -> Table:
        """Make its table and play until so many answers are left; the page is only used to speak with the server."""
        kinds, options = TABLES[self.game]
        more: dict[str, Any] = {**options}  # options of any form; the server reads them
        table = server.table(kinds, seed=self.seed, game=self.game, **more)
        play(server, helper, table, self.answers[: len(self.answers) - before])
        return table

    def end(self, server: Server, helper: Page, table: Table, answers: int) -> None:
        """Give the last answers, as fast as they are asked for."""
        play(server, helper, table, self.answers[len(self.answers) - answers :])


def played(game: str, seed: int) -> tuple[tuple[Message, ...], bool]:
    """Return what the first seat answers in a game, and whether it has the last word."""
    kinds, options = TABLES[game]
    spec, bots = game_of(game), [one.get("bot", "easy") for one in seats_of(kinds)]
    position = spec.new(len(kinds), options, seed)
    answers: list[Message] = []
    seat = 0
    while not position.over:
        # Who answers together with others answers after them, as the page will.
        seat = position.asked[-1]
        thought = decide(spec.name, position.save(log=False), seat, bots[seat], bot_seed(seed, seat))
        if seat == 0:
            answers.append(json.loads(thought))
        position.play(seat, spec.codec.decode_action(json.loads(thought)))
    return tuple(answers), seat == 0


@cache
def ending(game: str, last: bool = True) -> Ending:
    """Return a game that ends with an answer of the first seat; or one that goes on after its last answer."""
    for seed in range(MOST_SEEDS):
        answers, has_last_word = played(game, seed)
        if has_last_word == last:
            return Ending(game, seed, answers)
    raise AssertionError(f"no game of {game} ends so")
