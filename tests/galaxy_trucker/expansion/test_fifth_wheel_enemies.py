"""Fifth Wheel: enemies beaten twice, combat zones, sabotage (GX-217 to GX-238)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.records.actions import TAKE_REWARD, Forgo, LoseCrew
from astrodrome.games.galaxy_trucker.records.flight_events import (
    DiceRolled,
    EnemyFought,
    GoodLost,
    NextWeakestFound,
    SabotageMissed,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.offers import RewardOffer
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.five_flight import five, stow_first
from tests.galaxy_trucker.table import card, ship

STRONG = ". g g g \n . S x x"

SLAVERS = card("slavers", strength=2, takes_crew=2, credits=5, days=1)


@pytest.mark.rule("GX-217", "GX-219", "GX-218")
def test_an_enemy_must_be_beaten_twice() -> None:
    table = five(STRONG, STRONG, ship("S c c"), card=SLAVERS)
    first = table.play(PASS)
    assert [(event.seat, event.result) for event in of_kind(first, EnemyFought)] == [(1, "won")]
    second = table.play(PASS)
    assert of_kind(second, EnemyFought) == []
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-220", "GX-221", "GX-228")
def test_the_second_victor_gets_less_even_if_the_first_declined() -> None:
    table = five(STRONG, STRONG, card=SLAVERS)
    table.play(PASS)
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == RewardOffer(4, (), 1)
    table.play(TAKE_REWARD)
    assert table.g.credits[:2] == [0, 4]


@pytest.mark.rule("GX-220")
def test_the_second_victor_over_smugglers_does_without_a_good() -> None:
    smugglers = card("smugglers", strength=2, takes_goods=2, goods=("yellow", "blue"), days=1)
    table = five(STRONG + " h", STRONG + " h", card=smugglers)
    stow_first(table, TAKE_REWARD, TAKE_REWARD, Forgo("yellow"))
    assert [one.figures.goods for one in table.public.ships[:2]] == [4, 1]


@pytest.mark.rule("GX-222", "GX-223", "GX-204")
def test_who_loses_after_the_first_defeat_suffers_less() -> None:
    table = five(ship("S c"), STRONG, ship("S c"), ship("S c"), card=SLAVERS)
    table.play(LoseCrew(at(8, 7)), LoseCrew(at(8, 7)), PASS, LoseCrew(at(8, 7)), LoseCrew(at(8, 7)))
    assert [one.figures.crew for one in table.public.ships] == [2, 2, 3, 3, 1]


@pytest.mark.rule("GX-224")
def test_reduced_smugglers_take_one_good_less_the_dearest_first() -> None:
    smugglers = card("smugglers", strength=2, takes_goods=2, goods=("blue",), days=1)
    loaded = ship("r2 S h", goods={(6, 7): "R", (8, 7): "Y G"})
    table = five(STRONG, loaded, card=smugglers)
    events = table.play(PASS)
    assert [event.good for event in of_kind(events, GoodLost)] == ["red"]


@pytest.mark.rule("GX-205")
def test_a_reduced_penalty_never_drops_below_nothing() -> None:
    weak = card("slavers", strength=2, takes_crew=1, credits=1, days=1)
    table = five(STRONG, card=weak)
    events = table.play(TAKE_REWARD)
    assert [event.seat for event in of_kind(events, EnemyFought)] == [1, 2, 3, 4]
    assert [one.figures.crew for one in table.public.ships] == [2] * 5
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_crew=1),))
    assert [one.figures.crew for one in five(card=zone).public.ships] == [1, 2, 2, 2, 2]


@pytest.mark.rule("GX-225", "GX-226", "GX-E17")
def test_example_pirates_with_five_players() -> None:
    pirates = card("pirates", "heavy front", "light front", "light front", strength=2, credits=7, days=2)
    table = five("S", STRONG, "S", STRONG, card=pirates, dice=(7, 2, 2))
    table.play(PASS)
    events = table.play(TAKE_REWARD)
    assert (table.g.credits, table.g.position[3], table.g.position[1]) == ([0, 0, 0, 6, 0], -32, -10)
    assert [(event.seat, event.aim) for event in of_kind(events, DiceRolled)] == [
        (0, "heavy"),
        (0, "light"),
        (0, "light"),
    ]
    assert [table.lost(seat) for seat in range(5)] == [1, 0, 0, 0, 0]


@pytest.mark.rule("GX-225")
def test_only_the_first_heavy_shot_is_skipped() -> None:
    pirates = card("pirates", "light front", "heavy front", "heavy front", strength=2, credits=7, days=2)
    table = five(STRONG, "S x", "S x", "S x", "S x", card=pirates, dice=(2, 8))
    table.play(PASS)
    while table.asks == "TruckerKeepsPart":
        table.play(table.legal[0])
    assert [table.lost(seat) for seat in range(5)] == [0, 1, 1, 1, 1]


@pytest.mark.rule("GX-226")
def test_a_shot_that_concerns_nobody_is_not_rolled() -> None:
    pirates = card("pirates", "heavy front", "light front", strength=2, credits=7, days=2)
    table = five(STRONG, card=pirates, dice=(2,))
    assert [event.aim for event in of_kind(table.play(PASS), DiceRolled)] == ["light"]


@pytest.mark.rule("GX-227")
def test_only_who_takes_the_reward_loses_days() -> None:
    near = ship(STRONG, place=0), ship(STRONG, place=-1)
    table = five(*near, card=SLAVERS)
    table.play(TAKE_REWARD)
    assert table.g.position[:2] == [0, -1]
    table.play(TAKE_REWARD)
    assert table.g.position[:2] == [-1, -2]
    other = five(*near, card=SLAVERS)
    other.play(PASS, TAKE_REWARD)
    assert other.g.position[:2] == [0, -2]


@pytest.mark.rule("GX-229")
def test_a_draw_does_not_count_as_a_defeat() -> None:
    table = five(STRONG, ". g \n . S x \n . g:0333", STRONG, card=SLAVERS)
    events = table.play(PASS)
    assert [(event.seat, event.result) for event in of_kind(events, EnemyFought)][-1] == (2, "won")


ORDER = [ship("S c"), ship("S"), ship("S c c"), ship("S"), ship("S c c c")]


@pytest.mark.rule("GX-230", "GX-231", "GX-232")
def test_the_two_lowest_suffer_and_in_a_tie_the_foremost_is_weaker() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", days=3),))
    table = five(*ORDER, card=zone)
    assert of_kind(table.opening, WeakestFound) == [WeakestFound(1, "crew")]
    assert of_kind(table.opening, NextWeakestFound) == [NextWeakestFound(3, "crew")]
    assert table.g.position == [0, -13, -20, -32, -40]


@pytest.mark.rule("GX-233")
def test_of_the_two_the_rearmost_moves_first() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", days=3),))
    table = five(ship("S", place=0), ship("S", place=-1), ship("S c"), ship("S c"), ship("S c"), card=zone)
    assert table.g.position[:2] == [-4, -3]


@pytest.mark.rule("GX-234")
def test_reduced_loss_of_crew() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_crew=2),))
    table = five(
        ship("S c", crew={(8, 7): "1"}),
        ship("S c", crew={(8, 7): "1"}),
        ship("S c c"),
        ship("S c c"),
        ship("S c c"),
        card=zone,
    )
    while table.asks == "TruckerLosesCrew":
        table.play(table.legal[0])
    assert [one.figures.crew for one in table.public.ships[:3]] == [1, 2, 6]


@pytest.mark.rule("GX-235")
def test_reduced_loss_of_goods() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_goods=2),))
    loaded = ship("r S h", goods={(6, 7): "R", (8, 7): "Y B"})
    table = five(loaded, loaded, ship("S c"), ship("S c"), ship("S c"), card=zone)
    assert [one.figures.goods for one in table.public.ships[:2]] == [1, 4]


@pytest.mark.rule("GX-236")
def test_reduced_cannon_fire() -> None:
    shots = card("pirates", "heavy front", "heavy front").projectiles
    zone = card("combat_zone", lines=(ZoneLine("crew", projectiles=shots),))
    table = five("x S x", "x S x", ship("S c"), ship("S c"), ship("S c"), card=zone, dice=(6, 8))
    assert len(of_kind(table.opening, DiceRolled)) == 2
    assert [table.lost(seat) for seat in range(5)] == [2, 1, 0, 0, 0]


SABOTAGE = card("sabotage")


@pytest.mark.rule("GX-237")
def test_the_second_lowest_is_threatened_by_the_first_two_rolls_only() -> None:
    table = five("x S", "x S", ship("S c"), ship("S c"), ship("S c"), card=SABOTAGE, dice=(2, 2, 2, 2, 6, 7))
    assert [table.lost(seat) for seat in range(2)] == [1, 0]
    assert of_kind(table.opening, SabotageMissed) == [SabotageMissed(1)]


@pytest.mark.rule("GX-238")
def test_rolls_are_shared_until_a_ship_is_hit() -> None:
    crews = ship("S c"), ship("S c"), ship("S c")
    both = five("x S", "x S", *crews, card=SABOTAGE, dice=(6, 7))
    assert ([both.lost(seat) for seat in range(2)], len(of_kind(both.opening, DiceRolled))) == ([1, 1], 2)
    apart = five("x S", "S x", *crews, card=SABOTAGE, dice=(6, 7, 8, 7))
    assert [apart.lost(seat) for seat in range(2)] == [1, 1]
    assert [event.seat for event in of_kind(apart.opening, DiceRolled)] == [0, 0, 1, 1]
