"""What is seen."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_FACE_DOWN, Finish, LookAtPile, Place
from astrodrome.games.galaxy_trucker.views.ship_view import BuiltView
from astrodrome.games.galaxy_trucker.views.table_view import Knowledge
from astrodrome.kernel.codec import to_json
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.two_halves import DUO
from tests.galaxy_trucker.games import SETTINGS, flown
from tests.galaxy_trucker.table import PLAIN, check, fly, give, ship, start


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


def in_yard(drawing: str, modules: tuple[Module, ...] = (), flight: str = "III", rival: str = PLAIN) -> BuiltView:
    """Return what everybody sees of a ship that is checked: its mistakes keep it in the yard."""
    built = check(drawing, rival, flight=flight, modules=modules).public.ships[0].built
    assert built is not None
    return built


@pytest.mark.rule("GB-066", "GB-067")
def test_a_ship_in_the_yard_shows_what_will_come_aboard() -> None:
    built = in_yard("c S b3 h3 r \n . s . . e^", ())
    assert built == BuiltView(crew=4, cells=3, engines_powered=0, cannon_halves_powered=0, holds=3 + 1, shields=1), (
        "an engine that points forward keeps it in the yard and does not push"
    )


@pytest.mark.rule("GB-091", "GB-092")
def test_a_ship_in_the_yard_counts_doubles_as_far_as_its_cells_will_reach() -> None:
    built = in_yard("G:0030 G:0030 G>:0003 \n b S x \n E E E \n e^ . .")
    assert (built.cells, built.engines_powered, built.cannon_halves_powered) == (2, 2 + 2, 4 + 4)


@pytest.mark.rule("GX-053")
def test_a_luxury_cabin_will_take_one_human() -> None:
    assert in_yard("L S e^", ("technologies",)).crew == 2 + 1


@pytest.mark.rule("GX-282", "GX-283")
def test_each_half_in_the_yard_powers_its_own_doubles() -> None:
    built = in_yard(". c . . . c . \n E b . * . b E \n . . . . . e^ .", ("technologies",), "IIA", DUO)
    assert (built.engines_powered, built.cells) == (2, 4)


def test_a_ship_in_flight_shows_what_it_has_alone() -> None:
    assert fly("c S b3", ship("S")).public.ships[0].built is None


def test_the_piles_are_shown_before_take_off_and_the_deck_after() -> None:
    table = start(flights=["I"])
    assert ([pile.cards for pile in table.public.piles], table.public.deck) == ([2, 2, 2, 2], 0)
    table.play(Finish(1), Finish(2))
    assert (table.public.piles, table.public.deck, table.public.card) == ((), 8, None)
    table.play(FLY_ON, FLY_ON)
    assert table.public.deck <= 7
    assert table.public.revealed
    while table.asks:
        table.play(table.legal[0])
    assert (table.public.phase, table.public.piles, table.public.card) == ("over", (), None)


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


def test_a_ship_of_the_base_game_shows_nothing_of_the_modules() -> None:
    one = fly(ship("S"), ship("S")).public.ships[0]
    assert (one.hyper, one.sitting_out, one.specialist, one.boosted, one.front) == (0, False, None, (), 0)
    assert (one.ordered, one.junk, one.explosive, one.halves) == (0, (), (), ())
    assert (one.loans, one.machinations) == (0, 0)
