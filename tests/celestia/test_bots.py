"""The bots: what they think a voyage is worth, what they play cards for, and that they play every game to its end."""

from __future__ import annotations

from itertools import product

import pytest

from astrodrome.bots.celestia.card_plays import reaction
from astrodrome.bots.celestia.choices import bad_dice, obvious
from astrodrome.bots.celestia.odds import Needs, hand_meets, own_odds, rolls, shares, unknown_meets, unknown_rolls
from astrodrome.bots.celestia.outlook import outlook, worth_aboard, worth_of
from astrodrome.bots.celestia.policy import VoyagePolicy, announcement, departure
from astrodrome.bots.celestia.traveller import risk
from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import make
from astrodrome.bots.protocol import Think
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from tests.celestia.games import CREWS, EVERYTHING
from tests.celestia.table import Table, fly, helping, play

DIE = (0, 0, 1, 2, 3, 4)
POLICY = VoyagePolicy()


def reacts(table: Table, seat: int) -> Action:
    """Return what a seat does at once in the open window."""
    assert seat in table.asked
    return reaction(table.g, seat, table.can(seat), outlook(table.g, seat, 1.0))


def test_rolls_are_all_outcomes_of_the_dice() -> None:
    assert dict(rolls(DIE, 1))[(0, 0, 0, 0)] == pytest.approx(1 / 3)
    assert dict(rolls(DIE, 2))[(1, 1, 0, 0)] == pytest.approx(2 / 36)
    assert sum(chance for _, chance in rolls(DIE, 4)) == pytest.approx(1)


def test_a_known_hand_meets_what_it_covers() -> None:
    assert hand_meets(DIE, 2, (2, 2, 2, 2), 0) == pytest.approx((1.0, 4 / 3))
    assert hand_meets(DIE, 2, (0, 0, 0, 0), 0)[0] == pytest.approx(1 / 9)
    assert hand_meets(DIE, 2, (0, 0, 0, 0), 1)[0] == pytest.approx(1 / 9 + 4 / 9)


def test_improved_equipment_counts_twice_in_the_own_hand() -> None:
    table = fly("C", "", "", modules="ext1", colours="red blue green")
    plain = fly("c", "", "", modules="ext1", colours="red blue green")
    assert own_odds(table.g, 0, 2)[0] > own_odds(plain.g, 0, 2)[0]


