"""A ship that left the race in the middle of a card is neither asked nor touched by the rest of it (GX-126, GX-128)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Road, ZoneLine
from astrodrome.games.galaxy_trucker.game.registry import TASKS
from astrodrome.games.galaxy_trucker.modules.machinations.auction import TruckerOutbids
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, TAKE_OPPORTUNITY
from astrodrome.games.galaxy_trucker.records.flight_events import NothingHappened, OpportunityTaken, StrengthDeclared
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import PASS
from astrodrome.kernel.saving import save_state
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import PLOTS, TECH, rough, tech
from tests.galaxy_trucker.table import card, ship

JUMPER = ". . b \n e j S"
LEAP = Jump(at(6, 7), at(5, 7))
ONE = card("abandoned_ship", crew=1, credits=3, days=1)

BEFORE_THE_FLIGHT = {
    "CheckShip",
    "TruckerBoardsAlien",
    "TruckerBuilds",
    "TruckerChoosesFront",
    "TruckerChoosesSpecialist",
    "TruckerRepairs",
    "TruckerTakesNumber",
}
"""Of the yard and the preparation; an alien boards a ship in a Star Depot in the course of the same answer."""

IN_HYPERSPACE_TOO = {
    "SendHalf": "GX-318: the jump itself",
    "TruckerHandsGoods": "GX-Q15: the union is paid from hyperspace too",
    "TruckerKeepsPart": "GX-116, GX-424: the jump costs an engine, the psychosis a cabin, and the ship may break",
    "TruckerMayGiveUp": "GX-Q38: between two cards",
    "TruckerPaysUnion": "GX-Q15",
    "TruckerSpendsCell": "GX-116: the jump is paid for when the ship is gone",
    "TruckerWakes": "GX-066: crew may be lost with what the jump or the psychosis tears off",
}

SAMPLES: dict[str, object] = {
    "amount": 2,
    "count": 1,
    "days": 2,
    "fewer": 0,
    "goods": ("red", "blue"),
    "humans_only": False,
    "kind": "large",
    "left": 1,
    "less": 0,
    "price": 1,
    "seat": 0,
    "side": 0,
    "stop": 0,
    "target": 1,
    "total": 7,
    "used": (),
    "value": "cannons",
}
GAINED: dict[str, object] = {"TruckerBurns": (1, 0, 0, 0), "TruckerStows": (1, 0, 0, 0)}

BOUND = [kind for kind in TASKS if issubclass(kind, RacerDecision | RacerTask)]


def sample(kind: type[Task[Trucker]]) -> Task[Trucker]:
    """Return a task of seat 0."""
    given = {"gained": GAINED.get(kind.__name__, 1), **SAMPLES}
    return kind(*[given[name] for name in kind.args])


FLEET = (ship(". G b h \n e j S c"), ship("S"))


def jump() -> Trucker:
    return rough("nasty-surprise", replace(FLEET[0], hyper=2), FLEET[1], card=ONE, modules=PLOTS).g


def give_up() -> Trucker:
    return rough("nasty-surprise", replace(FLEET[0], facts="flying=0"), FLEET[1], card=ONE, modules=PLOTS).g


def sit_out() -> Trucker:
    """Let only the other ship fly the second pass of Deja Vu."""
    roads: tuple[Road, ...] = ("nasty-surprise", "deja-vu")
    table = rough(roads, *FLEET, card=ONE, after=(), modules=PLOTS, handicap=((1,), (1, 2)))
    table.play(PASS, PASS, PASS, FLY_ON, FLY_ON)
    assert roads_of(table.g).sitting_out == [0]
    return table.g


@pytest.mark.rule("GX-128")
def test_whatever_a_card_asks_or_does_is_bound_to_the_race() -> None:
    free = {kind.__name__ for kind in TASKS if "seat" in kind.args and kind not in BOUND}
    assert free == {*BEFORE_THE_FLIGHT, *IN_HYPERSPACE_TOO}
    asking = {kind.__name__ for kind in TASKS if issubclass(kind, Decision) and "seat" not in kind.args}
    assert asking == {"TruckerOutbids", "TruckersBid", "TruckersBuild", "TruckersPlot", "TruckersTakeNumbers"}


@pytest.mark.rule("GX-126", "GX-128", "GX-573")
@pytest.mark.parametrize("leave", [jump, give_up, sit_out])
@pytest.mark.parametrize("kind", BOUND, ids=lambda kind: kind.__name__)
def test_a_ship_out_of_the_race_is_neither_asked_nor_touched(
    kind: type[Task[Trucker]], leave: Callable[[], Trucker]
) -> None:
    g, task = leave(), sample(kind)
    before = save_state(SPEC, g)
    assert task.asks(g) == ()
    task.run(g)
    assert save_state(SPEC, g) == before


@pytest.mark.rule("GX-011", "GX-128")
def test_an_auction_goes_on_without_who_left_the_race() -> None:
    outbids = TruckerOutbids((0, 1), 0, None)
    for misses, asked in ((0, (0,)), (2, ())):
        g = tech(ship("S", credits=5, hyper=misses), ship("S", credits=5), card=ONE, modules=PLOTS).g
        assert outbids.asks(g) == asked


@pytest.mark.rule("GX-128", "GX-394")
def test_who_jumped_at_the_count_of_another_claim_is_not_offered_the_opportunity() -> None:
    table = rough("stiff-competition", "S", ship(JUMPER), card=ONE, modules=TECH)
    table.play(PASS, TAKE_OPPORTUNITY)
    assert (table.asks, table.asked) == ("TruckerMayJump", (1,))
    table.play(LEAP)
    assert (table.asks, table.asked) == ("TruckerConfirms", (0,))
    table.play(PASS)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-128", "GX-385")
def test_nor_is_it_offered_to_who_is_not_bound_by_the_competition() -> None:
    table = rough("stiff-competition", "S", ship(JUMPER), card=ONE, modules=TECH, handicap=((1,), ()))
    table.play(PASS, TAKE_OPPORTUNITY, LEAP)
    events = table.play(PASS)
    assert (of_kind(events, OpportunityTaken), table.asks) == ([], "TruckerMayGiveUp")


@pytest.mark.rule("GX-387", "GX-388")
def test_if_who_wants_it_jumps_nobody_behind_counts_for_nothing() -> None:
    rival = ". G b \n . S ."
    table = rough("stiff-competition", JUMPER, ship(rival), card=ONE, modules=TECH)
    table.play(PASS, TAKE_OPPORTUNITY)
    events = table.play(LEAP)
    assert of_kind(events, StrengthDeclared) == []
    assert (table.asks, table.asked) == ("TruckerTakesAbandoned", (1,))


@pytest.mark.rule("GX-135")
def test_a_ship_that_jumps_left_alone_counts_nothing() -> None:
    lines = (ZoneLine("cannons", days=1), ZoneLine("engines", days=1))
    table = tech(JUMPER, ship(". G b \n . S ."), card=card("combat_zone", lines=lines))
    table.play(PASS)
    events = table.play(LEAP)
    assert of_kind(events, StrengthDeclared) == []
    assert of_kind(events, NothingHappened) == [NothingHappened()] * 2
    assert table.asks == "TruckerMayGiveUp"
