"""Every refusal the rules can give, each with a position that raises it."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.records import actions as a
from astrodrome.kernel.records import TIME_UP, Action
from astrodrome.kernel.seats import CLOCK
from tests.contract.contract import RefusalCase
from tests.galaxy_trucker.drawing import START, at
from tests.galaxy_trucker.expansion.refusal_cases import EXPANSION_REFUSALS
from tests.galaxy_trucker.table import Table, check, edit, fly, give, mount, ship, start
from tests.galaxy_trucker.test_goods import gain, lose, lose_crew, stow
from tests.galaxy_trucker.test_hits import shot
from tests.galaxy_trucker.test_hourglass import time_out, yard

FRONT = a.Place(at(7, 6), 0)


def holding(name: str = "B001", flight: str = "I", **options: object) -> Table:
    """A yard in real time in which seat 0 holds a component."""
    table = yard(2, flight, **options)
    give(table, 0, name)
    return table


def after(table: Table, *answers: Action) -> Table:
    """Let seat 0 act."""
    table.play(*answers, seat=0)
    return table


def reserved() -> Table:
    """A yard in which seat 0 has filled the reserve and holds one more component."""
    table = holding()
    for name in ("B002", "B003"):
        after(table, a.SET_ASIDE)
        give(table, 0, name)
    return table


def built(seats: int = 2) -> Table:
    """A yard in which everybody has added a component."""
    table = yard(seats)
    for seat in range(seats):
        mount(table, seat, f"B05{seat}@7.6")
    return table


def empty_heap() -> Table:
    table = yard()
    names = [table.g.box.names[component] for component in table.g.face_down_components]
    edit(table, "up", lambda _: [" ".join(names)])
    return table


def glass_before_start() -> Table:
    table = yard()
    table.play(TIME_UP, seat=CLOCK)
    return table


def late() -> Table:
    table = yard(3)
    time_out(table)
    return table


def behind_engine() -> Table:
    table = after(holding("B077", modules=["strict"]), a.Place(at(8, 7), 0))
    mount(table, 0, "B053@7.8")
    give(table, 0, "B010")
    return table


def before_cannon() -> Table:
    table = after(holding("B107", modules=["strict"]), a.Place(at(8, 7), 0))
    mount(table, 0, "B053@7.6")
    give(table, 0, "B001")
    return table


def landed() -> Table:
    table = fly(ship("S"), ship("S"), card="I-13")
    table.play(a.Land(1))
    return table


DOUBLES = ". G:0030 . \n G<:0300 S G>:0003 \n . b ."
WRONG = "S e<:0003"

REFUSAL_CASES: Final[dict[tuple[str, str], RefusalCase]] = {
    ("GB-013", "no-such-number"): lambda: yard().refusal(a.Finish(3), 0),
    ("GB-016", "secret-pile"): lambda: built().refusal(a.LookAtPile(3), 0),
    ("GB-018", "hand-full"): lambda: holding().refusal(a.TAKE_FACE_DOWN, 0),
    ("GB-019", "heap-empty"): lambda: empty_heap().refusal(a.TAKE_FACE_DOWN, 0),
    ("GB-022", "not-face-up"): lambda: yard().refusal(a.TakeFaceUp("B001"), 0),
    ("GB-023", "hand-empty"): lambda: yard().refusal(a.RETURN, 0),
    ("GB-025", "hand-empty"): lambda: yard().refusal(FRONT, 0),
    ("GB-027", "lies-there-already"): lambda: after(holding(), FRONT).refusal(FRONT, 0),
    ("GB-028", "hand-empty"): lambda: yard().refusal(a.SET_ASIDE, 0),
    ("GB-028", "reserve-full"): lambda: reserved().refusal(a.SET_ASIDE, 0),
    ("GB-029", "not-in-reserve"): lambda: yard().refusal(a.TakeReserve("B001"), 0),
    ("GB-029", "kept-components-stay"): lambda: after(holding(), a.SET_ASIDE, a.TakeReserve("B001")).refusal(
        a.RETURN, 0
    ),
    ("GB-031", "look-with-empty-hand"): lambda: after(built(), a.TAKE_FACE_DOWN).refusal(a.LookAtPile(0), 0),
    ("GB-031", "look-after-building"): lambda: yard().refusal(a.LookAtPile(0), 0),
    ("GB-031", "no-pile-taken"): lambda: yard().refusal(a.PUT_PILE_BACK, 0),
    ("GB-032", "pile-taken"): lambda: after(built(), a.LookAtPile(0)).refusal(a.LookAtPile(0), 1),
    ("GB-037", "sand-tells-time"): lambda: yard().refusal(TIME_UP, 0),
    ("GB-038", "sand-runs"): lambda: yard().refusal(a.TURN_HOURGLASS, 0),
    ("GB-039", "start-needs-number"): lambda: glass_before_start().refusal(a.TURN_HOURGLASS, 0),
    ("GB-042", "ship-finished"): lambda: after(built(), a.Finish(1)).refusal(a.TAKE_FACE_DOWN, 0),
    ("GB-042", "number-taken"): lambda: after(yard(), a.Finish(1)).refusal(a.Finish(1), 1),
    ("GB-044", "clock-tells-time"): lambda: late().refusal(TIME_UP, 1),
    ("GB-049", "misfit"): lambda: holding(modules=["strict"]).refusal(a.Place(at(6, 7), 0), 0),
    ("GB-051", "hangs-free"): lambda: holding(modules=["strict"]).refusal(a.Place(at(9, 7), 0), 0),
    ("GB-052", "engine-astray"): lambda: holding("B070", modules=["strict"]).refusal(a.Place(at(8, 7), 2), 0),
    ("GB-053", "exhaust-blocked"): lambda: behind_engine().refusal(a.Place(at(8, 8), 0), 0),
    ("GB-054", "barrel-blocked"): lambda: before_cannon().refusal(a.Place(at(8, 6), 0), 0),
    ("GB-056", "off-the-ship"): lambda: holding().refusal(a.Place(0, 0), 0),
    ("GB-056", "square-taken"): lambda: holding().refusal(a.Place(START, 0), 0),
    ("GB-060", "not-at-fault"): lambda: check(WRONG).refusal(a.Remove(START)),
    ("GB-062", "no-such-part"): lambda: check(WRONG).refusal(a.KeepPart(0)),
    ("GB-068", "no-life-support"): lambda: check("S c p").refusal(a.BoardAlien(START)),
    ("GB-088", "no-cell-there"): lambda: after(fly("b S b \n E . .", card="I-05"), a.Power((1,))).refusal(
        a.SpendCell(START)
    ),
    ("GB-088", "too-few-cells"): lambda: fly(DOUBLES, card="I-01").refusal(a.Power((1, 2))),
    ("GB-095", "kinds-of-doubles"): lambda: fly(DOUBLES, card="I-01").refusal(a.Power((1,))),
    ("GB-095", "so-many-doubles"): lambda: fly(DOUBLES, card="I-01").refusal(a.Power((2, 0))),
    ("GB-102", "shield-too-weak-for-meteor"): lambda: shot("large left", "g< S", ship("S"), total=7).refusal(
        a.USE_SHIELD
    ),
    ("GB-102", "only-large-meteors"): lambda: shot("light left", "x S s< b", ship("S"), total=7).refusal(a.SHOOT),
    ("GB-117", "no-such-part"): lambda: shot("heavy front", "x S x", ship("S"), total=7).refusal(a.KeepPart(2)),
    ("GB-124", "hold-named-twice"): lambda: gain("h S", "B").refusal(
        a.StowGoods((a.Stowage(at(6, 7), ()), a.Stowage(at(6, 7), ())))
    ),
    ("GB-124", "not-a-hold"): lambda: gain("h S", "B").refusal(stow(c7r7="B")),
    ("GB-124", "hold-full"): lambda: gain("h S", "B B B").refusal(stow(c6r7="B B B")),
    ("GB-124", "red-needs-special"): lambda: gain("h S", "R").refusal(stow(c6r7="R")),
    ("GB-125", "goods-not-there"): lambda: gain("h S", "B").refusal(stow(c6r7="Y")),
    ("GB-127", "dearest-first"): lambda: lose(ship("h S h", goods={(6, 7): "Y", (8, 7): "Y"}), 1).refusal(
        a.LoseGood(START)
    ),
    ("GB-128", "no-cell-there"): lambda: lose(ship("b S b"), 1).refusal(a.SpendCell(START)),
    ("GB-130", "nobody-there"): lambda: lose_crew("c S x", 1).refusal(a.LoseCrew(at(8, 7))),
    ("GB-133", "no-such-planet"): lambda: landed().refusal(a.Land(7)),
    ("GB-133", "planet-taken"): lambda: landed().refusal(a.Land(1)),
    ("GB-183", "intro-no-reserve"): lambda: holding(flight="intro").refusal(a.SET_ASIDE, 0),
    ("GB-183", "intro-no-cards"): lambda: yard(flight="intro").refusal(a.LookAtPile(0), 0),
    ("GB-183", "intro-no-hourglass"): lambda: yard(flight="intro").refusal(a.TURN_HOURGLASS, 0),
    ("GB-190", "turns-no-hourglass"): lambda: start().refusal(a.TURN_HOURGLASS),
    ("GB-194", "finish-with-empty-hand"): lambda: holding().refusal(a.Finish(1), 0),
    **EXPANSION_REFUSALS,
}