@pytest.mark.parametrize(("need", "size"), [((1, 0, 0, 0), 2), ((1, 1, 0, 0), 3), ((2, 0, 0, 1), 3), ((0, 0, 0, 0), 2)])
def test_an_unknown_hand_meets_as_often_as_counted_by_hand(need: Needs, size: int) -> None:
    about = (12, 8, 8, 4, 4)
    deck = [symbol for symbol, parts in enumerate(about) for _ in range(parts // 4)] + [9]
    met = 0
    for hand in product(deck, repeat=size):
        missing = sum([max(0, count - hand.count(symbol)) for symbol, count in enumerate(need)])
        met += missing <= hand.count(4)
    assert unknown_meets(need, about, size) == pytest.approx(met / len(deck) ** size)


def test_more_cards_and_fewer_dice_are_better_odds() -> None:
    about = shares(SPEC.new(4, {}, 1).state.edition)
    odds = [[sum(c * o for c, o in unknown_rolls(DIE, dice, about, size)) for size in range(13)] for dice in (2, 3, 4)]
    for row in odds:
        assert row == sorted(row)
    for size in range(1, 10):
        assert odds[0][size] > odds[1][size] > odds[2][size]


def test_who_is_captain_next_must_be_carried_by_the_own_hand() -> None:
    table = fly("c c l l", "", "c c l l h h p p t t", "", at=4, dice="ff")
    weak = worth_aboard(table.g, 1, 3, [1, 2, 3, 0])
    assert weak < worth_aboard(table.g, 3, 3, [1, 2, 3, 0])
    assert worth_aboard(table.g, 2, 3, [2, 3, 0, 1]) > weak


def test_a_last_city_is_worth_its_treasure() -> None:
    table = fly("c", "c", "c", at=20, dice="ffff")
    assert worth_aboard(table.g, 1, 8, [1, 2, 0]) == worth_of(table.g, 8) == 25


@pytest.mark.parametrize(("odds", "stays"), [(0.95, True), (0.1, False)])
def test_a_passenger_stays_for_good_odds_and_leaves_for_bad(odds: float, stays: bool) -> None:
    table = fly("c", "c l h p t", "c", "c", at=6, dice="fff").on("PassengerAnnounces")
    chosen = announcement(table.g, 1, table.can(1), odds, 1.0)
    assert chosen == (a.STAY if stays else a.LEAVE)


def test_a_jetpack_makes_bold() -> None:
    bold, plain = [fly("c", "", hand, "c", at=12, dice="ff") for hand in ("jetpack c c l l h p", "c c l l h p")]
    assert outlook(bold.g, 2, 0.4).stay > outlook(plain.g, 2, 0.4).stay


def test_who_is_behind_likes_a_gamble() -> None:
    table = fly("", "", "", holds={0: "25:25", 1: "1:1"})
    assert risk(table.g, 1) > 1 > risk(table.g, 0)


def test_a_captain_alone_flies_on_while_the_hand_does() -> None:
    strong = fly("c c l l h h p p t t", "", "", ashore=(1, 2), at=6)
    weak = fly("c", "", "", ashore=(1, 2), at=6)
    assert departure(strong.g, 0, strong.can(0)) == a.FLY_ON
    assert departure(weak.g, 0, weak.can(0)) == a.STOP


def test_a_second_roll_is_kept_for_a_crash_of_some_weight() -> None:
    table = fly("", "c", "route", at=6, dice="fff").on("PlayersAfterAnnouncements")
    assert reacts(table, 2) == PASS
    assert reacts(table.on("PlayersAfterCrash"), 2) == play("route")
    low = fly("", "c", "route", at=1, dice="ff").on("PlayersAfterCrash")
    assert reacts(low, 2) == PASS


def test_blanks_are_rolled_again_against_others_only() -> None:
    ashore = fly("c", "spell", "c", at=9, dice="f..", ashore=(1,)).on("PlayersAfterSuccess")
    assert reacts(ashore, 1) == play("spell")
    aboard = fly("c", "spell", "c", at=9, dice="f..").on("PlayersAfterSuccess")
    assert reacts(aboard, 1) == PASS


def test_the_captain_in_need_hands_over() -> None:
    table = fly("need", "c c c", "c", at=6, dice="fff", modules="ext2").on("PlayersAfterAnnouncements")
    assert reacts(table, 0) == play("need")
    able = fly("need c c c", "c", "c", at=6, dice="fff", modules="ext2").on("PlayersAfterAnnouncements")
    assert reacts(able, 0) == PASS


def test_help_answers_what_is_rolled() -> None:
    table = fly("", "c", "?c ?l c", dice="fff", at=6, modules="ext1", colours="red purple black")
    assert reacts(table.on("PlayersAfterCrash"), 2) == helping("?c")


def test_the_dice_that_are_rolled_again_are_those_not_covered() -> None:
    table = fly("c t", "route", "c", at=6, dice="flb")
    table.let(1, play("route"))
    assert bad_dice(table.g, 0, table.can(0)) == a.Reroll((2,))


def test_the_best_treasure_is_taken_and_the_least_given_away() -> None:
    modules = "ext1"
    table = fly("", "", "c", at=6, dice="fff", modules=modules, colours="purple red black", holds={1: "1:1 15:15"})
    table.let(1, a.USE_POWER)
    given = obvious(table.g, 1, table.can(1))
    assert isinstance(given, a.ChooseTreasure)
    assert given.treasure.points == 1


def test_more_points_and_better_cards_are_worth_more() -> None:
    def worth(hand: str, holds: str) -> float:
        return POLICY.value(fly(hand, "c", "c", holds={0: holds, 1: "4:4"}).g, 0)

    assert worth("c", "9:9") > worth("c", "4:4") > worth("", "4:4")
    assert worth("t", "4:4") > worth("c", "4:4")
    assert worth("c l", "4:4") > worth("c c", "4:4")
    table = fly("c", "l", "h", holds={0: "9:9"})
    assert sum([POLICY.value(table.g, seat) for seat in range(3)]) == pytest.approx(1, abs=0.3)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("seats", "options"), [(2, {"modules": CREWS}), (3, {}), (5, {"modules": EVERYTHING})])
def test_a_bot_answers_every_question_by_the_rules(level: str, seats: int, options: dict[str, Json]) -> None:
    game = SPEC.new(seats, options, 3)
    bots = [make(level if seat == 0 else "random", seat, "celestia") for seat in range(seats)]
    asked = 0
    while not game.over and asked < 60:
        seat = game.asked[0]
        action = ask(game, seat, bots[seat], asked, 8)
        assert game.refuse(seat, action) is None
        asked += seat == 0 and len(game.legal(0)) > 1
        game.play(seat, action)


def test_a_bot_plays_the_same_for_the_same_seed() -> None:
    table = fly("c l", "route c c l h p", "c", at=6, dice="fff").on("PassengerAnnounces")
    prompt, view = table.game.prompt(1), table.game.view(1)
    assert prompt is not None
    for level in ("easy", "normal", "hard"):
        found = [
            make(level, 5, "celestia").choose(view, prompt, table.can(1), Think(table.game, 1, 9, 20)) for _ in "ab"
        ]
        assert found[0] == found[1]


def test_a_search_stays_where_the_captain_surely_gets_through_and_leaves_where_not() -> None:
    sure = fly("c c", "c l h p t c l h p", "c l h p", at=9, dice="...").on("PassengerAnnounces")
    lost = fly("", "c l h p t c l h p", "c l h p", at=9, dice="fff").on("PassengerAnnounces")
    for table, wanted in ((sure, a.STAY), (lost, a.LEAVE)):
        table.do(1, a.STAY)
        assert ask(table.game, 2, make("hard", 1, "celestia"), 3, 60) == wanted


def test_quick_play_ends_every_game() -> None:
    for seats, options in ((6, {}), (4, {"modules": [*EVERYTHING]}), (2, {"modules": [*CREWS]})):
        game, chance = SPEC.new(seats, options, 4), Chance(1)
        answers = 0
        while not game.over:
            seat = game.asked[0]
            legal = game.legal(seat)
            state: Celestia = game.state
            game.play(seat, legal[0] if len(legal) == 1 else POLICY.quick(state, seat, legal, chance))
            answers += 1
            assert answers < 5000
