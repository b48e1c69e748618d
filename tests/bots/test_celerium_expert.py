"""Celerium's expert: what it believes of others, what it thinks a franchise is worth, and how it spends its budget."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

from astrodrome.bots import ask, make
from astrodrome.bots.celerium.beliefs import Beliefs, believed, can_tell
from astrodrome.bots.celerium.deep_search import DeepSearch, open_seal, take_turns
from astrodrome.bots.celerium.levels import ADVISER, LEVELS
from astrodrome.bots.celerium.owner import ExpertOwner
from astrodrome.bots.celerium.policy import RallyPolicy, weigh
from astrodrome.bots.celerium.prospects import FACTS, facts
from astrodrome.bots.celerium.tuning import PRACTISED
from astrodrome.bots.celerium.values import FITTED, fitted, setting, value_of
from astrodrome.bots.levels import adviser_of
from astrodrome.bots.protocol import Think
from astrodrome.games.celerium.content.figures import RACES
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, PLANET
from astrodrome.games.celerium.records.actions import ActivateBoosts, Advance, ChooseFace, PickLine
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.views.census import census
from astrodrome.kernel.chance import Chance
from tests.celerium.games import SETTINGS, raced
from tests.celerium.table import Table, f, rally
from training.celerium import Games, fit, learn_from

SLOT = BOOST_TYPES + PLANET
"""The Planet Boost of the second franchise."""


def worlds_of(table: Table, count: int) -> list[int]:
    """Return the version of the rival's Planet Boost in worlds as the expert deals them to the first franchise."""
    found = []
    for seed in range(count):
        world = table.game.determinise(0, seed).state
        Beliefs(world, 0).deal(world)
        found.append(world.boost_versions[SLOT])
    return found


def test_who_boosts_mostly_conforms_and_who_does_not_mostly_does_not() -> None:
    used = rally(f(hand="1-01"), f(boosts="planet", line="green"))
    unused = rally(f(hand="1-01"), f(line="green"))
    lawful = used.g.authorised(PLANET)
    assert Counter(worlds_of(used, 300))[lawful] > 110
    assert Counter(worlds_of(unused, 300))[lawful] < 50


def test_a_version_that_was_shown_is_believed_whatever_was_activated() -> None:
    table = rally(f(hand="1-01"), f(boosts="planet", line="green", versions=(1, 1, 3)))
    seen = table.g.seen
    seen.slot, seen.version, seen.lost, seen.round = [SLOT], [3], [False], [1]
    assert table.g.authorised(PLANET) != 3
    assert set(worlds_of(table, 40)) == {3}


def test_dealing_versions_again_keeps_the_own_ones_and_every_token() -> None:
    table = rally(f(boosts="line", versions=(1, 2, 3)), f(boosts="planet shield", line="green"), f(line="blue"))
    for seed in range(20):
        world = table.game.determinise(0, seed).state
        before = census(world)
        Beliefs(world, 0).deal(world)
        assert world.boost_versions[:BOOST_TYPES] == [1, 2, 3]
        assert census(world) == before


def test_nothing_is_told_before_boosts_are_open_or_by_who_may_have_turned_the_wheel() -> None:
    assert not can_tell(rally(f(), f(), step="boosts").g, 0)
    assert can_tell(rally(f(), f(), step="line").g, 0)
    table = rally(f(hand="1-01"), f(line="green"))
    assert can_tell(table.g, 0)
    table.play("1-01", "move", Advance("pilot", 1))
    assert not can_tell(table.g, 0)
    assert can_tell(table.g, 1)


def test_what_is_believed_does_not_depend_on_what_is_hidden() -> None:
    for answers in range(40, 130, 15):
        game = raced(3, {}, answers)
        seat = game.asked[0]
        first, *others = [game.determinise(seat, seed).state for seed in (1, 2, 3)]
        for boost in range(BOOST_TYPES):
            assert all(believed(world, seat, boost) == believed(first, seat, boost) for world in others)
        assert all(facts(world, seat) == facts(first, seat) for world in others)


def test_choices_under_a_seal_are_made_again_in_every_world() -> None:
    table = rally(f(), f(), step="line")
    table.game.play(0, table.game.legal(0)[0])
    world = open_seal(table.game.determinise(1, 4).state)
    assert world.answers == [None, None]
    assert world.asked == (0, 1)


