"""What is seen: the public table, what only its owner sees, what a seat has seen before."""

from __future__ import annotations

from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records.card_events import HelpReturned
from astrodrome.games.celestia.views.table_view import Knowledge, PlaceView
from astrodrome.kernel.codec import to_json
from tests.celestia.table import Table, cards, fly, helping, name, pick, play, row, start
from tests.contract.events import of_kind


def known(table: Table, seat: int) -> Knowledge:
    """Return what a seat could remember."""
    knowledge = table.game.knowledge(seat)
    assert isinstance(knowledge, Knowledge)
    return knowledge


def test_the_public_view_shows_the_table() -> None:
    table = fly("c c", "l", "", at=6, dice="f.p", ashore=(2,), holds={2: "4:9 15:15"}, discard="t c")
    public = table.public
    assert (public.captain, public.vessel, public.voyage) == (0, "aircraft", 1)
    assert (public.aircraft, public.target) == (PlaceView("city", 6), PlaceView("city", 9))
    assert (public.dice, public.needs) == (("fog", "blank", "pirates"), ("fog", "pirates"))
    assert public.discard == cards("c t")
    assert [seat.pawns for seat in public.seats] == [1, 1, 0]
    assert public.seats[2].treasures == (0, 0, 1, 0, 0, 0, 1, 0, 0)
    assert (public.pilot, public.lifeboat, public.lifeboat_card, public.word) == (None, None, None, None)
    assert (public.moored, public.lit, public.reason, public.revealed_gifts) == (False, False, None, None)


def test_the_public_view_shows_both_vessels() -> None:
    table = fly("c c", "", "", at=4, modules="ext2 boscalumia", pilot=1, boat="boat-birds", boat_at=12)
    assert table.public.lifeboat == PlaceView("city", 12)
    assert table.public.lifeboat_card == "lifeboat-birds"
    assert table.public.pilot == 1


def test_the_word_of_the_captain_is_shown() -> None:
    assert fly("c c", "c", "c", dice="ff").on("PlayersAfterSuccess").public.word == "success"
    assert fly("c", "c", "c", dice="ff").on("PlayersAfterCrash").public.word == "crash"


def test_a_seat_sees_its_own_cards_treasures_and_points() -> None:
    table = fly("c t", "l", "", holds={0: "4:9 2:S"}, modules="boscalumia", lit="0")
    mine = table.mine(0)
    assert mine.hand == cards("c t")
    assert [(one.city, one.points, one.spyglass) for one in mine.treasures] == [(2, 2, True), (4, 9, False)]
    assert mine.points == 9 + 2 + 25
    assert (mine.drawn, mine.placed, mine.choice) == ((), (), None)
    assert table.game.view(None).mine is None


def test_a_seat_sees_its_own_answer_under_the_seal() -> None:
    table = fly("c c", "spell", "c", dice="f.").on("PlayersAfterAnnouncements")
    table.do(1, play("spell"))
    assert table.mine(1).choice == play("spell")
    assert table.mine(0).choice is None


def test_after_the_game_everything_that_was_counted_is_open() -> None:
    holds = {1: "25:25 25:25"}
    table = fly("", "?c", "", ashore=(1, 2), modules="ext1 xmas", holds=holds, piles={1: "1"}, gifts="25:25 20:20")
    table.do(0, a.STOP)
    public = table.public
    assert public.revealed_gifts is not None
    assert [len(seat.revealed or ()) for seat in public.seats][1] == 2
    assert [seat.help_left for seat in public.seats] == [(), cards("?c"), ()]
    while table.decision is not None:
        table.usual()
    assert table.public.reason == "goal"
    assert [seat.gift is not None for seat in table.public.seats].count(True) >= 1


def test_what_came_back_to_a_hand_is_known_to_all() -> None:
    table = fly("", "route ?c c", "c", dice="fff", at=6, modules="ext1", colours="red purple black")
    table.let(1, play("route"))
    table.do(0, a.Reroll(()))
    assert known(table, 2).routes == (0, 1, 0)
    table.let(1, helping("?c"))
    table.let(1, play("route"))
    assert known(table, 2).routes == (0, 0, 0)
    events = table.do(0, a.Reroll((0,)))
    assert of_kind(events, HelpReturned)
    assert known(table, 2).help == (0, 1, 0)
    table.let(1, helping("?c"))
    assert known(table, 2).help == (0, 0, 0)


def test_a_treasure_put_back_is_remembered_by_who_had_it() -> None:
    table = fly("c c", "hook", "c", at=4, dice="ff", modules="grappin", piles={4: "9 4"})
    table.let(1, a.LEAVE)
    table.let(1, play("hook"))
    assert [(pile.city, [one.points for one in pile.treasures]) for pile in known(table, 1).piles] == [(4, [9])]
    assert known(table, 0).piles == ()


def test_who_has_taken_from_a_pile_since_is_remembered_too() -> None:
    table = fly("c c", "instructor", "c", "c", at=4, dice="..ff", modules="instructor xmas", piles={4: "6 4 9 4"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"), pick("4:9"))
    assert [one.points for one in known(table, 1).piles[0].treasures] == [4, 4], "one went to the gifts before"
    table.let(2, a.LEAVE, a.TAKE_TOP)
    assert known(table, 1).piles[0].taken_by == (2,)


def test_a_gift_taken_from_a_known_pile_is_nobodys() -> None:
    table = fly("c", "instructor", "route", "c", at=4, dice="f..", modules="instructor xmas", piles={4: "6 4 9 4"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"), pick("4:9"))
    table.let(2, play("route"))
    table.do(0, a.Reroll((0,)))
    assert known(table, 1).piles[0].taken_by == (None,)


def test_a_spy_and_a_loser_remember() -> None:
    table = fly("c c", "spy", "c", at=2, dice="fp", modules="ext1 ext2", colours="black red blue", holds={1: "15:15"})
    table.let(1, play("spy"))
    table.do(1, name(0))
    assert [(one.seat, one.cards) for one in known(table, 1).hands] == [(0, cards("c c"))]
    table.let(1, a.USE_POWER)
    table.do(1, pick("15:15"))
    assert [one.points for one in known(table, 1).gone] == [15]


def test_crews_remember_what_they_put_back() -> None:
    table = fly("", "", at=9, modules="two", piles={9: "9 12 9 9 9"}).on("PassengerAnnounces")
    table.do(1, a.LEAVE)
    table.do(1, pick("9:12"))
    assert [one.points for one in known(table, 1).piles[0].treasures] == [9, 9]


def test_a_view_of_the_start_is_the_same_for_all_but_the_own_part() -> None:
    table = start(4)
    assert len({to_json(table.game.view(seat).public) for seat in range(4)}) == 1
    assert len({to_json(table.game.view(seat).mine) for seat in range(4)}) == 4
    assert row("boat-fog") not in table.can(table.asked[0])
