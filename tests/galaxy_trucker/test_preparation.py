"""Chapter 7: preparing the flight."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.galaxy_trucker.records.actions import BOARD_HUMANS, FLY_ON, GIVE_UP, BoardAlien, Finish, KeepPart
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed, GaveUp
from astrodrome.games.galaxy_trucker.records.offers import AlienOffer
from astrodrome.games.galaxy_trucker.records.yard_events import AlienBoarded, Member
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import START, at
from tests.galaxy_trucker.table import PLAIN, Table, check, start
from tests.galaxy_trucker.test_game_loop import finish_all


def aboard(table: Table, seat: int = 0) -> dict[int, str]:
    """Return who lives on which square."""
    parts = table.public.ships[seat].components
    return {part.square: part.alien or f"{part.humans} humans" for part in parts if part.alien or part.humans}


@pytest.mark.rule("GB-066")
def test_each_battery_receives_as_many_cells_as_it_has_spaces() -> None:
    table = check("b S b3")
    assert [part.cells for part in table.public.ships[0].components] == [2, 0, 3]


@pytest.mark.rule("GB-067", "GB-068")
def test_every_cabin_receives_two_humans() -> None:
    assert aboard(check("c S c")) == {at(6, 7): "2 humans", START: "2 humans", at(8, 7): "2 humans"}


@pytest.mark.rule("GB-067")
def test_the_starting_cabin_never_takes_an_alien() -> None:
    table = check("p S n")
    assert table.asks == "TruckerMayGiveUp"
    table = check("c p S")
    assert table.refuse(BoardAlien(START)) == "GB-068"


@pytest.mark.rule("GB-068")
@pytest.mark.parametrize(("letter", "colour"), [("p", "purple"), ("n", "brown")])
def test_a_cabin_joined_to_a_life_support_takes_an_alien_instead(letter: str, colour: Member) -> None:
    table = check(f"S c {letter}")
    assert table.asks == "TruckerBoardsAlien"
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == AlienOffer(colour, (at(8, 7),))
    events = table.play(BoardAlien(at(8, 7)))
    assert of_kind(events, AlienBoarded) == [AlienBoarded(0, colour, at(8, 7))]
    assert aboard(table) == {START: "2 humans", at(8, 7): colour}


@pytest.mark.rule("GB-068")
def test_an_alien_lives_in_a_cabin_and_nowhere_else() -> None:
    table = check("b p S x")
    assert table.asks == "TruckerMayGiveUp"
    assert [part.cells for part in table.public.ships[0].components] == [2, 0, 0, 0]


@pytest.mark.rule("GB-068")
def test_adjacent_is_not_joined() -> None:
    table = check("S c:0003 \n x:3300 p:0003")
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-068")
@pytest.mark.parametrize("square", [at(8, 7), START, at(9, 7), -1, 500])
def test_other_squares_cannot_take_the_alien(square: int) -> None:
    table = check("p:0330 S c:0003 \n c:3300 x:3003")
    assert table.legal == (BOARD_HUMANS, BoardAlien(at(6, 8)))
    assert table.refuse(BoardAlien(square)) == "GB-068"


@pytest.mark.rule("GB-069")
def test_cabins_are_full_at_take_off_whatever_is_chosen() -> None:
    table = check("c p S n c")
    assert set(map(type, table.legal)) == {type(BOARD_HUMANS), BoardAlien}
    table.play(BOARD_HUMANS, BOARD_HUMANS)
    assert aboard(table) == {at(5, 7): "2 humans", START: "2 humans", at(9, 7): "2 humans"}


@pytest.mark.rule("GB-070")
def test_one_purple_and_one_brown_alien_at_most() -> None:
    table = check("c c c \n p S n \n c c c")
    table.play(BoardAlien(at(6, 6)))
    assert isinstance(table.legal[1], BoardAlien)
    assert table.refuse(BoardAlien(at(6, 8))) == "GB-068"
    table.play(BoardAlien(at(8, 8)))
    assert table.asks == "TruckerMayGiveUp"
    assert Counter(aboard(table).values()) == {"2 humans": 5, "purple": 1, "brown": 1}


@pytest.mark.rule("GB-070")
def test_two_aliens_do_not_share_a_cabin() -> None:
    table = check("S c:0333 p:0003 \n . n:3000 .")
    table.play(BoardAlien(at(8, 7)))
    assert table.asks == "TruckerMayGiveUp"
    assert aboard(table)[at(8, 7)] == "purple"


@pytest.mark.rule("GB-071")
def test_players_decide_in_the_order_of_the_number_tiles() -> None:
    table = check("S c p", "S c n", "S c p", numbers=(3, 1, 2))
    seen = []
    for _ in range(3):
        seen.append(table.asked)
        table.play(BOARD_HUMANS)
    assert seen == [(1,), (2,), (0,)]


@pytest.mark.rule("GB-072")
def test_one_life_support_serves_several_cabins() -> None:
    table = check("S c p c")
    assert table.legal == (BOARD_HUMANS, BoardAlien(at(8, 7)), BoardAlien(at(10, 7)))


@pytest.mark.rule("GB-072")
def test_a_cabin_may_be_joined_to_several_life_supports() -> None:
    table = check("S c p \n . n .")
    table.play(BOARD_HUMANS)
    assert table.legal == (BOARD_HUMANS, BoardAlien(at(8, 7)))


@pytest.mark.rule("GB-072")
def test_life_support_without_a_suitable_cabin_does_nothing() -> None:
    assert check("p S x c").asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-073")
def test_holds_start_empty() -> None:
    assert check("h S r").public.ships[0].figures.goods == 0


@pytest.mark.rule("GB-074", "GB-E09")
@pytest.mark.parametrize(
    ("flight", "places"),
    [("I", (0, -2, -4, -6)), ("II", (0, -3, -6, -9)), ("III", (0, -4, -8, -12)), ("IIIA", (0, -4, -8, -12))],
)
def test_rockets_start_by_number_tile_with_gaps_by_flight(flight: str, places: tuple[int, ...]) -> None:
    table = start(4, flights=[flight])
    for number in (2, 4, 1, 3):
        table.play(Finish(number))
    assert table.public.order == (2, 0, 3, 1)
    assert tuple([table.g.position[seat] for seat in (2, 0, 3, 1)]) == places


@pytest.mark.rule("GB-075")
@pytest.mark.parametrize(("flight", "level"), [("I", 1), ("II", 2), ("III", 3)])
def test_the_top_card_has_the_level_of_the_flight(flight: str, level: int) -> None:
    for seed in range(12):
        table = start(seed=seed, flights=[flight])
        dealt = sorted([card for pile in table.g.piles for card in pile])
        finish_all(table)
        assert sorted(table.g.deck) == dealt
        revealed = of_kind(table.play(FLY_ON, FLY_ON), CardRevealed)
        names = {row.name: row.level for row in table.g.box.cards}
        assert names[revealed[0].card] == level


@pytest.mark.rule("GB-075")
def test_the_deck_is_shuffled_from_all_four_piles() -> None:
    decks = set()
    for seed in range(6):
        table = start(seed=seed, flights=["II"])
        piles = [card for pile in table.g.piles for card in pile]
        finish_all(table)
        assert table.g.deck != piles
        assert table.g.deck != piles[::-1]
        decks.add(tuple(table.g.deck))
    assert len(decks) == 6


@pytest.mark.rule("GB-076")
def test_a_ship_without_humans_gives_up_before_the_first_card() -> None:
    table = check("S . x:0100 x:0001", PLAIN)
    events = table.play(KeepPart(1))
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]
    assert not of_kind(events, CardRevealed)
    assert (table.public.order, table.asked) == ((1,), (1,))
    table.play(GIVE_UP)
    assert table.asks is None
