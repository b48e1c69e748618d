"""Every refusal of the modules, each with a position that raises it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from astrodrome.games.galaxy_trucker import actions as a
from astrodrome.kernel.refusal import Refusal
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.helpers import CREWS, FIVE, TECH, rough, tech
from tests.galaxy_trucker.table import Table, card, check, ship, start

Raise: TypeAlias = Callable[[], Refusal | None]

ONE = card("abandoned_ship", crew=1, credits=1, days=1)
WORLD = card("planets", planets=(("red", "blue"),), days=1)
SWARM = card("meteor_swarm", "large front")


def waking() -> Table:
    table = tech("c S Z", ship("S"), card=ONE)
    table.play(a.TAKE_OPPORTUNITY, a.LoseCrew(at(6, 7)))
    return table


def burning() -> Table:
    table = tech(ship("b f S", cells=0), ship("S"), card=WORLD)
    table.play(a.Land(0))
    return table


def second_specialist() -> Table:
    table = check("S c y", "S c y", modules=TECH)
    table.play(a.BoardAlien(at(8, 7)), a.ChooseSpecialist("lawyer"), a.BoardAlien(at(8, 7)))
    return table


def second_landing() -> Table:
    table = tech(*[ship("S")] * 5, card=WORLD, modules=FIVE)
    table.play(a.Land(0), a.Land(0))
    return table


def union(*answers: a.PayUnion) -> Table:
    goods = ship("S h3", goods={(8, 7): "Y G B"}, credits=0)
    table = rough("union-ship", goods, ship("S"), card=CREWS, after=("I-04",))
    table.play(a.FLY_ON, a.FLY_ON, *answers)
    return table


TECHNOLOGIES_RAISED: Final[dict[tuple[str, str], Raise]] = {
    ("GX-066", "nobody-sleeps-there"): lambda: waking().refusal(a.Wake(at(7, 7), at(6, 7))),
    ("GX-069", "no-free-bed"): lambda: waking().refusal(a.Wake(at(8, 7), at(7, 7))),
    ("GX-102", "no-such-boost"): lambda: tech("g . \n a S b", ship("S")).refusal(a.Boost(at(6, 7), at(7, 7))),
    ("GX-115", "no-such-jump"): lambda: tech(". . b \n e j S", ship("S"), card=SWARM).refusal(
        a.Jump(at(6, 7), at(7, 7))
    ),
    ("GX-138", "no-such-burning"): lambda: burning().refusal(a.Burn(at(6, 7), at(7, 7), "red")),
    ("GX-143", "no-such-good"): lambda: burning().refusal(a.Burn(at(6, 7), at(5, 7), "green")),
    ("GX-163", "specialist-taken"): lambda: second_specialist().refusal(a.ChooseSpecialist("lawyer")),
    ("GX-207", "not-in-reward"): lambda: second_landing().refusal(a.Forgo("green")),
    ("GX-452", "union-not-paid"): lambda: union().refusal(a.PayUnion(1)),
    ("GX-452", "no-such-good-there"): lambda: union(a.PayUnion(0)).refusal(a.HandGood(at(8, 7), "red")),
    ("GX-471", "connectors-not-defective"): lambda: rough(
        "defective-connectors", "S x:3311 \n e e", ship("S"), card="I-05"
    ).refusal(a.Drop(at(7, 8))),
    ("GX-474", "not-ordered"): lambda: start(roads=[1]).refusal(a.TakeOrdered("B001")),
    ("GB-103", "no-cannon-in-line"): lambda: tech("o s S b", ship("S"), card=SWARM, dice=(7,)).refusal(a.SHOOT),
}
