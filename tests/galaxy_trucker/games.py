"""Whole games of several settings, for tests that look at everything."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Projectile, ZoneLine, our_content
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    Aim,
    Bid,
    Guess,
    Point,
    SetNumber,
    StopAt,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.machinations.records import DECLINE, BidOpenly, HandOver, NameShip, Pay
from astrodrome.games.galaxy_trucker.modules.roads.records import PayUnion, Vote
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    SEND_DIPLOMAT,
    Boost,
    ChooseSpecialist,
    Jump,
    Wake,
)
from astrodrome.games.galaxy_trucker.records.actions import (
    FLY_ON,
    GIVE_UP,
    REPAY_LOAN,
    SHOOT,
    TAKE_LOAN,
    TAKE_OPPORTUNITY,
    TAKE_REWARD,
    USE_SHIELD,
    BoardAlien,
    Burn,
    Forgo,
    KeepPart,
    Land,
    LoseCrew,
    Power,
    Remove,
    WithdrawHalf,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action, Event
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Play, Table, check, fly, ship
from tests.laws.hooks.trucker_pilot import able

ARMED: Final = "g:0030 g:0030 g:0030 g:0030 g:0030 \n x x S x x \n gv:3000 gv:3000 gv:3000 gv:3000 gv:3000"
"""Cannon strength 7.5."""

SETTINGS: Final[list[tuple[int, dict[str, Json]]]] = [
    (2, {"flights": ["I", "II"]}),
    (3, {"flights": ["II"], "building": "realtime"}),
    (4, {"flights": ["III"], "modules": ["foresight", "strict"]}),
    (2, {"flights": ["IIIA"], "modules": ["lenient"], "turns": 50}),
    (3, {"flights": ["intro"]}),
    (3, {"flights": ["III"], "modules": ["technologies"]}),
    (5, {"flights": ["II"], "modules": ["technologies", "fifth-wheel"], "turns": 60}),
    (3, {"flights": ["I"], "modules": ["technologies"], "roads": [10]}),
    (2, {"flights": ["IA"], "turns": 40}),
    (3, {"flights": ["II"], "modules": ["bonus-cards"], "turns": 50}),
    (3, {"flights": ["IIA"], "modules": ["technologies"], "turns": 70}),
    (3, {"flights": ["I", "II"], "modules": ["machinations"], "turns": 40}),
]


def flown(seats: int, options: dict[str, Json], answers: int, seed: int = 9) -> Play:
    """Play some answers of a game, ably enough that ships fly."""
    game, chance = SPEC.new(seats, options, seed), Chance(seed)
    while not game.over and answers:
        seat = game.asked[chance.below("seat", len(game.asked))]
        game.play(seat, able(game, seat, chance))
        answers -= 1
    return game


@cache
def all_told() -> tuple[Event, ...]:
    """Return everything that happens in some games of each setting, and in positions that come up rarely."""
    events: list[Event] = list(rarely_told())
    for seats, options in SETTINGS:
        for seed in range(4):
            game, chance = SPEC.new(seats, options, seed), Chance(seed)
            events += game.opening
            while not game.over:
                seat = game.asked[chance.below("seat", len(game.asked))]
                events += game.play(seat, able(game, seat, chance))
    return tuple(events)


def rarely_told() -> list[Event]:
    """Return what happens in positions that random games seldom reach."""
    events: list[Event] = []
    for table, actions in (
        (fly(ARMED, ship("S"), card="I-01"), (TAKE_REWARD,)),
        (fly(ARMED, ship("S"), card="I-01"), (PASS,)),
        (fly(ship("S x"), ship("S"), card="III-04", dice=(2, 2, 2, 2, 2, 2)), ()),
        (fly(ship("S"), ship("S"), after=("III-04", "I-05")), (GIVE_UP, FLY_ON)),
        (fly("g . \n S b", ship("S"), card="I-11", dice=(7, 2, 2)), (SHOOT,)),
        (fly("x S s< b", ship("S"), card="I-10", dice=(2, 2, 7, 2)), (USE_SHIELD,)),
        (fly("x:0330 S", ship("S", place=-30), card="I-10", dice=(2, 2, 7, 2)), ()),
        (fly(ship("h S", goods={(6, 7): "Y"}), ship("S"), card="I-02"), ()),
        (check("S c p"), (BoardAlien(at(8, 7)),)),
        (check("S e<:0003", modules=["lenient"]), (Remove(at(8, 7)),)),
        (check("S e<:0003"), (Remove(at(8, 7)),)),
        (fly("x S x", ship("S"), card="III-04", dice=(7, 7)), (KeepPart(0),)),
        *technologies_told(),
        *roads_told(),
        *machinations_told(),
        *bonus_told(),
        *halves_told(),
    ):
        events += table.opening
        events += table.play(*actions)
    return events


def technologies_told() -> list[tuple[Table, tuple[Action, ...]]]:
    """Return positions in which the modules with new components and five players tell what they have to tell."""
    tech: tuple[Module, ...] = ("technologies",)
    five: tuple[Module, ...] = ("technologies", "fifth-wheel")
    one = CardRow("T-01", 1, "abandoned_ship", crew=1, credits=1, days=1)
    world = CardRow("T-01", 1, "planets", planets=(("red", "blue"),), days=1)
    crews = CardRow("T-01", 1, "combat_zone", lines=(ZoneLine("crew", days=2),))
    cannons = CardRow("T-01", 1, "combat_zone", lines=(ZoneLine("cannons", days=2),))
    shot = CardRow("T-01", 1, "combat_zone", lines=(ZoneLine("crew", projectiles=(Projectile("heavy", "left"),)),))
    cyan = ship("y c S b \n . E . .", crew={(6, 7): "cyan"}, specialist="technician")
    diplomat = ship("y c S", crew={(6, 7): "cyan", (7, 7): "1"}, specialist="diplomat")
    lawyer = ship("y c S", crew={(6, 7): "cyan"}, specialist="lawyer", lost=2)
    return [
        (fly(lawyer, ship("S"), card=crews, after=(), modules=tech), ()),
        (
            fly("c S Z", ship("S"), card=one, modules=tech),
            (TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), Wake(at(8, 7), at(6, 7))),
        ),
        (fly("g . \n a S b", ship("S"), card=cannons, modules=tech), (Boost(at(6, 7), at(6, 6)),)),
        (
            fly(". . b \n e j S", ship("S"), card=crews, after=("I-05", "I-06"), modules=tech),
            (Jump(at(6, 7), at(5, 7)), FLY_ON, FLY_ON),
        ),
        (fly(". . b \n e j S", ship("S"), card=crews, after=(), modules=tech), (Jump(at(6, 7), at(5, 7)),)),
        (fly(ship("b f S", cells=0), ship("S"), card=world, modules=tech), (Land(0), Burn(at(6, 7), at(5, 7), "red"))),
        (fly(cyan, ship("S"), card="I-05", modules=tech), (Power((1,)),)),
        (fly(diplomat, ship("S"), ship("S"), card=crews, modules=tech), (SEND_DIPLOMAT,)),
        (fly("w:0300 S", ship("S c", place=-30), card=shot, dice=(7,), modules=tech), ()),
        (fly(*[ship("L S")] * 5, card=crews, after=(), modules=five), ()),
        (fly(*[ship("S")] * 5, card=world, modules=five), (Land(0), Land(0), Forgo("red"))),
        (check("S c y", modules=tech), (BoardAlien(at(8, 7)), ChooseSpecialist("manager"))),
    ]


def roads_told() -> list[tuple[Table, tuple[Action, ...]]]:
    """Return positions in which rough roads tell what they have to tell."""
    one = CardRow("T-01", 1, "abandoned_ship", crew=1, credits=1, days=1)
    crews = CardRow("T-01", 1, "combat_zone", lines=(ZoneLine("crew", days=1),))
    shot = CardRow("T-01", 1, "combat_zone", lines=(ZoneLine("crew", projectiles=(Projectile("heavy", "left"),)),))
    enemy = CardRow("T-01", 1, "slavers", strength=9, takes_crew=1, credits=1, days=1)
    rich = ship("S", credits=9)
    return [
        (fly("S", ship("g \n S"), card=one, roads=("stiff-competition",), dice=(2,)), (TAKE_OPPORTUNITY,)),
        (fly("S", ship("S \n e"), ship("S \n e"), card="I-05", roads=("lust-for-power",), dice=(2,)), ()),
        (fly("x . \n x S", ship("S"), card=shot, roads=("space-junk",), dice=(7, 2)), (KeepPart(1),)),
        (fly("S \n e", ship("S \n e"), card="I-05", roads=("somersault",)), ()),
        (fly("S", ship("S"), card=crews, after=(), roads=("deja-vu",)), ()),
        (fly("S", ship("S"), card=enemy, roads=("big-baddies",), dice=(7,)), ()),
        (fly("S", ship("S"), card=one, roads=("abandoned-debris",), dice=(2,)), (Vote("left"),)),
        (
            fly(rich, ship("S"), card=crews, after=("I-04",), roads=("union-ship",)),
            (FLY_ON, FLY_ON, PayUnion(2), GIVE_UP),
        ),
        (fly("c S", ship("S"), card=one, roads=("personalised-cabins",)), (TAKE_OPPORTUNITY, LoseCrew(at(6, 7)))),
        (check("S", roads=("nasty-surprise",), pile="RR-07"), ()),
    ]


def bonus_told() -> list[tuple[Table, tuple[Action, ...]]]:
    """Return positions in which bonus cards tell what they have to tell."""
    rows = {row.name: replace(row, name="T-01") for row in our_content().bonus}
    on: tuple[Module, ...] = ("bonus-cards",)
    depot = fly("S", ship("S"), card=rows["BC-5"], modules=on)
    taken = [action for action in depot.legal if isinstance(action, TakeFromDepot)][:1]
    depot.opening += depot.play(*taken)
    crew = ship("S c b", crew={(8, 7): "1"}, cells=0)
    settling = fly(crew, ship("S"), card=rows["BC-4"], dice=(2,), modules=on)
    settling.opening += settling.play(StopAt(3))
    settling.opening += settling.play(settling.legal[0])
    return [
        (fly("S", ship("S"), card=rows["BC-1"], modules=on), (SetNumber(2), Guess(2))),
        (fly("S", ship("S x"), card=rows["BC-2"], modules=on), (Bid(0), Bid(0), Point(8, 6))),
        (fly("S", ship("S"), card=rows["BC-3"], dice=(2, 2, 2), modules=on), (Aim(0, 1),)),
        (depot, tuple(depot.legal[:1])),
        (settling, tuple(settling.legal[:1])),
    ]


def halves_told() -> list[tuple[Table, tuple[Action, ...]]]:
    """Return positions in which the halves of class IIA tell what they have to tell."""
    tech: tuple[Module, ...] = ("technologies",)
    one = ship("j c . . . c j \n e b . * . b e")
    none = CardRow("T-01", 1, "abandoned_ship", crew=99, credits=1, days=1)
    jump = Jump(at(10, 6), at(10, 7))
    away = fly(one, one, card=none, after=("I-05", "I-06"), flight="IIA", modules=tech)
    still = ship("e c . . . c . \n . x . * . x .")
    return [
        (away, (jump, PASS, PASS, FLY_ON, WithdrawHalf("left"), PASS, PASS, PASS, PASS)),
        (fly(still, still, card="I-05", flight="IIA"), ()),
    ]


def machinations_told() -> list[tuple[Table, tuple[Action, ...]]]:
    """Return positions in which machinations and loans tell what they have to tell."""
    rich = ship("S", credits=20)
    on: tuple[Module, ...] = ("technologies", "machinations")
    sixteen = "x x x x S x x x \n x x x x x x x x"
    return [
        (fly(rich, ship("S"), card="EM-08", modules=on), (BidOpenly(1), TAKE_LOAN, PASS, NameShip(1))),
        (fly(rich, rich, card="EM-08", modules=on), (PASS, PASS)),
        (fly(rich, rich, card="EM-07", modules=on), (Pay(2), DECLINE)),
        (fly(rich, rich, card="EM-18", dice=(7, 7), modules=on), (HandOver(1), PASS)),
        (fly(rich, rich, card="EM-18", dice=(2, 2, 2, 2, 2, 2), modules=on), (PASS,)),
        (fly(sixteen, rich, card="EM-14", modules=on), ()),
        (fly("c S", rich, card="EM-21", modules=on), (LoseCrew(at(6, 7)), LoseCrew(at(6, 7)))),
        (fly(ship("c S", crew={(6, 7): "1"}), rich, card="EM-19", modules=on), ()),
        (fly("S b", rich, card="EM-16", modules=on), ()),
        (fly(ship("S", credits=20, facts="loans=1"), ship("S"), card="EM-23", modules=on), (REPAY_LOAN,)),
    ]
