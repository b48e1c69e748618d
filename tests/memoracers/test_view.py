"""What is seen of a race, by everybody and by each pilot, and what a pilot could remember."""

from __future__ import annotations

from dataclasses import fields
from typing import cast

import pytest

from astrodrome.games.memoracers.actions import SwapTiles
from astrodrome.games.memoracers.events import ReconnaissanceFlown, ShipMoved, ShipPlaced, TileTurnedUp
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.games.memoracers.view import Knowledge, MineView, PublicView, ShipView
from astrodrome.kernel.codec import to_json
from tests.memoracers.table import Table, program, public, race, ship, start


def known(table: Table, seat: int = 0) -> Knowledge:
    return cast("Knowledge", table.game.knowledge(seat))


def test_who_joins_later_sees_a_tile_turned_up_only_while_it_is_face_up() -> None:
    table = race(ship(place=2, lane=4), ship(place=5, lane=1), row="1-A 2-B 3-A 4-B 5-A 6-B 7-A 8-B 9-A K-2", up=3)
    assert TileTurnedUp(1, table.tile(1)).lasts(table.public)
    assert not TileTurnedUp(4, table.tile(4)).lasts(table.public)


def test_who_joins_later_sees_events_but_not_those_on_tiles_nor_the_lap_shown_once() -> None:
    table = race(ship(place=2, lane=4), ship(place=5, lane=1))
    assert ShipPlaced(0, 4).lasts(table.public)
    assert not ReconnaissanceFlown((table.tile(1),) * 9).lasts(table.public)
    assert not ShipMoved(0, 3, 4).lasts(table.public)


def test_the_table_of_a_race_in_the_middle() -> None:
    options = Options(modules=("handicap",), grades=("expert", "beginner", "amateur"), shields=10)
    table = race(
        ship(place=2, lane=4, speed=3, ticked=7, laps=1),
        ship(place=5, lane=1, speed=2, wraps=1),
        ship(place=3, lane=2, wreck=2),
        options=options,
        row="1-A 2-B 3-A 4-B 5-A 6-B 7-A 8-B 9-A K-2",
        up=3,
    )
    shown = table.public
    assert shown.ships[0] == ShipView(2, 4, 3, 1, 7, True, None, False, ())
    assert shown.ships[1] == ShipView(5, 1, 2, 0, 0, True, None, False, ())
    assert shown.ships[2] == ShipView(None, 2, 1, 0, 10, False, 2, False, ())
    assert shown.row == (*[table.tile(place) for place in range(3)], *[None] * 7)
    assert shown.row[1] == TileFace("2-B", ("trap", "slower", "trap", "accelerator", "safe"), ())
    assert (shown.round, shown.race, shown.order) == (5, 0, (1, 0, 2))
    assert (shown.shields, shown.modules, shown.grades) == (10, ("handicap",), ("expert", "beginner", "amateur"))
    assert shown.circuit == tuple(sorted(table.names())[:9])
    assert (shown.marker, shown.stars, shown.rank) == (None, None, None)
    assert (shown.points, shown.totals, shown.winners, shown.reason) == ((), (0, 0, 0), (), None)


@pytest.mark.rule("MR-018")
def test_the_view_has_no_field_for_the_reserve_or_for_what_was_seen() -> None:
    names = {field.name for kind in (PublicView, ShipView, MineView) for field in fields(kind)}
    assert names.isdisjoint({"reserve", "seen", "shown", "kraken_left", "answers", "seed", "chance"})


@pytest.mark.rule("MR-035")
def test_only_the_pilot_sees_the_sealed_program() -> None:
    table = race(ship(speed=2), ship(speed=2), ship(speed=2))
    blank = to_json(table.game.view(None))
    table.game.play(1, program("2 2"))
    assert table.mine(1) == MineView((2, 2), False)
    assert table.mine(0) is table.mine(2) is None
    assert [one.ready for one in table.public.ships] == [False, True, False]
    assert to_json(table.game.view(None)).replace(b'"ready":true', b'"ready":false') == blank


@pytest.mark.rule("MR-035")
def test_two_different_programs_look_the_same_to_the_others() -> None:
    views = []
    for text in ("3", "2 2", "3 4 5!"):
        table = race(ship(speed=2), ship(speed=2))
        table.game.play(0, program(text))
        views.append((to_json(table.game.view(1)), to_json(table.game.prompt(1)), table.game.number))
    assert views[0] == views[1] == views[2]


def test_nobody_is_ready_while_ships_are_placed() -> None:
    game = start(2)
    assert [one.ready for one in public(game).ships] == [False, False]
    assert [one.place for one in public(game).ships] == [0, 0]
    assert game.view(0).mine is None


def test_no_pilot_is_shown_as_ready_in_another_question() -> None:
    table = race(ship(place=1), ship(place=1), row="..... ..... ..m..", up=3)
    table.fly("3", "3")
    assert table.game.situation.decision == "VisitorSwaps"
    table.g.answers[0] = program("3")
    assert table.public.ships[0].ready is False


def test_a_finished_race_shows_its_winners() -> None:
    table = race(ship(speed=2, laps=2), ship(place=0), row="..... ..... @.....")
    table.fly("3 3", "3")
    assert (table.public.winners, table.public.reason) == ((0,), "laps")
    assert table.game.situation.decision is None
    assert [one.ready for one in table.public.ships] == [False, False]


def test_after_the_reconnaissance_lap_every_pilot_could_know_every_tile() -> None:
    table = Table(start(2, {"circuit": "random"}, seed=3))
    faces = tuple([table.tile(place) for place in range(10)])
    for seat in (0, 1):
        assert known(table, seat) == Knowledge(faces, (0,) * 10, None)


def test_a_kraken_that_came_in_unseen_is_not_known_but_the_one_that_left_is() -> None:
    table = race(ship(place=0), ship(place=0), row="K-2", script={"kraken": [2]}, up=2)
    table.fly("3", "3")
    seen = known(table)
    assert seen.row[9] is None
    assert seen.kraken_left == "K-2"
    assert seen.row[:9] == tuple([table.tile(place) for place in range(9)])


def test_a_kraken_turned_up_is_known_from_then_on() -> None:
    table = race(ship(place=1), ship(place=0), ahead="K-3", unseen=True, up=2)
    assert known(table).row[2] is None
    table.fly("3", "3")
    assert known(table).row[1] == table.tile(1)
    assert table.tile(1).name == "K-3"


def test_the_age_of_a_memory_is_counted_in_rounds() -> None:
    table = race(ship(place=0), ship(place=0), up=1, before=3)
    assert known(table).ages == (0, *[4] * 9)
    table.fly("3", "3")
    assert known(table).ages == (0, 0, *[5] * 7, 1)


def test_a_memory_moves_with_the_tile_it_belongs_to() -> None:
    table = race(ship(place=1), ship(place=1), row="..... ..... ..m.. ..... x....~", up=3)
    table.fly("3", "3")
    before = known(table)
    table.game.play(1, SwapTiles(2))
    after = known(table)
    assert (after.row[2], after.row[3]) == (before.row[3], before.row[2])
    assert all(after.row[place] == table.tile(place) for place in range(10))
