"""Dealing again what a player cannot know, or no longer recalls."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, CARDS, HELP, KINDS, TURBO
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.spec import census
from astrodrome.games.celestia.state.event_costs import CANNOT, MUST, ability
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import lacks_all
from astrodrome.games.celestia.views.determinise import determinise
from astrodrome.games.celestia.voyage.ending import checked_points
from astrodrome.kernel.chance import Chance
from tests.celestia.games import CREWS, EVERYTHING, flown
from tests.celestia.table import Table, card, fly, helping, name, pick, play, row


def worlds(table: Table, seat: int = 0, recall: float = 1.0, count: int = 30) -> list[Celestia]:
    """Deal some worlds for a seat; no piece is lost or made, and nothing public changes."""
    found = [determinise(table.g, seat, Chance(seed), recall) for seed in range(count)]
    for world in found:
        assert census(world) == census(table.g)
        assert (world.hand_size, world.treasures_by_city) == (table.g.hand_size, table.g.treasures_by_city)
        assert [sum(hand) for hand in world.hands] == world.hand_size
        assert [len(row) for row in world.help_placed] == [len(row) for row in table.g.help_placed]
        assert [len(pile) for pile in world.piles] == [len(pile) for pile in table.g.piles]
        assert [len(row) for row in world.memory.cards_spied] == [len(row) for row in table.g.memory.cards_spied]
    return found


def holds(world: Celestia, seat: int, word: str) -> int:
    """Return how many cards of a kind a seat holds."""
    return world.hands[seat][CARDS.index(card(word))]


def test_own_cards_stay_and_others_change() -> None:
    table = fly("c l", "h h", "p", dice="ff")
    hands = {tuple(world.hands[1]) for world in worlds(table)}
    assert len(hands) > 5
    for world in worlds(table):
        assert world.hands[0] == table.g.hands[0]


def test_the_future_is_reseeded_and_the_game_left_alone() -> None:
    table = fly("c l", "h h", "p", dice="ff")
    before = table.game.digest()
    chance = Chance(77)
    world = determinise(table.g, 0, chance, 0.5)
    assert world.chance is chance
    assert table.game.digest() == before


def test_deck_and_piles_are_in_another_order() -> None:
    table = fly("c", "c", "c", dice="ff")
    assert len({tuple(world.deck) for world in worlds(table, count=8)}) == 8
    assert len({tuple(world.piles[0]) for world in worlds(table, count=8)}) > 4


def test_treasures_of_others_are_guessed_within_their_city() -> None:
    table = fly("c", "c", "c", dice="ff", holds={0: "4:4", 1: "4:9 1:S"})
    found = set()
    for world in worlds(table, count=60):
        assert world.treasures[0] == table.g.treasures[0]
        assert world.treasures_by_city == table.g.treasures_by_city
        found.add(tuple(n for n, count in enumerate(world.treasures[1]) if count))
    assert len(found) > 3


def test_a_spied_hand_is_kept_and_forgotten_without_recall() -> None:
    table = fly("spy", "c t jetpack", "c", dice="ff", modules="ext2")
    table.let(0, play("spy"))
    table.do(0, name(1))
    for world in worlds(table):
        assert world.hands[1] == table.g.hands[1]
    assert any(world.hands[1] != table.g.hands[1] for world in worlds(table, recall=0.0))
    assert {tuple(world.hands[1]) for world in worlds(table, seat=2)} != {tuple(table.g.hands[1])}


def test_what_a_third_player_spied_is_guessed_with_the_hand() -> None:
    table = fly("c", "c t jetpack", "spy", dice="ff", modules="ext2")
    table.let(2, play("spy"))
    table.do(2, name(1))
    for world in worlds(table):
        assert world.memory.cards_spied[2][KINDS : 2 * KINDS] == world.hands[1]
    own = fly("c t", "c", "spy", dice="ff", modules="ext2")
    own.let(2, play("spy"))
    own.do(2, name(0))
    for world in worlds(own):
        assert world.memory.cards_spied[2] == own.g.memory.cards_spied[2], "what was seen of the own hand is no secret"


def test_an_alternative_route_that_came_back_stays_in_its_hand() -> None:
    table = fly("c", "route c", "c", dice="ff")
    table.let(1, play("route"))
    table.do(0, a.Reroll(()))
    assert all(world.hands[1][ALTERNATIVE_ROUTE] >= 1 for world in worlds(table))
    assert not all(world.hands[1][ALTERNATIVE_ROUTE] for world in worlds(table, recall=0.0))


def test_what_lies_face_down_is_help_and_comes_back_as_help() -> None:
    table = fly("", "?c ?l c", "route", dice="fff", at=6, modules="ext1", colours="red purple black")
    table.let(1, helping("?c ?l"))
    placed = {world.help_placed[1] for world in worlds(table)}
    assert len(placed) > 3
    assert all(HELP <= kind < TURBO for row in placed for kind in row)
    assert all(len(row) == 2 for row in placed)
    table.let(2, play("route"))
    table.do(0, a.Reroll((0,)))
    assert all(sum(world.hands[1][HELP:TURBO]) >= 2 for world in worlds(table))


def test_a_spied_help_card_may_lie_on_the_table() -> None:
    table = fly("spy", "?c c", "c", dice="fff", at=6, modules="ext1 ext2", colours="red purple black")
    table.let(0, play("spy"))
    table.do(0, name(1))
    table.let(1, helping("?c"))
    for world in worlds(table):
        assert world.help_placed[1] == table.g.help_placed[1]
        assert holds(world, 1, "c") == 1


@pytest.mark.parametrize(
    ("hand", "dice"),
    [("c c", "ff"), ("c t", "ff"), ("t t", "fl"), ("C", "ff"), ("C t", "ff"), ("P", "pp"), ("L", "ll"), ("h p", "bp")],
)
def test_a_captain_who_declared_success_can_pay(hand: str, dice: str) -> None:
    table = fly(hand, "c", "c", dice=dice, at=2, modules="ext1", colours="red purple black")
    table.let(0, a.DECLARE_SUCCESS)
    table.on("PlayersAfterSuccess")
    for world in worlds(table, seat=1, count=40):
        assert ability(world, 0) != CANNOT
        assert sum(world.hands[0]) == len(hand.split())


def test_a_captain_who_pays_with_a_shown_turbo_needs_no_card() -> None:
    table = fly("", "c", "c", dice="f.", at=2, modules="ext1", colours="red yellow black", deck="t l")
    table.let(1, a.USE_POWER)
    table.let(0, a.DECLARE_SUCCESS)
    for world in worlds(table, seat=1):
        assert sum(world.hands[0]) == 0
        assert ability(world, 0) != CANNOT


def test_a_captain_with_no_equipment_about_pays_with_turbo() -> None:
    gone = " ".join(["c"] * 18 + ["C"] * 2)
    table = fly("t t", "c", "c", dice="ff", at=2, modules="ext1", colours="red purple black", discard=gone)
    table.let(0, a.DECLARE_SUCCESS)
    for world in worlds(table, seat=1, count=10):
        assert ability(world, 0) != CANNOT


@pytest.mark.rule("CS-076")
@pytest.mark.parametrize(
    ("hand", "dice"), [("c l h p", "ff"), ("h h h p l l", "f."), ("c C l h p t t t", "ffff"), ("t t l l", "fb")]
)
def test_a_captain_who_announced_a_crash_has_no_equipment_that_suffices(hand: str, dice: str) -> None:
    modules = "ext1" if "C" in hand else ""
    table = fly(hand, "route spell c", "route", dice=dice, at=20 if len(dice) == 4 else 4, modules=modules)
    table.on("CaptainDeclares").do(0, a.DECLARE_CRASH)
    assert table.decision == "PlayersAfterCrash"
    hands = set()
    for seat, recall in ((1, 1.0), (2, 0.0)):
        for world in worlds(table, seat=seat, recall=recall, count=500):
            assert ability(world, 0) != MUST
            hands.add(tuple(world.hands[0]))
    assert len(hands) > 50


@pytest.mark.rule("CS-076")
def test_a_crash_is_remembered_after_a_second_roll_and_when_it_is_final() -> None:
    table = fly("l h p", "route", "jetpack", dice="ff..", at=4)
    table.let(0, a.DECLARE_CRASH)
    table.let(1, play("route"))
    table.do(0, a.Reroll((1,)))
    for world in worlds(table, seat=1, count=200):
        assert world.hands[0][0] < 2
    assert any(world.hands[0][0] > 1 for world in worlds(table, seat=1, count=400, recall=0.0))
    table.on("CaptainDeclares").do(0, a.DECLARE_CRASH)
    table.on("PlayersAtFall")
    assert all(world.hands[0][0] == 0 for world in worlds(table, seat=1, count=200))


@pytest.mark.rule("CS-087")
def test_who_lays_turbo_has_no_equipment_of_that_symbol_left() -> None:
    table = fly("c t l l h h p", "route", "c", dice="ff", at=2)
    table.let(0, a.DECLARE_SUCCESS)
    table.end_step()
    assert all(world.hands[0][0] == 0 for world in worlds(table, seat=1, count=200))
    assert any(world.hands[0][1] != 2 for world in worlds(table, seat=1))


@pytest.mark.rule("CS-310")
def test_a_lone_captain_who_rows_away_could_not_pay() -> None:
    table = fly("boat-birds l h p p", "route", ashore=(1,), dice="ff", at=2, modules="ext2")
    table.on("PlayersAfterAnnouncements").act(0, row("boat-birds"))
    assert all(world.hands[0][0] < 2 for world in worlds(table, seat=1, count=300))


def test_a_hand_that_gains_a_card_may_lack_nothing_any_more() -> None:
    table = fly("l h p", "c", "c", dice="ff", at=2)
    table.let(0, a.DECLARE_CRASH)
    assert table.g.memory.shortages[0] == [(2, 0, 0, 0)]
    table.on("PassengerAnnounces", later=True)
    assert table.g.memory.shortages[0] == []


def test_a_captain_who_crashed_and_then_succeeds_pays_with_what_a_crash_leaves() -> None:
    table = fly("t t l h", "route", "c", dice="ff..", at=4)
    table.let(0, a.DECLARE_CRASH)
    table.let(1, play("route"))
    table.do(0, a.Reroll((1,)))
    table.let(0, a.DECLARE_SUCCESS)
    table.on("PlayersAfterSuccess")
    for world in worlds(table, seat=1, count=300):
        assert ability(world, 0) != CANNOT
        assert world.hands[0][0] < 2


@pytest.mark.rule("CS-112")
def test_nobody_has_hidden_the_end_of_the_game() -> None:
    table = fly("", "c", "c", dice="ff", at=2, holds={1: "25:25 9:9 12:12"})
    table.let(0, a.DECLARE_CRASH)
    table.on("PassengerAnnounces", later=True)
    assert table.g.voyage == 2
    for world in worlds(table, seat=0, count=400):
        assert checked_points(world, 1) < 50


@pytest.mark.parametrize(("seats", "modules"), [(4, EVERYTHING), (2, CREWS)])
def test_no_dealt_world_contradicts_what_was_said_in_a_game(seats: int, modules: list[str]) -> None:
    said = 0
    for seed in range(6):
        game = flown(seats, {"modules": [*modules]}, 0, seed=seed)
        chance = Chance(seed)
        for answer in range(200):
            if game.over:
                break
            g = game.state
            if any(g.memory.shortages) and answer % 3 == 0:
                said += 1
                for seat in range(seats):
                    world = game.determinise(seat, answer).state
                    assert all(lacks_all(world.hands[other], g.memory.shortages[other]) for other in range(seats))
            actor = game.asked[0]
            actions = game.legal(actor)
            game.play(actor, actions[chance.below("any", len(actions))])
    assert said > 20


def test_a_crew_that_looks_again_knows_what_it_sees() -> None:
    piles: dict[int, str | int] = {1: 0, 2: 0, 4: 0, 6: 0, 9: "12 9 9 9 9"}
    table = fly("", "instructor", at=9, modules="two instructor", power_cards=False, dice="fff" * 4, piles=piles)
    table.on("PassengerAnnounces").do(1, a.LEAVE)
    table.do(1, play("instructor"), pick("9:9"))
    while table.g.voyage < 3:  # both crash, each as captain; every voyage begins here
        table.usual()
    table.on("PassengerAnnounces").do(1, a.LEAVE)
    table.on("CrewKeepsTreasure")
    assert (len(table.mine(1).drawn), table.left(9)) == (3, 1)
    for world in worlds(table, seat=1):
        assert sorted(world.piles[4]) == sorted(table.g.piles[4])


def test_a_pile_that_lies_open_is_known() -> None:
    table = fly("c", "instructor", "c", at=4, dice="ff", modules="instructor", holds={0: "4:4 4:6"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"))
    for world in worlds(table, seat=1):
        assert sorted(world.piles[2]) == sorted(table.g.piles[2])
    assert len({tuple(sorted(world.piles[2])) for world in worlds(table, seat=2)}) > 1


def test_a_searched_pile_is_known_until_it_is_forgotten() -> None:
    table = fly("c c", "instructor", "c", at=4, dice="ff", modules="instructor", holds={0: "4:4 4:6"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"), pick("4:9"))
    for world in worlds(table, seat=1):
        assert sorted(world.piles[2]) == sorted(table.g.piles[2])
    assert any(sorted(world.piles[2]) != sorted(table.g.piles[2]) for world in worlds(table, seat=1, recall=0.0))


def test_a_known_treasure_is_in_the_pile_or_with_who_took_one() -> None:
    table = fly("c c", "instructor", "c", "c", at=4, dice="ff", modules="instructor", piles={4: "6 4 9 4"})
    table.let(1, a.LEAVE)
    table.do(1, play("instructor"), pick("4:4"))
    table.let(2, a.LEAVE, a.TAKE_TOP)
    nine = table.g.tables.number_of[pick("4:9").treasure]
    seen = {(nine in world.piles[2], world.treasures[2][nine] == 1) for world in worlds(table, seat=1, count=60)}
    assert seen == {(True, False), (False, True)}


def test_treasures_a_crew_looks_at_are_guessed_by_the_other() -> None:
    table = fly("", "", at=9, modules="two", piles={9: "9 12 9 12 9"}).on("PassengerAnnounces")
    table.do(1, a.LEAVE)
    assert all(world.treasures_drawn[1] == table.g.treasures_drawn[1] for world in worlds(table, seat=1))
    assert len({world.treasures_drawn[1] for world in worlds(table, seat=0)}) > 1


def test_sealed_wishes_vanish_and_sealed_bonuses_are_guessed() -> None:
    table = fly("c c", "spell", "c", dice="f.").on("PlayersAfterAnnouncements")
    table.do(1, play("spell"))
    for world in worlds(table):
        assert world.answers == [None, None, None]
        assert world.asked == (0, 1, 2)
    bonus = fly("c", "c l t", "c", at=4, dice="ff", modules="matryoshburg", power_cards=False).on("PlayersChooseBonus")
    bonus.do(1, a.DRAW_CARD)
    choices = {world.answers[1] for world in worlds(bonus)}
    assert None not in choices
    assert len(choices) > 1


def test_bonuses_waiting_to_be_carried_out_are_guessed() -> None:
    hands = ("c", "instructor", "c l")
    table = fly(*hands, at=4, dice="ff", modules="matryoshburg instructor", power_cards=False, holds={1: "9:9"})
    table.on("PlayersChooseBonus")
    table.do(0, a.DRAW_CARD)
    table.do(1, a.ExchangeTreasure(pick("9:9").treasure))
    table.do(2, a.DRAW_CARD)
    assert table.decision == "DrawerMayInstruct"
    assert len({world.bonus_chosen[2] for world in worlds(table)}) > 1
    assert all(world.bonus_chosen[1] is None for world in worlds(table))


@pytest.mark.parametrize(("given", "fresh"), [("4:6", None), ("4:9", "4:6")])
def test_a_treasure_just_taken_may_be_exchanged_before_the_next_step(given: str, fresh: str | None) -> None:
    held = {} if fresh is None else {1: given}
    modules = "matryoshburg instructor"
    table = fly(
        "", "instructor", "", at=4, dice="ff", modules=modules, power_cards=False, piles={4: "6 4 4"}, holds=held
    )
    table.do(1, a.LEAVE, a.TAKE_TOP)
    table.on("PlayersChooseBonus")
    table.do(0, a.DRAW_CARD)
    table.do(1, a.ExchangeTreasure(pick(given).treasure))
    table.do(2, a.DRAW_CARD)
    assert table.decision == "DrawerMayInstruct"
    assert table.g.newest_treasure[1] == (None if fresh is None else table.g.tables.number_of[pick(fresh).treasure])
    for world in worlds(table):
        just_taken = world.newest_treasure[1]
        assert just_taken is None or world.treasures[1][just_taken]


def test_the_red_character_alone_knows_what_was_given_up() -> None:
    table = fly("c", "c", "c", dice="ffff", at=4, modules="ext1", colours="black red blue", holds={1: "9:12 9:9"})
    table.let(1, a.USE_POWER)
    table.do(1, pick("9:12"))
    assert {world.treasures_discarded[1] for world in worlds(table, seat=1)} == {table.g.treasures_discarded[1]}
    assert len({world.treasures_discarded[1] for world in worlds(table, seat=0, count=60)}) > 1


def test_gifts_are_guessed_until_they_are_unwrapped() -> None:
    table = fly("c", "c", "c", at=4, dice="..", modules="xmas")
    assert len({tuple(world.gifts.waiting) for world in worlds(table)}) > 1


def test_what_was_counted_is_known_to_all() -> None:
    table = fly(
        "",
        "?c c",
        "?l",
        ashore=(1, 2),
        modules="ext1 xmas",
        holds={1: "25:25 25:25", 2: "4:9"},
        piles={1: "1"},
        gifts="4:?",
    )
    table.do(0, a.STOP)
    assert table.decision == "AnnouncerGives"
    for world in worlds(table):
        assert (world.treasures, world.gifts.waiting) == (table.g.treasures, table.g.gifts.waiting)
        assert [hand[HELP:TURBO] for hand in world.hands] == [hand[HELP:TURBO] for hand in table.g.hands]


@pytest.mark.parametrize(("seats", "modules"), [(4, EVERYTHING), (2, CREWS)])
def test_a_dealt_world_can_be_played_on(seats: int, modules: list[str]) -> None:
    for answers in (30, 90, 180, 260):
        game = flown(seats, {"modules": [*modules]}, answers, seed=answers)
        for seat in range(seats):
            world = game.determinise(seat, answers, 0.7)
            chance = Chance(seat)
            for _ in range(60):
                if world.over:
                    break
                actor = world.asked[0]
                actions = world.legal(actor)
                world.play(actor, actions[chance.below("any", len(actions))])
