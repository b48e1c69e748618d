"""Bonus: the Christmas city and its gifts (CS-344 to CS-355, CS-475 to CS-481, CS-531, CS-532)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import FLY_ON, LEAVE, STAY, STOP, USE_POWER, Reroll
from astrodrome.games.celestia.records.offers import GiftOffer
from astrodrome.games.celestia.records.treasure_events import GameEnded, GiftGiven, GiftSetAside, GiftsRevealed
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.records import Line
from tests.celestia.table import Table, fly, name, play
from tests.contract.events import of_kind

AFTER_ANNOUNCEMENTS = "PlayersAfterAnnouncements"


def feast(gifts: str, holds: dict[int, str], seats: int = 3, modules: str = "xmas") -> Table:
    """Let a lone captain stop so that the end is checked, with gifts put aside before."""
    table = fly(
        *[""] * seats, ashore=tuple(range(1, seats)), holds=holds, piles={1: "1 1"}, modules=modules, gifts=gifts
    )
    table.do(0, STOP)
    return table


@pytest.mark.rule("CS-344")
def test_the_city_is_no_stop_and_has_no_pile_at_the_start() -> None:
    table = fly("", "", "", modules="xmas", dice="ff")
    assert len(table.public.cities) == 9
    assert table.public.gifts == ()


@pytest.mark.rule("CS-345")
def test_a_roll_of_blanks_puts_the_top_treasure_of_the_city_aside_before_anybody_announces() -> None:
    table = fly("", "", "", modules="xmas", at=4, dice="..", piles={4: "9 4 4"})
    assert of_kind(table.events, GiftSetAside) == [GiftSetAside(4)]
    assert (table.public.gifts, table.left(4), table.decision) == ((4,), 2, "PassengerAnnounces")
    assert [table.g.tables.points[gift] for gift in table.g.gifts.waiting] == [9]


@pytest.mark.rule("CS-345")
def test_a_single_event_is_enough_to_have_no_gift() -> None:
    assert fly("", "", "", modules="xmas", at=4, dice=".f").public.gifts == ()
    assert fly("", "", "", at=4, dice="..").public.gifts == ()


@pytest.mark.rule("CS-346")
def test_nobody_sees_the_gift() -> None:
    tables = [fly("", "", "", modules="xmas", at=4, dice="..", piles={4: pile}) for pile in ("9 4", "4 9")]
    for seat in (0, 1, 2, None):
        assert to_json(tables[0].game.view(seat)) == to_json(tables[1].game.view(seat))


@pytest.mark.rule("CS-347")
def test_a_gift_belongs_to_nobody_and_does_not_count_for_the_goal() -> None:
    table = feast("25:25", {1: "25:25 20:20"})
    assert table.decision is not None
    assert table.mine(1).points == 45


@pytest.mark.rule("CS-348")
def test_a_re_roll_to_blanks_only_gives_a_gift_too() -> None:
    table = fly("c", "route", "c", modules="xmas", at=4, dice="f..").on(AFTER_ANNOUNCEMENTS)
    table.act(1, play("route"))
    assert of_kind(table.do(0, Reroll((0,))), GiftSetAside) == [GiftSetAside(4)]


@pytest.mark.rule("CS-349")
def test_no_dice_are_no_blanks() -> None:
    table = fly("c", "", "", modules="xmas ext1", colours="black red blue", at=4)
    table.act(0, USE_POWER)
    table.on("PassengerAnnounces")
    assert (table.g.step.dice, table.public.gifts) == ([], ())


@pytest.mark.rule("CS-350")
def test_an_empty_pile_gives_no_gift_and_the_last_treasure_may_become_one() -> None:
    assert fly("", "", "", modules="xmas", at=4, dice="..", piles={4: 0}).public.gifts == ()
    last = fly("", "", "", modules="xmas", at=4, dice="..", piles={4: 1})
    assert last.public.gifts == (4,)
    assert last.can(1) == (STAY,)
    assert last.why(1, LEAVE) == "CS-058"


@pytest.mark.rule("CS-351")
def test_the_announcing_player_deals_one_gift_to_each_other_player() -> None:
    table = feast("4:4 9:9 15:15", {1: "25:25 25:25"})
    assert (table.decision, table.asked) == ("AnnouncerGives", (1,))
    assert [gift.points for gift in of_kind(table.events, GiftsRevealed)[0].gifts] == [15, 9, 4]
    assert table.why(1, name(1)) == "CS-351"
    table.do(1, name(2), name(0))
    assert table.decision is None
    assert [seat.gift and seat.gift.points for seat in table.public.seats] == [9, None, 15]


@pytest.mark.rule("CS-352")
def test_gifts_go_from_the_most_valuable_down_each_to_a_player_without_one() -> None:
    table = feast("4:4 15:15 9:9", {1: "25:25 25:25"}, seats=4)
    assert table.offer(1, GiftOffer).gift.points == 15
    table.do(1, name(3))
    assert table.offer(1, GiftOffer).gift.points == 9
    assert table.why(1, name(3)) == "CS-352"
    events = table.do(1, name(0), name(2))
    assert of_kind(events, GiftGiven) == [GiftGiven(1, 0, 9), GiftGiven(1, 2, 4)]


@pytest.mark.rule("CS-353")
@pytest.mark.parametrize(("gifts", "dealt"), [("4:4", 1), ("4:4 9:9 9:9 15:15", 2)])
def test_dealing_stops_when_gifts_or_players_run_out(gifts: str, dealt: int) -> None:
    table = feast(gifts, {1: "25:25 25:25"})
    while table.decision is not None:
        table.do(1, table.can(1)[0])
    assert len(of_kind(table.events, GiftGiven)) == dealt
    assert table.game.outcome is not None
    assert sum(table.game.outcome.scores) == 50 + 1 + sum(event.points for event in of_kind(table.events, GiftGiven))


@pytest.mark.rule("CS-354")
def test_a_gift_counts_in_full_and_may_change_the_winner() -> None:
    table = feast("25:25", {1: "25:25 25:25", 2: "20:20 12:12"})
    table.do(1, name(2))
    result = table.game.outcome
    assert result is not None
    assert (result.scores[2], result.winners) == (57, (2,))
    assert Line("score-gift", 25) in result.breakdown[2]


@pytest.mark.rule("CS-355")
def test_of_several_announcers_the_first_in_turn_order_deals_and_the_others_receive() -> None:
    table = feast("4:4", {0: "25:25 25:25", 2: "20:20 20:20 12:12"})
    assert table.asked == (2,), "seat 1 is the next captain, so 2 comes before 0"
    assert table.why(2, name(0)) is None


@pytest.mark.rule("CS-475")
def test_the_gift_of_a_roll_stays_when_a_bad_spell_follows() -> None:
    table = fly("c", "spell", "c", modules="xmas", at=4, dice="..ff").on(AFTER_ANNOUNCEMENTS)
    table.act(1, play("spell"))
    assert (table.dice, table.public.gifts) == ("ff", (4,))


@pytest.mark.rule("CS-476")
def test_one_blank_die_alone_is_a_roll_of_blanks() -> None:
    table = fly("c", "", "", modules="xmas ext1", colours="black red blue", at=6, dice=".")
    table.act(0, USE_POWER)
    assert table.on("PassengerAnnounces").public.gifts == (6,)


@pytest.mark.rule("CS-477")
def test_ignored_pirates_are_not_blank() -> None:
    table = fly("", "c", "route", modules="xmas ext1", colours="red green blue", at=4, dice="fp.")
    table.on("PlayersAfterCrash").act(1, USE_POWER)
    table.let(2, play("route"))
    table.do(0, Reroll((0,)))
    assert table.dice == ".p"
    assert table.public.gifts == ()


@pytest.mark.rule("CS-478")
def test_a_pilots_roll_of_blanks_gives_a_gift_of_the_lifeboats_city() -> None:
    table = fly("", "c", "", modules="xmas ext2", at=4, down=True, pilot=1, dice="..")
    table.let(1, FLY_ON)
    table.on("CaptainDeclares")
    assert table.public.gifts == (4,)
    free = fly("", "c", "", modules="xmas ext2", at=4, down=True, pilot=1, boat="boat-fog", dice=".f")
    free.let(1, FLY_ON)
    assert free.on("CaptainDeclares").public.gifts == ()


@pytest.mark.rule("CS-479")
def test_in_the_empty_space_there_is_no_gift() -> None:
    table = fly("", "", "", modules="xmas boscalumia", at=0, dice="....")
    assert (table.dice, table.public.gifts) == ("....", ())


@pytest.mark.rule("CS-480")
def test_left_help_is_counted_after_the_gifts() -> None:
    holds = {1: "25:25 25:25"}
    table = fly("", "", "?c ?l", modules="xmas ext1", ashore=(1, 2), holds=holds, piles={1: "1 1"}, gifts="9:12")
    table.do(0, STOP)
    table.do(1, name(2))
    assert table.game.outcome is not None
    assert table.game.outcome.scores[2] == 12 - 4


@pytest.mark.rule("CS-481")
def test_no_instructor_can_be_used_on_a_gift() -> None:
    table = fly("instructor", "instructor", "c", modules="xmas instructor", at=4, dice="..", piles={4: "4 9"})
    assert table.decision == "PassengerAnnounces"
    assert [table.g.tables.points[gift] for gift in table.g.gifts.waiting] == [4]


@pytest.mark.rule("CS-531")
def test_a_spyglass_among_the_gifts_is_worth_two() -> None:
    table = feast("4:S 1:1 2:4", {1: "25:25 25:25"}, seats=4)
    assert [(gift.points, gift.spyglass) for gift in of_kind(table.events, GiftsRevealed)[0].gifts] == [
        (4, False),
        (2, True),
        (1, False),
    ]


@pytest.mark.rule("CS-532")
def test_without_an_announcing_player_the_gifts_go_to_nobody() -> None:
    piles = dict.fromkeys((2, 4, 6, 9, 12, 15, 20, 25), 0)
    table = fly("", "", "", modules="xmas", ashore=(1, 2), at=1, piles={**piles, 25: 1, 1: 1}, gifts="9:12")
    table.do(0, STOP)
    assert table.decision is None
    assert of_kind(table.events, GameEnded)[0].reason == "route"
    assert not of_kind(table.events, GiftGiven)
