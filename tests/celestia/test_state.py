"""The state as a whole: copies, saves, what search hears, the pieces counted, the tasks listed."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia import actions as a
from astrodrome.games.celestia.events import EVENTS
from astrodrome.games.celestia.spec import RULES_VERSION, SPEC, census
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel import agenda
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from astrodrome.kernel.saving import save_state
from tests.celestia.games import SETTINGS, all_told, flown
from tests.celestia.table import card, cards, fly, helping, row, told, treasure

EACH: tuple[Action, ...] = (
    PASS,
    a.STOP,
    a.FLY_ON,
    a.PREPARE,
    a.KEEP_CREW,
    a.HEAD_FORGOTTEN,
    a.STAY,
    a.LEAVE,
    row("boat-fog"),
    a.Play(card("route")),
    a.UseSpyglass(4),
    a.USE_POWER,
    helping("?c ?l"),
    a.DECLARE_SUCCESS,
    a.DECLARE_CRASH,
    a.LayCards(cards("c t")),
    a.Reroll((0, 2)),
    a.ChoosePlayer(3),
    a.TAKE_TOP,
    a.ChooseTreasure(treasure("4:S")),
    a.DRAW_CARD,
    a.ExchangeCards(cards("c")),
    a.ExchangeTreasure(treasure("9:12")),
)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 40, 200])
def test_a_copy_is_equal_and_goes_its_own_way(seats: int, options: dict[str, Json], answers: int) -> None:
    game = flown(seats, options, answers)
    before = game.digest()
    twin = game.copy()
    assert twin.digest() == before
    for _ in range(30):
        if not twin.over:
            seat = twin.asked[-1]
            twin.play(seat, twin.legal(seat)[-1])
    assert game.digest() == before


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 33, 150])
def test_a_saved_game_goes_on_as_it_would_have(seats: int, options: dict[str, Json], answers: int) -> None:
    game = flown(seats, options, answers)
    again = SPEC.load(game.save())
    assert again.digest() == game.digest()
    for _ in range(40):
        if game.over:
            break
        seat = game.asked[0]
        assert again.play(seat, game.legal(seat)[-1]) == game.play(seat, game.legal(seat)[-1])
    assert again.digest() == game.digest()


@pytest.mark.parametrize("action", EACH)
def test_every_action_can_be_written_and_read_back(action: Action) -> None:
    assert SPEC.codec.decode_action(SPEC.codec.encode_action(action)) == action
    assert {type(one) for one in EACH} == set(SPEC.actions)


def test_the_events_are_those_that_are_told() -> None:
    seen = {type(event) for event in all_told()}
    assert seen <= set(EVENTS)
    assert len(set(EVENTS) - seen) <= 2


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_search_makes_no_events_and_plays_the_same_game(seats: int, options: dict[str, Json]) -> None:
    heard, chance = SPEC.new(seats, options, 3), Chance(3)
    silent: Celestia = heard.state.copy()
    while not heard.over:
        seat = heard.asked[0]
        actions = heard.legal(seat)
        action = actions[chance.below("any", len(actions))]
        heard.play(seat, action)
        agenda.answer(silent, seat, action)
        assert silent.told == []
    assert save_state(SPEC, silent) == save_state(SPEC, heard.state)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_pieces_are_the_same_at_every_moment(seats: int, options: dict[str, Json]) -> None:
    game, chance = SPEC.new(seats, options, 8), Chance(8)
    pieces = census(game.state)
    assert sum(pieces[:28]) == sum(game.state.edition.copies)
    while not game.over:
        assert census(game.state) == pieces
        assert game.state.hand_size == [sum(hand) for hand in game.state.hands]
        for seat in range(seats):
            owned = game.state.owned[seat]
            by_city = [sum(owned[n] for n in numbers) for numbers in game.state.tables.treasures_of]
            assert game.state.holdings[seat] == by_city
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("any", len(actions))])
    assert census(game.state) == pieces


def test_the_census_sees_every_place_a_piece_can_lie_in() -> None:
    table = fly("c c", "?c", "c", modules="ext1 ext2", pilot=2, dice="fff", at=6)
    before = census(table.g)
    for change in ("laid", "revealed", "shown"):
        kind = table.g.deck.pop()
        assert census(table.g) != before
        getattr(table.g, change).append(kind)
        assert census(table.g) == before
    gift = table.g.piles[0].pop()
    table.g.received[1] = gift
    assert census(table.g) == before


def test_the_rules_have_a_version() -> None:
    assert SPEC.rules_version == RULES_VERSION == "1"
    assert SPEC.name == "celestia"
    assert told(all_told(), EVENTS[0])
