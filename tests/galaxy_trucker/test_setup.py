"""Chapter 2: set-up of a flight."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP, LookAtPile
from tests.galaxy_trucker.drawing import START
from tests.galaxy_trucker.table import Table, start
from tests.galaxy_trucker.test_game_loop import finish_all

SHAPES = {"I": 18, "II": 27, "III": 36, "IIIA": 36}


@pytest.mark.rule("GB-010")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_the_own_starting_cabin_on_its_square(seats: int) -> None:
    table = start(seats)
    colours = {row.name: row.colour for row in our_content().components}
    cabins = [one.components for one in table.public.ships]
    assert [len(parts) for parts in cabins] == [1] * seats
    assert [(parts[0].square, colours[parts[0].component]) for parts in cabins] == [
        (START, colour) for colour in ("blue", "green", "yellow", "red")[:seats]
    ]


@pytest.mark.rule("GB-010")
def test_a_starting_cabin_has_universal_connectors_all_round() -> None:
    cabins = [row for row in our_content().components if row.kind == "starting_cabin"]
    assert [row.sides for row in cabins] == [(3, 3, 3, 3)] * 4


@pytest.mark.rule("GB-010")
@pytest.mark.parametrize(("name", "squares"), SHAPES.items())
def test_the_board_is_that_of_the_class(name: str, squares: int) -> None:
    table = start(flights=[name])
    assert table.public.board == name
    assert len(table.g.board.squares) == squares
    assert table.g.board.squares == sorted(BOARDS[name].squares)


@pytest.mark.rule("GB-011", "GB-012")
@pytest.mark.parametrize("seats", [2, 4])
def test_140_components_lie_face_down_and_no_starting_cabin_among_them(seats: int) -> None:
    table = start(seats)
    assert table.public.face_down == 140
    assert table.public.face_up == ()
    kinds = {row.name: row.kind for row in our_content().components}
    drawn = [kinds[table.g.box.names[component]] for component in table.g.face_down_components]
    assert "starting_cabin" not in drawn
    assert len(set(table.g.face_down_components)) == 140


@pytest.mark.rule("GB-013")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_number_tile_for_each_player(seats: int) -> None:
    table = start(seats)
    numbers = [action.number for action in table.legal if hasattr(action, "number")]
    assert numbers == list(range(1, seats + 1))


@pytest.mark.rule("GB-013")
@pytest.mark.parametrize(("name", "circle"), [("I", 1), ("II", 2), ("III", 3), ("IIIA", 3)])
def test_the_hourglass_stands_on_the_circle_of_the_flight(name: str, circle: int) -> None:
    glass = start(flights=[name], building="realtime").public.hourglass
    assert glass is not None
    assert (glass.circle, glass.running) == (circle, True)


def levels(table: Table) -> list[Counter[int]]:
    return [Counter([table.g.box.cards[card].level for card in pile]) for pile in table.g.piles]


@pytest.mark.rule("GB-014")
@pytest.mark.parametrize(
    ("name", "pile", "total"), [("I", {1: 2}, 8), ("II", {1: 1, 2: 2}, 12), ("III", {1: 1, 2: 1, 3: 2}, 16)]
)
def test_four_piles_alike_are_dealt_by_level(name: str, pile: dict[int, int], total: int) -> None:
    table = start(flights=[name])
    assert levels(table) == [Counter(pile)] * 4
    assert sum([one.cards for one in table.public.piles]) == total


@pytest.mark.rule("GB-015")
def test_cards_are_drawn_at_random() -> None:
    dealt = {tuple(map(tuple, start(seed=seed).g.piles)) for seed in range(20)}
    assert len(dealt) == 20


def fly_all(table: Table) -> list[list[int]]:
    """Play flights in which all give up at once; return the cards dealt in each."""
    dealt = []
    while table.asks:
        dealt.append(sorted([card for pile in table.g.piles for card in pile]))
        finish_all(table)
        table.play(GIVE_UP, GIVE_UP)
    return dealt


@pytest.mark.rule("GB-015", "GB-E02")
@pytest.mark.parametrize("seed", range(5))
def test_no_card_is_used_twice_in_a_game_of_three_flights(seed: int) -> None:
    dealt = fly_all(start(seed=seed))
    used = [card for cards in dealt for card in cards]
    assert [len(cards) for cards in dealt] == [8, 12, 16]
    assert len(set(used)) == len(used)
    by_level = Counter([our_content().cards[card].level for card in used])
    assert by_level == {1: 16, 2: 12, 3: 8}


@pytest.mark.rule("GB-016")
def test_three_piles_may_be_looked_at_and_the_fourth_is_secret() -> None:
    table = start()
    assert [pile.open for pile in table.public.piles] == [True, True, True, False]
    assert table.refuse(LookAtPile(3)) == "GB-016"
    assert table.refuse(LookAtPile(-1)) == "GB-016"


@pytest.mark.rule("GB-196")
def test_used_cards_come_back_when_a_level_does_not_suffice() -> None:
    dealt = fly_all(start(flights=["I", "I", "I"]))
    first, second, third = [set(cards) for cards in dealt]
    assert not first & second
    assert len(third) == 8
    assert len(third & (first | second)) >= 4
    level = {card for card in range(60) if our_content().cards[card].level == 1}
    assert third <= level


@pytest.mark.rule("GB-196")
def test_cards_come_back_only_for_the_level_that_needs_them() -> None:
    table = start(flights=["I", "II", "I", "II"])
    dealt = fly_all(table)
    of_two = [card for cards in dealt for card in cards if our_content().cards[card].level == 2]
    assert len(set(of_two)) == len(of_two) == 16


@pytest.mark.rule("GB-015", "GB-196")
def test_cards_that_just_suffice_are_used_before_others_come_back() -> None:
    dealt = fly_all(start(flights=["I", "I", "II"]))
    of_one = [card for cards in dealt for card in cards if our_content().cards[card].level == 1]
    assert len(of_one) == len(set(of_one)) == 20


@pytest.mark.rule("GB-E02")
def test_there_are_twenty_cards_of_each_level() -> None:
    assert Counter([row.level for row in our_content().cards]) == {1: 20, 2: 20, 3: 20}


@pytest.mark.rule("GB-E01")
def test_the_census_of_the_components() -> None:
    rows = our_content().components
    sizes = Counter([(row.kind, row.cells + row.ordinary + row.special) for row in rows])
    assert sizes == {
        ("starting_cabin", 0): 4,
        ("cabin", 0): 16,
        ("battery", 2): 9,
        ("battery", 3): 6,
        ("hold", 2): 9,
        ("hold", 3): 6,
        ("special_hold", 1): 6,
        ("special_hold", 2): 3,
        ("cannon_single", 0): 23,
        ("cannon_double", 0): 8,
        ("engine_single", 0): 19,
        ("engine_double", 0): 7,
        ("shield", 0): 8,
        ("life_support_purple", 0): 6,
        ("life_support_brown", 0): 6,
        ("structural", 0): 8,
    }
    assert len(rows) == 144
