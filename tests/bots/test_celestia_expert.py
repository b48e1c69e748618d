"""Celestia's expert: what it saves for itself, what it thinks a position is worth, and how it spends its budget."""

from __future__ import annotations

import json

import numpy as np
import pytest

from astrodrome.bots import ask, make
from astrodrome.bots.celestia.deep_search import DeepSearch, sight
from astrodrome.bots.celestia.expert import ExpertPolicy, lead
from astrodrome.bots.celestia.levels import ADVISER, LEVELS
from astrodrome.bots.celestia.policy import VoyagePolicy
from astrodrome.bots.celestia.prospects import FACTS, facts
from astrodrome.bots.celestia.values import FITTED, chance_to_win, fitted, setting
from astrodrome.bots.dropping import still_open
from astrodrome.bots.levels import adviser_of
from astrodrome.bots.protocol import Think
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from tests.celestia.games import SETTINGS, flown
from tests.celestia.table import Table, fly, play
from training.celestia import Games, Setting, fit, loss
from training.celestia import play as learn_from

POLICY = ExpertPolicy()


def likely(table: Table, seat: int) -> Action:
    """Return what a seat does in play-outs."""
    return POLICY.quick(table.g, seat, table.can(seat), Chance(1))


def test_a_captain_with_passengers_saves_the_turbo_and_one_alone_lays_it() -> None:
    together = fly("t", "c c", "c", at=6, dice="f..").on("CaptainDeclares")
    alone = fly("t t t t", "c c", "c", at=6, dice="fff", ashore=(1, 2)).on("CaptainDeclares")
    assert set(together.can(0)) == {a.DECLARE_SUCCESS, a.DECLARE_CRASH}
    assert likely(together, 0) == a.DECLARE_CRASH
    assert set(alone.can(0)) == {a.DECLARE_SUCCESS, a.DECLARE_CRASH}
    assert likely(alone, 0) == a.DECLARE_SUCCESS


def test_a_captain_who_must_succeed_says_so() -> None:
    assert likely(fly("c", "c c", "c", at=6, dice="f..").on("CaptainDeclares"), 0) == a.DECLARE_SUCCESS


def test_what_all_aboard_gain_is_no_lead() -> None:
    assert lead(fly("", "", "").g, 0, 9.0) == 0
    assert lead(fly("", "", "", ashore=(1,)).g, 0, 9.0) == 4.5
    assert lead(fly("", "", "", ashore=(1, 2)).g, 0, 9.0) == 9.0


def test_a_captain_who_can_pay_puts_the_other_ashore_before_a_far_better_city() -> None:
    able = fly("c c c c ejection", "c c", "c", at=15, dice="f...").on("PlayersAfterAnnouncements")
    unable = fly("ejection", "c c", "c", at=15, dice="ffff").on("PlayersAfterAnnouncements")
    assert likely(able, 0) == play("ejection")
    assert likely(unable, 0) == PASS


def test_a_second_roll_is_kept_where_it_saves_the_others_too() -> None:
    together = fly("", "c", "route", at=6, dice="fff").on("PlayersAfterCrash")
    assert likely(together, 2) == PASS
    alone = fly("route", "c", "c", at=6, dice="fff", ashore=(1, 2)).on("PlayersAfterCrash")
    assert likely(alone, 0) == play("route")


def test_a_jetpack_is_kept_for_a_treasure_that_is_worth_it() -> None:
    cheap = fly("", "c", "jetpack", at=2, dice="ff").on("PlayersAtFall")
    dear = fly("", "c", "jetpack", at=12, dice="fff").on("PlayersAtFall")
    assert likely(cheap, 2) == PASS
    assert likely(dear, 2) == play("jetpack")


def test_a_crew_prepares_whatever_it_holds() -> None:
    game = SPEC.new(2, {}, seed=3)
    chance = Chance(1)
    while not isinstance(game.legal(game.asked[0])[0], a.KeepCrew):
        legal = game.legal(game.asked[0])
        game.play(game.asked[0], legal[chance.below("any", len(legal))])
    seat = game.asked[0]
    g = game.state
    assert POLICY.quick(g, seat, game.legal(seat), Chance(1)) == a.PREPARE


def test_more_points_are_better_odds_of_winning() -> None:
    rich, poor = [fly("c", "c", "c", holds={0: held, 1: "9:9"}).g for held in ("25:25", "1:1")]
    weights = fitted()["table"]
    assert 0 < chance_to_win(poor, 0, weights) < chance_to_win(rich, 0, weights) < 1
    assert chance_to_win(poor, 1, weights) > chance_to_win(rich, 1, weights)


