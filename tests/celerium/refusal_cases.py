"""Every refusal the rules can give, each with a position that raises it."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.records import (
    actions as a,
)
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import Table, all_cards, f, rally
from tests.contract.contract import RefusalCase

LOW: Final = "battery-blue battery-green battery-yellow"


def race(hand: str, *then: Action, **more: int) -> Table:
    """Return a race of two in which the first franchise has done something."""
    table = rally(f(hand=hand, score=40, energy=9, **more), f(hand="1-04", boosts="line", energy=9))  # type: ignore[arg-type]  # squares and counters
    table.do(*then)
    return table


def all_tokens_out() -> Table:
    """Return a race without a token in the supply."""
    holders = (f(keep_line=True, shot="pilot starbot"), f(keep_line=True, shot="pilot", workshop=LOW))
    return rally(f(hand="1-08 1-09 1-12 2-09", score=40, energy=9), *holders, meteors="20 21 22")


def stopped() -> Refusal | None:
    table = rally(f(hand="1-11", energy=9), f(), meteors="13")
    table.do(a.Play("1-11", "move"), a.Advance("pilot", 3), a.Play("1-11", "second"))
    return table.refuse(a.Advance("pilot", 1))


def short_deck() -> Refusal | None:
    table = rally(f(), f(hand=" ".join(all_cards(1)[2:])), step="purchase")
    return table.refuse(a.BuyCards(3, 0, 0))


def attacked(action: Action, card: str = "1-20", boosts: str = "", energy: int = 9) -> Refusal | None:
    """Return what is said against an answer to an attack."""
    table = rally(f(hand=card, score=40), f(hand="1-04 1-18", boosts=boosts, energy=energy))
    table.do(a.Play(card, "first"), a.AimAt(1, "pilot"))
    return table.refuse(action)


REFUSAL_CASES: Final[dict[tuple[str, str], RefusalCase]] = {
    ("CM-013", "no-keep-line-left"): lambda: all_tokens_out().refuse(a.Play("1-09", "second")),
    ("CM-013", "no-meteor-left"): lambda: all_tokens_out().refuse(a.Play("1-08", "first")),
    ("CM-013", "no-shot-left"): lambda: all_tokens_out().refuse(a.Play("1-12", "first")),
    ("CM-013", "no-workshop-left"): lambda: all_tokens_out().refuse(a.Play("2-09", "second")),
    ("CM-036", "few-actions"): lambda: race("1-01", actions=0).refuse(a.Play("1-01", "move")),
    ("CM-037", "few-energy"): lambda: rally(f(hand="1-01", energy=0)).refuse(a.Play("1-01", "first")),
    ("CM-052", "not-on-market"): lambda: rally(f(), step="market", market=LOW).refuse(a.BuyUpgrade("x")),
    ("CM-054", "few-actions"): lambda: rally(f(actions=0), step="market", market=LOW).refuse(
        a.BuyUpgrade("battery-blue")
    ),
    ("CM-067", "not-in-hangar"): lambda: rally(f(hangar=LOW), step="equipment").refuse(a.Install("x", "pilot")),
    ("CM-076", "less-than-no-card"): lambda: rally(f(), step="purchase").refuse(a.BuyCards(-1, 0, 0)),
    ("CM-079", "level-too-high"): lambda: rally(f(), step="purchase").refuse(a.BuyCards(0, 1, 0)),
    ("CM-084", "deck-short"): short_deck,
    ("CM-099", "no-shield"): lambda: attacked(a.USE_SHIELD),
    ("CM-101", "unstoppable"): lambda: attacked(a.USE_SHIELD, "3-07", "shield"),
    ("CM-106", "same-line"): lambda: rally(f(), step="line", round=2).refuse(a.PickLine("blue")),
    ("CM-111", "px2-spent"): lambda: rally(f(line=None, px2=False), step="line").refuse(a.PickLine("blue", True)),
    ("CM-114", "no-px2-mark"): lambda: rally(f(line=None), step="line").refuse(a.PickLine("blue", True)),
    ("CM-117", "not-stored"): lambda: rally(f(hangar=LOW), step="check").refuse(a.DiscardUpgrade("x", "hangar")),
    ("CM-127", "end-of-track"): lambda: race("1-01", a.Play("1-01", "move"), pilot=28).refuse(a.Advance("pilot", 1)),
    ("CM-127", "start-of-track"): lambda: race("1-08", a.Play("1-08", "second"), pilot=4).refuse(
        a.FallBack("pilot", 1)
    ),
    ("CM-130", "not-in-hand"): lambda: race("1-01").refuse(a.Play("1-02", "move")),
    ("CM-130", "one-card-a-turn"): lambda: race("1-01 1-02", a.Play("1-01", "first")).refuse(a.Play("1-02", "move")),
    ("CM-135", "moved-already"): lambda: race("1-01", a.Play("1-01", "move"), a.Advance("pilot", 1)).refuse(
        a.Play("1-01", "move")
    ),
    ("CM-142", "none-can-advance"): lambda: race("1-01", pilot=28, starbot=28).refuse(a.Play("1-01", "move")),
    ("CM-142", "squares-of-card"): lambda: race("1-01", a.Play("1-01", "move")).refuse(a.Advance("pilot", 3)),
    ("CM-147", "squares-of-repeat"): lambda: race(
        "1-11", a.Play("1-11", "move"), a.Advance("pilot", 3), pilot=19
    ).refuse(a.Repeat(4)),
    ("CM-152", "one-option"): lambda: race("1-01", a.Play("1-01", "first")).refuse(a.Play("1-01", "second")),
    ("CM-158", "no-reaction"): lambda: attacked(a.React("1-18", "second")),
    ("CM-158", "not-in-hand"): lambda: attacked(a.React("1-07", "first")),
    ("CM-159", "only-as-reaction"): lambda: race("1-18").refuse(a.Play("1-18", "first")),
    ("CM-164", "no-upgrade-there"): lambda: damaged().refuse(a.TakeDamage("starbot")),
    ("CM-170", "no-square-behind"): lambda: race("1-08", starbot=4).refuse(a.Play("1-08", "first")),
    ("CM-173", "stopped"): stopped,
    ("CM-181", "keep-line-held"): lambda: rally(f(hand="1-09", keep_line=True)).refuse(a.Play("1-09", "second")),
    ("CM-269", "notches"): lambda: race("3-01", a.Play("3-01", "second")).refuse(a.TurnWheel(3)),
    ("CM-270", "not-leading"): lambda: race("3-10", a.Play("3-10", "first")).refuse(a.AimAt(1, "starbot")),
    ("CM-272", "nothing-to-block"): lambda: attacked(a.React("1-04", "second", "line"), boosts="line"),
    ("CM-274", "none-can-go-back"): lambda: race("1-08", pilot=4, starbot=4).refuse(a.Play("1-08", "second")),
    ("CM-274", "squares-back"): lambda: race("1-08", a.Play("1-08", "second")).refuse(a.FallBack("pilot", 2)),
    ("CM-275", "opposing-vehicle"): lambda: race("2-10", a.Play("2-10", "first")).refuse(
        a.PlaceBeside("pilot", 0, "starbot")
    ),
    ("CM-275", "out-of-range"): lambda: race("3-14", a.Play("3-14", "first")).refuse(
        a.PlaceBeside("pilot", 1, "starbot")
    ),
    ("CM-275", "starbot-behind-another"): lambda: race("1-17", a.Play("1-17", "first")).refuse(
        a.PlaceBeside("pilot", 1, "pilot")
    ),
    ("CM-276", "no-such-place"): lambda: race("3-05", pilot=9, starbot=9).refuse(a.Play("3-05", "second")),
    ("CM-279", "level-too-high"): lambda: race("2-14", a.Play("2-14", "second")).refuse(a.DrawCard(4)),
    ("CM-280", "shot"): lambda: rally(f(hand="3-05", shot="starbot")).refuse(a.Play("3-05", "second")),
    ("CM-281", "no-franchise"): lambda: race("1-10", a.Play("1-10", "first")).refuse(a.NameOpponent(2)),
    ("CM-281", "not-that-kind"): lambda: race("1-12", a.Play("1-12", "first")).refuse(a.AimAt(1, "pilot")),
    ("CM-281", "own-franchise"): lambda: race("1-10", a.Play("1-10", "first")).refuse(a.NameOpponent(0)),
    ("CM-283", "nothing-in-range"): lambda: race("3-14", pilot=28, starbot=27).refuse(a.Play("3-14", "first")),
    ("CM-284", "all-shot"): lambda: rally(f(hand="1-12"), f(shot="starbot")).refuse(a.Play("1-12", "first")),
    ("CM-284", "meteor-there"): lambda: rally(f(hand="1-08"), meteors="9").refuse(a.Play("1-08", "first")),
    ("CM-284", "shot-already"): lambda: aimed_at_shot().refuse(a.AimAt(1, "starbot")),
}


def damaged() -> Table:
    """Return a race in which a franchise with one Upgrade is being damaged."""
    table = rally(f(hand="3-08", score=40), f(on_pilot="battery-blue", energy=0))
    table.do(a.Play("3-08", "first"), a.NameOpponent(1))
    return table


def aimed_at_shot() -> Table:
    """Return a race in which a Shot looks for a target beside one that was hit."""
    table = rally(f(hand="1-12"), f(shot="starbot"), f())
    table.do(a.Play("1-12", "first"))
    return table