def test_every_control_card_comes_as_often_as_any_other() -> None:
    g = rally(f(), f()).g
    controls = g.control.deck
    following = []
    for number in range(2 * len(controls)):
        world = g.copy()
        take_turns(world, controls, number)
        following.append(world.control.deck[-1])
        assert sorted(world.control.deck) == sorted(controls)
    assert set(Counter(following).values()) == {2}


def test_the_search_ends_when_it_is_sure_and_never_goes_far_beyond_its_budget() -> None:
    table = rally(f(pilot=12, starbot=10, hand="1-01 1-02", actions=8), f(pilot=14, starbot=4), round=6)
    legal = table.legal()
    worth = weigh(table.g, 0, legal, Chance(1), PRACTISED)
    spent = []
    for budget in (200, 100_000):
        search = DeepSearch(1, RallyPolicy(PRACTISED))
        search.choose(legal, worth, Think(table.game, 0, 7, budget))
        spent.append(search.steps)
    assert 200 < spent[0] < 400
    assert spent[1] < 50_000, "the choices differ enough to be told apart long before"


def test_the_expert_takes_the_face_with_more_power() -> None:
    game = SPEC.new(2, {}, seed=1)
    expert = ExpertOwner(1)
    faces = {ask(game, 0, expert, seed, 5) for seed in range(5)}
    assert len(faces) == 1
    assert isinstance(faces.pop(), ChooseFace)


def test_the_expert_answers_every_secret_question() -> None:
    for step, kind in (("boosts", ActivateBoosts), ("line", PickLine)):
        table = rally(f(line="green"), f(line="blue"), step=step)
        assert isinstance(ask(table.game, 1, ExpertOwner(1), 3, 300), kind)


def test_chances_add_up_and_follow_the_score() -> None:
    for seats in (2, 3, 4):
        rows = [f(score=10 * seat + 5) for seat in range(seats)]
        g = rally(*rows, step="market", round=2).g
        value = value_of(g)
        assert value is not None
        chances = [value.chance(g, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1.0)
        assert chances == sorted(chances)


def test_every_setting_has_its_value_and_a_solo_has_none() -> None:
    assert set(fitted()) == {setting(seats, expert) for seats in RACES for expert in (False, True)}
    held = json.loads(FITTED.read_text(encoding="utf-8"))
    assert tuple(held["about"]["facts"]) == FACTS
    assert all(held["about"][key] for key in ("commit", "command", "time", "seed"))
    for name, one in held["settings"].items():
        races = RACES[int(name[0])]
        assert [len(row) for row in one["weights"]] == [len(FACTS)] * races
        assert len(one["steep"]) == races
    assert value_of(raced(1, {"modules": ["solo"]}, 20).state) is None


def test_the_adviser_is_not_the_slow_one() -> None:
    assert adviser_of("celerium") is ADVISER is LEVELS["hard"]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_expert_plays_every_setting(seats: int, options: dict[str, object]) -> None:
    game = raced(seats, options, 60)  # type: ignore[arg-type]  # settings are JSON
    for _ in range(12):
        seat = game.asked[0]
        action = ask(game, seat, make("expert", seat, "celerium"), seed=game.number, budget=40)
        assert game.refuse(seat, action) is None
        game.play(seat, action)


def test_a_fit_finds_what_facts_are_worth() -> None:
    chance = np.random.default_rng(1)
    true = chance.normal(size=len(FACTS))
    played = []
    for _ in range(240):
        rows = chance.normal(size=(2, len(FACTS)))
        points = rows @ true * 10 + chance.normal(size=2)
        played.append([(1, rows.tolist(), points.tolist(), (points == points.max()).astype(float).tolist())])
    weights, explained = fit(Games(played))
    found = weights[: len(FACTS)] + weights[len(FACTS) :]
    assert np.allclose(found, 10 * true, atol=4.0)
    assert explained[1] > 0.9


def test_games_teach_what_the_file_holds() -> None:
    held, explained = learn_from(2, False, range(30))
    assert [len(row) for row in held["weights"]] == [len(FACTS)] * RACES[2]
    assert explained[0] > 0.3, "before the last race the score says most"
