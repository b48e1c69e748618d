"""What is seen."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_FACE_DOWN, Finish, LookAtPile, Place
from astrodrome.games.galaxy_trucker.views.table_view import Knowledge
from astrodrome.kernel.codec import to_json
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.games import SETTINGS, flown
from tests.galaxy_trucker.table import fly, give, ship, start


@pytest.mark.rule("GB-009")
def test_the_figures_of_a_ship_are_counted_for_everybody() -> None:
    drawing = ". G:0030 g:0030 \n b S x G>:0003 \n E e c p"
    one = ship(drawing, cells=1, crew={(8, 8): "purple"}, place=12)
    figures = fly(one, ship("S")).public.ships[0].figures
    assert (figures.components, figures.crew, figures.humans, figures.cells) == (10, 3, 2, 1)
    assert (figures.engines, figures.engines_powered) == (1, 3)
    assert (figures.cannon_halves, figures.cannon_halves_powered) == (2 + 4, 2 + 4 + 4)


@pytest.mark.rule("GB-009")
def test_side_doubles_use_the_cells_that_are_left() -> None:
    figures = fly("G:0030 . \n S G>:0003 \n b .", ship("S")).public.ships[0].figures
    assert (figures.cannon_halves, figures.cannon_halves_powered) == (0, 4 + 2)


def test_the_piles_are_shown_before_take_off_and_the_deck_after() -> None:
    table = start(flights=["I"])
    assert ([pile.cards for pile in table.public.piles], table.public.deck) == ([2, 2, 2, 2], 0)
    table.play(Finish(1), Finish(2))
    assert (table.public.piles, table.public.deck, table.public.card) == ((), 8, None)
    table.play(FLY_ON, FLY_ON)
    assert table.public.deck <= 7
    assert table.public.revealed


def test_the_card_being_resolved_is_shown() -> None:
    table = fly(ship("S"), ship("S"), card="I-13")
    assert (table.public.card, table.public.revealed) == ("I-13", ("I-13",))


def test_what_a_builder_alone_sees() -> None:
    table = start(building="realtime")
    give(table, 0, "B001")
    assert (table.mine(0).hand, table.mine(0).pile, table.mine(0).cards) == ("B001", None, ())
    table.play(Place(at(7, 6), 0), LookAtPile(0), seat=0)
    assert (table.mine(0).hand, table.mine(0).pile, len(table.mine(0).cards)) == (None, 0, 2)
    assert (table.mine(1).hand, table.mine(1).pile, table.mine(1).cards) == (None, None, ())


def test_what_was_looked_at_is_known_through_the_flight() -> None:
    table = start(flights=["I"])
    table.play(TAKE_FACE_DOWN, Finish(2), Place(at(7, 6), 0), LookAtPile(1), Finish(1))
    known = table.game.knowledge(0)
    assert isinstance(known, Knowledge)
    assert [pile.pile for pile in known.piles] == [1]
    while table.asks == "TruckerRepairs":
        table.play(table.legal[0])
    assert table.game.knowledge(0) == known


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_public_view_is_the_same_bytes_for_all(seats: int, options: dict[str, object]) -> None:
    game = flown(seats, options, 70)  # type: ignore[arg-type]  # options are JSON
    assert len({to_json(game.view(seat).public) for seat in (None, *range(seats))}) == 1
