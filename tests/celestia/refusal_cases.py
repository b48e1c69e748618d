"""Every refusal the rules can give, each with a position that raises it."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.records import (
    actions as a,
)
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from tests.celestia.table import Table, card, cards, fly, helping, name, pick, play, row, treasure
from tests.contract.contract import RefusalCase

BEFORE_ROLL, AFTER_ANNOUNCEMENTS, AFTER_SUCCESS = (
    "PlayersBeforeRoll",
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
)
AFTER_CRASH, AFTER_LAYING, AT_FALL = "PlayersAfterCrash", "PlayersAtLaying", "PlayersAtFall"
DEC, SAY, PAY = "PassengerAnnounces", "CaptainDeclares", "CaptainLays"


def no(table: Table, seat: int, action: Action) -> Refusal | None:
    """Return what the rules say against an action."""
    return table.game.refuse(seat, action)


def step(*hands: str, **more: object) -> Table:
    """Set up a step in city 4 on two fogs."""
    more.setdefault("at", 4)
    more.setdefault("dice", "ff")
    return fly(*hands, **more)  # type: ignore[arg-type]  # passed on as given


def boat(*hands: str, modules: str = "ext2", dice: str = "f.", boat: str = "boat-birds", **more: object) -> Table:
    """Let the lifeboat fly on alone, seat 1 in it with one symbol free, birds unless said otherwise."""
    table = step(*hands, modules=modules, down=True, pilot=1, boat=boat, dice=dice, **more)
    table.let(1, a.FLY_ON)
    return table


def left(seat: int, *hands: str, **more: object) -> Table:
    """Let one passenger leave, the others stay."""
    table = step(*hands, **more)
    table.let(seat, a.LEAVE)
    return table


def ejecting(target: int) -> Refusal | None:
    table = step("ejection", "c", "c", "c", ashore=(3,))
    table.let(0, play("ejection"))
    return no(table, 0, name(target))


def handing_over(target: int, **more: object) -> Refusal | None:
    table = step("need", "c", "c", ashore=(2,), modules="ext2", **more)
    table.let(0, play("need"))
    return no(table, 0, name(target))


def former(**more: object) -> Refusal | None:
    table = step("need", "c", "c", **more)
    table.let(0, play("need"))
    table.do(0, name(1))
    return no(table, 0, a.LEAVE)


def spying(target: int) -> Refusal | None:
    table = step("spy", "c", "", modules="ext2")
    table.let(0, play("spy"))
    return no(table, 0, name(target))


def forcing(target: int) -> Refusal | None:
    table = left(1, "c c", "c", "c", "c", "c", modules="ext1", colours="red purple blue green black", ashore=(4,))
    table.let(2, a.STAY)
    table.do(3, a.LEAVE)
    table.let(1, a.USE_POWER)
    return no(table, 1, name(target))


def came_back() -> Refusal | None:
    table = step("c", "route", "c").on(AFTER_ANNOUNCEMENTS)
    table.act(1, play("route"))
    table.do(0, a.Reroll(()))
    return no(table, 1, play("route"))


def rerolling(dice: tuple[int, ...], frozen: bool = False) -> Refusal | None:
    table = step("", "route", "c", modules="ext1", colours="red blue green", dice="fp").on(AFTER_CRASH)
    if frozen:
        table.act(2, a.USE_POWER)
        table.do(0, a.DECLARE_CRASH)
    table.act(1, play("route"))
    return no(table, 0, a.Reroll(dice))


def help_twice() -> Refusal | None:
    table = step("", "?l ?p c", "c", modules="ext1").on(AFTER_CRASH)
    table.act(1, helping("?l"))
    while table.decision == AFTER_CRASH:
        table.usual()
    table.do(0, a.DECLARE_CRASH)
    return no(table, 1, helping("?p"))


def moored_twice() -> Refusal | None:
    table = left(2, "c c", "mooring", "mooring hook", modules="ext1 grappin")
    table.on(AFTER_LAYING).act(1, play("mooring"))
    return no(table, 2, play("mooring"))


def spent() -> Refusal | None:
    table = step("c", "bandit", "c", modules="ext1", colours="black red blue")
    table.act(0, a.USE_POWER)
    return no(table, 0, a.USE_POWER)


def nothing_to_turn_up() -> Refusal | None:
    table = step("c", "c", "", modules="ext1", colours="red yellow blue", keeper=2).on(AFTER_CRASH)
    return no(table, 1, a.USE_POWER)


def nothing_useful_to_turn_up() -> Refusal | None:
    table = step("c", "c", "", modules="ext1", colours="red yellow blue", discard="bandit", keeper=2).on(AFTER_CRASH)
    return no(table, 1, a.USE_POWER)


def pirates_covered() -> Refusal | None:
    table = boat("c", "route", "c", modules="ext1 ext2", colours="red green blue", boat="boat-pirates", dice="fp")
    return no(table.on(AFTER_CRASH), 1, a.USE_POWER)


def giving(target: int) -> Refusal | None:
    table = step("", "", "", "", ashore=(1, 2, 3), modules="xmas", holds={0: "25:25 25:25"}, gifts="9:9 9:12")
    table.do(0, a.STOP)
    table.do(0, name(1))
    return no(table, 0, name(target))


def bonus(action: Action) -> Refusal | None:
    table = step("c l", "", "", modules="matryoshburg", holds={0: "9:9"}, piles={9: 0}, power_cards=False)
    return no(table.on("PlayersChooseBonus"), 0, action)


def keeping() -> Refusal | None:
    table = fly("", "", at=9, modules="two", piles={9: "9 9 9 12"}).on(DEC)
    table.do(1, a.LEAVE)
    return no(table, 1, pick("9:12"))


def searching() -> Refusal | None:
    table = left(1, "c", "instructor", "c", modules="instructor", piles={4: "4 9"})
    table.do(1, play("instructor"))
    return no(table, 1, pick("4:6"))


def giving_up() -> Refusal | None:
    table = step("c", "c", "c", modules="ext1", colours="black red blue", holds={1: "15:15"}).on(AFTER_CRASH)
    table.act(1, a.USE_POWER)
    return no(table, 1, pick("20:20"))


def window(moment: str, *hands: str, seat: int = 1, action: Action, **more: object) -> RefusalCase:
    """Return a position in a window, and what a seat tries there."""
    return lambda: no(step(*hands, **more).on(moment), seat, action)


def try_card(moment: str, word: str, *, captain: str = "c c", seat: int = 1, **more: object) -> RefusalCase:
    """Return a position in which seat 1 holds a card and tries to play it in a window."""
    return window(moment, captain, word, "c", seat=seat, action=play(word), **more)


def power(colour: str, moment: str, *, captain: str = "c") -> RefusalCase:
    """Return a position in which seat 1 has a character and tries to use its power in a window."""
    idle = [other for other in ("purple", "black", "yellow") if other != colour]
    colours = f"{idle[0]} {colour} {idle[1]}"
    return window(moment, captain, "c", "c", action=a.USE_POWER, modules="ext1", colours=colours)


def no_captain() -> Refusal | None:
    table = step("c", "ejection", "c")
    table.let(1, play("ejection"))
    return no(table, 1, name(0))


# Sealed answers are carried out one after the other, and each is checked again when its turn comes. Nobody is asked
# then, so no position is like these three: a window that asked three seats, after the answer of one was carried out.


def jetpack_ashore() -> Table:
    """Bring everybody to a final crash, seat 2 having landed by one Jetpack with the other in hand."""
    table = step("c", "c", "jetpack jetpack").on(AT_FALL)
    table.g.pawns[2] = 0
    return table


def jetpack_too_many() -> Table:
    """Bring everybody to a final crash with the last treasure gone since the window opened."""
    table = step("c", "c", "jetpack").on(AT_FALL)
    table.g.piles[2] = []
    return table


def spyglass_ashore() -> Table:
    """Announce a crash, the owner of a Spyglass having been put ashore since the window opened."""
    table = step("c", "c", "c", holds={2: "2:S"}).on(AFTER_CRASH)
    table.g.pawns[2] = 0
    return table


def without_dice() -> Table:
    """Bring everybody to the window after the announcements with no dice on the table."""
    table = step("c", "route", "c", modules="ext1", colours="black red blue")
    table.act(0, a.USE_POWER)
    return table.on(AFTER_ANNOUNCEMENTS)


REFUSAL_CASES: Final[dict[tuple[str, str], RefusalCase]] = {
    ("CS-028", "not-in-hand"): window(AFTER_ANNOUNCEMENTS, "c", "c", "c", action=play("route")),
    ("CS-041", "equipment-for-events"): try_card(AFTER_ANNOUNCEMENTS, "c"),
    ("CS-049", "stay-or-leave"): lambda: no(step("", "", ""), 1, row("boat-fog")),
    ("CS-058", "pile-empty"): lambda: no(step("", "", "", piles={4: 0}), 1, a.LEAVE),
    ("CS-061", "no-card-now"): lambda: no(step("", "", ""), 1, play("spell")),
    ("CS-076", "equipment-suffices"): lambda: no(step("c c", "", "").on(SAY), 0, a.DECLARE_CRASH),
    ("CS-077", "cards-missing"): lambda: no(step("c", "", "").on(SAY), 0, a.DECLARE_SUCCESS),
    ("CS-080", "not-these-cards"): lambda: no(step("c c c", "", "", modules="ext1").on(PAY), 0, a.LayCards(cards("c"))),
    ("CS-088", "turbo-for-events"): try_card(AFTER_ANNOUNCEMENTS, "t"),
    ("CS-119", "only-aboard"): window(
        AFTER_ANNOUNCEMENTS, "c", "c", "route", seat=2, action=play("route"), ashore=(2,), dice="f."
    ),
    ("CS-120", "route-too-late"): try_card(AT_FALL, "route", captain="c"),
    ("CS-121", "not-these-dice"): lambda: rerolling((5,)),
    ("CS-125", "route-too-early"): try_card(BEFORE_ROLL, "route", modules="ext1"),
    ("CS-126", "only-aboard"): window(
        AFTER_ANNOUNCEMENTS, "c", "c", "ejection", seat=2, action=play("ejection"), ashore=(2,), dice="f."
    ),
    ("CS-127", "ejection-not-now"): try_card(AT_FALL, "ejection", captain="c"),
    ("CS-128", "ejection-after-crash"): try_card(AFTER_CRASH, "ejection", captain="c"),
    ("CS-129", "not-the-captain"): no_captain,
    ("CS-130", "another-player"): lambda: ejecting(0),
    ("CS-131", "target-ashore"): lambda: ejecting(3),
    ("CS-134", "pile-empty"): try_card(AFTER_ANNOUNCEMENTS, "ejection", piles={4: 0}),
    ("CS-135", "no-other-passenger"): lambda: no(left(1, "ejection", "c").on(AFTER_ANNOUNCEMENTS), 0, play("ejection")),
    ("CS-137", "only-aboard"): lambda: no(jetpack_ashore(), 2, play("jetpack")),
    ("CS-141", "jetpack-too-early"): try_card(AFTER_CRASH, "jetpack", captain="c"),
    ("CS-142", "pile-empty"): lambda: no(jetpack_too_many(), 2, play("jetpack")),
    ("CS-145", "spell-too-early"): try_card(BEFORE_ROLL, "spell", modules="ext1"),
    ("CS-147", "no-blank-die"): try_card(AFTER_ANNOUNCEMENTS, "spell"),
    ("CS-150", "spell-too-late"): try_card(AT_FALL, "spell", captain="c"),
    ("CS-151", "spell-after-crash"): try_card(AFTER_CRASH, "spell", captain="c"),
    ("CS-152", "no-spyglass"): window(AFTER_CRASH, "c", "route", "c", action=a.UseSpyglass(4)),
    ("CS-153", "only-aboard"): lambda: no(spyglass_ashore(), 2, a.UseSpyglass(2)),
    ("CS-154", "spyglass-not-now"): window(AFTER_ANNOUNCEMENTS, "c c", "c", "c", action=a.UseSpyglass(4)),
    ("CS-164", "no-card-left"): nothing_to_turn_up,
    ("CS-199", "no-such-treasure"): keeping,
    ("CS-219", "no-character"): window(AFTER_ANNOUNCEMENTS, "c", "c", "c", action=a.USE_POWER),
    ("CS-221", "power-spent"): spent,
    ("CS-231", "after-the-roll"): try_card(AFTER_ANNOUNCEMENTS, "bandit", modules="ext1"),
    ("CS-234", "mooring-not-now"): try_card(AFTER_SUCCESS, "mooring", modules="ext1"),
    ("CS-238", "mooring-at-a-crash"): try_card(AFTER_CRASH, "mooring", captain="c", modules="ext1"),
    ("CS-240", "already-moored"): moored_twice,
    ("CS-241", "only-passengers"): window(
        AFTER_CRASH,
        "?c",
        "c",
        "c",
        seat=0,
        action=helping("?c"),
        modules="ext1",
        colours="red blue black",
        holds={0: "15:15"},
    ),
    ("CS-242", "help-not-now"): window(AFTER_ANNOUNCEMENTS, "c c", "?c", "c", action=helping("?c"), modules="ext1"),
    ("CS-244", "place-something"): window(AFTER_CRASH, "c", "?c", "c", action=a.PlaceHelp(()), modules="ext1"),
    ("CS-244", "not-in-hand"): window(AFTER_CRASH, "c", "?c", "c", action=helping("?l"), modules="ext1"),
    ("CS-244", "cards-in-order"): window(
        AFTER_CRASH, "c", "?c ?l", "c", action=a.PlaceHelp(cards("?c ?l")[::-1]), modules="ext1"
    ),
    ("CS-245", "help-is-placed"): try_card(AFTER_CRASH, "?c", captain="c", modules="ext1"),
    ("CS-247", "not-help"): window(AFTER_CRASH, "c", "c", "c", action=a.PlaceHelp((card("c"),)), modules="ext1"),
    ("CS-253", "help-revealed"): help_twice,
    ("CS-258", "power-at-a-crash"): power("green", AFTER_ANNOUNCEMENTS),
    ("CS-259", "only-aboard"): lambda: no(
        step("bandit", "c", "c", modules="ext1", colours="red blue black", ashore=(2,)), 2, a.USE_POWER
    ),
    ("CS-260", "no-such-treasure"): giving_up,
    ("CS-261", "no-treasure"): power("red", AFTER_CRASH),
    ("CS-268", "already-captain"): window(
        AFTER_CRASH, "c", "c", "c", seat=0, action=a.USE_POWER, modules="ext1", colours="blue red black"
    ),
    ("CS-270", "die-frozen"): lambda: rerolling((1,), frozen=True),
    ("CS-273", "no-pirates"): power("green", AFTER_CRASH),
    ("CS-282", "after-the-roll"): power("black", AFTER_ANNOUNCEMENTS),
    ("CS-283", "another-player"): lambda: forcing(1),
    ("CS-283", "captain-has-declared"): power("purple", AFTER_CRASH),
    ("CS-283", "no-announcement"): lambda: forcing(4),
    ("CS-284", "announced-nothing"): window(
        AFTER_ANNOUNCEMENTS, "c", "c", "c", seat=0, action=a.USE_POWER, modules="ext1", colours="purple red black"
    ),
    ("CS-285", "not-the-captain"): lambda: forcing(0),
    ("CS-286", "pile-empty"): lambda: no(
        left(1, "c", "c", "c", modules="ext1", colours="red purple black", piles={4: 1}, dice="f.").on(
            AFTER_ANNOUNCEMENTS
        ),
        1,
        a.USE_POWER,
    ),
    ("CS-289", "nobody-to-force"): power("purple", AFTER_ANNOUNCEMENTS),
    ("CS-289", "same-choice"): lambda: forcing(3),
    ("CS-299", "lifeboat-is-boarded"): try_card(AFTER_ANNOUNCEMENTS, "boat-fog", modules="ext2"),
    ("CS-300", "boat-occupied"): lambda: no(
        step("boat-fog", "c", "c", pilot=2, boat="boat-birds", modules="ext2").on(AFTER_ANNOUNCEMENTS),
        0,
        row("boat-fog"),
    ),
    ("CS-300", "no-lifeboat-card"): lambda: no(step("c", "c", "c", modules="ext2").on(DEC), 1, row("boat-fog")),
    ("CS-301", "boat-occupied"): lambda: no(
        step("c", "boat-fog", "c", pilot=2, boat="boat-birds", modules="ext2").on(DEC), 1, row("boat-fog")
    ),
    ("CS-305", "only-the-aircraft"): lambda: no(
        boat("c", "ejection", "c").on(AFTER_ANNOUNCEMENTS), 1, play("ejection")
    ),
    ("CS-306", "boat-too-early"): lambda: no(step("boat-fog c", "c", "c", modules="ext2"), 0, row("boat-fog")),
    ("CS-309", "boat-too-late"): lambda: no(
        step("boat-fog c c", "c", "c", modules="ext2").on(AFTER_SUCCESS), 0, row("boat-fog")
    ),
    ("CS-310", "equipment-suffices"): lambda: no(
        step("c c boat-fog", "c", ashore=(1,), modules="ext2").on(AFTER_ANNOUNCEMENTS), 0, row("boat-fog")
    ),
    ("CS-332", "need-after-crash"): lambda: no(step("need", "c", "c", modules="ext2").on(AFTER_CRASH), 0, play("need")),
    ("CS-332", "need-not-now"): lambda: no(step("need c", "c", "c", modules="ext2"), 0, play("need")),
    ("CS-332", "only-the-captain"): try_card(AFTER_ANNOUNCEMENTS, "need", modules="ext2"),
    ("CS-333", "another-player"): lambda: handing_over(0),
    ("CS-333", "target-ashore"): lambda: handing_over(2),
    ("CS-335", "pile-empty"): lambda: former(modules="ext2", piles={4: 0}),
    ("CS-336", "captain-is-alone"): lambda: no(
        step("need", "c", ashore=(1,), modules="ext2", dice="f.").on(AFTER_ANNOUNCEMENTS), 0, play("need")
    ),
    ("CS-338", "after-the-roll"): try_card(AFTER_ANNOUNCEMENTS, "gear", modules="ext2"),
    ("CS-340", "no-other-card"): try_card(BEFORE_ROLL, "gear", modules="ext1 ext2"),
    ("CS-342", "after-the-roll"): try_card(AFTER_ANNOUNCEMENTS, "spy", modules="ext2"),
    ("CS-342", "another-player"): lambda: spying(0),
    ("CS-342", "nothing-to-spy"): lambda: spying(2),
    ("CS-351", "another-player"): lambda: giving(0),
    ("CS-352", "has-a-gift"): lambda: giving(1),
    ("CS-359", "exchange-something"): lambda: bonus(a.ExchangeCards(())),
    ("CS-359", "not-in-hand"): lambda: bonus(a.ExchangeCards(cards("t"))),
    ("CS-359", "cards-in-order"): lambda: bonus(a.ExchangeCards(cards("c l")[::-1])),
    ("CS-361", "no-such-treasure"): lambda: bonus(a.ExchangeTreasure(treasure("4:4"))),
    ("CS-361", "city-out"): lambda: bonus(a.ExchangeTreasure(treasure("9:9"))),
    ("CS-372", "not-in-space"): lambda: no(step("c", "c", "c", at=0, modules="boscalumia ext2").on(DEC), 1, a.LEAVE),
    ("CS-373", "not-in-space"): lambda: no(
        step("c", "ejection", "c", at=0, modules="boscalumia").on(AFTER_ANNOUNCEMENTS), 1, play("ejection")
    ),
    ("CS-384", "hook-not-now"): try_card(AFTER_SUCCESS, "hook", modules="grappin"),
    ("CS-387", "hook-not-this-step"): lambda: no(
        step("c c", "hook", "c", modules="grappin ext1").on(AFTER_LAYING), 1, play("hook")
    ),
    ("CS-388", "hook-at-a-crash"): try_card(AFTER_CRASH, "hook", captain="c", modules="grappin"),
    ("CS-392", "not-in-hand"): lambda: no(left(1, "c", "c", "c", modules="instructor"), 1, play("instructor")),
    ("CS-392", "only-instructor"): lambda: no(left(1, "c", "c", "c", modules="instructor"), 1, play("c")),
    ("CS-393", "no-such-treasure"): searching,
    ("CS-397", "instructor-not-now"): try_card(AFTER_ANNOUNCEMENTS, "instructor", modules="instructor"),
    ("CS-451", "only-the-captain"): window(
        AFTER_ANNOUNCEMENTS, "c", "boat-fog", "c", action=row("boat-fog"), modules="ext2"
    ),
    ("CS-460", "only-the-aircraft"): lambda: no(
        boat("c", "?c c", "c", modules="ext1 ext2", dice="ff").on(AFTER_CRASH), 1, helping("?c")
    ),
    ("CS-461", "not-in-the-lifeboat"): lambda: no(
        boat("c", "c", "c", modules="ext1 ext2", colours="red blue black", dice="ff").on(AFTER_CRASH), 1, a.USE_POWER
    ),
    ("CS-489", "not-in-space"): lambda: former(at=0, modules="boscalumia ext2"),
    ("CS-498", "only-the-aircraft"): lambda: no(
        boat("c", "hook c", "mooring", modules="ext1 ext2 grappin").on(AFTER_LAYING), 1, play("hook")
    ),
    ("CS-509", "only-the-aircraft"): lambda: no(boat("c", "need", "c").on(AFTER_ANNOUNCEMENTS), 1, play("need")),
    ("CS-518", "no-die-to-reroll"): lambda: no(without_dice(), 1, play("route")),
    ("CS-520", "card-came-back"): came_back,
    ("CS-535", "pirates-covered"): pirates_covered,
    ("CS-536", "useless-cards"): nothing_useful_to_turn_up,
}
