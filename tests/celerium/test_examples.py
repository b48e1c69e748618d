"""The worked examples of the rulebook."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.celerium.content.figures import MOST_ACTIONS
from astrodrome.games.celerium.content.rows import PilotRow, StarbotRow, our_box
from astrodrome.games.celerium.records.actions import (
    ActivateBoosts,
    Advance,
    BuyCards,
    Install,
    NameOpponent,
    PickLine,
    Play,
    React,
)
from astrodrome.games.celerium.records.preparation_events import CardsBought, CardsSeen
from astrodrome.games.celerium.records.race_events import VehiclePushed
from astrodrome.games.celerium.records.scoring_events import BoostChecked
from astrodrome.games.celerium.rounds import next_first
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from tests.celerium.table import Table, f, rally, why
from tests.contract.events import of_kind

BOX = our_box()


def flat(hostile: bool) -> dict[str, Json]:
    """Return tables in which every Pilot has 9 and every Starbot 7 on each line."""
    pilots = [
        PilotRow(row.card, row.side, 9, 9, 9, ("fire",) if hostile and row.card == 1 else ()) for row in BOX.pilots
    ]
    starbots = [StarbotRow(row.colour, 7, 7, 7) for row in BOX.starbots]
    return {"content": {"pilots": plain(pilots), "starbots": plain(starbots)}}


@pytest.mark.rule("CM-E01")
@pytest.mark.parametrize(("line", "squares"), [("yellow", (9, 7)), ("green", (7, 5)), ("blue", (11, 9))])
def test_abeir_toril_by_line(line: str, squares: tuple[int, int]) -> None:
    picked = {"yellow": f(line="yellow"), "green": f(line="green"), "blue": f(line="blue")}[line]
    table = rally(picked, f(), step="placement", options=flat(hostile=False))
    assert table.squares(0) == squares


@pytest.mark.rule("CM-E02")
def test_a_sensitive_pilot_on_abeir_toril() -> None:
    table = rally(f(line="yellow", face="1 recto"), f(), step="placement", options=flat(hostile=True))
    assert table.squares(0) == (6, 7)


@pytest.mark.rule("CM-E03")
def test_red_upgrades_its_starbot() -> None:
    table = rally(f(actions=8, energy=2, hangar="battery-blue", colour="red"), f(), step="equipment")
    table.do(Install("battery-blue", "starbot"))
    assert (table.g.actions[0], table.g.energy[0]) == (7, 7)


@pytest.mark.rule("CM-E04")
def test_four_event_cards_cost_four_actions() -> None:
    table = rally(f(actions=7), f(), step="purchase")
    events = table.do(BuyCards(4, 0, 0))
    assert table.g.actions[0] == 3
    assert [type(event) for event in events] == [CardsBought, CardsSeen]


@pytest.mark.rule("CM-E05")
def test_white_activates_its_planet_boost() -> None:
    table = rally(f(line="green"), f(line="green", face="1 recto", versions=(1, 1, 1)), step="boosts", wheel=2)
    table.do(ActivateBoosts(False, False, False), ActivateBoosts(False, False, True))
    assert table.g.score == [0, 3]
    table.do(PickLine("yellow"), PickLine("yellow"))
    assert table.squares(1)[0] == 10
    events = table.passes(2)  # the control of everybody
    assert of_kind(events, BoostChecked) == [BoostChecked(1, "planet", 1, 3, False)]


@pytest.mark.rule("CM-E06")
def test_racing_on_blue_and_changing_the_line_afterwards() -> None:
    table = rally(f(line=None, face="1 verso", colour="white"), f(line=None), step="line", planet="Givrecoeur")
    table.do(PickLine("blue"), PickLine("green"))
    assert table.squares(0) == (12, 8)
    table.passes(2)
    while table.asks != "FranchisesPickLine":
        table.do(table.legal()[0])
    lines = {action.line for action in table.legal() if isinstance(action, PickLine)}
    assert lines == {"green", "yellow"}


@pytest.mark.rule("CM-E07")
def test_px2_on_blue() -> None:
    table = rally(f(line=None, face="2 recto", colour="white"), f(line=None), step="line", planet="Cendrelune")
    table.do(PickLine("blue", True), PickLine("green"))
    assert table.squares(0) == (18, 8)


@pytest.mark.rule("CM-E08")
def test_one_action_for_up_to_two_squares() -> None:
    table = rally(f(hand="1-01"), f())
    table.do(Play("1-01", "move"))
    assert table.legal() == tuple([Advance(kind, n) for kind in ("pilot", "starbot") for n in (1, 2)])
    table.do(Advance("pilot", 2))
    assert (table.g.actions[0], table.squares(0)) == (7, (14, 10))


@pytest.mark.rule("CM-E09")
def test_one_energy_for_the_wheel_or_for_pushing_pilots_on_yellow() -> None:
    table = rally(f(hand="1-01 1-01", line="yellow"), f(line="yellow", energy=0), f(line="blue", energy=0))
    events = table.do(Play("1-01", "second"))
    assert of_kind(events, VehiclePushed) == [VehiclePushed(1, "pilot", 12, 11)]
    assert (table.g.energy[0], table.squares(0), table.squares(2)) == (5, (12, 10), (12, 10))


@pytest.mark.rule("CM-E10")
def test_a_marked_reaction_costs_two_energy() -> None:
    table = rally(f(hand="1-15"), f(boosts="line", energy=2, hand="1-04"))
    table.do(Play("1-15", "first"), NameOpponent(1), React("1-04", "second", "line"))
    assert table.g.energy[1] == 0
    assert table.public.franchises[1].boosts == ("line",)
    poor = rally(f(hand="1-15"), f(boosts="line", energy=1, hand="1-04"))
    poor.do(Play("1-15", "first"), NameOpponent(1))
    assert why(poor.refuse(React("1-04", "second", "line"))) == ("CM-037", "few-energy")


@pytest.mark.rule("CM-E11")
def test_winner_line_and_planet() -> None:
    table = rally(f(boosts="shield line planet"), f(pilot=20, boosts="shield line planet"), control="C-03")
    events = table.passes(2)
    assert [(event.seat, event.boost) for event in of_kind(events, BoostChecked)] == [(1, "line"), (1, "planet")]


@pytest.mark.rule("CM-E12")
def test_shield_2_planet_3_line_1() -> None:
    table = rally(f(boosts="shield line planet", versions=(2, 1, 1)), f(), wheel=2)
    events = table.passes(2)
    assert [(event.boost, event.version, event.conforms) for event in of_kind(events, BoostChecked)] == [
        ("shield", 2, True),
        ("line", 1, True),
        ("planet", 1, False),
    ]


def white_blue_green() -> Table:
    """Return the rulebook's scoring picture, counted: White, Blue, Green."""
    table = rally(f(pilot=21, starbot=23), f(pilot=20, starbot=14), f(pilot=18, starbot=16))
    table.passes(3)
    return table


