"""Every refusal of the modules, each with a position that raises it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.modules.bonus import records as bonus_records
from astrodrome.games.galaxy_trucker.modules.machinations import records as machinations
from astrodrome.games.galaxy_trucker.modules.roads import records as roads
from astrodrome.games.galaxy_trucker.modules.technologies import records as technologies
from astrodrome.games.galaxy_trucker.records import actions as a
from astrodrome.kernel.records import TIME_UP, Action
from tests.contract.contract import RefusalCase
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.bonus_flight import depot
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES, FIVE, TECH, plot, rough, tech
from tests.galaxy_trucker.expansion.two_halves import DUO, pair
from tests.galaxy_trucker.table import Ship, Table, card, check, fly, ship, start, tell

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
    table.play(a.BoardAlien(at(8, 7)), technologies.ChooseSpecialist("lawyer"), a.BoardAlien(at(8, 7)))
    return table


def second_landing() -> Table:
    table = tech(*[ship("S")] * 5, card=WORLD, modules=FIVE)
    table.play(a.Land(0), a.Land(0))
    return table


def union(*answers: roads.PayUnion) -> Table:
    goods = ship("S h3", goods={(8, 7): "Y G B"}, credits=0)
    table = rough("union-ship", goods, ship("S"), card=CREWS, after=("I-04",))
    table.play(a.FLY_ON, a.FLY_ON, *answers)
    return table


def bonus(name: str, *answers: Action, one: Ship | str = "S") -> Table:
    rows = {row.name: replace(row, name="T-01") for row in our_content().bonus}
    table = fly(one, ship("S"), card=rows[name], dice=(2, 2), after=("I-05", "I-06"), modules=(*TECH, "bonus-cards"))
    table.play(*answers)
    return table


def used(name: str, *answers: Action) -> Table:
    """A card whose first line or square another player has chosen."""
    rows = {row.name: replace(row, name="T-01") for row in our_content().bonus}
    modules: tuple[Module, ...] = (*TECH, "bonus-cards")
    table = fly("S b c", "S b c", "S", card=rows[name], dice=(2, 2, 2), after=("I-05", "I-06"), modules=modules)
    table.play(*answers)
    return table


def stopped() -> Table:
    """A chain whose first square another player has taken."""
    charges = bonus_records.ArrangeCells((bonus_records.Charge(at(8, 7), 2),))
    return used("BC-4", bonus_records.StopAt(0), a.LoseCrew(at(9, 7)), charges)


def charging() -> Table:
    return bonus("BC-4", bonus_records.StopAt(0), a.LoseCrew(at(9, 7)), one=ship("S b c", cells=0))


def nowhere() -> Table:
    """A depot that offers a component without any connector beside one that fits."""
    return depot("x S", "S", offer=("T3", "B049"), spare="S x:0000")


def mounting() -> Table:
    table = bonus("BC-5")
    table.play(next(action for action in table.legal if isinstance(action, bonus_records.TakeFromDepot)))
    return table


def retired() -> Table:
    """A cyan alien that boards in a star depot after another one was lost."""
    table = depot("x y S", "S", offer=["B046"], retired="lawyer")
    table.play(bonus_records.TakeFromDepot("B046"))
    table.play(next(one for one in table.legal if isinstance(one, a.Place) and one.square == at(6, 6)))
    table.play(a.BoardAlien(at(6, 6)))
    return table


def powering() -> Table:
    table = pair(". c . . . c . \n E b . * . b E \n . b . . . . .", card=ENGINES)
    table.play(a.Power((1, 0)))
    return table


def waking_apart() -> Table:
    table = pair(ship(". c Z . Z c c \n . . . * . . .", crew={(5, 6): "1"}), card=ONE)
    table.play(a.TAKE_OPPORTUNITY, a.LoseCrew(at(9, 6)))
    return table


def parted() -> Table:
    table = pair(DUO)
    table.play(a.WithdrawHalf("left"), a.FLY_ON)
    return table


def all_lent() -> Table:
    """A toll when the other player has every loan token."""
    return plot("EM-07", ship("S", credits=5), ship("S", facts="loans=12"))


def lent(credits_: int) -> Table:
    """A pause between cards with a loan to repay."""
    table = plot("EM-23", "S", "S")
    tell(table, 0, f"credits={credits_} loans=1")
    return table


MACHINATION_REFUSALS: Final[dict[tuple[str, str], RefusalCase]] = {
    ("GX-351", "no-loans"): lambda: union().refusal(a.TAKE_LOAN),
    ("GX-329", "no-loan-left"): lambda: all_lent().refusal(a.TAKE_LOAN),
    ("GX-353", "no-loan-to-repay"): lambda: plot("EM-23", "S", "S").refusal(a.REPAY_LOAN),
    ("GX-354", "loan-is-whole"): lambda: lent(11).refusal(a.REPAY_LOAN),
    ("GX-333", "not-your-machination"): lambda: start(modules=["machinations"]).refusal(
        machinations.ChooseMachination("EM-99"), 0
    ),
    ("GX-012", "bid-too-low"): lambda: plot("EM-08", ship("S", credits=5), "S").refusal(machinations.BidOpenly(0)),
    ("GX-360", "too-few-credits"): lambda: plot("EM-07", "S", "S").refusal(machinations.Pay(2)),
    ("GX-555", "no-such-ship"): lambda: plot("EM-18", ship("S", credits=5), "S").refusal(machinations.HandOver(0)),
    ("GX-576", "not-the-sum"): lambda: plot("EM-07", ship("S", credits=5), "S").refusal(machinations.Pay(1)),
    ("GX-555", "no-alien-there"): lambda: plot("EM-15", ship("p c S", crew={(6, 7): "purple"}), "S").refusal(
        a.LoseCrew(at(7, 7))
    ),
    ("GX-548", "no-such-lot"): lambda: plot("EM-01", "S s b", "S").refusal(machinations.Scrap(())),
    ("GX-555", "fastened-well"): lambda: plot("EM-17", "x S x", "x S x").refusal(machinations.Loosen(at(7, 7))),
}

EXPANSION_REFUSALS: Final[dict[tuple[str, str], RefusalCase]] = {
    ("GX-066", "nobody-sleeps-there"): lambda: waking().refusal(technologies.Wake(at(7, 7), at(6, 7))),
    ("GX-069", "no-free-bed"): lambda: waking().refusal(technologies.Wake(at(8, 7), at(7, 7))),
    ("GX-102", "no-such-boost"): lambda: tech("g . \n a S b", ship("S")).refusal(
        technologies.Boost(at(6, 7), at(7, 7))
    ),
    ("GX-115", "no-such-jump"): lambda: tech(". . b \n e j S", ship("S"), card=SWARM).refusal(
        technologies.Jump(at(6, 7), at(7, 7))
    ),
    ("GX-138", "no-such-burning"): lambda: burning().refusal(a.Burn(at(6, 7), at(7, 7), "red")),
    ("GX-143", "no-such-good"): lambda: burning().refusal(a.Burn(at(6, 7), at(5, 7), "green")),
    ("GX-163", "specialist-taken"): lambda: second_specialist().refusal(technologies.ChooseSpecialist("lawyer")),
    ("GX-207", "not-in-reward"): lambda: second_landing().refusal(a.Forgo("green")),
    ("GX-452", "union-not-paid"): lambda: union().refusal(roads.PayUnion(1)),
    ("GX-452", "no-such-good-there"): lambda: union(roads.PayUnion(0)).refusal(roads.HandGood(at(8, 7), "red")),
    ("GX-471", "connectors-not-defective"): lambda: rough(
        "defective-connectors", "S x:3311 \n e e", ship("S"), card="I-05"
    ).refusal(roads.Drop(at(7, 8))),
    ("GX-474", "not-ordered"): lambda: start(roads=[1]).refusal(a.TakeOrdered("B001")),
    ("GX-163", "specialist-gone"): lambda: retired().refusal(technologies.ChooseSpecialist("lawyer")),
    ("GX-488", "not-on-a-die"): lambda: bonus("BC-1").refusal(bonus_records.SetNumber(7)),
    ("GX-489", "not-on-a-die"): lambda: bonus("BC-1", bonus_records.SetNumber(1)).refusal(bonus_records.Guess(7)),
    ("GX-494", "bid-too-high"): lambda: bonus("BC-2").refusal(bonus_records.Bid(9)),
    ("GX-497", "no-such-coordinates"): lambda: bonus("BC-2", bonus_records.Bid(0), bonus_records.Bid(0)).refusal(
        bonus_records.Point(7, 7)
    ),
    ("GX-502", "police-tells-time"): lambda: bonus("BC-2", bonus_records.Bid(0), bonus_records.Bid(0)).refusal(TIME_UP),
    ("GX-506", "no-such-course"): lambda: bonus("BC-3").refusal(bonus_records.Aim(7, 1)),
    ("GX-506", "course-taken"): lambda: used("BC-3", bonus_records.Aim(0, 1)).refusal(bonus_records.Aim(0, 2)),
    ("GX-508", "no-such-opponent"): lambda: bonus("BC-3").refusal(bonus_records.Aim(0, 0)),
    ("GX-512", "no-such-stop"): lambda: bonus("BC-4").refusal(bonus_records.StopAt(9)),
    ("GX-512", "stop-taken"): lambda: stopped().refusal(bonus_records.StopAt(0)),
    ("GX-515", "price-not-payable"): lambda: bonus("BC-4").refusal(bonus_records.StopAt(1)),
    ("GX-516", "no-such-berth"): lambda: bonus("BC-6", bonus_records.StopAt(0)).refusal(
        bonus_records.SettleCrew((bonus_records.Berth(0, 1),))
    ),
    ("GX-517", "crew-not-as-it-is"): lambda: bonus("BC-6", bonus_records.StopAt(0)).refusal(
        bonus_records.SettleCrew(())
    ),
    ("GX-518", "battery-too-small"): lambda: charging().refusal(
        bonus_records.ArrangeCells((bonus_records.Charge(0, 1),))
    ),
    ("GX-518", "cells-not-as-many"): lambda: charging().refusal(bonus_records.ArrangeCells(())),
    ("GX-526", "not-on-offer"): lambda: bonus("BC-5").refusal(bonus_records.TakeFromDepot("nothing")),
    ("GX-528", "fits-nowhere"): lambda: nowhere().refusal(bonus_records.TakeFromDepot("T3")),
    ("GX-528", "not-mounted-there"): lambda: mounting().refusal(a.Place(0, 0)),
    ("GX-279", "look-after-both-halves"): lambda: start(flights=["IIA"]).refusal(a.LookAtPile(0)),
    ("GX-292", "cell-of-other-half"): lambda: powering().refusal(a.SpendCell(at(9, 7))),
    ("GX-293", "sleeper-of-other-half"): lambda: waking_apart().refusal(technologies.Wake(at(6, 6), at(9, 6))),
    ("GX-307", "no-two-halves"): lambda: parted().refusal(a.WithdrawHalf("right")),
    ("GB-103", "no-cannon-in-line"): lambda: tech("o s S b", ship("S"), card=SWARM, dice=(7,)).refusal(a.SHOOT),
    **MACHINATION_REFUSALS,
}
