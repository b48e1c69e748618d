"""Chapters 21 and 22: end of the round, and end of the game."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.preparation_events import PlanetRevealed
from astrodrome.games.celerium.records.scoring_events import FirstFranchisePassed, GameEnded, IncomeGained, Px2Kept
from astrodrome.games.celerium.rounds import next_first
from astrodrome.kernel.records import Line
from tests.celerium.table import f, rally
from tests.contract.events import of_kind


@pytest.mark.rule("CM-231", "CM-232")
@pytest.mark.parametrize(("leader", "income"), [(0, 8), (19, 8), (20, 10), (39, 10), (40, 12)])
def test_everybody_gains_actions_by_the_level_of_the_leader(leader: int, income: int) -> None:
    flat = f(pilot=5, starbot=5, actions=1, score=leader)  # level vehicles: no points in this race
    table = rally(flat, f(pilot=5, starbot=5, actions=0), f(pilot=5, starbot=5, actions=3), round=1)
    events = table.passes(3)
    assert table.g.actions == [1 + income, income, 3 + income]
    assert of_kind(events, IncomeGained) == [IncomeGained((8, 10, 12).index(income) + 1, income)]


@pytest.mark.rule("CM-231")
def test_the_points_of_the_race_count_for_the_income() -> None:
    table = rally(f(pilot=24, starbot=4, actions=0), f(pilot=5, starbot=4, actions=0), round=1)
    table.passes(2)
    assert table.g.score[0] == 20
    assert table.g.actions == [10, 10]


@pytest.mark.rule("CM-233")
@pytest.mark.parametrize(("left", "after"), [(0, 8), (6, 14), (7, 15), (8, 15), (15, 15)])
def test_income_is_added_to_what_is_left_and_cut_to_15(left: int, after: int) -> None:
    table = rally(f(actions=left, pilot=5, starbot=5), f(pilot=5, starbot=5), round=1)
    table.passes(2)
    assert table.g.actions[0] == after


@pytest.mark.rule("CM-234")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_franchise_token_goes_to_the_left(first: int, following: int) -> None:
    table = rally(f(score=9), f(), f(score=5), first=first, round=1)
    events = table.passes(3)
    assert of_kind(events, FirstFranchisePassed) == [FirstFranchisePassed(following)]
    assert table.public.first == following


@pytest.mark.rule("CM-235")
def test_keep_line_and_market_tokens_stay_for_the_next_round() -> None:
    one, two = f(keep_line=True, at_market="last", shot="pilot"), f(at_market="first")
    table = rally(one, two, round=1, meteors="9")
    g = table.g
    table.passes(2)
    assert (g.has_keep_line, g.market.first, g.market.last) == ([True, False], 1, 0)
    assert (g.carries_shot, g.meteors) == ([False] * 4, [])


@pytest.mark.rule("CM-236")
def test_after_the_last_race_nothing_more_is_handed_out() -> None:
    table = rally(f(actions=3, energy=1), f(actions=5, energy=0), first=1, round=6)
    events = table.passes(2)
    assert table.game.over
    for kind in (IncomeGained, FirstFranchisePassed, PlanetRevealed):
        assert of_kind(events, kind) == []
    assert (table.g.actions, table.g.energy, table.g.first_franchise) == ([3, 5], [1, 0], 1)
    assert table.g.round == 6


@pytest.mark.rule("CM-238")
def test_an_unspent_px2_token_gives_three_points_at_the_end() -> None:
    table = rally(f(pilot=5, starbot=5), f(pilot=5, starbot=5, px2=False), round=6)
    events = table.passes(2)
    assert of_kind(events, Px2Kept) == [Px2Kept(0, 3)]
    assert table.g.score == [3, 0]
    assert of_kind(events, GameEnded) == [GameEnded((3, 0))]
    early = rally(f(pilot=5, starbot=5), f(pilot=5, starbot=5), round=5)
    early.passes(2)
    assert early.g.score == [0, 0]


@pytest.mark.rule("CM-239")
def test_energy_left_breaks_a_tie() -> None:
    table = rally(f(energy=1), f(energy=4), f(energy=2, pilot=5, starbot=4), round=5)
    table.passes(3)
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] > outcome.scores[2]
    assert (outcome.ranks, outcome.winners) == ((2, 1, 3), (1,))


@pytest.mark.rule("CM-239")
def test_the_gauge_is_not_refilled_before_the_tie_break() -> None:
    table = rally(f(energy=0, on_pilot="battery-blue"), f(energy=1), round=6)
    table.passes(2)
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("CM-240")
def test_level_on_points_and_energy_the_win_is_shared() -> None:
    table = rally(f(energy=3), f(energy=3), f(energy=1), round=5)
    table.passes(3)
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))


@pytest.mark.rule("CM-241")
def test_actions_cards_and_upgrades_are_worth_nothing() -> None:
    rich = f(actions=15, hand="3-09 3-15", hangar="all-terrain", on_pilot="battery-blue", pilot=5, starbot=5)
    table = rally(rich, f(pilot=5, starbot=5, actions=0), round=6)
    table.passes(2)
    assert table.g.score[0] == table.g.score[1]


@pytest.mark.rule("CM-282")
@pytest.mark.parametrize(
    ("scores", "first", "following"),
    [
        ((5, 3, 9, 7), 0, 1),
        ((5, 9, 9, 5), 0, 3),  # seats 3 and 0 are last; 0 holds the token and comes last
        ((5, 5, 5, 5), 2, 3),
        ((1, 5, 5, 5), 0, 0),
        ((4, 9, 4, 9), 1, 2),
        ((4, 9, 4, 9), 3, 0),
    ],
)
def test_with_the_switch_the_last_ranked_begins(scores: tuple[int, ...], first: int, following: int) -> None:
    table = rally(*[f(score=score) for score in scores], first=first, options={"first_to_last": True})
    assert next_first(table.g) == following
    plain = rally(*[f(score=score) for score in scores], first=first)
    assert next_first(plain.g) == (first + 1) % 4


def test_the_account_of_a_game_adds_up_to_its_score() -> None:
    table = rally(f(pilot=20, starbot=21, score=4, boosted=4), f(pilot=9, starbot=5, px2=False), round=6)
    table.passes(2)
    outcome = table.game.outcome
    assert outcome is not None
    lines = outcome.breakdown[0]
    assert lines == (
        Line("pilot", 15),
        Line("starbot", 16),
        Line("bonus", 3),
        Line("malus", -16),
        Line("boosts", 4),
        Line("px2", 3),
        Line("energy", 6),
    )
    assert sum(line.value for line in lines[:-1]) == outcome.scores[0] == 25
    assert outcome.breakdown[1][5] == Line("px2", 0)
