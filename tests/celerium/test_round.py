"""Chapter 4: structure of a round, actions and energy."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import (
    ActivateBoosts,
    BuyCards,
    BuyUpgrade,
    ChooseFace,
    Install,
    PickLine,
    Play,
)
from astrodrome.games.celerium.records.preparation_events import (
    BoostsActivated,
    CardsBought,
    LinePicked,
    MarketClosed,
    PlanetRevealed,
    RoundBegan,
    UpgradeDiscarded,
    UpgradeInstalled,
    VehiclePlaced,
)
from astrodrome.games.celerium.records.race_events import RaceEnded
from astrodrome.games.celerium.records.scoring_events import ControlTurned, FirstFranchisePassed, RaceScored
from astrodrome.kernel.errors import Refused
from astrodrome.kernel.records import Event
from tests.celerium.games import raced
from tests.celerium.table import f, rally, start, why
from tests.contract.events import of_kind

NOTHING = ActivateBoosts(False, False, False)


@pytest.mark.rule("CM-033")
def test_a_round_runs_through_its_steps_in_order() -> None:
    upgrades = "specialist-blue specialist-green specialist-yellow battery-blue"
    table = rally(f(line="green", hangar=upgrades, energy=2), f(line="green"), step="planet", market="")
    events: list[Event] = list(table.game.opening)
    events += table.do(Install("battery-blue", "pilot"))
    while table.g.round == 1:
        seat = table.game.asked[0]
        events += table.game.play(seat, table.game.legal(seat)[0])
    order = [PlanetRevealed, MarketClosed, UpgradeInstalled, CardsBought, BoostsActivated, LinePicked]
    order += [UpgradeDiscarded, VehiclePlaced, RaceEnded, ControlTurned, RaceScored, FirstFranchisePassed, RoundBegan]
    firsts = [next(at for at, event in enumerate(events) if isinstance(event, kind)) for kind in order]
    assert firsts == sorted(firsts)


@pytest.mark.rule("CM-034")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turn_order_is_clockwise_from_the_first_franchise(first: int, order: list[int]) -> None:
    table = rally(f(), f(), f(), first=first, step="purchase")
    asked = []
    for _ in range(3):
        asked += list(table.game.asked)
        table.do(BuyCards(0, 0, 0))
    assert asked == order
    assert list(table.public.order) == order


@pytest.mark.rule("CM-035")
def test_one_budget_of_actions_pays_for_everything() -> None:
    table = rally(f(actions=4, line="green"), f(line="green"), step="market", market="battery-blue", deck="1-01")
    g = table.g
    spent = [g.actions[0]]
    for action in (BuyUpgrade("battery-blue"), Install("battery-blue", "pilot"), BuyCards(1, 0, 0)):
        table.game.play(0, action)
        spent.append(g.actions[0])
    table.do(BuyCards(0, 0, 0), NOTHING, NOTHING, PickLine("blue"), PickLine("blue"))
    table.game.play(0, Play("1-01", "move"))
    assert [*spent, g.actions[0]] == [4, 3, 2, 1, 0]


@pytest.mark.rule("CM-036")
@pytest.mark.parametrize("step", ["equipment", "purchase", "race"])
def test_what_costs_more_actions_than_there_are_is_refused(step: str) -> None:
    table = rally(f(actions=0, hangar="battery-blue", hand="1-01", energy=0), step=step)
    action = {
        "equipment": Install("battery-blue", "pilot"),
        "purchase": BuyCards(1, 0, 0),
        "race": Play("1-01", "move"),
    }[step]
    assert why(table.refuse(action)) == ("CM-036", "few-actions")
    before = table.game.digest()
    with pytest.raises(Refused):
        table.do(action)
    assert table.game.digest() == before


@pytest.mark.rule("CM-037")
def test_what_costs_more_energy_than_there_is_is_refused() -> None:
    table = rally(f(energy=1, hand="1-12 1-01"))
    assert why(table.refuse(Play("1-12", "first"))) == ("CM-037", "few-energy")
    assert table.refuse(Play("1-01", "first")) is None


@pytest.mark.rule("CM-036", "CM-037")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_counters_never_go_below_zero_in_whole_games(seats: int) -> None:
    for answers in range(10, 200, 10):
        g = raced(seats, {}, answers).state
        assert min(g.actions + g.energy) >= 0


@pytest.mark.rule("CM-038")
def test_boards_are_public_and_hands_are_counted() -> None:
    table = rally(
        f(hand="1-01 1-18 2-07", on_pilot="battery-blue", hangar="twin-blue-green", workshop="all-terrain", score=21),
        f(actions=3, energy=5),
    )
    mine, other = table.public.franchises
    assert (mine.score, mine.level, mine.pilot.square, mine.starbot.square) == (21, 2, 12, 10)
    assert mine.pilot.upgrade is not None
    assert mine.pilot.upgrade.name == "battery-blue"
    assert [row.name for row in mine.hangar + mine.workshop] == ["twin-blue-green", "all-terrain"]
    assert mine.cards == (2, 1, 0)
    assert (other.actions, other.energy, other.cards) == (3, 5, (0, 0, 0))


@pytest.mark.rule("CM-039")
def test_nothing_obliges_a_franchise_to_spend_an_action() -> None:
    table = start(2)
    table.do(ChooseFace("recto"), ChooseFace("recto"))
    while table.g.round == 1:
        seat = table.game.asked[0]
        table.game.play(seat, table.game.legal(seat)[0])
    assert table.g.actions == [15, 15]  # 8 kept and 8 gained, cut to 15


@pytest.mark.rule("CM-040")
def test_gauges_are_refilled_before_the_market_and_nothing_is_carried_over() -> None:
    table = rally(f(energy=6, on_starbot="battery-green"), f(energy=9), round=1)
    events = table.passes(2)
    assert of_kind(events, RoundBegan) == [RoundBegan(2)]
    assert table.asks == "FranchiseShops"
    assert table.g.energy == [7, 2]
