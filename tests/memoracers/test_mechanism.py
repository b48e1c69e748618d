"""Chapter 10, the mechanism: the last visitor may swap two face-down neighbours."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from astrodrome.games.memoracers.actions import KEEP, SWAPS, KeepTiles, SwapTiles
from astrodrome.games.memoracers.events import (
    MechanismEntered,
    RaceEnded,
    RoundBegan,
    TileLooped,
    TilesKept,
    TilesSwapped,
    TileTurnedUp,
)
from astrodrome.games.memoracers.figures import FRONT, ROW, SHIELDS
from astrodrome.games.memoracers.offers import SwapChoice, SwapOffer
from astrodrome.kernel.agenda import answer
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.refusal import Refusal
from tests.contract.events import of_kind
from tests.memoracers.table import Table, race, ship


def visited(*, up: int = 3) -> Table:
    """Return a race in which the first ship has entered a mechanism and is asked: it stands at place 0."""
    table = race(ship(place=1), ship(place=1), row="..... ..... ..m.. ..... ..... ..... ..... @.....", up=up)
    table.fly("3", "2")
    return table


def swapping(up: Iterable[int], shown: Iterable[int] = (), row: str = "") -> Table:
    """Return the end of a round with these places face up, in which the first ship has entered a mechanism."""
    return race(ship(place=0), ship(place=0, lane=2), row=row, up=up, shown=shown, unseen=bool(row), visitors="0")


@pytest.mark.rule("MR-085")
def test_a_mechanism_gives_its_visitor_the_right_to_swap_at_the_end_of_the_round() -> None:
    table = race(ship(speed=2), ahead="..m..")
    events = table.fly("3 3")
    assert of_kind(events, MechanismEntered) == [MechanismEntered(0)]
    assert (table.game.situation.decision, table.game.asked) == ("VisitorSwaps", (0,))


@pytest.mark.rule("MR-085")
def test_without_a_mechanism_nobody_is_asked() -> None:
    table = race(ship(speed=2), ahead="..... .m.m.")
    assert of_kind(table.fly("3 3"), MechanismEntered) == []
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-085")
def test_the_right_is_gone_with_the_round() -> None:
    table = visited()
    table.game.play(0, KEEP)
    table.fly()
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-086")
def test_the_last_visitor_is_the_one_who_acted_last() -> None:
    table = race(ship(place=1), ship(place=2, speed=2), ship(place=1), row="..... ..... ..m.. ..m..")
    events = table.fly("3", "3", "2")
    assert [event.seat for event in of_kind(events, MechanismEntered)] == [1, 0]
    assert table.game.asked == (0,)


@pytest.mark.rule("MR-086")
def test_only_one_swap_is_made_however_many_mechanisms_were_entered() -> None:
    table = race(ship(place=1, speed=3), ship(place=1), row="..... ..... ..m.. ..m.. ..m..")
    events = table.fly("3 3 3", "3")
    assert [event.seat for event in of_kind(events, MechanismEntered)] == [0, 0, 0, 1]
    assert table.game.asked == (1,)
    table.game.play(1, KEEP)
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-087")
def test_the_swap_comes_after_maintenance_and_before_the_next_programming() -> None:
    table = race(ship(place=1), ship(place=1), row="..... ..... ..m..", up=3)
    events = table.fly("3", "2")
    assert of_kind(events, TileLooped)
    assert of_kind(events, TileTurnedUp)[-1].place == 1
    assert of_kind(events, RoundBegan) == []
    assert table.game.situation.decision == "VisitorSwaps"
    assert table.game.play(0, SwapTiles(4)) == (TilesSwapped(0, 4), RoundBegan(6))
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-088")
def test_the_swap_may_be_left() -> None:
    table = visited()
    before = list(table.g.row)
    assert table.game.legal(0)[0] == KeepTiles()
    assert table.game.play(0, KEEP) == (TilesKept(0), RoundBegan(6))
    assert table.g.row == before


@pytest.mark.rule("MR-088")
def test_two_adjacent_face_down_tiles_change_places() -> None:
    table = visited()
    before = table.names()
    assert table.face_up() == [0, 1]
    table.game.play(0, SwapTiles(3))
    assert table.names() == [*before[:3], before[4], before[3], *before[5:]]


@pytest.mark.rule("MR-088")
@pytest.mark.parametrize("place", [0, 1])
def test_a_pair_with_a_face_up_tile_is_refused(place: int) -> None:
    table = visited()
    args = (("place", place + 1), ("next", place + 2))
    assert table.game.refuse(0, SwapTiles(place)) == Refusal("MR-088", "swap-face-up", args)


@pytest.mark.rule("MR-088")
def test_a_pair_whose_front_tile_alone_is_face_up_is_refused() -> None:
    table = swapping([1])
    assert table.game.refuse(0, SwapTiles(0)) == Refusal("MR-088", "swap-face-up", (("place", 1), ("next", 2)))
    assert table.game.refuse(0, SwapTiles(1)) == Refusal("MR-088", "swap-face-up", (("place", 2), ("next", 3)))
    assert table.game.refuse(0, SwapTiles(2)) is None


@pytest.mark.rule("MR-088")
@pytest.mark.parametrize("name", ["1-A", "K-1"])
def test_tile_1_and_the_kraken_may_be_swapped(name: str) -> None:
    table = visited()
    place = table.names().index(name)
    assert table.game.refuse(0, SwapTiles(place)) is None
    table.game.play(0, SwapTiles(place))
    assert table.names().index(name) == place + 1


@pytest.mark.rule("MR-088")
def test_the_pairs_that_can_be_swapped_are_listed_after_leaving_them() -> None:
    table = visited()
    assert table.game.legal(0) == (KEEP, *[SwapTiles(place) for place in range(2, 9)])
    assert list(table.game.decision.candidates(table.g, 0)) == [KEEP, *SWAPS]


@pytest.mark.rule("MR-088")
def test_every_pair_is_offered_the_face_up_ones_greyed_out() -> None:
    prompt = visited().game.prompt(0)
    assert prompt is not None
    assert (prompt.decision, prompt.rules) == ("VisitorSwaps", ("MR-088", "MR-089"))
    assert isinstance(prompt.offer, SwapOffer)
    refused = [Refusal("MR-088", "swap-face-up", (("place", n + 1), ("next", n + 2))) for n in (0, 1)]
    offered = [SwapChoice(place, refused[place] if place < 2 else None) for place in range(FRONT)]
    assert prompt.offer == SwapOffer(tuple(offered))


@pytest.mark.rule("MR-089")
def test_swapped_tiles_stay_face_down_and_nobody_sees_them() -> None:
    table = visited()
    events = table.game.play(0, SwapTiles(3))
    assert table.face_up() == [0, 1]
    assert table.public.row[2:] == (None,) * 8
    assert to_json(events[0]) == b'{"event":"TilesSwapped","seat":0,"place":3}'


@pytest.mark.rule("MR-089")
def test_swapped_tiles_keep_their_orientation() -> None:
    row = "..... ..... ..m.. ..... ..... x....~' ..x..~ @....."
    table = race(ship(place=1), ship(place=1), row=row, up=3)
    table.fly("3", "2")
    turned, straight = table.tile(3), table.tile(4)
    table.game.play(0, SwapTiles(3))
    assert (table.tile(3), table.tile(4)) == (straight, turned)
    assert turned.lanes == ("safe", "safe", "safe", "safe", "trap")


@pytest.mark.rule("MR-090")
def test_without_two_face_down_neighbours_nobody_is_asked() -> None:
    table = race(ship(place=8), ship(place=0), ahead="..m..", row="@..... K-1", up=9)
    assert of_kind(table.fly("3", "3"), MechanismEntered) == [MechanismEntered(0)]
    assert table.face_up() == list(range(ROW))
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-090")
@pytest.mark.parametrize(
    ("hidden", "asked"), [([], False), ([3], False), ([3, 5], False), ([0, 1], True), ([8, 9], True)]
)
def test_the_visitor_is_asked_only_where_a_pair_lies_face_down(hidden: list[int], asked: bool) -> None:
    table = swapping([place for place in range(ROW) if place not in hidden])
    assert table.game.situation.decision == ("VisitorSwaps" if asked else "PilotsProgram")
    assert table.game.asked == ((0,) if asked else (0, 1))


@pytest.mark.rule("MR-091")
def test_a_wrecked_visitor_loses_the_right_to_the_last_one_still_racing() -> None:
    row = "..... ..... .m... ..x.. ..m.."
    table = race(ship(place=3), ship(place=1, lane=2, speed=2, ticked=SHIELDS - 2), ship(place=1), row=row)
    events = table.fly("3", "2 3", "4")
    assert [event.seat for event in of_kind(events, MechanismEntered)] == [0, 1]
    assert not table.g.racing[1]
    assert table.game.asked == (0,)


@pytest.mark.rule("MR-091")
def test_nobody_swaps_where_the_only_visitor_is_a_wreck() -> None:
    row = "..... ..... .m... ..x.."
    table = race(ship(place=1), ship(place=1, lane=2, speed=2, ticked=SHIELDS - 2), ship(place=1), row=row)
    assert of_kind(table.fly("4", "2 3", "4"), MechanismEntered) == [MechanismEntered(1)]
    assert table.game.situation.decision == "PilotsProgram"


@pytest.mark.rule("MR-092")
def test_no_swap_is_made_when_the_race_ends() -> None:
    table = race(ship(place=1, speed=2, laps=2), ship(place=1), row="..... ..... @...m. ...m.", up=3)
    events = table.fly("3 4", "4")
    assert [event.seat for event in of_kind(events, MechanismEntered)] == [0, 1]
    assert of_kind(events, RaceEnded) == [RaceEnded((0,), "laps")]
    assert table.game.over


@pytest.mark.rule("MR-169")
def test_the_ends_of_the_row_are_no_neighbours() -> None:
    table = swapping([])
    assert table.game.refuse(0, SwapTiles(FRONT)) == Refusal("MR-169", "no-neighbour", (("place", ROW),))
    assert table.game.refuse(0, SwapTiles(-1)) == Refusal("MR-169", "no-neighbour", (("place", 0),))
    assert table.game.refuse(0, SwapTiles(FRONT - 1)) is None
    assert SwapTiles(FRONT) not in table.game.legal(0)


@pytest.mark.rule("MR-169")
def test_face_down_tiles_at_both_ends_alone_are_no_pair() -> None:
    assert swapping(range(1, ROW - 1)).game.situation.decision == "PilotsProgram"


def test_what_pilots_have_seen_moves_with_the_tiles() -> None:
    table = swapping([0, 1], shown=[0, 0, 0, 1, 2, 0, 0, 0, 0, 0], row="..... ..... ..... K-1")
    assert table.g.tile_last_seen[3] is None
    before = table.g.tile_last_seen[4]
    table.game.play(0, SwapTiles(3))
    assert table.g.tile_last_seen[3:5] == [before, None]
    assert table.g.round_last_seen[3:5] == [2, 1]


@pytest.mark.parametrize("action", [KEEP, SwapTiles(3)])
def test_search_hears_neither_swap_nor_none(action: SwapTiles | KeepTiles) -> None:
    table = visited()
    world = table.g.copy()
    answer(world, 0, action)
    table.game.play(0, action)
    assert world.events == []
    assert world.row == table.g.row
