"""The bots: always legal, the same for the same seed, blind to what their seat cannot know, and not foolish."""

from __future__ import annotations

import pytest

from astrodrome.bots import LEVELS, ask, make
from astrodrome.bots.celerium.outlook import control_odds, known_version, threats
from astrodrome.bots.celerium.owner import Owner, SearchingOwner
from astrodrome.bots.celerium.policy import RallyPolicy, weigh
from astrodrome.bots.celerium.search import final_value
from astrodrome.games.celerium.content.vocabulary import PILOT
from astrodrome.games.celerium.effects.registry import EFFECTS
from astrodrome.games.celerium.records.actions import (
    END_TURN,
    PASS_TURN,
    USE_SHIELD,
    ActivateBoosts,
    Advance,
    AimAt,
    BuyCards,
    BuyUpgrade,
    DiscardUpgrade,
    Install,
    NameOpponent,
    PickLine,
    PlaceBeside,
    Play,
    React,
    Repeat,
    TakeDamage,
    TakePenalty,
    TurnWheel,
)
from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from tests.celerium.games import SETTINGS, raced
from tests.celerium.table import Table, f, rally

EXPERT: dict[str, Json] = {"modules": ["expert"]}


def wish(table: Table, bot: Owner | SearchingOwner | None = None, budget: int = 12) -> Action:
    """Return what an owner does who never slips."""
    return ask(table.game, table.game.asked[0], bot or Owner(1), seed=5, budget=budget)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), [*SETTINGS, (4, EXPERT)])
def test_bots_finish_games_of_every_setting(level: str, seats: int, options: dict[str, Json]) -> None:
    game = SPEC.new(seats, options, seed=3)
    players = [make(level, seed, "celerium") for seed in range(seats)]
    while game.asked:
        seat = game.asked[0]
        action = ask(game, seat, players[seat], seed=game.number, budget=2)
        assert game.refuse(seat, action) is None
        game.play(seat, action)
    assert game.over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same(level: str) -> None:
    for answers in (30, 70, 110):
        game = raced(3, {}, answers)
        seat = game.asked[0]
        wishes = [ask(game, seat, make(level, 8, "celerium"), seed=4, budget=6) for _ in range(2)]
        assert wishes[0] == wishes[1]


@pytest.mark.parametrize(("seats", "options"), [*SETTINGS, (4, EXPERT)])
def test_what_a_seat_cannot_know_weighs_nothing(seats: int, options: dict[str, Json]) -> None:
    for answers in range(10, 200, 7):
        game = raced(seats, options, answers)
        if game.over:
            break
        seat = game.asked[0]
        legal = game.legal(seat)
        weights = [weigh(game.determinise(seat, seed).state, seat, legal, Chance(1)) for seed in (1, 2, 3)]
        assert weights[0] == weights[1] == weights[2]


def test_a_slip_is_any_legal_action() -> None:
    table = rally(f(hand="1-01 1-02 1-03", energy=4), f(line="yellow"))
    slips = {ask(table.game, 0, Owner(seed, slips=1000), seed=1) for seed in range(60)}
    assert slips == set(table.legal())


def test_every_effect_that_is_launched_has_a_weight() -> None:
    hand = " ".join([row.name for row in rally(f()).g.tables.box.events])
    table = rally(f(hand=hand, energy=14, actions=15, score=50), f(line="yellow", hand="1-18"), f(line="green"))
    weights = weigh(table.g, 0, table.legal(), Chance(1))
    assert len(weights) == len(table.legal()) > len(EFFECTS)


def test_the_pilot_goes_past_its_starbot() -> None:
    table = rally(f(pilot=12, starbot=13, hand="1-01"), f(pilot=14, starbot=4))
    table.play("1-01", "move")
    assert wish(table) == Advance("pilot", 2)


def test_the_starbot_stays_behind_its_pilot() -> None:
    table = rally(f(pilot=28, starbot=26, hand="1-11"), f(pilot=20, starbot=4))
    table.play("1-11", "move")
    assert wish(table) == Advance("starbot", 1)


