"""Chapter 1: players, goal and component limits."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from astrodrome.games.celerium.content.figures import (
    EVENT_CARDS,
    KEEP_LINE_TOKENS,
    METEOR_TOKENS,
    SHOT_TOKENS,
    WORKSHOP_TOKENS,
)
from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.content.vocabulary import BOOSTS
from astrodrome.games.celerium.records.actions import Play
from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.errors import OptionError
from tests.celerium.games import raced
from tests.celerium.table import f, rally, start, why

BOX = our_box()


@pytest.mark.rule("CM-001")
@pytest.mark.parametrize("seats", [0, 5, 6])
def test_five_franchises_or_none_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"takes 1 to 4, found {seats}"):
        SPEC.new(seats)


@pytest.mark.rule("CM-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_franchises_play_without_an_automaton(seats: int) -> None:
    table = start(seats)
    assert [one.rival for one in table.public.franchises] == [False] * seats
    assert [one.rival for one in start(1).public.franchises] == [False, True]


@pytest.mark.rule("CM-002")
def test_both_vehicles_of_every_franchise_race() -> None:
    table = rally(f(), f(), f(), step="placement")
    assert len(table.g.square) == 6
    assert all(square >= 4 for square in table.g.square)


@pytest.mark.rule("CM-003")
def test_the_most_points_after_the_last_race_win() -> None:
    table = rally(f(score=50), f(score=90), f(score=70), round=5)
    table.passes(3)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)
    assert table.game.outcome.ranks == (3, 1, 2)


@pytest.mark.rule("CM-004")
@pytest.mark.parametrize(("seats", "races"), [(2, 6), (3, 5), (4, 4)])
def test_a_game_ends_after_its_races_and_not_before(seats: int, races: int) -> None:
    table = start(seats)
    assert table.public.races == races
    ahead = rally(*[f(score=99) for _ in range(seats)], round=races - 1)
    ahead.passes(seats)
    assert (ahead.game.over, ahead.g.round) == (False, races)
    last = rally(*[f() for _ in range(seats)], round=races)
    last.passes(seats)
    assert last.game.over


@pytest.mark.rule("CM-005")
def test_the_event_decks_hold_40_45_and_45_cards() -> None:
    assert EVENT_CARDS == [40, 45, 45]
    assert [len(deck) for deck in start(2).g.event_decks] == EVENT_CARDS


@pytest.mark.rule("CM-006")
def test_twelve_planets_and_twelve_controls_all_different() -> None:
    assert len({row.name for row in BOX.planets}) == len(BOX.planets) == 12
    assert len({(row.places, row.boosts) for row in BOX.controls}) == len(BOX.controls) == 12


@pytest.mark.rule("CM-007")
def test_there_are_six_boosts_of_each_of_three_types() -> None:
    assert [row.type for row in BOX.boosts] == list(BOOSTS) == ["shield", "line", "planet"]
    g = start(3).g
    for boost in range(3):
        assert len(g.boost_supply[boost]) + g.franchises == 6


@pytest.mark.rule("CM-008")
def test_every_type_has_two_tokens_of_each_version() -> None:
    for row in BOX.boosts:
        assert Counter(row.versions) == {1: 2, 2: 2, 3: 2}


@pytest.mark.rule("CM-009")
def test_27_upgrades_fit_either_vehicle() -> None:
    g = start(2).g
    assert len(g.market.deck) + len(g.market.on_sale) == sum(row.copies for row in BOX.upgrades) == 27
    table = rally(f(hangar="battery-blue"), step="equipment")
    vehicles = {action.vehicle for action in table.legal() if hasattr(action, "vehicle")}
    assert vehicles == {"pilot", "starbot"}


@pytest.mark.rule("CM-010")
def test_four_pilot_cards_have_two_faces_and_each_colour_a_starbot() -> None:
    faces = {(row.card, row.side): (row.blue, row.green, row.yellow, row.hostile) for row in BOX.pilots}
    assert set(faces) == {(card, side) for card in (1, 2, 3, 4) for side in ("recto", "verso")}
    assert all(faces[card, "recto"] != faces[card, "verso"] for card in (1, 2, 3, 4))
    assert [row.colour for row in BOX.starbots] == ["red", "white", "blue", "green"]


@pytest.mark.rule("CM-011")
def test_the_supply_of_tokens_is_counted() -> None:
    assert (METEOR_TOKENS, SHOT_TOKENS, WORKSHOP_TOKENS, KEEP_LINE_TOKENS) == (3, 3, 3, 2)
    supply = start(2).public.supply
    assert (supply.meteors, supply.shots, supply.workshop, supply.keep_line) == (3, 3, 3, 2)


@pytest.mark.rule("CM-011")
def test_tokens_on_the_table_are_missing_in_the_supply() -> None:
    one = f(on_pilot="battery-blue", damaged="pilot", shot="starbot", workshop="all-terrain", keep_line=True)
    table = rally(one, meteors="5")
    supply = table.public.supply
    assert (supply.meteors, supply.shots, supply.workshop, supply.keep_line) == (2, 2, 1, 1)


@pytest.mark.rule("CM-012")
def test_each_franchise_has_one_px2_token_and_never_gets_another() -> None:
    assert start(4).g.has_px2 == [True] * 4
    game = raced(3, {}, 9999)
    assert all(type(token) is bool for token in game.state.has_px2)
    table = rally(f(px2=False), f(), round=1)
    table.passes(2)
    assert table.g.has_px2 == [False, True]


@pytest.mark.rule("CM-013")
@pytest.mark.parametrize(
    ("card", "part", "key"),
    [
        ("1-08", "first", "no-meteor-left"),
        ("1-12", "first", "no-shot-left"),
        ("2-09", "second", "no-workshop-left"),
        ("1-09", "second", "no-keep-line-left"),
    ],
)
def test_an_option_needs_its_token_in_the_supply(card: str, part: str, key: str) -> None:
    repaired = "battery-blue battery-green battery-yellow"
    holders = (f(keep_line=True, shot="pilot starbot"), f(keep_line=True, shot="pilot", workshop=repaired))
    table = rally(f(hand=card), *holders, meteors="20 21 22")
    play = Play(card, "first" if part == "first" else "second")
    assert why(table.refuse(play)) == ("CM-013", key)


@pytest.mark.rule("CM-013")
def test_the_market_tokens_change_hands_instead() -> None:
    table = rally(f(hand="1-09"), f(at_market="first"))
    table.play("1-09", "first")
    assert table.g.market.first == 0


@pytest.mark.rule("CM-014")
def test_no_rule_rolls_a_die() -> None:
    for path in SPEC.folder.rglob("*.py"):
        assert not re.search(r"\b(dice|die)\b", path.read_text(encoding="utf-8")), path.name
