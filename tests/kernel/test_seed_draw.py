"""How a seed is drawn: what a log must hold to be read, and the faults that a draw can have."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest

from astrodrome.kernel.errors import CorruptLog
from astrodrome.kernel.seed_draw import SeedDraw, Share, commitment_to, faults, promise_of, seed_of

TABLE, SECRET = "abcdefghijkmnpqr", "7".zfill(32)
NUMBERS = {0: "8".zfill(32), 2: "9".zfill(32)}
ROUND = 2
SEATS = 3
SEED = seed_of(TABLE, SECRET, ROUND, NUMBERS)
SHARES = tuple(Share(seat, commitment_to(TABLE, ROUND, seat, number), number) for seat, number in NUMBERS.items())
DRAW = SeedDraw(TABLE, promise_of(TABLE, SECRET), SECRET, ROUND, (1,), SHARES)


def test_an_honest_draw_has_no_faults_and_is_read_as_it_was_written() -> None:
    assert faults(DRAW, SEED, SEATS) == []
    assert SeedDraw.from_json(DRAW.to_json()) == DRAW


@pytest.mark.parametrize(
    ("draw", "seed", "seats", "fault"),
    [
        (replace(DRAW, promise=promise_of(TABLE, "8".zfill(32))), SEED, SEATS, "the server's secret is not the one"),
        (
            replace(DRAW, shares=(replace(SHARES[0], commitment="0" * 64), SHARES[1])),
            SEED,
            SEATS,
            "the number of seat 0",
        ),
        (DRAW, SEED + 1, SEATS, "the seed is not the one"),
        (replace(DRAW, shares=SHARES[::-1]), SEED, SEATS, "the shares are not those of different seats"),
        (replace(DRAW, shares=(SHARES[0], SHARES[0])), SEED, SEATS, "the shares are not those of different seats"),
        (DRAW, SEED, 2, "the shares are not those of different seats"),
    ],
)
def test_a_dishonest_draw_is_caught(draw: SeedDraw, seed: int, seats: int, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(draw, seed, seats)), faults(draw, seed, seats)


def test_every_number_counts_for_the_seed() -> None:
    changed = {seed_of(TABLE, SECRET, ROUND, {**NUMBERS, seat: "a" * 32}) for seat in NUMBERS}
    assert len({SEED, seed_of(TABLE, SECRET, ROUND + 1, NUMBERS), *changed}) == 4


WRONG: list[tuple[str, Any]] = [
    ("draw.table", {"table": 7}),
    ("draw.table", {"table": "x" * 65}),
    ("draw.promise", {"promise": "xyz"}),
    ("draw.secret", {"secret": SECRET[1:]}),
    ("draw.secret", {"secret": "G" * 32}),
    ("draw.round", {"round": -1}),
    ("draw.round", {"round": True}),
    ("draw.given_up", {"given_up": {}}),
    ("draw.given_up", {"given_up": [0] * 17}),
    ("draw.given_up", {"given_up": ["0"]}),
    ("draw.shares[0]", {"shares": [None]}),
    ("draw.shares[0].seat", {"shares": [{**asdict(SHARES[0]), "seat": "0"}]}),
    ("draw.shares[0].commitment", {"shares": [{**asdict(SHARES[0]), "commitment": None}]}),
    ("draw.shares[0].number", {"shares": [{**asdict(SHARES[0]), "number": "8"}]}),
]


@pytest.mark.parametrize("at", range(len(WRONG)))
def test_a_draw_that_cannot_be_read_says_where(at: int) -> None:
    path, change = WRONG[at]
    with pytest.raises(CorruptLog) as caught:
        SeedDraw.from_json(DRAW.to_json() | change)
    assert str(caught.value).startswith(f"{path}: expected")


def test_a_draw_is_an_object() -> None:
    with pytest.raises(CorruptLog, match=r"^draw: expected an object"):
        SeedDraw.from_json([])
