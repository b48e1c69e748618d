"""Fifth Wheel: five players, and four who play as five (GX-198 to GX-248)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.actions import (
    FLY_ON,
    GIVE_UP,
    TAKE_OPPORTUNITY,
    TAKE_REWARD,
    Finish,
    Land,
    LoseCrew,
    Stowage,
    StowGoods,
)
from astrodrome.games.galaxy_trucker.content import CardRow, Good, ZoneLine
from astrodrome.games.galaxy_trucker.flight_events import (
    DiceRolled,
    EnemyFought,
    FlightSettled,
    GoodLost,
    SabotageMissed,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.module_actions import Forgo
from astrodrome.games.galaxy_trucker.module_events import GoodForgone, NextWeakestFound
from astrodrome.games.galaxy_trucker.module_offers import ForgoOffer
from astrodrome.games.galaxy_trucker.offers import OpportunityOffer, PlanetOffer, RewardOffer
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.helpers import CREWS, FIVE, tech
from tests.galaxy_trucker.table import Ship, Table, card, ship, start, told

BARE = ship("S")
HOLD = ship("h3 S")


def five(
    *ships: Ship | str, card: str | CardRow = CREWS, dice: tuple[int, ...] = (), after: tuple[str, ...] = ("I-06",)
) -> Table:
    """Set up a flight of five; bare ships fill up the rear."""
    fleet = [*ships, *[BARE] * (5 - len(ships))]
    return tech(*fleet, card=card, dice=dice, after=after, modules=FIVE)


def stow_first(table: Table, *actions: Action) -> None:
    """Play actions; goods are stowed as proposed first."""
    for action in actions:
        table.play(action)
        while table.asks == "TruckerStows":
            table.play(table.legal[0])


@pytest.mark.rule("GX-002")
def test_five_players_need_new_technologies() -> None:
    with pytest.raises(OptionError, match="GX-002"):
        SPEC.new(5, {"modules": ["fifth-wheel"]})
    with pytest.raises(OptionError, match="GX-002"):
        SPEC.new(5, {"modules": ["technologies"]})
    with pytest.raises(OptionError, match="for five players"):
        SPEC.new(4, {"modules": ["technologies", "fifth-wheel"]})
    assert SPEC.new(5, {"modules": ["technologies", "fifth-wheel"]}).state.seats == 5


@pytest.mark.rule("GX-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_technologies_are_for_any_number(seats: int) -> None:
    assert SPEC.new(seats, {"modules": ["technologies"]}).state.box.technologies


@pytest.mark.rule("GX-198")
def test_the_fifth_player_has_the_orange_cabin() -> None:
    table = start(5, modules=list(FIVE))
    component = table.g.ships[4][at(7, 7)] // 4
    assert table.g.box.names[component] == "E01"
    assert len(table.public.ships) == 5


@pytest.mark.rule("GX-199")
def test_there_is_a_number_tile_five() -> None:
    table = start(5, modules=list(FIVE), building="realtime")
    assert table.game.refuse(4, Finish(5)) is None
    assert table.game.refuse(4, Finish(6)) is not None
    for seat in range(5):
        table.play(Finish(seat + 1), seat=seat)
    assert table.g.place == [0, -2, -4, -6, -8]


FIRST: tuple[Good, ...] = ("red", "red", "red", "yellow")
SECOND: tuple[Good, ...] = ("red", "red", "green", "green")
THIRD: tuple[Good, ...] = ("red", "blue", "blue", "blue", "blue")
WORLD = card("planets", planets=(FIRST, SECOND, THIRD), days=4)


@pytest.mark.rule("GX-206", "GX-207")
def test_a_second_player_lands_on_a_planet_for_one_good_fewer() -> None:
    table = five(HOLD, HOLD, card=WORLD)
    stow_first(table, Land(1))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert isinstance(prompt.offer, PlanetOffer)
    assert [planet.fewer for planet in prompt.offer.planets] == [0, 1, 0]
    table.play(Land(1))
    assert (table.asks, table.legal) == ("TruckerForgoes", (Forgo("red"), Forgo("green")))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == ForgoOffer(("red", "red", "green", "green"))
    assert table.refuse(Forgo("blue")) == "GX-207"
    events = table.play(Forgo("red"))
    assert told(events, GoodForgone) == [GoodForgone(1, "red")]
    assert table.refuse(StowGoods((Stowage(at(6, 7), ("green", "green")),))) is None


@pytest.mark.rule("GX-208")
def test_only_one_planet_of_a_card_is_shared() -> None:
    table = five(card=WORLD)
    stow_first(table, Land(0), Land(1), Land(1))
    table.play(Forgo("red"))
    assert table.refuse(Land(0)) == "GB-133"
    assert table.refuse(Land(1)) == "GB-133"
    assert table.refuse(Land(2)) is None


@pytest.mark.rule("GX-209", "GX-210")
def test_all_landers_lose_the_days_together_rearmost_first() -> None:
    one = replace(WORLD, planets=(("blue", "blue"),))
    table = five(ship("S", place=0), ship("S", place=-1), card=one)
    table.play(Land(0), Land(0))
    assert table.g.place[:2] == [-4, -5]


@pytest.mark.rule("GX-E15")
def test_example_planets_with_five_players() -> None:
    special = ship("r2 S r")
    roomy = ship("r2 S h3")
    table = five(special, roomy, roomy, roomy, card=WORLD)
    stow_first(table, Land(0), Land(1), Land(0))
    stow_first(table, Forgo("red"))
    assert [one.figures.goods for one in table.public.ships[:3]] == [12, 12, 11]
    assert table.refuse(Land(0)) == "GB-133"
    stow_first(table, Land(2))
    assert table.g.landed[:4] == [None] * 4
    assert table.g.place == [-4, -14, -24, -34, -40]


@pytest.mark.rule("GX-E16")
def test_example_the_other_choice() -> None:
    roomy = ship("r2 S r")
    table = five(roomy, roomy, roomy, card=WORLD)
    stow_first(table, Land(0), Land(0))
    stow_first(table, Forgo("yellow"))
    assert table.public.ships[1].figures.goods == 12
    assert table.refuse(Land(0)) == "GB-133"


SHIP = card("abandoned_ship", crew=2, credits=4, days=2)


def station(*goods: Good) -> CardRow:
    """Return an abandoned station."""
    return card("abandoned_station", crew=2, goods=goods, days=1)


@pytest.mark.rule("GX-211", "GX-213", "GX-203")
def test_two_players_take_an_abandoned_ship_the_second_for_one_credit_less() -> None:
    table = five(ship("c S"), ship("c S"), ship("c S"), card=SHIP)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == OpportunityOffer(2, 3, (), 2)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert (table.g.credits, table.asks) == ([4, 3, 0, 0, 0], "TruckerMayGiveUp")


@pytest.mark.rule("GX-212")
def test_the_second_user_needs_the_full_crew() -> None:
    table = five(ship("c S"), ship("S", crew={(7, 7): "1"}), card=SHIP)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert table.asked == (2,)


@pytest.mark.rule("GX-214")
def test_the_second_user_of_a_station_does_without_a_good() -> None:
    table = five(HOLD, HOLD, card=station("yellow", "blue"))
    stow_first(table, TAKE_OPPORTUNITY)
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == OpportunityOffer(0, 0, ("yellow", "blue"), 1, 1)
    stow_first(table, TAKE_OPPORTUNITY, Forgo("blue"))
    assert [one.figures.goods for one in table.public.ships[:2]] == [4, 3]


@pytest.mark.rule("GX-215")
def test_both_users_lose_the_days_after_both_have_decided() -> None:
    table = five(ship("h S", place=0), ship("h S", place=-1), card=station("blue", "blue"))
    stow_first(table, TAKE_OPPORTUNITY)
    assert table.g.place[:2] == [0, -1]
    stow_first(table, TAKE_OPPORTUNITY)
    assert table.g.place[:2] == [-1, -2]


@pytest.mark.rule("GX-216")
def test_the_first_who_accepts_gets_all() -> None:
    table = five(ship("c S"), ship("c S"), card=SHIP)
    table.play(PASS, TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert table.g.credits[1] == 4


STRONG = ". g g g \n . S x x"
SLAVERS = card("slavers", strength=2, takes_crew=2, credits=5, days=1)


def results(table: Table) -> list[tuple[int, str]]:
    """Return how the fights at the opening went."""
    return [(event.seat, event.result) for event in told(table.opening, EnemyFought)]


@pytest.mark.rule("GX-217", "GX-219", "GX-218")
def test_an_enemy_must_be_beaten_twice() -> None:
    table = five(STRONG, STRONG, ship("S c c"), card=SLAVERS)
    first = table.play(PASS)
    assert [(event.seat, event.result) for event in told(first, EnemyFought)] == [(1, "won")]
    second = table.play(PASS)
    assert told(second, EnemyFought) == []
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
    assert [event.good for event in told(events, GoodLost)] == ["red"]


@pytest.mark.rule("GX-205")
def test_a_reduced_penalty_never_drops_below_nothing() -> None:
    weak = card("slavers", strength=2, takes_crew=1, credits=1, days=1)
    table = five(STRONG, card=weak)
    events = table.play(TAKE_REWARD)
    assert [event.seat for event in told(events, EnemyFought)] == [1, 2, 3, 4]
    assert [one.figures.crew for one in table.public.ships] == [2] * 5
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_crew=1),))
    assert [one.figures.crew for one in five(card=zone).public.ships] == [1, 2, 2, 2, 2]


@pytest.mark.rule("GX-225", "GX-226", "GX-E17")
def test_example_pirates_with_five_players() -> None:
    pirates = card("pirates", "heavy front", "light front", "light front", strength=2, credits=7, days=2)
    table = five("S", STRONG, "S", STRONG, card=pirates, dice=(7, 2, 2))
    table.play(PASS)
    events = table.play(TAKE_REWARD)
    assert (table.g.credits, table.g.place[3], table.g.place[1]) == ([0, 0, 0, 6, 0], -32, -10)
    assert [(event.seat, event.aim) for event in told(events, DiceRolled)] == [(0, "heavy"), (0, "light"), (0, "light")]
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
    assert [event.aim for event in told(table.play(PASS), DiceRolled)] == ["light"]


@pytest.mark.rule("GX-227")
def test_only_who_takes_the_reward_loses_days() -> None:
    near = ship(STRONG, place=0), ship(STRONG, place=-1)
    table = five(*near, card=SLAVERS)
    table.play(TAKE_REWARD)
    assert table.g.place[:2] == [0, -1]
    table.play(TAKE_REWARD)
    assert table.g.place[:2] == [-1, -2]
    other = five(*near, card=SLAVERS)
    other.play(PASS, TAKE_REWARD)
    assert other.g.place[:2] == [0, -2]


@pytest.mark.rule("GX-229")
def test_a_draw_does_not_count_as_a_defeat() -> None:
    table = five(STRONG, ". g \n . S x \n . g:0333", STRONG, card=SLAVERS)
    events = table.play(PASS)
    assert [(event.seat, event.result) for event in told(events, EnemyFought)][-1] == (2, "won")


ORDER = [ship("S c"), ship("S"), ship("S c c"), ship("S"), ship("S c c c")]


@pytest.mark.rule("GX-230", "GX-231", "GX-232")
def test_the_two_lowest_suffer_and_in_a_tie_the_foremost_is_weaker() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", days=3),))
    table = five(*ORDER, card=zone)
    assert told(table.opening, WeakestFound) == [WeakestFound(1, "crew")]
    assert told(table.opening, NextWeakestFound) == [NextWeakestFound(3, "crew")]
    assert table.g.place == [0, -13, -20, -32, -40]


@pytest.mark.rule("GX-233")
def test_of_the_two_the_rearmost_moves_first() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", days=3),))
    table = five(ship("S", place=0), ship("S", place=-1), ship("S c"), ship("S c"), ship("S c"), card=zone)
    assert table.g.place[:2] == [-4, -3]


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
    assert len(told(table.opening, DiceRolled)) == 2
    assert [table.lost(seat) for seat in range(5)] == [2, 1, 0, 0, 0]


SABOTAGE = card("sabotage")


@pytest.mark.rule("GX-237")
def test_the_second_lowest_is_threatened_by_the_first_two_rolls_only() -> None:
    table = five("x S", "x S", ship("S c"), ship("S c"), ship("S c"), card=SABOTAGE, dice=(2, 2, 2, 2, 6, 7))
    assert [table.lost(seat) for seat in range(2)] == [1, 0]
    assert told(table.opening, SabotageMissed) == [SabotageMissed(1)]


@pytest.mark.rule("GX-238")
def test_rolls_are_shared_until_a_ship_is_hit() -> None:
    crews = ship("S c"), ship("S c"), ship("S c")
    both = five("x S", "x S", *crews, card=SABOTAGE, dice=(6, 7))
    assert ([both.lost(seat) for seat in range(2)], len(told(both.opening, DiceRolled))) == ([1, 1], 2)
    apart = five("x S", "S x", *crews, card=SABOTAGE, dice=(6, 7, 8, 7))
    assert [apart.lost(seat) for seat in range(2)] == [1, 1]
    assert [event.seat for event in told(apart.opening, DiceRolled)] == [0, 0, 1, 1]


@pytest.mark.rule("GX-239", "GX-201")
def test_with_two_ships_left_only_the_lowest_is_penalised() -> None:
    table = five(ship("S"), ship("S"), card=CREWS, after=("I-16", "I-06"))
    assert len(told(table.opening, NextWeakestFound)) == 1
    table.play(FLY_ON, FLY_ON, GIVE_UP, GIVE_UP)
    events = table.play(GIVE_UP)
    assert len(told(events, WeakestFound)) == 3
    assert told(events, NextWeakestFound) == []


@pytest.mark.rule("GX-201")
def test_the_rules_for_five_hold_after_some_gave_up() -> None:
    table = five(ship("c S"), ship("c S"), card=CREWS, after=("I-18", "I-06"))
    table.play(FLY_ON, FLY_ON, GIVE_UP, GIVE_UP, GIVE_UP)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))
    assert table.g.credits[:2] == [3, 2]


@pytest.mark.rule("GX-202")
def test_cards_that_are_not_mentioned_are_unchanged() -> None:
    table = five(*["S \n e"] * 5, card="I-05")
    assert table.g.place == [1, -9, -19, -29, -38]  # the last one jumps over the leader, a lap ahead
    swarm = five(*["x S"] * 5, card=card("meteor_swarm", "large left"), dice=(7,))
    assert [swarm.lost(seat) for seat in range(5)] == [1] * 5


@pytest.mark.rule("GX-241", "GX-242")
def test_finish_rewards_with_five() -> None:
    table = five(card=card("epidemic"), after=())
    assert [account[1] for account in table.g.accounts[0]] == [12, 12, 9, 6, 3]


@pytest.mark.rule("GX-243", "GX-244", "GX-245")
@pytest.mark.parametrize(
    ("ships", "paid"),
    [
        (["S x:3000", "S x:3300", "S x:3330", "S x:3333", "S x:3333"], [6, 0, 0, 0, 0]),
        (["S", "S", "S x:3333", "S x:3333", "S x:3333"], [6, 6, 0, 0, 0]),
        (["S x:0003", "S", "S", "S x:3333", "S x:3333"], [6, 6, 6, 0, 0]),
        (["S", "S", "S", "S x:3333", "S x:3333"], [6, 6, 6, 0, 0]),
    ],
)
def test_the_two_best_looking_ships_are_paid_with_all_who_are_level(ships: list[str], paid: list[int]) -> None:
    table = five(*ships, card=card("epidemic"), after=())
    beauty = [event.beauty for event in told(table.opening, FlightSettled)]
    if ships[0] == "S x:3000":
        assert sum(beauty) == 12
    else:
        assert beauty == paid


@pytest.mark.rule("GX-246")
def test_four_may_play_as_five() -> None:
    table = tech(*[BARE] * 4, card=card("epidemic"), after=(), modules=("four-as-five",))
    assert [account[1] for account in table.g.accounts[0]] == [12, 12, 9, 6]


@pytest.mark.rule("GX-247")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_may_not(seats: int) -> None:
    with pytest.raises(OptionError, match="four-as-five is for four players"):
        SPEC.new(seats, {"modules": ["four-as-five"]})
    assert SPEC.new(4, {"modules": ["four-as-five"]}).state.options.has("four-as-five")


@pytest.mark.rule("GX-248")
def test_four_as_five_changes_nothing_in_the_warehouse() -> None:
    assert len(start(4, modules=["technologies", "four-as-five"]).g.boxed) == 25


@pytest.mark.rule("GX-004")
def test_no_other_combination_is_refused() -> None:
    every: list[Json] = ["four-as-five", "technologies", "strict", "lenient", "foresight"]
    assert len(SPEC.read_options(4, {"modules": every}).modules) == 5
