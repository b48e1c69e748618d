"""Chapter 16: Kraken madness."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import TileLooped
from astrodrome.games.memoracers.figures import FRONT
from astrodrome.games.memoracers.options import Options
from astrodrome.kernel.chance import Chance
from tests.contract.events import of_kind
from tests.memoracers.table import Table, race, ship, start

MADNESS = Options(modules=("kraken-madness",))


def looping(kraken: str, draw: int, options: Options = MADNESS) -> Table:
    return race(ship(place=0), ship(place=0), row=kraken, script={"kraken": [draw]}, options=options)


@pytest.mark.rule("MR-135")
def test_the_new_kraken_comes_in_just_behind_the_front_tile() -> None:
    table = looping("K-2", 0)
    _, *rest = table.names()
    events = table.fly("3", "3")
    assert of_kind(events, TileLooped) == [TileLooped(FRONT - 1, False, True)]
    assert table.names() == [*rest[:-1], "K-1", rest[-1]]


@pytest.mark.rule("MR-135")
def test_without_the_variant_it_comes_in_at_the_front() -> None:
    table = looping("K-2", 0, Options())
    assert of_kind(table.fly("3", "3"), TileLooped) == [TileLooped(FRONT, False, True)]
    assert table.names()[FRONT] == "K-1"


@pytest.mark.rule("MR-135")
def test_the_variant_leaves_other_tiles_alone() -> None:
    table = race(ship(place=0), ship(place=0), row=".....", options=MADNESS)
    assert of_kind(table.fly("3", "3"), TileLooped) == [TileLooped(FRONT, False, False)]


@pytest.mark.rule("MR-135")
def test_a_ship_on_the_front_tile_stays_on_it() -> None:
    table = race(ship(place=8), ship(place=0), row="K-2", up=10, options=MADNESS)
    front = table.names()[9]
    table.fly("3", "3")
    assert table.under(0) == front
    assert table.g.place == [9, 0]


@pytest.mark.rule("MR-136")
@pytest.mark.parametrize(("draw", "coming"), [(0, "K-1"), (1, "K-2"), (2, "K-4")])
def test_the_draw_among_the_three_others_is_as_ever(draw: int, coming: str) -> None:
    table = looping("K-3", draw)
    table.fly("3", "3")
    assert table.names()[FRONT - 1] == coming
    reserve = [table.g.tiles.face[code].name for code in table.g.kraken_reserve]
    assert reserve == [name for name in ("K-1", "K-2", "K-3", "K-4") if name != coming]


@pytest.mark.rule("MR-137")
@pytest.mark.parametrize(
    ("seats", "modules"),
    [(1, []), (3, ["handicap"]), (2, ["championship"]), (1, ["handicap"]), (2, ["handicap", "championship"])],
)
def test_it_goes_with_every_other_variant_and_mode(seats: int, modules: list[str]) -> None:
    grades = ["amateur"] * seats if "handicap" in modules else []
    game, chance = start(seats, {"modules": ["kraken-madness", *modules], "grades": list(grades)}, seed=2), Chance(2)
    while not game.over:
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])
    assert game.outcome is not None
    assert "kraken-madness" in game.options.modules