def test_beginners_are_judged_by_hand_and_others_as_games_have_shown() -> None:
    names = [setting(SPEC.new(seats, options, 1).state.edition) for seats, options in SETTINGS]
    assert names == ["table", "two", None, "table"]
    g = SPEC.new(3, {"modules": ["beginner"]}, 1).state
    assert POLICY.value(g, 0) == VoyagePolicy().value(g, 0)


def test_the_file_says_what_made_it() -> None:
    held = json.loads(FITTED.read_text(encoding="utf-8"))
    assert tuple(held["about"]["facts"]) == FACTS
    assert all(held["about"][key] for key in ("commit", "command", "time", "config", "explained"))
    assert {name: len(weights) for name, weights in fitted().items()} == {"two": len(FACTS), "table": len(FACTS)}


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_is_weighed_does_not_depend_on_what_is_hidden(seats: int, options: dict[str, Json]) -> None:
    for answers in range(5, 60, 11):
        game = flown(seats, options, answers)
        seat = game.asked[0]
        first, *others = [game.determinise(seat, seed).state for seed in (1, 2, 3)]
        for world in others:
            for other in range(seats):
                own = other == seat
                assert facts(world, other, own, 9.0, 0.5) == facts(first, other, own, 9.0, 0.5)
            assert sight(world, game.legal(seat)) == sight(first, game.legal(seat))


def test_choices_are_dropped_that_are_worse_beyond_doubt_or_hardly_differ() -> None:
    noisy = [0.5 + 0.1 * (-1) ** n for n in range(20)]
    gains = [noisy, [gain - 0.2 for gain in noisy], [gain - 0.0001 for gain in noisy], noisy[::-1]]
    assert still_open([0, 1, 2], gains, 2.5, 0.002) == [0]
    assert still_open([0, 1, 3], gains, 2.5, 0.002) == [0, 3]


def test_the_search_ends_when_it_is_sure_and_never_goes_far_beyond_its_budget() -> None:
    table = fly("c c l l h h p p", "", "c", at=20, dice="ffff").on("PassengerAnnounces")
    spent = []
    for budget in (300, 100_000):
        search = DeepSearch(1)
        think = Think(table.game, 1, 7, budget)
        prompt = table.game.prompt(1)
        assert prompt is not None
        assert search.choose(table.game.view(1), prompt, table.can(1), think) == a.LEAVE
        spent.append(search.steps)
    assert 300 <= spent[0] < 600
    assert spent[1] < 50_000, "the choices differ enough to be told apart long before"


def test_the_same_seed_chooses_the_same() -> None:
    game = flown(2, {}, 30)
    seat = game.asked[0]
    assert len({ask(game, seat, make("expert", 4, "celestia"), seed=5, budget=900) for _ in range(3)}) == 1


def test_the_adviser_is_not_the_slow_one() -> None:
    assert adviser_of("celestia") is ADVISER is LEVELS["hard"]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_expert_plays_every_setting(seats: int, options: dict[str, Json]) -> None:
    game = flown(seats, options, 20)
    for _ in range(40):
        if game.over:
            return
        seat = game.asked[0]
        action = ask(game, seat, make("expert", seat, "celestia"), seed=game.number, budget=60)
        assert game.refuse(seat, action) is None
        game.play(seat, action)


def test_a_fit_finds_what_facts_are_worth() -> None:
    chance = np.random.default_rng(1)
    true = chance.normal(size=len(FACTS)) / 2
    lines = chance.normal(size=(3000, 2, len(FACTS)))
    odds = 1 / (1 + np.exp((lines[:, 1] - lines[:, 0]) @ true))
    first = (chance.random(3000) < odds).astype(float)
    wins = np.stack([first, 1 - first], axis=1)
    weights = fit(lines, wins, 1.0)
    assert np.allclose(weights, true, atol=0.25)
    assert loss(lines, wins, weights) < 0.8 * loss(lines, wins, np.zeros(len(FACTS)))


def test_a_game_teaches_what_every_seat_has_at_every_voyage() -> None:
    one = learn_from(Setting("two", 2, 1, 2, {}), 5, 0)
    games = Games([one])
    assert sum(one[1]) == 1
    assert games.facts.shape[1:] == (2, len(FACTS))
    assert (games.facts[0, ::-1, 0] == games.facts[1, :, 0]).all(), "who judges comes first"
    assert (games.wins[::2] == games.wins[1::2, ::-1]).all()
    assert learn_from(Setting("two", 2, 1, 2, {}), 5, 0) == one
