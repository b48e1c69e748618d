"""Observations and ids: made from the types, blind to secrets, fixed for a version."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Literal

import numpy as np
import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces import ActionSpace, Encoder
from astrodrome.research.spaces.facts import Facts
from astrodrome.research.spaces.writers import MOST, writer_of
from tests.laws.registry import hooks_of
from tools.spaces import FILE, pinned

SETTINGS = [(spec, setting) for spec in GAMES for setting in hooks_of(spec).settings]


def played(game: AnyGame, seed: int, most: int) -> list[AnyGame]:
    """Play at random and return some moments on the way."""
    chance, moments = Chance(seed), []
    for step in range(most):
        if not game.asked:
            break
        if step % 7 == 0:
            moments.append(game.copy())
        legal = game.legal(game.asked[0])
        game.play(game.asked[0], legal[chance.below("pick", len(legal))])
    return [*moments, game]


@pytest.mark.parametrize(("spec", "setting"), SETTINGS, ids=[f"{spec.name}-{s.name}" for spec, s in SETTINGS])
def test_every_moment_of_every_setting_has_its_numbers_and_ids(spec: AnySpec, setting: object) -> None:
    seats, options = setting.seats, setting.options  # type: ignore[attr-defined]  # what the laws list
    game = spec.new(seats, options, 11)
    encoder, space = Encoder(spec, seats, game.options), ActionSpace(spec, seats, game.options)
    for moment in played(game, 5, 120):
        for seat in range(seats):
            seen = encoder.encode(moment, seat) if moment.asked else None
            assert seen is None or (seen.shape == (encoder.size,) and np.abs(seen).max() <= MOST)
            assert seen is None or np.array_equal(seen, encoder.encode_records(moment, seat))
        for seat in [one for one in moment.asked if one != ad.CLOCK]:
            legal = moment.legal(seat)
            ids = space.ids(legal)
            assert list(ids.values()) == list(legal), "every action has an id of its own"
            assert 0 < min(ids) <= max(ids) < space.size
            assert not any(space.labels[number].startswith("other") for number in ids)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_an_observation_tells_nothing_that_the_seat_cannot_know(spec: AnySpec) -> None:
    game = spec.new(3, {}, 4)
    encoder, space = Encoder(spec, 3, game.options), ActionSpace(spec, 3, game.options)
    for moment in [one for one in played(game, 9, 100) if one.asked]:
        for seat in [one for one in moment.asked if one != ad.CLOCK]:
            world = moment.determinise(seat, 77)
            assert np.array_equal(encoder.encode(moment, seat), encoder.encode(world, seat))
            assert list(space.ids(moment.legal(seat))) == list(space.ids(world.legal(seat)))


def test_memory_can_be_left_out() -> None:
    spec = ad.game("memoracers")
    options = spec.read_options(2, {})
    whole, short = Encoder(spec, 2, options), Encoder(spec, 2, options, memory=False)
    assert whole.columns[: short.size] == short.columns
    assert {column.path.split("?")[0].split(".")[0] for column in whole.columns[short.size :]} == {"knowledge"}


def test_ids_and_columns_are_fixed_for_a_version() -> None:
    """A change of actions or views changes these: `./run exec python -m tools.spaces` writes them again.

    A change of ids of the same rules version also wants a new `VERSION` in research/envs/table.py.
    """
    assert json.loads(Path(FILE).read_text(encoding="utf-8")) == pinned()


class Wind(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Inner:
    name: str
    up: bool


@dataclass(frozen=True)
class Sample:
    number: int
    word: Literal["a", "b"]
    wind: Wind
    maybe: int | None
    either: int | Literal["px2"]
    bag: tuple[Literal["a", "b"], ...]
    row: tuple[Inner, ...]
    pair: tuple[int, bool]


SAMPLE = Sample(20_000, "b", Wind.LEFT, None, "px2", ("b", "b"), (Inner("x", True),), (3, False))


def written(facts: Facts, value: object = SAMPLE, kind: type = Sample) -> dict[str, float]:
    writer = writer_of(kind, "s", "", facts)
    out: list[float] = []
    writer.write(value, out)
    assert len(out) == len(writer.columns)
    return dict(zip([column.path for column in writer.columns], out, strict=True))


def test_every_type_is_written() -> None:
    told = written(Facts(room={"Sample.row": 2}, names={"Inner.name": ("w", "x")}))
    assert told["s.number"] == MOST
    assert (told["s.word=a"], told["s.word=b"]) == (0, 1)
    assert (told["s.wind=left"], told["s.wind=right"]) == (1, 0)
    assert (told["s.maybe?"], told["s.maybe"]) == (0, 0)
    assert (told["s.either:int"], told["s.either:px2"], told["s.either=px2"]) == (0, 1, 1)
    assert (told["s.bag#a"], told["s.bag#b"]) == (0, 2)
    assert (told["s.row.length"], told["s.row[0].name"], told["s.row[0].up"], told["s.row[1].name"]) == (1, 2, 1, 0)
    assert (told["s.pair[0]"], told["s.pair[1]"]) == (3, 0)


def test_records_that_are_known_by_a_name_are_counted() -> None:
    named = written(Facts(names={"Inner.name": ("w", "x")}, known_by={"Inner": "name"}))
    assert (named["s.row#w"], named["s.row#x"]) == (0, 1)


def test_lists_without_order_are_counted_by_value() -> None:
    told = written(Facts(counted={"Sample.row": (Inner("x", False), Inner("x", True))}))
    assert (told["s.row#name=x up=False"], told["s.row#name=x up=True"]) == (0, 1)


def test_what_no_fact_bounds_is_refused_when_the_encoder_is_made() -> None:
    with pytest.raises(TypeError, match=r"^Inner\.name: a text needs the list of its words"):
        writer_of(Sample, "s", "", Facts(room={"Sample.row": 2}))
    with pytest.raises(TypeError, match=r"^Sample\.row: a list needs room for its items"):
        writer_of(Sample, "s", "", Facts(names={"Inner.name": ("w", "x")}))
    with pytest.raises(TypeError, match="may not hold"):
        writer_of(float, "s", "S.x", Facts())


def test_what_has_no_place_among_the_columns_is_an_error() -> None:
    words = {"Inner.name": ("w", "x")}
    two = replace(SAMPLE, row=SAMPLE.row * 2)
    with pytest.raises(ValueError, match=r"^s\.row: 2 items, where there is room for 1"):
        written(Facts(room={"Sample.row": 1}, names=words), two)
    with pytest.raises(ValueError, match=r"^s\.row\[0\]\.name: 'x' is none of its 1 values"):
        written(Facts(room={"Sample.row": 1}, names={"Inner.name": ("w",)}))
    with pytest.raises(ValueError, match=r"^s\.bag: 'c' is none of its 2 values"):
        written(Facts(room={"Sample.row": 1}, names=words), replace(SAMPLE, bag=("c",)))  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ValueError, match=r"^s\.word: 'c' is none of its 2 values"):
        written(Facts(room={"Sample.row": 1}, names=words), replace(SAMPLE, word="c"))  # type: ignore[arg-type]  # wrong on purpose