def test_a_double_move_square_is_aimed_at_and_repeated_from() -> None:
    table = rally(f(pilot=20, starbot=12, hand="1-11"), f(pilot=14, starbot=4))
    table.play("1-11", "move")
    assert wish(table) == Advance("pilot", 2)  # 22, and two more
    table.do(Advance("pilot", 2))
    assert wish(table) == Repeat(2)


def test_cards_are_played_while_they_bring_points() -> None:
    table = rally(f(hand="1-01", actions=8), f(line="green"), round=4)
    assert wish(table) == Play("1-01", "move")
    table = rally(f(pilot=28, starbot=27, hand="1-08", energy=1), f(line="green", pilot=28, starbot=27), round=4)
    assert wish(table) == PASS_TURN


def test_the_other_part_is_left_where_it_harms() -> None:
    table = rally(f(pilot=14, starbot=12, hand="1-08", energy=1), f(line="green", pilot=6, starbot=5))
    table.play("1-08", "move", Advance("pilot", 2))
    assert wish(table) == END_TURN


def test_the_leading_rival_is_hit() -> None:
    table = rally(
        f(hand="1-20", energy=2, actions=0), f(pilot=20, starbot=18, score=30), f(pilot=20, starbot=18), round=3
    )
    table.play("1-20", "first")
    assert wish(table) in (AimAt(1, "pilot"), AimAt(1, "starbot"))


def test_a_boost_seen_to_fail_is_controlled() -> None:
    table = rally(
        f(hand="1-16", energy=2, actions=0),
        f(boosts="planet", versions=(1, 1, 3)),
        f(boosts="planet", versions=(1, 2, 2)),
    )
    table.g.seen.slot, table.g.seen.version, table.g.seen.lost, table.g.seen.round = (
        [5, 8],
        [3, 2],
        [False, False],
        [1, 1],
    )
    table.play("1-16", "first")
    assert wish(table) == NameOpponent(1)  # the wheel authorises version 2


def test_the_wheel_is_turned_for_own_boosts() -> None:
    table = rally(f(hand="3-01", energy=3, actions=0, boosts="planet", versions=(1, 1, 1), score=50), f(line="green"))
    table.play("3-01", "second")
    assert wish(table) == TurnWheel(2)


def test_a_placement_keeps_the_starbot_behind() -> None:
    table = rally(f(pilot=14, starbot=11, hand="1-17", energy=2), f(pilot=16, starbot=4, line="green"))
    table.play("1-17", "first")
    assert wish(table) == PlaceBeside("starbot", 0, "pilot")


def test_a_shield_is_spent_where_a_boost_would_fail_and_not_where_it_conforms() -> None:
    for version, answer in ((3, USE_SHIELD), (2, PASS)):
        table = rally(
            f(hand="1-16", energy=2), f(boosts="shield planet", versions=(1, 1, version), energy=6, line="green")
        )
        table.play("1-16", "first", NameOpponent(1))
        assert wish(table) == answer


def test_a_reaction_saves_a_boost_that_would_fail() -> None:
    table = rally(f(hand="1-16", energy=2), f(hand="1-04", boosts="planet", versions=(1, 1, 3), energy=4, line="green"))
    table.play("1-16", "first", NameOpponent(1))
    assert wish(table) == React("1-04", "second", "planet")


def test_a_push_that_costs_nothing_is_borne() -> None:
    table = rally(f(hand="1-06", energy=1), f(hand="1-18", pilot=9, starbot=9, line="green", energy=4), f(pilot=4))
    table.play("1-06", "first")
    assert wish(table) == PASS  # its Starbot earns nothing as it is


def test_the_poorer_upgrade_goes_to_the_workshop() -> None:
    table = rally(f(hand="2-09", energy=3), f(on_pilot="battery-blue", on_starbot="overdrive-blue"))
    table.play("2-09", "second", NameOpponent(1))
    assert wish(table) == TakeDamage("starbot")


