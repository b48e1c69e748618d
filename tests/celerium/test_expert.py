"""Chapter 23: the expert rule."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import ActivateBoosts, Play
from astrodrome.games.celerium.records.offers import AdvanceOffer, Standing
from astrodrome.games.celerium.scoring.race_points import race_points
from astrodrome.games.celerium.track.standing import standing
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Line
from tests.celerium.table import Franchise, Table, f, rally

EXPERT: dict[str, Json] = {"modules": ["expert"]}


def expert(*franchises: Franchise, wheel: int = 1) -> Table:
    return rally(*franchises, options=EXPERT, wheel=wheel)


def missed(score: int, pilot: int, starbot: int) -> int:
    """Return how many conditions a franchise misses."""
    return standing(expert(f(score=score, pilot=pilot, starbot=starbot), f()).g, 0).missed


@pytest.mark.rule("CM-242")
def test_the_expert_rule_replaces_the_malus_for_everybody() -> None:
    table = expert(f(pilot=20, starbot=21), f(pilot=5, starbot=4))
    table.passes(2)
    assert table.g.sheets.points[0][0] == (16 + 17 + 3) // 2  # not the Pilot's 16 and the bonus
    assert table.public.modules == ("expert",)


@pytest.mark.rule("CM-243")
def test_the_expert_total_is_both_gaps_and_the_bonus_without_boosts() -> None:
    table = expert(f(pilot=20, starbot=14, boosted=6, score=6), f(pilot=5, starbot=4))
    table.passes(2)
    assert table.g.sheets.points[0][0] == 16 + 10 + 2
    assert table.g.score[0] == 6 + 28


@pytest.mark.rule("CM-244")
@pytest.mark.parametrize("score", [0, 20, 40])
@pytest.mark.parametrize(("starbot", "missing"), [(23, 0), (24, 1), (25, 1)])
def test_the_pilot_must_end_strictly_in_front_at_every_level(score: int, starbot: int, missing: int) -> None:
    assert missed(score, 24, starbot) == missing


@pytest.mark.rule("CM-245")
@pytest.mark.parametrize("pilot", [5, 17, 18, 28])
def test_at_level_1_the_second_condition_is_always_met(pilot: int) -> None:
    assert missed(19, pilot, 4) == 0
    assert missed(0, 4, 4) == 1


@pytest.mark.rule("CM-246")
@pytest.mark.parametrize(("pilot", "missing"), [(17, 1), (18, 0), (21, 0), (22, 0), (28, 0)])
def test_at_level_2_the_pilot_must_reach_the_blue_zone_or_go_further(pilot: int, missing: int) -> None:
    assert missed(20, pilot, 4) == missed(39, pilot, 4) == missing


@pytest.mark.rule("CM-247")
@pytest.mark.parametrize(("pilot", "missing"), [(18, 1), (21, 1), (22, 0), (28, 0)])
def test_at_level_3_the_pilot_must_reach_the_pink_zone(pilot: int, missing: int) -> None:
    assert missed(40, pilot, 4) == missing


@pytest.mark.rule("CM-248")
def test_a_starbot_in_the_zone_does_not_help() -> None:
    assert missed(20, 17, 18) == 2
    assert missed(40, 21, 22) == 2


@pytest.mark.rule("CM-246", "CM-247")
@pytest.mark.parametrize(("score", "zone"), [(0, None), (20, "blue"), (40, "pink")])
def test_the_table_says_which_conditions_are_met(score: int, zone: str | None) -> None:
    table = expert(f(score=score, pilot=17, starbot=17), f(pilot=22, starbot=4))
    assert table.public.franchises[0].standing == Standing(False, zone, zone is None, 1 if zone is None else 2)  # type: ignore[arg-type]  # a zone
    assert table.public.franchises[1].standing == Standing(True, None, True, 0)


@pytest.mark.rule("CM-246", "CM-248")
def test_a_move_says_which_conditions_it_would_leave_unmet() -> None:
    table = expert(f(score=20, hand="1-11", pilot=16, starbot=15), f())
    table.do(Play("1-11", "move"))
    offer = table.offer()
    assert isinstance(offer, AdvanceOffer)
    pilot, starbot = offer.vehicles
    assert [(one.square, one.standing.missed) for one in pilot.landings] == [(17, 1), (18, 0), (19, 0)]
    assert [(one.square, one.standing.missed) for one in starbot.landings] == [(16, 2), (17, 2), (18, 2)]


@pytest.mark.rule("CM-249", "CM-250", "CM-251")
@pytest.mark.parametrize(("missing", "points"), [(0, 13), (1, 6), (2, 0)])
def test_all_half_or_nothing(missing: int, points: int) -> None:
    assert race_points(expert(f()).g, 7, 4, 2, missing) == points


@pytest.mark.rule("CM-252")
def test_the_level_is_that_of_the_score_before_the_race_points() -> None:
    table = expert(f(score=38, pilot=21, starbot=4), f(pilot=5, starbot=4))
    table.passes(2)
    assert table.g.sheets.missed[0][0] == 0
    leader, other = f(score=38, line="green", pilot=21, starbot=4), f(line="green", pilot=5, starbot=4)
    boosted = rally(leader, other, step="boosts", options=EXPERT)
    boosted.do(ActivateBoosts(False, True, False), ActivateBoosts(False, False, False))
    assert standing(boosted.g, 0).missed == 1


@pytest.mark.rule("CM-253")
def test_the_conditions_are_judged_after_the_penalties() -> None:
    one = f(score=20, pilot=20, starbot=9, boosts="planet", versions=(1, 1, 1))
    table = expert(one, f(pilot=5, starbot=4), wheel=2)
    table.passes(2)
    assert table.g.sheets.missed[0][0] == 1  # 20 less 4 is grey again


def test_the_zones_of_the_track() -> None:
    zones = [row.zone for row in our_box().track]
    assert zones == ["grey"] * 14 + ["blue"] * 4 + ["pink"] * 7


def test_the_account_shows_what_conditions_cost() -> None:
    table = rally(f(pilot=20, starbot=21, px2=False), f(pilot=5, starbot=4), options=EXPERT, round=6)
    table.passes(2)
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.breakdown[0][3] == Line("conditions", -18)
