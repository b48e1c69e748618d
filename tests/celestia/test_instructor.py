"""Bonus: Instructor (CS-391 to CS-397, CS-500 to CS-502)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, LEAVE, STOP, TAKE_TOP
from astrodrome.games.celestia.records.offers import DrawOffer, TreasureOffer
from astrodrome.games.celestia.records.treasure_events import PileSearched, TreasureSeen
from astrodrome.games.celestia.views.table_view import Knowledge
from astrodrome.kernel.codec import to_json
from tests.celestia.table import Table, fly, name, pick, play, start
from tests.contract.events import of_kind

LEARN = play("instructor")
AFTER_LAYING, AT_FALL = "PlayersAtLaying", "PlayersAtFall"


def leaving(*hands: str, modules: str = "instructor", **more: object) -> Table:
    """Let seat 1 leave in city 4, whose pile is 4 6 9 from the top."""
    more.setdefault("at", 4)
    more.setdefault("piles", {4: "4 6 9"})
    more.setdefault("dice", "ff")
    table = fly(*hands, modules=modules, **more)  # type: ignore[arg-type]  # passed on as given
    table.let(1, LEAVE)
    return table


@pytest.mark.rule("CS-391")
def test_two_instructors_are_shuffled_into_the_deck() -> None:
    assert sum(start(4, modules=["instructor"]).g.edition.copies) == 86


@pytest.mark.rule("CS-392", "CS-393")
def test_who_is_about_to_take_a_treasure_may_choose_it_from_the_pile() -> None:
    table = leaving("c c", "instructor", "c")
    assert (table.decision, table.can(1)) == ("DrawerMayInstruct", (TAKE_TOP, LEARN))
    table.do(1, LEARN)
    assert table.can(1) == (pick("4:4"), pick("4:6"), pick("4:9"))
    assert [one.points for one in table.offer(1, TreasureOffer).treasures] == [4, 6, 9]
    assert table.why(1, pick("4:S")) == "CS-393"
    events = table.do(1, pick("4:9"))
    assert of_kind(events, PileSearched) == [PileSearched(1, 4)]
    assert (table.owns(1), table.left(4), table.discard) == (["4:9"], 2, "instructor")


@pytest.mark.rule("CS-392")
def test_it_serves_its_player_alone_and_for_that_treasure_only() -> None:
    table = leaving("c c", "c", "instructor")
    assert table.asked == (1,)
    assert table.why(1, LEARN) == "CS-392"
    assert table.offer(1, DrawOffer).instructor is not None
    assert table.why(1, play("spell")) == "CS-392"


def by_ejection() -> Table:
    """Put seat 1 ashore."""
    table = fly("ejection", "instructor", "c", at=4, dice="ff", modules="instructor")
    table.let(0, play("ejection"))
    table.do(0, name(1))
    return table


def by_stopping() -> Table:
    """Let a captain alone, in seat 1, stop."""
    table = fly("", "instructor", "", captain=1, at=4, ashore=(0, 2), modules="instructor")
    table.do(1, STOP)
    return table


def by_lifeboat() -> Table:
    """Let a pilot, in seat 1, get off."""
    table = fly("", "instructor", "", at=4, down=True, pilot=1, modules="instructor ext2")
    table.do(1, STOP)
    return table


def by_last_city() -> Table:
    """Bring seat 1 to a last city whose treasures are not all alike."""
    table = fly("c c c", "instructor", "", at=9, dice="fff", modules="instructor", piles={15: 0, 20: 0, 25: 0})
    table.let(0, DECLARE_SUCCESS)
    return table.on("DrawerMayInstruct")


@pytest.mark.rule("CS-392", "CS-502")
@pytest.mark.parametrize("route", [by_ejection, by_stopping, by_lifeboat, by_last_city])
def test_every_way_to_a_treasure_will_do(route: object) -> None:
    assert callable(route)
    table = route()
    assert (table.decision, table.asked) == ("DrawerMayInstruct", (1,))
    assert table.can(1) == (TAKE_TOP, LEARN)


@pytest.mark.rule("CS-394")
def test_the_rest_is_shuffled_and_others_do_not_see_what_was_taken() -> None:
    tables = [leaving("c c", "instructor", "c") for _ in range(2)]
    for table, word in zip(tables, ("4:4", "4:9"), strict=True):
        events = table.do(1, LEARN, pick(word))
        assert {event.to for event in of_kind(events, TreasureSeen)} == {(1,)}
    assert to_json(tables[0].game.view(0)) == to_json(tables[1].game.view(0))
    orders = set()
    for seed in range(12):
        table = leaving("c c", "instructor", "c", seed=seed, piles={4: "4 6 9 4"})
        table.do(1, LEARN, pick("4:4"))
        orders.add(tuple(table.g.piles[2]))
    assert len(orders) > 2


@pytest.mark.rule("CS-394")
def test_who_looked_through_a_pile_remembers_it() -> None:
    table = leaving("c c", "instructor", "c")
    table.do(1, LEARN)
    assert [one.points for one in table.mine(1).drawn] == [4, 6, 9]
    table.do(1, pick("4:9"))
    known = table.game.knowledge(1)
    assert isinstance(known, Knowledge)
    assert [(pile.city, [one.points for one in pile.treasures]) for pile in known.piles] == [(4, [4, 6])]


@pytest.mark.rule("CS-395")
def test_once_the_top_treasure_is_taken_it_is_too_late() -> None:
    table = leaving("c c", "instructor", "c")
    table.do(1, TAKE_TOP)
    assert table.owns(1) == ["4:4"]
    assert table.hand(1) == "instructor"
    assert table.decision != "DrawerMayInstruct"


@pytest.mark.rule("CS-396")
def test_the_spyglass_may_be_chosen() -> None:
    table = leaving("c c", "instructor", "c", piles={4: "4 S"})
    table.do(1, LEARN, pick("4:S"))
    assert table.owns(1) == ["4:S"]


@pytest.mark.rule("CS-397")
@pytest.mark.parametrize("window", ["PlayersAfterAnnouncements", "PlayersAfterCrash"])
def test_outside_a_draw_it_cannot_be_played(window: str) -> None:
    table = fly("c", "instructor", "c", at=4, dice="ff", modules="instructor").on(window)
    assert table.why(1, LEARN) == "CS-397"


@pytest.mark.rule("CS-500")
def test_a_grappling_hook_gives_the_chosen_treasure_back_and_the_instructor_stays_spent() -> None:
    table = leaving("c c", "instructor hook", "c", modules="instructor grappin")
    table.do(1, LEARN, pick("4:9"))
    table.on(AFTER_LAYING).act(1, play("hook"))
    assert (table.owns(1), table.left(4)) == ([], 3)
    assert "instructor" in table.discard


@pytest.mark.rule("CS-501")
def test_a_jetpack_may_land_on_a_chosen_treasure() -> None:
    table = fly("", "jetpack instructor", "c", at=4, dice="ff", modules="instructor", piles={4: "4 9"}).on(AT_FALL)
    table.act(1, play("jetpack"))
    table.do(1, LEARN, pick("4:9"))
    assert table.owns(1) == ["4:9"]


@pytest.mark.rule("CS-392", "CS-456")
def test_a_pilot_who_lands_by_jetpack_or_reaches_the_last_city_may_choose_too() -> None:
    crash = fly(
        "", "jetpack instructor", "", at=4, dice="ff", modules="instructor ext2", down=True, pilot=1, boat="boat-birds"
    )
    crash.let(1, play("jetpack"))
    assert (crash.decision, crash.asked) == ("DrawerMayInstruct", (1,))
    assert crash.public.needs == ("fog", "fog")
    piles = {15: 0, 20: 0, 25: 0}
    last = fly(
        "",
        "instructor",
        "",
        at=9,
        dice="bbb",
        modules="instructor ext2",
        down=True,
        pilot=1,
        boat="boat-birds",
        piles=piles,
    )
    last.let(1, DECLARE_SUCCESS)
    assert last.on("DrawerMayInstruct").asked == (1,)


@pytest.mark.rule("CS-502")
def test_where_all_treasures_are_alike_it_is_not_even_asked_for() -> None:
    table = fly("c c", "instructor", "c", at=15, dice="ffff", modules="instructor")
    table.let(1, LEAVE)
    assert table.decision != "DrawerMayInstruct"
    assert (table.owns(1), table.hand(1)) == (["15:15"], "instructor")
    short = leaving("c c", "instructor", "c", piles={4: "9"})
    assert short.can(1) == (TAKE_TOP, LEARN), "elsewhere it is allowed, whatever the pile holds"
