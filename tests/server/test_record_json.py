"""Records written for sockets: the same bytes as the kernel's codec writes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

import pytest

from astrodrome.kernel.codec import to_json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal
from astrodrome.server.protocol.record_json import raw, write
from tests.laws.play import Case, walk
from tests.laws.registry import every_setting

MOST = 30
"""Positions of a game that are looked at."""


class Colour(Enum):
    RED = "red"
    NUMBER = 3


@dataclass(frozen=True, slots=True)
class Move(Action):
    """An action."""

    to: int


@dataclass(frozen=True, slots=True)
class Told(Event):
    """An event that holds an action."""

    moves: tuple[Move, ...]
    colour: Colour


@dataclass(frozen=True, slots=True)
class Plain:
    """A record of values that have no form of their own."""

    name: str
    colours: tuple[Colour, ...]
    pair: tuple[int, str] | None


@dataclass(frozen=True, slots=True)
class Choice:
    """A record that may hold a refusal, and a mapping."""

    plain: Plain
    refusal: Refusal | None
    by_seat: dict[int, Plain]


PLAIN = Plain('é"\n\x1f\u2028', (Colour.RED, Colour.NUMBER), (1, "a"))
CHOICE = Choice(PLAIN, Refusal("AD-001", "not-asked", (("seat", 2),)), {3: PLAIN, 1: Plain("", (), None)})
TOLD = Told((Move(1),), Colour.NUMBER)


@pytest.mark.parametrize(
    "value",
    [
        None,
        1,
        "x",
        True,
        Colour.RED,
        PLAIN,
        CHOICE,
        (CHOICE, None),
        Move(3),
        Told((Move(1),), Colour.NUMBER),
        {"a": PLAIN},
    ],
)
def test_a_record_has_its_form_wherever_it_stands(value: object) -> None:
    assert write(value) == to_json(value)
    assert bytes(raw(value)) == to_json(value)


def seen(game: AnyGame) -> Iterator[object]:
    """Return everything of a position that is sent."""
    yield from (game.view(None).public, game.situation, game.outcome)
    for seat in range(game.seats):
        yield from (game.mine(seat), game.prompt(seat))


@pytest.mark.parametrize("case", every_setting(), ids=str)
def test_what_games_show_is_written_as_the_codec_writes_it(case: Case) -> None:
    for moment in walk(case):
        for value in (*seen(moment.game), moment.action, *moment.game.copy().play(moment.seat, moment.action)):
            assert write(value) == to_json(value)
        if moment.nth >= MOST:
            return
