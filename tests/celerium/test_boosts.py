"""Chapter 9: Boosts and the Shield."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import (
    ACTIVATIONS,
    USE_SHIELD,
    ActivateBoosts,
    AimAt,
    NameBoost,
    NameOpponent,
    PickLine,
)
from astrodrome.games.celerium.records.offers import BoostOffer
from astrodrome.games.celerium.records.preparation_events import BoostsActivated, FranchiseReady
from astrodrome.games.celerium.records.race_events import ShieldUsed
from astrodrome.games.celerium.records.scoring_events import BoostChecked
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.records import PASS
from tests.celerium.table import Table, f, rally, why
from tests.contract.events import of_kind

NOTHING = ActivateBoosts(False, False, False)
ALL = ActivateBoosts(True, True, True)
SHIELD = ActivateBoosts(True, False, False)
LINE = ActivateBoosts(False, True, False)
PLANET = ActivateBoosts(False, False, True)


def boosting() -> Table:
    """Set up two franchises before their Boosts, so far on the green line."""
    return rally(f(line="green", face="1 recto"), f(line="green", face="2 recto"), step="boosts")


@pytest.mark.rule("CM-086")
def test_any_combination_of_boosts_may_be_activated() -> None:
    table = boosting()
    assert table.legal() == ACTIVATIONS
    assert len(set(ACTIVATIONS)) == 8
    table.do(ALL, NOTHING)
    assert [one.boosts for one in table.public.franchises] == [("shield", "line", "planet"), ()]


@pytest.mark.rule("CM-087")
def test_activating_costs_neither_actions_nor_energy() -> None:
    table = boosting()
    table.do(ALL, ALL)
    assert (table.g.actions, table.g.energy) == ([8, 8], [6, 6])


@pytest.mark.rule("CM-088")
def test_boosts_are_chosen_at_once_in_secret_and_shown_together() -> None:
    table = boosting()
    assert list(table.game.asked) == [0, 1]
    assert table.game.play(1, ALL) == (FranchiseReady(1),)
    assert [one.ready for one in table.public.franchises] == [False, True]
    assert table.public.franchises[1].boosts == ()
    assert (table.g.score, table.mine(1).chosen_boosts) == ([0, 0], ("shield", "line", "planet"))
    assert table.mine(0).chosen_boosts is None
    events = table.game.play(0, SHIELD)
    shown = [BoostsActivated(0, ("shield",), 1, 1), BoostsActivated(1, ("shield", "line", "planet"), 3, 6)]
    assert of_kind(events, BoostsActivated) == shown


@pytest.mark.rule("CM-089")
def test_the_types_are_public_and_the_versions_are_not() -> None:
    views = []
    for versions in ((1, 1, 2), (3, 3, 1)):
        table = rally(f(versions=(2, 2, 3)), f(versions=versions), step="boosts")
        table.do(ALL, ALL)
        views.append([to_json(table.game.view(seat)) for seat in (None, 0)])
    assert views[0] == views[1]


@pytest.mark.rule("CM-090")
def test_the_owner_alone_may_read_its_versions_at_any_time() -> None:
    table = rally(f(versions=(2, 3, 1)), f(versions=(3, 1, 1)), step="boosts")
    for action in (ALL, NOTHING):
        mine, theirs = table.mine(0), table.mine(1)
        assert (mine.shield, mine.line, mine.planet) == (2, 3, 1)
        assert (theirs.shield, theirs.line, theirs.planet) == (3, 1, 1)
        table.do(action)


@pytest.mark.rule("CM-091")
def test_a_version_once_shown_is_in_no_view_afterwards() -> None:
    table = rally(f(boosts="line", versions=(1, 1, 1)), f(), wheel=2, control="C-03")
    events = table.passes(2)
    assert [event for event in events if event.steps()] == of_kind(events, BoostChecked) != []  # only for a moment
    assert table.g.seen.version == [1]
    views = []
    for version in (1, 3):
        later = rally(f(versions=(1, version, 1)), f(versions=(2, 2, 2)), round=2, seen=f"0-line:{version}@1")
        views.append([to_json(later.game.view(seat)) for seat in (None, 1)])
    assert views[0] == views[1]


@pytest.mark.rule("CM-092")
@pytest.mark.parametrize(("choice", "points"), [(SHIELD, 1), (LINE, 2), (PLANET, 3), (ALL, 6), (NOTHING, 0)])
def test_boosts_give_points_at_once(choice: ActivateBoosts, points: int) -> None:
    table = boosting()
    table.do(choice, NOTHING)
    assert table.g.score == [points, 0]
    assert table.g.boost_points == [points, 0]


@pytest.mark.rule("CM-093")
def test_points_of_a_boost_are_kept_when_it_is_found_out() -> None:
    table = rally(f(boosts="planet", versions=(1, 1, 1), score=3, boosted=3), f(), wheel=2)
    table.passes(2)
    assert table.g.seen.lost == [True]
    assert table.public.franchises[0].sheets[0].boosts == 3
    assert table.g.score[0] >= 3


@pytest.mark.rule("CM-094")
def test_points_of_boosts_count_for_the_level_of_the_same_round() -> None:
    table = rally(f(score=38, line="green"), f(line="green"), step="boosts")
    assert table.public.franchises[0].level == 2
    table.do(LINE, NOTHING)
    assert table.public.franchises[0].level == 3


@pytest.mark.rule("CM-095")
def test_after_the_step_boosts_are_neither_added_nor_taken_back() -> None:
    table = boosting()
    table.do(SHIELD, NOTHING)
    assert why(table.refuse(ALL)) == ("AD-004", "not-an-answer")
    table.do(PickLine("blue"), PickLine("blue"))
    assert why(table.refuse(ALL)) == ("AD-004", "not-an-answer")
    assert table.public.franchises[0].boosts == ("shield",)


@pytest.mark.rule("CM-096")
@pytest.mark.parametrize(
    ("line", "squares"),
    [("green", (10, 9)), ("blue", (11, 8)), ("yellow", (9, 7))],
)
def test_a_line_boost_cancels_a_malus_of_the_line_and_nothing_else(line: str, squares: tuple[int, int]) -> None:
    picked = {"green": f(line="green"), "blue": f(line="blue"), "yellow": f(line="yellow")}[line].line
    one = f(line=picked, face="2 recto", colour="red", boosts="line")
    table = rally(one, f(line=picked), step="placement")
    assert table.squares(0) == squares


@pytest.mark.rule("CM-096")
def test_a_line_boost_leaves_px2_alone() -> None:
    table = rally(f(line="blue", face="2 recto", boosts="line"), f(), planet="Cendrelune", step="placement")
    assert table.squares(0) == (9, 6)


@pytest.mark.rule("CM-097")
def test_a_planet_boost_cancels_the_malus_of_the_type() -> None:
    table = rally(f(face="1 recto", boosts="planet"), f(face="1 recto"), step="placement")
    assert table.squares(0)[0] - table.squares(1)[0] == 3


@pytest.mark.rule("CM-098")
def test_a_boost_that_cancels_nothing_gives_points_and_risk_all_the_same() -> None:
    table = rally(f(face="2 recto", line="green"), f(line="green"), step="boosts", wheel=2)
    table.do(PLANET, NOTHING, PickLine("yellow"), PickLine("yellow"))
    assert table.g.score[0] == 3
    assert table.g.boost_active[2]


@pytest.mark.rule("CM-099")
def test_a_shield_ignores_an_attack_for_three_energy() -> None:
    table = rally(f(hand="1-20"), f(boosts="shield", energy=5))
    table.play("1-20", "first", AimAt(1, "pilot"))
    assert (table.asks, table.game.asked) == ("TargetsAnswer", (1,))
    events = table.do(USE_SHIELD)
    assert of_kind(events, ShieldUsed) == [ShieldUsed(1)]
    assert (table.g.energy[1], table.squares(1)) == (2, (12, 10))


@pytest.mark.rule("CM-099")
def test_without_an_active_shield_nothing_is_ignored() -> None:
    table = rally(f(hand="1-20"), f(hand="1-18", energy=5))
    table.play("1-20", "first", AimAt(1, "pilot"))
    assert why(table.refuse(USE_SHIELD)) == ("CM-099", "no-shield")


@pytest.mark.rule("CM-100")
def test_a_shield_helps_as_often_as_it_is_paid() -> None:
    table = rally(f(hand="1-20 1-19"), f(boosts="shield", energy=6))
    table.play("1-20", "first", AimAt(1, "pilot"), USE_SHIELD)
    table.end_turn()
    table.passes()
    table.play("1-19", "second", AimAt(1, "pilot"), USE_SHIELD)
    assert (table.g.energy[1], table.squares(1)) == (0, (12, 10))


@pytest.mark.rule("CM-101")
def test_a_shield_cannot_stop_what_cannot_be_avoided() -> None:
    table = rally(f(hand="3-07"), f(boosts="shield", energy=9, hand="1-18"))
    table.play("3-07", "first", AimAt(1, "pilot"))
    assert why(table.refuse(USE_SHIELD)) == ("CM-101", "unstoppable")
    table.do(PASS)
    assert table.g.carries_shot == [False, False, True, False]


@pytest.mark.rule("CM-102")
def test_a_shield_protects_only_its_owner() -> None:
    table = rally(f(hand="1-02"), f(boosts="shield"), f(boosts="shield"))
    table.play("1-02", "second")
    table.do(USE_SHIELD, PASS, PASS)  # the third franchise answers after it has seen the second one's Shield
    assert (table.squares(1), table.squares(2)) == ((12, 10), (11, 10))


def test_the_offer_shows_versions_prices_and_use() -> None:
    table = rally(f(versions=(1, 2, 3), face="1 recto"), f(), step="boosts", wheel=2)
    offer = table.offer()
    assert isinstance(offer, BoostOffer)
    rows = [(b.boost, b.version, b.authorised, b.points, b.larger, b.smaller, b.cancels) for b in offer.boosts]
    assert rows == [
        ("shield", 1, 2, 1, 3, 2, False),
        ("line", 2, 1, 2, 4, 2, True),
        ("planet", 3, 3, 3, 4, 4, True),
    ]
    easy = rally(f(face="2 recto"), f(), step="boosts").offer()
    assert isinstance(easy, BoostOffer)
    assert [b.cancels for b in easy.boosts] == [False, True, False]


def test_a_surprise_control_is_no_use_against_oneself() -> None:
    table = rally(f(hand="2-08 1-16", score=20), f())
    table.play("2-08", "first")
    assert why(table.refuse(NameBoost(0, "line"))) == ("CM-281", "own-franchise")
    table.do(NameBoost(1, "line"))
    table.end_turn()
    table.passes()
    table.play("1-16", "first")
    assert why(table.refuse(NameOpponent(0))) == ("CM-281", "own-franchise")
