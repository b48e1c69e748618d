"""Positions of Galaxy Trucker as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.content.rows import GOODS
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.notation.ships import place_of
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import PositionError

FLIGHT: Final = """galaxy-trucker 1; options flights=I,
ships S B035@7.6+1 B020@8.7>+YB | S+1; truckers number=2 place=-3 credits=5 | number=1"""


def test_a_flight_is_laid_as_it_is_written() -> None:
    game = SPEC.position(FLIGHT, seed=3)
    g = game.state
    assert game.situation.decision == "TruckerMayGiveUp"
    assert [sum(code > 0 for code in ship) for ship in g.ships] == [3, 1]
    assert (g.position, g.credits, g.number_tiles) == ([-3, 0], [5, 0], [2, 1])
    assert [sum(crew) for crew in g.crew] == [3, 1]
    assert "B035@7.6+1" in game.position()
    assert "B020@8.7>+YB" in game.position()


def test_without_ships_the_flight_is_still_to_be_built() -> None:
    game = SPEC.position("galaxy-trucker 1; seats 2; options flights=I,II; flight 2; truckers credits=5 | credits=-1")
    assert (game.state.flight, game.state.credits) == (1, [5, -1])
    assert game.situation.decision == "TruckerBuilds"


def test_truckers_without_ships_say_how_many_seats_there_are() -> None:
    game = SPEC.position("galaxy-trucker 1; options flights=I,; truckers credits=5 | - | credits=2")
    assert (game.seats, game.state.credits) == (3, [5, 0, 2])


def test_a_natural_moment_can_be_left_open() -> None:
    game = SPEC.position("galaxy-trucker 1; options flights=I,; ships S | S; deck I-05 3?", seed=3)
    assert "deck I-05" in game.position()
    text = game.position(hidden=False)
    assert "deck 4?" in text
    assert SPEC.position(text, seed=1).digest() != SPEC.position(text, seed=2).digest()


def test_a_card_may_be_on_the_table() -> None:
    game = SPEC.position("galaxy-trucker 1; options flights=I,; ships S B035@7.6 | S; card I-12; deck 3?")
    assert [game.state.box.cards[card].name for card in game.state.revealed] == ["I-12"]
    assert len(game.state.deck) == 3


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("ships S B999@7.6 | S", "ships, part 1, word 2", "no component is called B999"),
        ("ships S B035@7.6 B035@7.8 | S", "ships, part 1, word 3", "there twice"),
        ("ships S B035@7.6 | S B035@7.6", "ships, part 2, word 2", "there twice"),
        ("ships S S@7.6 | S", "ships, part 1, word 2", "starting cabin is there twice"),
        ("ships S B035@2.2 | S", "ships, part 1, word 2", "is not on the board"),
        ("ships S B035@7.7 | S", "ships, part 1, word 2", "two components lie on this square"),
        ("ships S B035@7.6+3 | S", "ships, part 1, word 2", "expected a number from 0 to 2"),
        ("ships S B035@7.6+RR | S", "ships, part 1, word 2", "does not fit"),
        ("ships S B020@7.6+R | S", "ships, part 1, word 2", "red goods need a special hold"),
        ("ships S (x) | S", "ships, part 1, word 2", "expected a component"),
        ("ships - | S", "ships, part 1", "at least one component"),
        ("ships S | S; truckers number=1 | number=1", "truckers", "same number tile"),
        ("ships S | S; truckers place=3 | place=3", "truckers", "same space"),
        ("ships S | S; card X-99", "card, part 1, word 1", "no card is called"),
        ("ships S | S; deck I-05 I-05", "deck, part 1, word 2", "there twice"),
        ("ships S | S; deck 999?", "deck", "cards are left to be dealt, found 999"),
        ("ships S | S; deck 3? I-05", "deck, part 1, word 1", "lies under"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"galaxy-trucker 1; options flights=I,; {clauses}")
    assert caught.value.place == place


def test_a_flight_with_modules_is_laid_as_it_is_written() -> None:
    text = "galaxy-trucker 1; options flights=I, modules=technologies, roads=[2]; ships S | S; roads RR-01 RR-05"
    game = SPEC.position(f"{text}; truckers specialist=technician misses=2 | place=-4")
    g = game.state
    assert g.technologies is not None
    assert g.roads is not None
    assert (g.technologies.specialists, g.technologies.cards_to_miss) == ([3, None], [2, 0])
    assert [g.box.roads[card].name for card in g.roads.cards] == ["RR-01", "RR-05"]
    assert all(g.roads.bound)
    assert not set(g.roads.cards) & set(g.roads.pile)
    again = game.position()
    assert "specialist=technician misses=2" in again
    assert "roads RR-01 RR-05" in again
    assert "tail" not in again
    assert SPEC.position(again).digest() == game.digest()


@pytest.mark.rule("GX-479")
def test_a_dead_column_is_written_and_read_again() -> None:
    text = "galaxy-trucker 1; options flights=I, roads=[1]; ships S B035@7.6 | S; roads RR-19; dead 7"
    game = SPEC.position(text)
    again = SPEC.position(game.position())
    assert all(roads_of(again.state).dead_squares)
    assert again.digest() == game.digest()


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("truckers specialist=lawyer | misses=1", "truckers, part 1, word 1", "only a game with the module"),
        ("truckers - | misses=1", "truckers, part 2, word 1", "only a game with the module"),
        ("roads RR-01", "roads", "expected 0 for these options, found 1"),
    ],
)
def test_modules_that_are_not_played_are_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"galaxy-trucker 1; options flights=I,; ships S | S; {clauses}")
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("truckers specialist=x | -", "truckers, part 1, word 1", "no specialist is called"),
        ("truckers specialist=lawyer | specialist=lawyer", "truckers, part 2, word 1", "lawyer is there twice"),
        ("roads RR-01", "roads", "expected 2 for these options, found 1"),
        ("roads RR-01 RR-01", "roads, part 1, word 2", "there twice"),
        ("roads RR-01 RR-99", "roads, part 1, word 2", "no card of Rough Roads is called"),
    ],
)
def test_what_cannot_be_with_modules_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"galaxy-trucker 1; options flights=I, modules=technologies, roads=[2]; ships S | S; {clauses}")
    assert caught.value.place == place


def test_a_board_without_a_starting_square_needs_the_place_of_every_component() -> None:
    with pytest.raises(PositionError, match="expected its column and row"):
        SPEC.position("galaxy-trucker 1; options flights=IIA,; ships S | S")


def test_a_component_that_was_removed_unseen_changes_places_with_another_one() -> None:
    text = "galaxy-trucker 1; options flights=I, modules=technologies,; ships S{} | S"
    g = SPEC.position(text.format(""), seed=3).state
    assert g.technologies is not None
    removed = g.technologies.boxed
    name = g.box.names[removed[0]]
    again = SPEC.position(text.format(f" {name}@7.6"), seed=3).state
    assert again.technologies is not None
    assert (len(again.technologies.boxed), removed[0] in again.technologies.boxed) == (len(removed), False)
    assert again.technologies.boxed == sorted(again.technologies.boxed)  # as set-up leaves them, for saves to be equal


def test_an_alien_may_live_in_a_cabin() -> None:
    game = SPEC.position("galaxy-trucker 1; options flights=I,; ships S B035@7.6+purple | S")
    assert "B035@7.6+purple" in game.position()


def test_goods_come_from_the_bank() -> None:
    g, yellow = SPEC.new(2, {"flights": ["III"]}).state, GOODS.index("yellow")
    holds = [name for name, spaces in zip(g.box.names, g.box.ordinary, strict=True) if spaces == 3]
    full, left = divmod(g.goods_in_bank[yellow], 3)
    squares = [square for square in g.board.squares if square != g.board.start]
    words = [f"{name}@{place_of(square)}+YYY" for name, square in zip(holds[: full + 1], squares, strict=False)]
    text = "galaxy-trucker 1; options flights=III,; ships S {} | S"
    assert SPEC.position(text.format(" ".join(words[:-1]))).state.goods_in_bank[yellow] == left
    with pytest.raises(PositionError, match="no yellow goods are left in the bank") as caught:
        SPEC.position(text.format(" ".join(words)))
    assert caught.value.place == f"ships, part 1, word {len(words) + 1}"


@pytest.mark.parametrize("modules", ["", "modules=foresight,"])
def test_what_is_still_to_come_can_be_dealt_again(modules: str) -> None:
    text = f"galaxy-trucker 1; options flights=I, {modules}; ships S | S; revealed I-01 I-02; deck I-05 I-06"
    worlds = [SPEC.position(text).determinise(0, seed) for seed in range(9)]
    assert {len(world.state.deck) for world in worlds} == {2}
    assert not {0, 1} & {card for world in worlds for card in world.state.deck}, "revealed cards do not come again"
    assert len({tuple(world.state.deck) for world in worlds}) > 1
