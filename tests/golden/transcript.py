"""Writing a game down so that people can read it, and reading the answers back.

A transcript has a header, then for every answer the decision with its number, the seat and what it could choose from,
then `>` and the answer, then the events. The order of legal actions is behaviour too: short lists are written out,
long ones by their number and a fingerprint.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from astrodrome.games import GAMES
from astrodrome.kernel.codec import plain, to_bytes, to_json
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry
from astrodrome.kernel.records import Action, Event, Private
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from tests.laws.registry import TOYS

SPECS: Final[dict[str, AnySpec]] = {spec.name: spec for spec in (*GAMES, *(toy.spec for toy in TOYS))}
WRITTEN_OUT: Final = 4


@dataclass(frozen=True)
class Script:
    """What a game is made of: set-up, seed and answers."""

    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    answers: tuple[tuple[Seat, Json], ...]

    def start(self) -> AnyGame:
        """Start the game."""
        return SPECS[self.game].new(self.seats, self.options, self.seed)

    def after(self, count: int) -> AnyGame:
        """Return the game after some answers."""
        game = self.start()
        for seat, action in self.answers[:count]:
            game.play(seat, game.spec.codec.decode_action(action))
        return game


def script_of(game: AnyGame) -> Script:
    """Return what a played game is made of."""
    answers = tuple((item.seat, item.action) for item in game.log.entries if isinstance(item, Entry))
    return Script(game.spec.name, game.seats, dict(game.log.options), game.seed, answers)


def words(data: object) -> str:
    """Write JSON on one line with room to breathe."""
    return json.dumps(data, ensure_ascii=False)


def seat_name(seat: Seat) -> str:
    """Name a seat, counted from 0 as in the log."""
    return "clock" if seat == CLOCK else f"seat {seat}"


def choices(actions: Sequence[Action], whole: bool) -> str:
    """Write what could be chosen, in its order."""
    kind = "of" if whole else "proposed"
    if len(actions) <= WRITTEN_OUT:
        return f"{kind} {', '.join(short(action) for action in actions)}"
    return f"{kind} {len(actions)} ({hashlib.blake2b(to_json(actions), digest_size=5).hexdigest()})"


def short(record: Action | Event) -> str:
    """Write a record as its name and its fields."""
    body = plain(record)
    assert isinstance(body, dict)
    (_, name), *fields = body.items()
    return " ".join([str(name), *[f"{field}={words(value)}" for field, value in fields]])


def event_line(event: Event) -> str:
    """Write an event; one that only some saw is marked."""
    return f"  {'(private) ' if isinstance(event, Private) else ''}{short(event)}"


def transcript(script: Script) -> str:
    """Play a script and write down what happens."""
    game = script.start()
    lines = [
        f"game {game.spec.name}, rules version {game.spec.rules_version}",
        f"seats {game.seats}",
        f"options {words(plain(game.options))}",
        f"seed {game.seed}",
        "",
        *map(event_line, game.opening),
    ]
    for seat, data in script.answers:
        action = game.spec.codec.decode_action(data)
        listed = choices(game.legal(seat), game.complete(seat))
        lines.append(f"{game.number} {type(game.decision).__name__}, {seat_name(seat)}, {listed}")
        lines.append(f"  > {to_bytes(data).decode()}")
        lines.extend(map(event_line, game.play(seat, action)))
    outcome = "the game goes on" if game.outcome is None else f"outcome {words(plain(game.outcome))}"
    return "\n".join([*lines, "", outcome, ""])


def read(text: str) -> Script:
    """Read a script back from its transcript."""
    lines = text.splitlines()
    head = dict(line.split(" ", 1) for line in lines[:4])
    answers: list[tuple[Seat, Json]] = []
    for before, line in pairwise(lines):
        if line.startswith("  > "):
            seat = before.split(", ")[1]
            answers.append((CLOCK if seat == "clock" else int(seat.split()[1]), json.loads(line[4:])))
    game, seed = head["game"].partition(",")[0], int(head["seed"])
    return Script(game, int(head["seats"]), json.loads(head["options"]), seed, tuple(answers))


def lines_to(game: AnyGame, depth: int) -> int:
    """Count the distinct lines of play from a position: sequences of answers, in the order in which seats are asked."""
    if depth == 0 or game.over:
        return 1
    seat = game.asked[0]
    total = 0
    for action in game.legal(seat):
        twin = game.copy()
        twin.play(seat, action)
        total += lines_to(twin, depth - 1)
    return total
