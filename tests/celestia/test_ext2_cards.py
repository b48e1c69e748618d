"""Urgent Need, New Gear, Spy (CS-332 to CS-343) and what they meet (CS-468 to CS-474, CS-509, CS-510)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, FLY_ON, LEAVE, STAY, STOP, USE_POWER
from astrodrome.games.celestia.records.card_events import CaptainChanged, HandExchanged, HandSeen, HandSpied
from astrodrome.games.celestia.records.flight_events import PassengerLeft
from astrodrome.games.celestia.records.offers import AnnounceOffer, PlayersOffer
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from astrodrome.games.celestia.views.table_view import Knowledge
from astrodrome.kernel.codec import to_json
from tests.celestia.table import Table, cards, fly, name, play, row
from tests.contract.events import of_kind

BEFORE_ROLL, AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH = (
    "PlayersBeforeRoll",
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
    "PlayersAfterCrash",
)
NEED, GEAR, SPY = play("need"), play("gear"), play("spy")


def needing(*hands: str, modules: str = "ext2", **more: object) -> Table:
    """Go to the window after the announcements with Extension 2."""
    more.setdefault("at", 2)
    more.setdefault("dice", "ff")
    return fly(*hands, modules=modules, **more).on(AFTER_ANNOUNCEMENTS)  # type: ignore[arg-type]  # passed on as given


@pytest.mark.rule("CS-332")
def test_urgent_need_is_the_captains_until_cards_are_laid_or_a_crash_announced() -> None:
    table = needing("c c need", "need", "c")
    assert table.why(0, NEED) is None
    assert table.why(1, NEED) == "CS-332"
    assert table.on(AFTER_SUCCESS).why(0, NEED) is None
    assert needing("need", "c", "c").on(AFTER_CRASH).why(0, NEED) == "CS-332"
    early = fly("need bandit", "c", "c", modules="ext1 ext2")
    assert early.why(0, NEED) == "CS-332"


@pytest.mark.rule("CS-333")
def test_the_captain_names_another_player_aboard() -> None:
    table = needing("need", "c", "c", "c", "c", pilot=3, ashore=(4,))
    table.act(0, NEED)
    refusals = {one.seat: one.refusal and one.refusal.rule for one in table.offer(0, PlayersOffer).players}
    assert refusals == {1: None, 2: None, 3: "CS-333", 4: "CS-333"}
    assert table.why(0, name(0)) == "CS-333"
    assert of_kind(table.do(0, name(2)), CaptainChanged) == [CaptainChanged(2)]
    table.do(0, STAY)
    assert table.on("CaptainDeclares").asked == (2,)


@pytest.mark.rule("CS-334")
def test_the_former_captain_stays_or_leaves_with_a_treasure() -> None:
    table = needing("need", "c c", "c", at=4, piles={4: "9 4"})
    table.act(0, NEED)
    table.do(0, name(1))
    assert (table.decision, table.can(0)) == ("FormerCaptainChooses", (STAY, LEAVE))
    assert table.offer(0, AnnounceOffer).captain == 1
    events = table.do(0, LEAVE)
    assert of_kind(events, TreasureTaken) == [TreasureTaken(0, 4)]
    assert (table.owns(0), table.aboard()) == (["4:9"], [1, 2])


@pytest.mark.rule("CS-335")
def test_everybody_hears_that_the_former_captain_left_for_a_treasure() -> None:
    table = needing("need", "c c", "c", at=4, piles={4: "4"})
    table.act(0, NEED)
    table.do(0, name(1))
    events = table.do(0, LEAVE)
    assert of_kind(events, PassengerLeft) == [PassengerLeft(0, 4)]


@pytest.mark.rule("CS-335")
def test_over_an_empty_city_the_former_captain_must_stay() -> None:
    table = needing("need", "c c", "c", at=4, piles={4: 0})
    table.act(0, NEED)
    table.do(0, name(1))
    assert table.can(0) == (STAY,)
    assert table.why(0, LEAVE) == "CS-335"


@pytest.mark.rule("CS-336")
def test_a_captain_alone_has_nobody_to_hand_over_to() -> None:
    table = needing("need", "spell", dice="f.", ashore=(1,))
    assert table.why(0, NEED) == "CS-336"


@pytest.mark.rule("CS-337")
def test_the_person_named_may_answer_with_an_own_urgent_need() -> None:
    table = needing("need", "need", "c")
    table.act(0, NEED)
    table.do(0, name(1), STAY)
    table.act(1, NEED)
    table.do(1, name(0), STAY)
    assert table.g.captain == 0


@pytest.mark.rule("CS-338", "CS-339")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_new_gear_exchanges_the_rest_of_the_hand_before_the_roll(seat: int) -> None:
    hands = ["c", "c", "c"]
    hands[seat] = "gear h h p"
    table = fly(*hands, modules="ext2", ashore=(2,), dice="ff", deck="l l l t")
    events = table.act(seat, GEAR)
    assert of_kind(events, HandExchanged) == [HandExchanged(seat, cards("h h p"), 3)]
    assert table.hand(seat) == "l l l"


@pytest.mark.rule("CS-338")
def test_after_the_roll_it_is_too_late_for_new_gear_and_spies() -> None:
    table = needing("c gear spy", "c", "c")
    assert table.why(0, GEAR) == "CS-338"
    assert table.why(0, SPY) == "CS-342"


@pytest.mark.rule("CS-340")
def test_new_gear_keeps_nothing_back_and_needs_another_card() -> None:
    table = fly("gear c l", "gear", "bandit", modules="ext1 ext2", deck="t t")
    table.act(0, GEAR)
    assert table.hand(0) == "t t"
    lone = fly("c", "gear", "c", modules="ext2", discard="spy spy")
    assert lone.decision == "PassengerAnnounces", "nobody has another card to exchange"
    forced = fly("c", "gear", "c", modules="ext1 ext2")
    assert forced.why(1, GEAR) == "CS-340"


@pytest.mark.rule("CS-341")
def test_the_old_hand_becomes_public_and_the_new_one_does_not() -> None:
    tables = [fly("gear h p", "c", "c", modules="ext2", deck=deck, dice="ff") for deck in ("l l", "t c")]
    for table in tables:
        table.act(0, GEAR)
        assert set(cards("gear h p")) <= set(table.public.discard)
    assert to_json(tables[0].game.view(1)) == to_json(tables[1].game.view(1))


@pytest.mark.rule("CS-342", "CS-343")
@pytest.mark.parametrize("spy", [1, 2])
def test_a_spy_alone_sees_the_whole_hand_of_another_player(spy: int) -> None:
    hands = ["c t jetpack", "c", "c"]
    hands[spy] = "spy"
    table = fly(*hands, modules="ext2", ashore=(2,), dice="ff", holds={0: "4:9"})
    table.act(spy, SPY)
    events = table.do(spy, name(0))
    assert of_kind(events, HandSpied) == [HandSpied(spy, 0)]
    assert of_kind(events, HandSeen) == [HandSeen((spy,), 0, cards("c t jetpack"))]
    known = table.game.knowledge(spy)
    assert isinstance(known, Knowledge)
    assert [(one.seat, one.cards) for one in known.hands] == [(0, cards("c t jetpack"))]
    bystander = table.game.knowledge(3 - spy)
    assert isinstance(bystander, Knowledge)
    assert bystander.hands == ()


@pytest.mark.rule("CS-342")
def test_a_spy_needs_a_hand_to_look_at() -> None:
    table = fly("spy", "c", "", modules="ext2", dice="ff")
    table.act(0, SPY)
    assert table.why(0, name(2)) == "CS-342"
    assert table.why(0, name(0)) == "CS-342"
    empty = fly("spy gear c", "", "", modules="ext2", dice="ff")
    assert empty.why(0, SPY) == "CS-342"


@pytest.mark.rule("CS-343")
def test_what_was_spied_fades_as_cards_are_played() -> None:
    table = fly("c c", "spy", "c", modules="ext2", dice="f.", power_cards=False)
    table.act(1, SPY)
    table.do(1, name(0))
    table.on("CaptainDeclares").end_step()
    known = table.game.knowledge(1)
    assert isinstance(known, Knowledge)
    assert [(one.seat, one.cards) for one in known.hands] == [(0, cards("c"))]


@pytest.mark.rule("CS-468")
def test_the_new_captain_is_immune_to_ejection_and_the_former_one_is_not() -> None:
    table = needing("need", "c", "ejection")
    table.act(0, NEED)
    table.do(0, name(1), STAY)
    table.act(2, play("ejection"))
    assert table.why(2, name(1)) == "CS-129"
    assert table.why(2, name(0)) is None


@pytest.mark.rule("CS-469")
def test_the_blue_character_may_take_over_from_the_captain_it_named() -> None:
    table = needing("need c c", "c", "c", modules="ext1 ext2", colours="blue red green")
    table.act(0, NEED)
    table.do(0, name(1), STAY)
    table.on(AFTER_CRASH).act(0, USE_POWER)
    assert table.g.captain == 0


@pytest.mark.rule("CS-470")
def test_the_former_captain_cannot_leave_by_lifeboat_but_the_new_one_may() -> None:
    table = needing("need boat-fog", "boat-birds", "c")
    table.act(0, NEED)
    table.do(0, name(1))
    assert table.why(0, row("boat-fog")) == "AD-004"
    table.do(0, STAY)
    assert table.why(0, row("boat-fog")) == "CS-451"
    assert table.why(1, row("boat-birds")) is None


@pytest.mark.rule("CS-471")
def test_the_former_captains_choice_cannot_be_forced() -> None:
    table = fly("need", "c", "c", at=2, dice="f.", modules="ext1 ext2", colours="red purple green")
    table.on("PassengerAnnounces").do(1, LEAVE)
    table.do(2, STAY)
    table.on(AFTER_ANNOUNCEMENTS).act(0, NEED)
    table.do(0, name(2), STAY)
    assert table.why(1, USE_POWER) == "CS-289"


@pytest.mark.rule("CS-472")
def test_help_discarded_by_new_gear_costs_nothing_any_more() -> None:
    table = fly("c", "gear ?c ?l", modules="ext1 ext2", at=2, deck="c c", dice="ff", holds={1: "25:25 25:25"})
    table.act(1, GEAR)
    table.on("PassengerAnnounces").end_step()
    assert table.game.outcome is not None
    assert table.game.outcome.scores[1] == 50


@pytest.mark.rule("CS-473")
def test_after_new_gear_the_hand_is_one_card_smaller() -> None:
    table = fly("gear c l h", "c", "c", modules="ext2", dice="ff")
    table.act(0, GEAR)
    assert table.on("PassengerAnnounces").offer(1, AnnounceOffer).captain_cards == 3


@pytest.mark.rule("CS-474")
def test_a_spy_sees_the_hand_as_it_then_is() -> None:
    table = fly("gear c", "spy", "c", modules="ext2", dice="ff", deck="t")
    table.act(0, GEAR)
    table.act(1, SPY)
    assert of_kind(table.do(1, name(0)), HandSeen) == [HandSeen((1,), 0, cards("t"))]


@pytest.mark.rule("CS-509")
def test_the_pilot_has_nobody_to_hand_over_to() -> None:
    table = fly("", "need", "c", modules="ext2", at=2, down=True, pilot=1, dice=".b").on(AFTER_ANNOUNCEMENTS)
    assert table.why(1, NEED) == "CS-509"


@pytest.mark.rule("CS-510")
def test_before_the_pilots_roll_everybody_may_use_new_gear_and_spies() -> None:
    table = fly("gear c", "c", "spy", modules="ext2", at=2, down=True, pilot=1, dice="bb", deck="t")
    table.do(1, FLY_ON)
    assert (table.decision, table.asked) == (BEFORE_ROLL, (1, 2, 0))
    table.act(0, GEAR)
    table.act(2, SPY)
    assert of_kind(table.do(2, name(0)), HandSeen) == [HandSeen((2,), 0, cards("t"))]
    assert STOP not in table.can(1)
    assert DECLARE_CRASH not in table.can(1)
