"""Bonus: Grappling Hook (CS-382 to CS-390, CS-495 to CS-499, CS-503)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, LEAVE, STAY, STOP, USE_POWER, UseSpyglass
from astrodrome.games.celestia.records.card_events import PlayerReboarded
from astrodrome.games.celestia.records.treasure_events import TreasureReturned
from astrodrome.kernel.records import PASS
from tests.celestia.table import Table, fly, helping, name, play, start
from tests.contract.events import of_kind

AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH, AFTER_LAYING, AT_FALL = (
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
    "PlayersAfterCrash",
    "PlayersAtLaying",
    "PlayersAtFall",
)
HOOK = play("hook")


def hooked(*hands: str, modules: str = "grappin", leaves: int = 1, **more: object) -> Table:
    """Let one passenger leave on two fogs."""
    more.setdefault("at", 4)
    more.setdefault("dice", "ff")
    table = fly(*hands, modules=modules, **more)  # type: ignore[arg-type]  # passed on as given
    table.let(leaves, LEAVE)
    return table


@pytest.mark.rule("CS-382")
def test_two_hooks_are_shuffled_into_the_deck() -> None:
    assert sum(start(4, modules=["grappin"]).g.edition.copies) == 86


@pytest.mark.rule("CS-383", "CS-385", "CS-386")
def test_who_got_off_in_this_step_gives_the_treasure_back_and_flies_on() -> None:
    table = hooked("c c", "hook", "c", piles={4: "9 4 4"}, holds={1: "4:4"})
    assert table.owns(1) == ["4:4", "4:9"]
    events = table.on(AFTER_LAYING).act(1, HOOK)
    assert of_kind(events, TreasureReturned) == [TreasureReturned(1, 4)]
    assert of_kind(events, PlayerReboarded) == [PlayerReboarded(1)]
    assert (table.owns(1), table.left(4)) == (["4:4"], 3), "the treasure just taken, and no other"
    assert (table.aboard(), table.city) == ([0, 1, 2], 6)


@pytest.mark.rule("CS-386")
def test_the_treasure_is_shuffled_back_into_the_pile() -> None:
    tops = set()
    for seed in range(40):
        table = hooked("c c", "hook", "c", piles={4: "9 4 4"}, seed=seed)
        table.on(AFTER_LAYING).act(1, HOOK)
        tops.add(table.g.tables.points[table.g.piles[2][-1]])
    assert tops == {4, 9}


@pytest.mark.rule("CS-384")
def test_its_moment_is_when_the_success_is_certain() -> None:
    table = hooked("c c", "hook c", "c", dice="f.")
    assert table.on(AFTER_ANNOUNCEMENTS).why(1, HOOK) == "CS-384"
    assert table.on(AFTER_SUCCESS).why(1, HOOK) == "CS-384"
    assert table.on(AFTER_LAYING).why(1, HOOK) is None


@pytest.mark.rule("CS-387")
def test_who_got_off_earlier_or_stayed_cannot_use_it() -> None:
    table = fly("c c", "c", "hook", "mooring", modules="grappin ext1", at=4, dice="ff", ashore=(2,))
    assert table.on(AFTER_LAYING).why(2, HOOK) == "CS-387"
    stayed = fly("c c hook", "hook", "mooring", modules="grappin ext1", at=4, dice="ff").on(AFTER_LAYING)
    assert stayed.why(1, HOOK) == "CS-387"


@pytest.mark.rule("CS-388")
def test_it_cannot_be_used_at_a_crash() -> None:
    table = hooked("c", "hook", "hook", leaves=2)
    assert table.on(AFTER_CRASH).why(1, HOOK) == "CS-388"
    assert table.on(AT_FALL).why(1, HOOK) == "CS-388"


@pytest.mark.rule("CS-389")
def test_who_is_back_aboard_may_be_the_next_captain() -> None:
    table = hooked("c c", "hook", "c")
    table.on(AFTER_LAYING).act(1, HOOK)
    assert table.g.captain == 1


@pytest.mark.rule("CS-390")
def test_a_returned_last_treasure_keeps_the_city_a_stop() -> None:
    table = hooked("c c", "hook", "c", piles={4: 1})
    assert table.left(4) == 0
    table.on(AFTER_LAYING).act(1, HOOK)
    assert table.left(4) == 1
    assert table.g.next_stop(1) == 2


@pytest.mark.rule("CS-495")
def test_getting_off_by_compulsion_is_enough() -> None:
    ejected = fly("c c ejection", "hook", "c", modules="grappin", at=4, dice="ff").on(AFTER_ANNOUNCEMENTS)
    ejected.act(0, play("ejection"))
    ejected.do(0, name(1))
    assert ejected.on(AFTER_LAYING).why(1, HOOK) is None
    forced = fly("c c", "hook", "c", modules="grappin ext1", at=4, dice="ff", colours="red blue purple")
    forced.let(2, LEAVE)
    forced.let(2, USE_POWER)
    forced.do(2, name(1))
    assert forced.on(AFTER_LAYING).why(1, HOOK) is None
    handed = fly("need hook", "c c", "c", modules="grappin ext2", at=4, dice="ff")
    handed.let(0, play("need"))
    handed.do(0, name(1), LEAVE)
    assert handed.on(AFTER_LAYING).why(0, HOOK) is None


@pytest.mark.rule("CS-496")
def test_a_bad_spell_comes_before_it_and_its_owner_stays_ashore() -> None:
    table = hooked("c", "hook c", "spell", dice="f.p")
    assert table.on(AFTER_SUCCESS).why(1, HOOK) == "CS-384"
    table.act(2, play("spell"))
    table.on(AFTER_CRASH)
    assert "hook" in table.hand(1)
    assert 1 not in table.aboard()
    assert len(table.owns(1)) == 1


@pytest.mark.rule("CS-497")
def test_a_moored_aircraft_can_be_boarded_again() -> None:
    table = hooked("c c mooring", "hook", "c", modules="grappin ext1")
    table.on(AFTER_LAYING).act(0, play("mooring"))
    assert table.decision == AFTER_LAYING
    table.act(1, HOOK)
    assert (table.city, table.aboard()) == (4, [0, 1, 2])


@pytest.mark.rule("CS-498")
def test_it_leads_back_into_the_aircraft_only() -> None:
    table = fly("", "c hook", "mooring", modules="grappin ext1 ext2", at=4, down=True, pilot=1, dice="..").on(
        AFTER_LAYING
    )
    assert table.why(1, HOOK) == "CS-498"
    off = fly("c c", "hook", "c", modules="grappin ext2", at=4, pilot=1, dice="ff")
    off.on("PilotMayGetOff").do(1, STOP)
    assert 1 not in off.aboard()
    assert off.decision != AFTER_LAYING


@pytest.mark.rule("CS-499")
def test_on_the_last_leg_who_boards_again_shares_the_last_city() -> None:
    table = hooked("c c c c", "hook", "c", at=20, dice="ffff")
    table.on(AFTER_LAYING).act(1, HOOK)
    assert [table.owns(seat) for seat in range(3)] == [["25:25"]] * 3


@pytest.mark.rule("CS-503")
def test_a_success_by_spyglass_or_help_counts_too() -> None:
    glass = hooked("", "hook", "c", holds={0: "2:S"})
    glass.on(AFTER_CRASH).act(0, UseSpyglass(2))
    assert glass.decision == AFTER_LAYING
    assert glass.why(1, HOOK) is None
    helped = hooked("c", "hook", "?c", modules="grappin ext1")
    helped.let(2, helping("?c"))
    helped.let(0, DECLARE_SUCCESS)
    assert helped.on(AFTER_LAYING).why(1, HOOK) is None
    assert PASS in helped.can(1)
    assert STAY not in helped.can(1)
