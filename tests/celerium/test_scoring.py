"""Chapters 19 and 20: points of the race, and levels."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import BuyCards
from astrodrome.games.celerium.records.scoring_events import RaceScored
from astrodrome.games.celerium.scoring.race_points import race_points
from tests.celerium.table import Franchise, Table, f, rally
from tests.contract.events import of_kind


def scored(*franchises: Franchise, round: int = 1) -> Table:  # noqa: A002
    """Count a race in which everybody passed at once."""
    table = rally(*franchises, round=round)
    table.passes(len(franchises))
    return table


@pytest.mark.rule("CM-214")
def test_points_are_counted_after_the_penalties() -> None:
    table = rally(f(pilot=20, starbot=12, boosts="planet", versions=(1, 1, 1)), f(pilot=11, starbot=10), wheel=2)
    table.passes(2)
    assert table.g.sheets.pilot == [(20 - 4 - 8, 11 - 8)]


@pytest.mark.rule("CM-215")
def test_a_vehicle_is_worth_its_gap_to_the_rearmost_of_all() -> None:
    table = scored(f(pilot=20, starbot=14), f(pilot=17, starbot=9), f(pilot=12, starbot=11))
    assert table.g.sheets.pilot == [(11, 8, 3)]
    assert table.g.sheets.starbot == [(5, 0, 2)]


@pytest.mark.rule("CM-215")
def test_a_pilot_may_be_the_rearmost() -> None:
    table = scored(f(pilot=6, starbot=7), f(pilot=12, starbot=11))
    assert (table.g.sheets.pilot, table.g.sheets.starbot) == ([(0, 6)], [(1, 5)])


@pytest.mark.rule("CM-216")
def test_all_vehicles_on_the_rearmost_square_are_worth_nothing() -> None:
    table = scored(f(pilot=9, starbot=5), f(pilot=8, starbot=5))
    assert table.g.sheets.starbot == [(0, 0)]


@pytest.mark.rule("CM-217")
def test_without_malus_both_gaps_count() -> None:
    table = scored(f(pilot=20, starbot=7), f(pilot=11, starbot=6))
    assert table.g.sheets.points == [(14 + 1, 5 + 0)]
    assert table.g.sheets.missed == [(0, 0)]


@pytest.mark.rule("CM-218")
@pytest.mark.parametrize(("starbot", "points"), [(11, 7 + 6 + 1), (12, 7 + 1), (13, 7 + 2)])
def test_a_starbot_not_strictly_behind_its_pilot_counts_no_gap(starbot: int, points: int) -> None:
    table = scored(f(pilot=12, starbot=starbot), f(pilot=6, starbot=5))
    assert table.g.sheets.points[0][0] == points


@pytest.mark.rule("CM-219", "CM-220", "CM-221")
@pytest.mark.parametrize(
    ("starbot", "bonus"), [(4, 0), (7, 0), (8, 1), (9, 1), (12, 1), (13, 2), (19, 2), (20, 3), (28, 3)]
)
def test_the_furthest_bonus_square_reached_counts_alone(starbot: int, bonus: int) -> None:
    table = scored(f(pilot=28, starbot=starbot), f(pilot=5, starbot=4))
    assert table.g.sheets.bonus == [(bonus, 0)]


@pytest.mark.rule("CM-219")
def test_the_bonus_is_judged_on_final_positions() -> None:
    table = rally(f(pilot=25, starbot=14, boosts="planet", versions=(1, 1, 1)), f(), wheel=2)
    table.passes(2)
    assert table.g.sheets.bonus == [(1, 1)]  # 14 less 4 is 10


@pytest.mark.rule("CM-222")
def test_the_malus_does_not_take_the_bonus() -> None:
    table = scored(f(pilot=12, starbot=21), f(pilot=6, starbot=5))
    assert (table.g.sheets.missed[0][0], table.g.sheets.points[0][0]) == (1, 7 + 3)


@pytest.mark.rule("CM-223")
def test_a_pilot_earns_no_starbot_bonus() -> None:
    table = scored(f(pilot=28, starbot=5), f(pilot=6, starbot=5))
    assert table.g.sheets.bonus == [(0, 0)]


@pytest.mark.rule("CM-224")
def test_a_malus_starbot_still_marks_the_rear() -> None:
    table = scored(f(pilot=9, starbot=9), f(pilot=20, starbot=19))
    assert table.g.sheets.pilot == [(0, 11)]


@pytest.mark.rule("CM-225")
def test_points_are_added_once_and_go_on_beyond_100() -> None:
    table = rally(f(pilot=20, starbot=7, score=97), f(pilot=11, starbot=6, score=5))
    events = table.passes(2)
    assert table.g.score == [97 + 15, 5 + 5]
    assert of_kind(events, RaceScored) == [RaceScored(0, 14, 1, 0, 0, 15, 112), RaceScored(1, 5, 0, 0, 0, 5, 10)]


@pytest.mark.rule("CM-226")
@pytest.mark.parametrize(("score", "level"), [(0, 1), (19, 1), (20, 2), (39, 2), (40, 3), (140, 3)])
def test_the_level_follows_the_score(score: int, level: int) -> None:
    table = rally(f(score=score))
    assert table.public.franchises[0].level == table.g.level(0) == level


@pytest.mark.rule("CM-227")
def test_the_level_is_nothing_but_the_score() -> None:
    assert [rally(f(score=score), f()).g.level(0) for score in (39, 40, 12)] == [2, 3, 1]


@pytest.mark.rule("CM-228")
def test_a_level_opens_decks_for_its_own_franchise_and_gives_nothing_else() -> None:
    table = rally(f(score=40), f(), step="purchase")
    high, low = table.public.franchises
    assert (high.capacity, high.pilot.powers, high.cards) == (low.capacity, low.pilot.powers, low.cards)
    table.do(BuyCards(0, 0, 1))
    assert table.refuse(BuyCards(0, 1, 0)) is not None


@pytest.mark.parametrize(("missed", "points"), [(0, 12), (1, 9)])
def test_the_points_of_a_race_without_the_expert_rule(missed: int, points: int) -> None:
    assert race_points(rally(f()).g, 7, 3, 2, missed) == points


def test_the_sheet_of_a_race_is_public() -> None:
    table = rally(f(pilot=20, starbot=7, boosted=3), f(pilot=11, starbot=6))
    table.passes(2)
    sheet = table.public.franchises[0].sheets[0]
    assert (sheet.pilot, sheet.starbot, sheet.bonus, sheet.missed, sheet.points, sheet.boosts) == (14, 1, 0, 0, 15, 3)
    assert table.g.boost_points == [0, 0]
