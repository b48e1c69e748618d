"""Observations are written without making the records of a view, and are what the records hold, bit for bit."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal, cast

import numpy as np
import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.games.celestia.views.table_view import Knowledge, faces_of
from astrodrome.games.celestia.views.table_view import PublicView as Table
from astrodrome.games.memoracers.view import PublicView, ShipView
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces import ActionSpace, Encoder
from astrodrome.research.spaces.encoder import Observation
from astrodrome.research.spaces.facts import Facts
from astrodrome.research.spaces.plain_views import PlainViews
from astrodrome.research.spaces.row_programs import NoRoom
from astrodrome.research.spaces.row_writers import buffers, row_writer
from astrodrome.research.spaces.writers import writer_of


class Wind(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Inner:
    name: str
    up: bool
    far: int


@dataclass(frozen=True)
class Bags:
    words: tuple[Literal["a", "b"], ...]


@dataclass(frozen=True)
class Sample:
    number: int
    word: Literal["a", "b"] | None
    wind: Wind
    maybe: int | None
    either: int | Literal["px2"]
    bag: tuple[Literal["a", "b"], ...]
    row: tuple[Inner, ...]
    pair: tuple[int, bool]
    numbers: tuple[int, ...]


FACTS = Facts(room={"Sample.row": 2, "Sample.numbers": 4}, names={"Inner.name": ("w", "x")})
VALUES = [
    Sample(20, "b", Wind.LEFT, None, "px2", ("b", "b"), (Inner("x", True, 2),), (3, False), ()),
    Sample(-3, None, Wind.RIGHT, 0, 7, (), (Inner("w", False, -1), Inner("x", True, 0)), (0, True), (0, 12_345, -5, 0)),
]


def numbers(value: object, tuples: set[type], held: object) -> tuple[list[float], list[float]]:
    """Return what the writer appends, and what the compiled one writes into a row."""
    writer = writer_of(Sample, "s", "", FACTS)
    out: list[float] = []
    writer.write(value, out)
    row = np.zeros(len(writer.columns) + 1, dtype=np.float32)
    row_writer(writer, 1, tuples)(held, *buffers(row))
    return out, [float(one) for one in row[1:]]


@pytest.mark.parametrize("value", VALUES)
def test_records_and_tuples_are_written_like_the_writer_does(value: Sample) -> None:
    out, row = numbers(value, set(), value)
    assert out == row
    inner = tuple([(one.name, one.up, one.far) for one in value.row])
    first = (value.number, value.word, value.wind, value.maybe, value.either, value.bag)
    held = (*first, inner, value.pair, value.numbers)
    out, row = numbers(value, {Sample, Inner}, held)
    assert out == row


def test_a_list_that_comes_again_is_written_where_it_stands_now() -> None:
    writer = writer_of(tuple[Bags, Bags], "s", "", Facts())
    write = row_writer(writer, 0, {Bags})
    for value in [(("a", "b", "b"),), (("b",),)], [(("b",),), (("a", "b", "b"),)]:
        row = np.zeros(4, dtype=np.float32)
        write(tuple(value), *buffers(row))
        assert row.tolist() == [one[0].count(word) for one in value for word in ("a", "b")]


def test_a_list_without_room_is_an_error() -> None:
    writer = writer_of(Sample, "s", "", Facts(room={"Sample.row": 0, "Sample.numbers": 4}, names=FACTS.names))
    row = np.zeros(len(writer.columns), dtype=np.float32)
    with pytest.raises(NoRoom):
        row_writer(writer, 0, set())(VALUES[0], *buffers(row))


def test_views_are_tuples_in_the_order_of_their_fields() -> None:
    spec = ad.game("memoracers")
    plain = PlainViews((spec.public,))
    assert {PublicView, ShipView} <= plain.tuples
    game = spec.new(2, {}, 3)
    told, shown = plain.functions[0](game.state), spec.public(game.state)
    assert isinstance(shown, PublicView)
    names = PublicView.__slots__
    assert told[names.index("circuit")] == shown.circuit
    assert told[names.index("ships")][1][ShipView.__slots__.index("speed")] == shown.ships[1].speed


def test_what_stands_beside_a_view_is_compiled_with_it() -> None:
    spec = ad.game("celestia")
    plain = PlainViews((spec.public, spec.mine, spec.knowledge))
    names = {one.__name__ for one in plain.sources}
    assert {"public_view", "seat_view", "looked_at"} <= names, "looked_at is called at every step"
    assert "needs" not in names, "a module without records is compiled as it is"


def test_a_record_of_which_one_number_is_read_is_that_number() -> None:
    spec = ad.game("celestia")
    unread = frozenset([f"CityView.{name}" for name in ("value", "more", "dice", "house")])
    plain = PlainViews((spec.public,), None, unread, bare=True)
    game = spec.new(2, {}, 3)
    shown = spec.public(game.state)
    assert isinstance(shown, Table)
    assert plain.functions[0](game.state)[Table.__slots__.index("cities")] == tuple([one.left for one in shown.cities])


def test_things_stay_numbers_where_a_function_returns_those_with_some_numbers() -> None:
    spec = ad.game("celestia")
    game = spec.new(2, {}, 3)
    game.state.treasures_discarded[0] = (4, 4, 1)
    plain = PlainViews((spec.knowledge,), numbers={faces_of: 1})
    assert plain.functions[0](game.state, 0)[Knowledge.__slots__.index("gone")] == (4, 4, 1)
    encoder = Encoder(spec, 2, game.options, version=3)
    seen = encoder.encode(game, 0)
    assert np.array_equal(seen, encoder.encode_records(game, 0))
    gone = [at for at, column in enumerate(encoder.columns) if column.path.startswith("knowledge.gone#")]
    assert seen[gone][[1, 4]].tolist() == [1, 2]


def test_what_nobody_reads_is_not_worked_out() -> None:
    spec = ad.game("memoracers")
    plain = PlainViews((spec.public,), None, frozenset({"PublicView.circuit", "ShipView.speed"}))
    game = spec.new(2, {}, 3)
    seen, whole = plain.functions[0](game.state), PlainViews((spec.public,)).functions[0](game.state)
    circuit, ships = PublicView.__slots__.index("circuit"), PublicView.__slots__.index("ships")
    speed = ShipView.__slots__.index("speed")
    assert seen[circuit] is None
    assert [ship[speed] for ship in seen[ships]] == [None, None]
    assert whole[circuit]
    assert seen[circuit + 1 : ships] == whole[circuit + 1 : ships]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_a_row_is_written_over_whatever_it_holds(spec: AnySpec) -> None:
    game = spec.new(2, {}, 3)
    encoder = Encoder(spec, 2, game.options)
    row = np.full(encoder.size, 7, dtype=np.float32)
    encoder.encode_into(game, 1, row)
    assert np.array_equal(row, encoder.encode_records(game, 1))


@pytest.mark.parametrize(
    ("row", "found"),
    [
        (np.zeros(4, np.float32), r"found \(4,\) and float32"),
        (np.zeros((1, 813), np.float32), r"found \(1, 813\) and float32"),
        (np.zeros(813, np.float64), r"found \(813,\) and float64"),
        (np.zeros(813, ">f4"), r"found \(813,\) and >f4"),
        (np.zeros(1626, np.float32)[::2], "found another"),
        (np.broadcast_to(np.float32(0), (813,)), "found another"),
        ([0.0] * 813, r"found \[0\.0"),
    ],
)
def test_a_row_of_another_kind_or_size_is_refused_before_anything_is_written(row: object, found: str) -> None:
    spec = ad.game("memoracers")
    encoder = Encoder(spec, 4, spec.read_options(4, {}), version=3)
    assert encoder.size == 813
    with pytest.raises(ValueError, match=f"row: expected an array of shape \\(813,\\) and type float32.*{found}"):
        encoder.encode_into(spec.new(4, {}, 1), 0, cast("Observation", row))


def test_what_has_no_place_is_an_error_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = ad.game("memoracers")
    game = spec.new(2, {}, 3)
    encoder = Encoder(spec, 2, game.options)
    monkeypatch.setattr(game.state, "end_reason", "bored")
    with pytest.raises(ValueError, match=r"^public\.reason: 'bored' is none of its"):
        encoder.encode(game, 0)


def test_large_numbers_are_clipped(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = ad.game("memoracers")
    game = spec.new(2, {}, 3)
    encoder = Encoder(spec, 2, game.options)
    monkeypatch.setattr(game.state, "round", 123_456)
    assert np.array_equal(encoder.encode(game, 0), encoder.encode_records(game, 0))


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_ids_are_the_same_for_equal_actions_whichever_object_they_are(spec: AnySpec) -> None:
    game = spec.new(2, {}, 3)
    space = ActionSpace(spec, 2, game.options)
    legal = game.legal(game.asked[0])
    again = [spec.codec.decode_action(spec.codec.encode_action(action)) for action in legal]
    assert list(space.ids(legal)) == list(space.ids(again)) == list(space.ids(legal))
