"""The windows: who may act, who is asked, in which order (CS-063 to CS-069, CS-516 to CS-522)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, FLY_ON, KEEP_CREW, STAY, USE_POWER, Reroll
from astrodrome.games.celestia.records.card_events import CardPlayed
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS
from tests.celestia.table import Table, fly, name, play, start
from tests.contract.events import of_kind


def reached(table: Table) -> Table:
    """Go to the window after the announcements, everybody staying."""
    return table.on("PlayersAfterAnnouncements")


@pytest.mark.rule("CS-063")
def test_several_power_cards_can_be_played_in_one_step() -> None:
    table = reached(fly("route spell", "route", "spell", dice="....f.f."))
    for seat, word in ((0, "spell"), (2, "spell")):
        table.act(seat, play(word))
    for seat in (0, 1):
        table.act(seat, play("route"))
        table.do(0, Reroll((0,)))
    assert len(of_kind(table.events, CardPlayed)) == 4


@pytest.mark.rule("CS-064")
def test_the_captain_may_play_power_cards_too() -> None:
    table = reached(fly("route spell ejection", "c", "c", dice="f."))
    assert {play("route"), play("spell"), play("ejection")} <= set(table.can(0))


@pytest.mark.rule("CS-065", "CS-066")
def test_a_power_card_covers_nothing_and_is_discarded_when_resolved() -> None:
    table = reached(fly("spell route jetpack", "c", "c", dice="f.f"))
    table.act(0, play("spell"))
    assert table.discard == "spell"
    assert table.on("CaptainDeclares").why(0, table.can(0)[0]) is None
    assert [type(action).__name__ for action in table.can(0)] == ["DeclareCrash"]


@pytest.mark.rule("CS-067")
def test_who_wants_to_act_at_the_same_moment_acts_in_turn_order() -> None:
    table = reached(fly("c", "spell", "spell", "c", captain=3, dice=".fff"))
    assert table.asked == (3, 0, 1, 2)
    table.do(2, play("spell"))
    table.do(1, play("spell"))
    table.do(3, PASS)
    events = table.do(0, PASS)
    assert of_kind(events, CardPlayed) == [CardPlayed(1, "bad-spell")]
    assert table.hand(2) == "spell", "the later wish is dropped, not lost"


@pytest.mark.rule("CS-067")
def test_the_next_card_comes_only_after_the_last_one_is_resolved() -> None:
    table = reached(fly("c", "route", "spell", dice=".f"))
    table.act(1, play("route"))
    assert (table.decision, table.asked) == ("CaptainChoosesDice", (0,))


@pytest.mark.rule("CS-068")
def test_asking_starts_again_after_every_card_and_ends_when_all_pass() -> None:
    table = reached(fly("c c", "spell c", "c", dice=".f.f"))
    table.act(1, play("spell"))
    assert (table.decision, table.asked) == ("PlayersAfterAnnouncements", (0, 1, 2))
    for seat in (0, 1, 2):
        table.do(seat, PASS)
    assert table.decision == "CaptainDeclares"


@pytest.mark.rule("CS-069")
@pytest.mark.parametrize(("hand", "window"), [("c c", "PlayersAfterSuccess"), ("c", "PlayersAfterCrash")])
def test_a_re_roll_voids_the_declaration(hand: str, window: str) -> None:
    table = fly(f"{hand} route", "c", "c", dice="ff.f").on(window)
    table.act(0, play("route"))
    table.do(0, Reroll((0,)))
    assert table.decision == "PlayersAfterAnnouncements"
    assert table.public.word is None
    table.on("CaptainDeclares")


@pytest.mark.rule("CS-069")
def test_a_change_of_captain_voids_the_declaration_and_the_new_one_declares() -> None:
    table = fly("c c need", "c", "c", dice="ff", modules="ext2").on("PlayersAfterSuccess")
    table.act(0, play("need"))
    table.do(0, name(2), STAY)
    assert table.decision == "PlayersAfterAnnouncements"
    assert table.on("CaptainDeclares").asked == (2,)


@pytest.mark.rule("CS-516", "CS-518")
def test_a_window_asks_only_whom_public_facts_leave_something_to_do() -> None:
    table = fly("c c", "c", "", "c", dice="ff", ashore=(3,))
    assert reached(table).asked == (0, 1), "2 holds no card; without a blank 3 could do nothing ashore"


@pytest.mark.rule("CS-516")
def test_a_card_that_everybody_has_seen_go_opens_no_window() -> None:
    gone = "route route spell spell ejection ejection jetpack"
    table = fly("c c", "c", "c", dice="f.", discard=gone)
    table.do(1, STAY)
    table.do(2, STAY)
    assert table.decision == "CaptainDeclares"


@pytest.mark.rule("CS-516")
@pytest.mark.parametrize(("deck", "asked"), [("route l", False), ("h l", True)])
def test_a_card_that_lies_face_up_opens_no_window_either(deck: str, asked: bool) -> None:
    helps = " ".join(["?c"] * 4 + ["?l"] * 4 + ["?h"] * 3 + ["?p"] * 3)
    table = fly(
        "",
        "c",
        "c",
        dice="ff",
        at=2,
        modules="ext1",
        colours="black yellow purple",
        deck=deck,
        discard=f"route {helps}",
    )
    table.let(1, USE_POWER)
    table.do(0, DECLARE_CRASH)
    assert (table.decision == "PlayersAfterCrash") == asked


@pytest.mark.rule("CS-516")
def test_an_unspent_character_is_asked_in_its_window() -> None:
    gone = "route route spell spell ejection ejection jetpack jetpack bandit bandit mooring mooring"
    helps = " ".join(["?c"] * 4 + ["?l"] * 4 + ["?h"] * 3 + ["?p"] * 3)
    table = fly("c", "c", "c", dice="ff", modules="ext1", discard=f"{gone} {helps}", colours="yellow black blue")
    assert (table.decision, table.asked) == ("PlayersBeforeRoll", (1,))
    assert table.on("PlayersAfterCrash").asked == (0, 2)


@pytest.mark.rule("CS-516")
def test_a_treasure_that_may_be_a_spyglass_is_asked_for_at_a_crash() -> None:
    table = fly("", "", "", "", dice="ff", holds={1: "4:4", 2: "15:15", 3: "2:2"}, ashore=(3,))
    assert table.on("PlayersAfterCrash").asked == (1,)
    bare = fly("", "", "", dice="ff", holds={1: "4:4"}, spyglasses=False)
    bare.do(1, STAY)
    bare.do(2, STAY)
    bare.do(0, bare.can(0)[0])
    assert bare.g.voyage == 2, "nobody could rescue the aircraft"


@pytest.mark.rule("CS-517")
@pytest.mark.parametrize("modules", [[], ["ext1"], ["ext1", "ext2", "grappin", "instructor"]])
def test_what_players_really_hold_never_decides_who_is_asked(modules: list[str]) -> None:
    table, chance = start(4, 5, modules=[*modules]), Chance(5)
    for _ in range(250):
        if table.decision is None:
            return
        if table.decision.startswith("Players"):
            for seat in range(4):
                world = table.game.determinise(seat, chance.below("seed", 1 << 30))
                assert world.situation == table.game.situation
        seat = table.asked[0]
        actions = table.can(seat)
        table.do(seat, actions[chance.below("any", len(actions))])


@pytest.mark.rule("CS-518")
def test_what_all_can_see_to_be_unplayable_opens_no_window() -> None:
    table = fly("c c", "c", "c", dice="ff", piles={1: 0}, discard="route route")
    table.do(1, STAY)
    table.do(2, STAY)
    assert table.decision == "CaptainDeclares", "no blank die, no re-roll, no treasure to eject on"
    crash = fly("c", "jetpack", "c", dice="ff", piles={1: 0}, discard="route route")
    crash.do(1, STAY)
    crash.do(2, STAY)
    crash.do(0, crash.can(0)[0])
    assert crash.g.voyage == 2, "no window for the Jetpack either"


@pytest.mark.rule("CS-520")
def test_a_card_that_came_back_must_wait_until_something_changes() -> None:
    table = reached(fly("route", "route", "spell", dice="f.f."))
    table.act(1, play("route"))
    table.do(0, Reroll(()))
    assert table.why(1, play("route")) == "CS-520"
    assert table.why(0, play("route")) is None, "another player's card is another matter"
    table.act(2, play("spell"))
    assert table.why(1, play("route")) is None, "the dice have changed"


@pytest.mark.rule("CS-520")
def test_a_declaration_frees_a_card_that_came_back() -> None:
    table = reached(fly("c c", "route", "c", dice="ff"))
    table.act(1, play("route"))
    table.do(0, Reroll(()))
    assert table.why(1, play("route")) in ("CS-520", "AD-001")
    assert play("route") in table.on("PlayersAfterSuccess").can(1)


@pytest.mark.rule("CS-521")
def test_a_player_may_answer_before_being_reached_in_turn_order() -> None:
    table = reached(fly("c c", "spell", "c", dice="f.f"))
    table.do(2, PASS)
    table.do(1, play("spell"))
    assert table.dice == "f.", "the captain has not answered yet"
    table.do(0, PASS)
    assert table.dice == "ff"


@pytest.mark.rule("CS-521")
def test_an_answer_given_ahead_is_asked_for_anew_when_something_was_played() -> None:
    table = reached(fly("spell", "c", "spell", dice="...."))
    table.do(2, play("spell"))
    table.do(1, PASS)
    table.do(0, play("spell"))
    assert table.hand(2) == "spell"
    assert 2 in table.asked


@pytest.mark.rule("CS-522")
def test_before_the_roll_the_captain_decides_in_order_exit_preparation_heading() -> None:
    table = fly("bandit", "", at=12, ashore=(1,), modules="ext1 boscalumia two")
    order = []
    for answer in (FLY_ON, KEEP_CREW, table.game.spec.codec.decode_action({"do": "Head", "to": "route"})):
        order.append(table.decision)
        table.do(0, answer)
    order.append(table.decision)
    assert order == ["CaptainMayStop", "CaptainMayPrepare", "HelmChoosesHeading", "PlayersBeforeRoll"]