@pytest.mark.rule("CM-E13")
def test_position_points() -> None:
    g = white_blue_green().g
    assert [points - bonus for points, bonus in zip(g.sheets.points[0], g.sheets.bonus[0], strict=True)] == [7, 6, 6]


@pytest.mark.rule("CM-E14")
def test_race_totals_with_the_starbot_bonus() -> None:
    g = white_blue_green().g
    assert g.sheets.bonus == [(3, 2, 2)]
    assert g.sheets.points == [(10, 8, 8)]


@pytest.mark.rule("CM-E15")
def test_blue_leads_in_the_pink_zone() -> None:
    scores = (f(score=25, actions=2), f(score=41, actions=5), f(score=12, actions=1))
    table = rally(*[replace(one, pilot=5, starbot=5) for one in scores], first=1, round=1)
    table.passes(3)
    assert table.g.actions == [14, MOST_ACTIONS, 13]
    assert table.g.first_franchise == 2  # to the left, which is last-placed Green here
    switched = rally(*scores, first=1, options={"first_to_last": True})
    assert next_first(switched.g) == 2


def experts() -> Table:
    """Return the rulebook's expert picture, counted: White, Blue, Green."""
    table = rally(
        f(pilot=21, starbot=23, score=40),
        f(pilot=20, starbot=14, score=40),
        f(pilot=18, starbot=16, score=20),
        options={"modules": ["expert"]},
    )
    table.passes(3)
    return table


@pytest.mark.rule("CM-E16")
def test_green_meets_both_conditions_of_level_2() -> None:
    g = experts().g
    assert (g.sheets.missed[0][2], g.sheets.points[0][2]) == (0, 4 + 2 + 2)


@pytest.mark.rule("CM-E17")
def test_blue_misses_the_pink_zone_and_scores_half() -> None:
    g = experts().g
    assert (g.sheets.missed[0][1], g.sheets.points[0][1]) == (1, (6 + 0 + 2) // 2)


@pytest.mark.rule("CM-E18")
def test_white_misses_both_and_scores_nothing() -> None:
    g = experts().g
    assert (g.sheets.missed[0][0], g.sheets.points[0][0]) == (2, 0)
