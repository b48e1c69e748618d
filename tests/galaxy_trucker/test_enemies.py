"""Chapter 15: enemies."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_HIT, TAKE_REWARD, LoseCrew, Power
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CellSpent,
    CreditsEarned,
    CrewLost,
    DaysLost,
    DiceRolled,
    EnemyFought,
    GoodLost,
    RewardRefused,
    RewardTaken,
    StrengthDeclared,
)
from astrodrome.games.galaxy_trucker.records.offers import RewardOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.records import PASS, Event
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Ship, card, fly, ship
from tests.galaxy_trucker.test_goods import goods, stow


def armed(guns: int, place: int, extra: str = "") -> Ship:
    """A ship with some forward cannons, in the row before the starting cabin."""
    row = " ".join(["g:0030"] * guns + ["."] * (4 - guns))
    hull = "S x x x" if guns < 4 else "x S x x"
    return ship(f"{row} \n {hull} {extra}", place=place)


ENEMY: dict[str, object] = {"strength": 2, "days": 1}
SLAVERS = card("slavers", takes_crew=1, credits=5, **ENEMY)
SMUGGLERS = card("smugglers", takes_goods=1, goods=goods("Y"), **ENEMY)
PIRATES = card("pirates", "heavy front", credits=4, **ENEMY)


def results(events: Iterable[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.result) for event in of_kind(events, EnemyFought)]


@pytest.mark.rule("GB-141")
def test_the_enemy_attacks_in_flight_order_until_beaten() -> None:
    table = fly(armed(1, 5), armed(3, 9), armed(0, 12), armed(4, 1), card=SLAVERS)
    assert results(table.opening) == [(2, "lost"), (1, "won")]
    table.play(PASS)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-141")
def test_the_enemy_goes_on_until_everybody_has_been_attacked() -> None:
    table = fly(armed(1, 5), armed(2, 9), armed(0, 12), card=SLAVERS)
    assert results(table.opening) == [(2, "lost"), (1, "drawn"), (0, "lost")]


@pytest.mark.rule("GB-142")
def test_the_players_behind_declare_only_when_their_turn_comes() -> None:
    table = fly(armed(3, 9), ship(". G . \n b S b", place=1), card=SLAVERS)
    assert [event.seat for event in of_kind(table.opening, StrengthDeclared)] == [0]
    assert table.asked == (0,)
    table.play(TAKE_REWARD)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-142")
def test_the_attacked_player_powers_before_the_fight() -> None:
    table = fly(ship(". G . \n b S b", place=9), armed(4, 1), card=SLAVERS)
    assert table.asks == "TruckerDeclares"
    events = table.play(Power((1, 0)))
    assert results(events) == []
    assert results(table.play(table.legal[0])) == [(0, "drawn"), (1, "won")]


@pytest.mark.rule("GB-143")
def test_the_victor_takes_reward_and_days() -> None:
    table = fly(armed(3, 9), armed(0, 1), card=SLAVERS)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == RewardOffer(5, (), 1)
    assert table.legal == (TAKE_REWARD, PASS)
    events = table.play(TAKE_REWARD)
    assert of_kind(events, RewardTaken) == [RewardTaken(0)]
    assert of_kind(events, CreditsEarned) == [CreditsEarned(0, 5)]
    assert of_kind(events, DaysLost) == [DaysLost(0, 1, 8)]
    assert (table.public.ships[0].credits, table.public.ships[1].figures.crew) == (5, 2)


@pytest.mark.rule("GB-143")
def test_the_victor_may_refuse_both() -> None:
    table = fly(armed(3, 9), armed(0, 1), card=SLAVERS)
    events = table.play(PASS)
    assert of_kind(events, RewardRefused) == [RewardRefused(0)]
    assert (table.public.ships[0].credits, table.g.position[0]) == (0, 9)


@pytest.mark.rule("GB-143")
@pytest.mark.parametrize(("halves", "result"), [("g>:0003", "won"), ("", "drawn")])
def test_half_a_point_above_is_enough(halves: str, result: str) -> None:
    table = fly(armed(2, 9, halves), armed(0, 1), card=SLAVERS)
    assert results(table.opening)[0] == (0, result)


@pytest.mark.rule("GB-144")
def test_equal_strength_harms_nobody_and_the_enemy_goes_on() -> None:
    table = fly(armed(2, 9), armed(0, 1), card=SLAVERS)
    assert results(table.opening) == [(0, "drawn"), (1, "lost")]
    assert [one.figures.crew for one in table.public.ships] == [2, 1]


@pytest.mark.rule("GB-145")
def test_lower_strength_suffers_and_the_enemy_goes_on() -> None:
    table = fly(armed(1, 9), armed(1, 5), armed(3, 1), card=SLAVERS)
    assert results(table.opening) == [(0, "lost"), (1, "lost"), (2, "won")]
    assert [one.figures.crew for one in table.public.ships] == [1, 1, 2]


@pytest.mark.rule("GB-146")
def test_smugglers_take_goods_at_once_and_reward_with_goods() -> None:
    table = fly(ship("S h", place=9, goods={(8, 7): "B G"}), armed(3, 1, "h"), card=SMUGGLERS)
    assert of_kind(table.opening, GoodLost) == [GoodLost(0, "green", at(8, 7))]
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == RewardOffer(0, goods("Y"), 1, gain=3)
    events = table.play(TAKE_REWARD, stow(c11r7="Y"))
    assert table.public.ships[1].figures.goods == 3
    assert of_kind(events, DaysLost) == [DaysLost(1, 1, 0)]


@pytest.mark.rule("GB-146")
def test_smugglers_take_cells_for_missing_goods() -> None:
    table = fly(ship("S b", place=9), armed(3, 1), card=SMUGGLERS)
    assert [event.instead for event in of_kind(table.opening, CellSpent)] == [True]


@pytest.mark.rule("GB-147")
def test_slavers_take_crew_at_once_and_reward_with_credits() -> None:
    table = fly(ship("c S", place=9), armed(3, 1), card="I-01")
    assert table.asks == "TruckerLosesCrew"
    events = table.play(LoseCrew(at(6, 7)), LoseCrew(at(7, 7)), LoseCrew(at(7, 7)))
    assert [event.seat for event in of_kind(events, CrewLost)][:3] == [0, 0, 0]
    assert table.public.ships[0].figures.crew == 1
    assert results(events) == [(1, "lost")]


@pytest.mark.rule("GB-148")
def test_pirates_shoot_at_all_losers_together_after_the_last_attack() -> None:
    table = fly(armed(0, 9), armed(1, 5), armed(2, 1), card=PIRATES, dice=(7,))
    events = table.opening
    assert results(events) == [(0, "lost"), (1, "lost"), (2, "drawn")]
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("DiceRolled") > max(i for i, kind in enumerate(kinds) if kind == "EnemyFought")
    assert [(event.seat, event.total) for event in of_kind(events, DiceRolled)] == [(0, 7)]
    assert [event.seat for event in of_kind(events, ComponentLost)] == [0, 1]


@pytest.mark.rule("GB-148")
def test_only_losers_are_shot_at() -> None:
    table = fly(armed(2, 9), armed(0, 5), armed(3, 1), card=PIRATES, dice=(9,))
    table.play(PASS)
    assert [table.lost(seat) for seat in (0, 1, 2)] == [0, 1, 0]


@pytest.mark.rule("GB-148")
def test_the_foremost_loser_rolls() -> None:
    table = fly(armed(2, 9), armed(0, 1), armed(0, 5), card=PIRATES, dice=(2,))
    assert [event.seat for event in of_kind(table.opening, DiceRolled)] == [2]


@pytest.mark.rule("GB-148")
def test_without_losers_nobody_shoots() -> None:
    table = fly(armed(3, 9), armed(0, 1), card=PIRATES)
    events = table.play(TAKE_REWARD)
    assert of_kind(events, DiceRolled) == []


@pytest.mark.rule("GB-148")
def test_pirates_do_not_shoot_at_those_who_lost_to_pirates_before() -> None:
    stronger = card("pirates", "heavy front", strength=9, credits=4, days=1)
    seven = ship("g:0030 g:0030 g:0030 g:0030 g:0030 \n x x S x g>:0003 \n gv:3000 gv:3000 gv:3000 . .", place=9)
    table = fly(seven, armed(2, 1), card=stronger, dice=(2,), after=("I-03",))
    assert (results(table.opening), table.public.losers) == ([(0, "lost"), (1, "lost")], ())
    events = table.play(FLY_ON, FLY_ON)
    assert results(events) == [(0, "won")]
    assert of_kind(events + table.play(PASS), DiceRolled) == []


@pytest.mark.rule("GB-192", "GB-E16")
def test_the_reward_of_the_victor_comes_before_the_shots() -> None:
    five = ship("g:0030 g:0030 g:0030 g:0030 . \n x S x x x \n . . . gv:3000 gv:3000", place=9)
    seven = ship("g:0030 g:0030 g:0030 g:0030 g:0030 \n x x S x g>:0003 \n gv:3000 gv:3000 gv:3000 . .", place=1)
    table = fly(five, seven, card="II-03", dice=(2, 2, 2))
    assert results(table.opening) == [(0, "lost"), (1, "won")]
    assert [event.strength for event in of_kind(table.opening, StrengthDeclared)] == [5, 7]
    events = table.play(TAKE_REWARD)
    assert of_kind(events, CreditsEarned) == [CreditsEarned(1, 7)]
    assert of_kind(events, DaysLost) == [DaysLost(1, 2, -1)]
    shots = of_kind(events, DiceRolled)
    assert [(shot.seat, shot.aim, shot.side) for shot in shots] == [
        (0, "heavy", "front"),
        (0, "light", "front"),
        (0, "heavy", "front"),
    ]
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("CreditsEarned") < kinds.index("DaysLost") < kinds.index("DiceRolled")


@pytest.mark.rule("GB-148")
def test_losers_defend_against_light_shots() -> None:
    light = card("pirates", "light front", credits=4, **ENEMY)
    table = fly(ship("S s b", place=9), armed(3, 1), card=light, dice=(7,))
    table.play(PASS)
    assert (table.asks, table.asked) == ("TruckerDefends", (0,))
    table.play(TAKE_HIT)
    assert table.lost(0) == 1