def test_the_larger_penalty_leaves_the_starbot_behind() -> None:
    table = rally(f(pilot=14, starbot=14, boosts="line", versions=(1, 2, 1)), f(line="green"), step="control")
    assert wish(table) == TakePenalty("starbot")


def test_upgrades_are_bought_early_and_not_for_nothing() -> None:
    market = "specialist-blue all-terrain twin-blue-green"
    assert isinstance(wish(rally(f(), f(), step="market", market=market)), BuyUpgrade)
    table = rally(f(actions=1), f(), step="market", round=6)  # nothing would be left to install it with
    assert wish(table) == PASS_TURN


def test_an_upgrade_is_installed_where_it_lifts_most() -> None:
    table = rally(f(hangar="specialist-green", colour="blue", line=None), f(), step="equipment")
    assert wish(table) == Install("specialist-green", "starbot")


def test_the_poorest_upgrade_is_discarded() -> None:
    table = rally(f(hangar="overdrive-blue specialist-blue battery-green"), f(), step="check")
    assert wish(table) == DiscardUpgrade("overdrive-blue", "hangar")


def test_cards_are_bought_of_the_best_level_and_some_actions_left_to_move() -> None:
    action = wish(rally(f(score=20, actions=10), f(), step="purchase"))
    assert isinstance(action, BuyCards)
    assert action.level_1 == 0
    assert 3 <= action.level_2 <= 5


def test_boosts_that_conform_are_used_and_others_weighed() -> None:
    table = rally(f(energy=2, versions=(3, 3, 2), line="yellow"), f(), step="boosts")
    action = wish(table)
    assert isinstance(action, ActivateBoosts)
    assert action.planet  # version 2 conforms, and Abeir-Toril is hostile to this Pilot
    assert not action.shield  # version 3 does not, and nothing could pay for its use


def test_the_px2_token_is_spent_where_it_doubles_much() -> None:
    table = rally(f(line="green"), f(), step="line", planet="Cendrelune", round=6)
    assert wish(table) == PickLine("blue", True)
    table = rally(f(line="green", face="2 verso", px2=False), f(), step="line", planet="Cendrelune")
    assert wish(table) == PickLine("yellow", False)


def test_a_version_shown_is_known_until_it_is_replaced() -> None:
    g = rally(f(), f()).g
    assert known_version(g, 4) is None
    g.seen.slot, g.seen.version, g.seen.lost, g.seen.round = [4], [2], [False], [1]
    assert known_version(g, 4) == 2
    g.seen.slot, g.seen.version, g.seen.lost, g.seen.round = [4, 4], [2, 2], [False, True], [1, 1]
    assert known_version(g, 4) is None


def test_control_odds_follow_the_cards_that_are_left() -> None:
    g = rally(f(), f()).g
    assert control_odds(g)[0] == pytest.approx([0.75, 0.75, 0.75])
    assert control_odds(g)[2] == pytest.approx([0.25, 0.25, 0.25])
    g.control.discard = list(range(11))  # "all three, everyone" is left
    assert control_odds(g)[2] == pytest.approx([1.0, 1.0, 1.0])


def test_the_nearer_a_rival_the_more_it_is_feared() -> None:
    weights = threats((20, 30, 10), 0)
    assert weights[0] == 1.0
    assert weights[1] < weights[2] < 0.0


def test_value_follows_the_score_and_ends_with_the_result() -> None:
    ahead, behind = rally(f(score=40), f(score=30)).g, rally(f(score=30), f(score=40)).g
    policy = RallyPolicy()
    assert policy.value(ahead, 0) > 0.5 > policy.value(behind, 0)
    for g in (ahead, behind):
        g.agenda = []
    assert final_value(ahead, 0) > 0.85 > 0.15 > final_value(behind, 0)


def test_a_search_takes_what_is_clearly_best_without_looking() -> None:
    table = rally(f(pilot=12, starbot=13, hand="1-01"), f(pilot=14, starbot=4))
    table.play("1-01", "move")
    assert wish(table, SearchingOwner(1), budget=0) == Advance("pilot", 2)
    assert table.g.square[PILOT] == 12
