"""The state as a whole: copies, saves, what search hears, the pieces counted, the tasks listed."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium import actions as a
from astrodrome.games.celerium.census import census
from astrodrome.games.celerium.events import EVENTS
from astrodrome.games.celerium.rows import our_box
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.state import FIELDS, Celerium
from astrodrome.kernel import agenda
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from astrodrome.kernel.saving import save_state
from tests.celerium.games import SETTINGS, all_told, choice, raced

BOX = our_box()
EACH: tuple[Action, ...] = (
    a.ChooseFace("verso"),
    a.PASS_TURN,
    a.BuyUpgrade("all-terrain"),
    a.Install("all-terrain", "pilot"),
    a.END_EQUIPMENT,
    a.BuyCards(1, 0, 2),
    a.ActivateBoosts(True, False, True),
    a.PickLine("blue", True),
    a.DiscardUpgrade("all-terrain", "workshop"),
    a.Play("1-01", "second"),
    a.END_TURN,
    a.Advance("starbot", 2),
    a.Repeat(3),
    a.STAY_THERE,
    a.FallBack("pilot", 1),
    a.TurnWheel(2),
    a.AimAt(1, "pilot"),
    a.NameOpponent(2),
    a.NameBoost(0, "line"),
    a.PlaceBeside("starbot", 3, "pilot"),
    a.DrawCard(1),
    PASS,
    a.USE_SHIELD,
    a.React("1-04", "second", "shield"),
    a.TakeDamage("pilot"),
    a.TakePenalty("starbot"),
)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [1, 30, 90])
def test_a_copy_is_equal_and_independent(seats: int, options: dict[str, Json], answers: int) -> None:
    game = raced(seats, options, answers)
    twin = game.copy()
    before = game.digest()
    assert twin.digest() == before
    for field in FIELDS:
        mine, other = getattr(game.state, field.name), getattr(twin.state, field.name)
        assert mine == other, field.name
        assert not isinstance(mine, list) or mine is not other, field.name
    while not twin.over:
        seat = twin.asked[0]
        twin.play(seat, twin.legal(seat)[-1])
    assert game.digest() == before
    assert twin.state.tables is game.state.tables


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 1, 40, 110])
def test_a_saved_game_goes_on_as_it_would_have(seats: int, options: dict[str, Json], answers: int) -> None:
    game = raced(seats, options, answers)
    again = SPEC.load(game.save())
    assert again.digest() == game.digest()
    while not game.over:
        seat = game.asked[0]
        assert again.play(seat, game.legal(seat)[-1]) == game.play(seat, game.legal(seat)[-1])
    assert again.digest() == game.digest()


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_question_of_a_game_can_be_saved_and_asked_again(seats: int, options: dict[str, Json]) -> None:
    game, chance = SPEC.new(seats, options, 8), Chance(8)
    seen: set[str | None] = set()
    while not game.over:
        if game.situation.decision not in seen:
            seen.add(game.situation.decision)
            again = SPEC.load(game.save(log=False))
            assert again.digest() == game.digest(), game.situation.decision
            assert (again.asked, again.number) == (game.asked, game.number)
        game.play(*choice(game, chance))
    assert len(seen) > 10


@pytest.mark.parametrize("action", EACH)
def test_every_action_can_be_written_and_read_back(action: Action) -> None:
    assert SPEC.codec.decode_action(SPEC.codec.encode_action(action)) == action
    assert {type(one) for one in EACH} == set(SPEC.actions)


def test_small_things_need_not_be_said() -> None:
    assert SPEC.codec.decode_action({"do": "PickLine", "line": "blue"}) == a.PickLine("blue", False)
    assert SPEC.codec.decode_action({"do": "React", "card": "1-18", "part": "first"}) == a.React("1-18", "first", None)


def test_tasks_are_listed_by_name() -> None:
    names = [task.__name__ for task in SPEC.tasks]
    assert names == sorted(names)


def test_every_kind_of_event_is_told_in_some_game() -> None:
    assert {type(event) for event in all_told()} == set(EVENTS)


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_search_makes_no_events_and_plays_the_same_game(seats: int, options: dict[str, Json], seed: int) -> None:
    heard, chance = SPEC.new(seats, options, seed), Chance(seed)
    silent: Celerium = heard.state.copy()
    while not heard.over:
        seat, action = choice(heard, chance)
        heard.play(seat, action)
        agenda.answer(silent, seat, action)
        assert silent.told == []
    assert save_state(SPEC, silent) == save_state(SPEC, heard.state)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_beginning_of_a_game_makes_no_events_unheard(seats: int, options: dict[str, Json]) -> None:
    g = SPEC.begin(seats, SPEC.read_options(seats, options), Chance(1))
    agenda.settle(g)
    assert g.told == []


PIECES = (
    *[row.copies for row in BOX.events],
    *[row.copies for row in BOX.upgrades],
    *[1] * 12,
    *[1] * 12,
    *[2] * 9,
)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 1, 50, 9999])
def test_every_piece_is_somewhere_once(seats: int, options: dict[str, Json], answers: int) -> None:
    assert census(raced(seats, options, answers).state) == PIECES


@pytest.mark.parametrize("place", ["hands", "laid", "discards", "market", "hangar", "workshop", "installed", "supply"])
def test_a_piece_that_is_lost_is_noticed(place: str) -> None:
    g = raced(3, {}, 60).state
    g.hands[0] = (*g.hands[0], g.decks[0][0])
    g.decks[0] = g.decks[0][1:]
    g.laid.append(g.decks[1][0])
    g.decks[1] = g.decks[1][1:]
    g.discards[2] = (*g.discards[2], g.decks[2][0])
    g.decks[2] = g.decks[2][1:]
    for index in range(4):
        upgrade, g.upgrade_deck = g.upgrade_deck[0], g.upgrade_deck[1:]
        if index == 0:
            g.market.append(upgrade)
        elif index == 1:
            g.hangar[0] = (*g.hangar[0], upgrade)
        elif index == 2:
            g.workshop[0] = (*g.workshop[0], upgrade)
        else:
            free = g.installed.index(None)
            g.installed[free] = upgrade
    assert census(g) == PIECES
    lost: dict[str, object] = {"installed": [None] * 6, "laid": [], "market": []}
    setattr(g, place, lost.get(place, [()] * 3))
    assert census(g) != PIECES
