"""Chapter 13: special tiles."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import TileLooped, TileTurnedUp
from astrodrome.games.memoracers.figures import FRONT, KRAKENS, ROW
from astrodrome.games.memoracers.tiles import our_content
from tests.contract.events import of_kind
from tests.memoracers.table import Table, race, ship


def looping(*tiles: str, draws: tuple[int, ...] = ()) -> Table:
    """Return a race in which the next round loops some tiles, the first of them first; two ships end on one tile."""
    ships = ship(place=len(tiles) - 1), ship(place=len(tiles) - 1)
    return race(*ships, row=" ".join(tiles), script={"kraken": list(draws)})


def reserve(table: Table) -> list[str]:
    return [table.g.tiles.face[code].name for code in table.g.kraken_reserve]


@pytest.mark.rule("MR-109")
@pytest.mark.parametrize("tile", ["x....^", "x....~", "K-2"])
def test_a_special_tile_that_is_not_looped_stays_as_it_is(tile: str) -> None:
    table = race(ship(place=1), ship(place=0), ahead=tile)
    name, lanes = table.tile(2).name, table.tile(2).lanes
    events = table.fly("3", "3")
    assert (table.tile(1).name, table.tile(1).lanes) == (name, lanes)
    assert of_kind(events, TileLooped) == [TileLooped(FRONT, False, False)]


@pytest.mark.rule("MR-110")
@pytest.mark.parametrize(("draw", "coming"), [(0, "K-1"), (1, "K-3"), (2, "K-4")])
def test_a_looped_kraken_is_exchanged_for_one_drawn_from_the_reserve(draw: int, coming: str) -> None:
    table = looping("K-2", draws=(draw,))
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT, False, True)]
    assert table.names()[FRONT] == coming
    assert table.public.row[FRONT] is None


@pytest.mark.rule("MR-110")
def test_the_exchange_is_unseen() -> None:
    table = looping("K-2", draws=(1,))
    events = table.fly("3", "3")
    assert not any(event.face.name[0] == "K" for event in of_kind(events, TileTurnedUp))
    assert table.g.tile_last_seen[FRONT] is None
    assert table.g.kraken_seen_leaving == table.g.tiles.code["K-2"]


@pytest.mark.rule("MR-111")
@pytest.mark.parametrize("leaving", ["K-1", "K-2", "K-3", "K-4"])
@pytest.mark.parametrize("draw", [0, 1, 2])
def test_the_kraken_that_comes_in_differs_from_the_one_that_leaves(leaving: str, draw: int) -> None:
    table = looping(leaving, draws=(draw,))
    table.fly("3", "3")
    assert table.names()[FRONT] != leaving
    assert leaving in reserve(table)


@pytest.mark.rule("MR-112")
@pytest.mark.parametrize("draw", [0, 1, 2])
def test_the_reserve_always_holds_three_krakens(draw: int) -> None:
    table = looping("K-4", draws=(draw,))
    table.fly("3", "3")
    every = [f"K-{n}" for n in range(1, KRAKENS + 1)]
    assert reserve(table) == [name for name in every if name != table.names()[FRONT]]


@pytest.mark.rule("MR-112")
def test_the_order_of_the_reserve_tells_nothing() -> None:
    one, other = looping("K-1", draws=(2,)), looping("K-3", draws=(2,))
    one.fly("3", "3")
    other.fly("3", "3")
    assert one.names()[FRONT] == other.names()[FRONT] == "K-4"
    assert reserve(one) == reserve(other) == ["K-1", "K-2", "K-3"]


@pytest.mark.rule("MR-113")
def test_a_missile_tile_is_looped_to_the_place_behind_the_front_tile() -> None:
    table = looping(".....^")
    names = table.names()
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT - 1, False, False)]
    assert table.names() == [*names[1:9], names[0], names[9]]


@pytest.mark.rule("MR-114")
def test_the_front_tile_is_the_one_just_looped_before_the_missile_tile() -> None:
    table = looping("@.....", ".....^", ".....")
    start, missile, plain, *rest = table.names()
    table.fly("3", "3")
    assert table.names() == [*rest, missile, start, plain]


@pytest.mark.rule("MR-114")
def test_two_missile_tiles_in_a_row_come_in_one_behind_the_other() -> None:
    table = looping(".....^", ".....^")
    first, second, *rest = table.names()
    table.fly("3", "3")
    assert table.names() == [*rest[:-1], first, second, rest[-1]]


@pytest.mark.rule("MR-115")
def test_a_ship_on_the_front_tile_stays_on_it_when_a_missile_tile_comes_in_behind() -> None:
    table = race(ship(place=8), ship(place=7), ship(place=0), row=".....^", up=10)
    front, behind = table.names()[9], table.names()[8]
    table.fly("3", "3", "3")
    assert (table.under(0), table.under(1)) == (front, behind)
    assert table.g.place == [9, 7, 0]


@pytest.mark.rule("MR-116")
def test_a_mobile_trap_tile_is_turned_each_time_it_is_looped() -> None:
    table = looping("x+-rm~")
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT, True, False)]
    assert table.tile(FRONT).lanes == ("mechanism", "repairer", "slower", "accelerator", "trap")
    assert table.g.tile_last_seen[FRONT] == table.g.row[FRONT]


@pytest.mark.rule("MR-116")
@pytest.mark.parametrize("name", ["2-C", "4-C", "7-C", "6-D", "9-D"])
def test_what_was_on_lane_n_of_our_mobile_tiles_is_afterwards_on_lane_six_minus_n(name: str) -> None:
    table = looping(name)
    printed = next(row for row in our_content().tiles if row.name == name)
    table.fly("3", "3")
    assert [table.tile(FRONT).lanes[6 - lane - 1] for lane in range(1, 6)] == list(printed.lanes)


@pytest.mark.rule("MR-117")
def test_two_loops_bring_back_the_first_layout_and_lane_3_never_changes() -> None:
    table = looping("x-r..~")
    first = table.tile(0).lanes
    table.fly("3", "3")
    assert table.tile(FRONT).lanes[2] == first[2]
    table = looping("x-r..~'")
    assert table.tile(0).lanes == first[::-1]
    table.fly("3", "3")
    assert table.tile(FRONT).lanes == first


@pytest.mark.rule("MR-118")
@pytest.mark.parametrize("mark", ["", "'"])
def test_turning_a_mobile_tile_face_up_never_changes_its_orientation(mark: str) -> None:
    table = race(ship(place=1), ship(place=0), ahead="x.+..~" + mark, up=2)
    lanes = table.tile(2).lanes
    events = table.fly("3", "3")
    assert of_kind(events, TileTurnedUp)[0].face.lanes == lanes == table.tile(1).lanes


@pytest.mark.rule("MR-119")
def test_a_tile_with_both_symbols_is_turned_and_put_behind_the_front_tile() -> None:
    table = looping("x....^~")
    name = table.names()[0]
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT - 1, True, False)]
    assert table.names()[FRONT - 1] == name
    assert table.tile(FRONT - 1).lanes == ("safe", "safe", "safe", "safe", "trap")


@pytest.mark.rule("MR-120")
@pytest.mark.parametrize("tile", ["@x....", "x....", "1-D", "7-D"])
def test_other_tiles_are_looped_plainly(tile: str) -> None:
    table = looping(tile)
    names, lanes = table.names(), table.tile(0).lanes
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT, False, False)]
    assert table.names() == [*names[1:], names[0]]
    assert table.tile(FRONT).lanes == lanes


@pytest.mark.rule("MR-172")
def test_only_missile_and_kraken_tiles_change_the_ring() -> None:
    table = looping(".....", "x....~", ".....^", "K-1", draws=(0,))
    plain, mobile, missile, _, *rest = table.names()
    table.fly("3", "3")
    assert table.names() == [*rest, plain, missile, mobile, "K-2"]
    assert len(table.names()) == ROW


def test_an_unseen_kraken_that_leaves_is_not_known() -> None:
    table = race(ship(place=1), ship(place=1), row="..... K-3", unseen=True, up=[0, 2], script={"kraken": [2]})
    table.fly("3", "3")
    assert table.g.kraken_seen_leaving is None
    assert table.names()[FRONT] == "K-4"
