"""Extension 1: set-up, improved Equipment, Bandit, Mooring, the end (CS-217 to CS-240, CS-290 to CS-297)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import COLOURS
from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    FLY_ON,
    LEAVE,
    STAY,
    STOP,
    USE_POWER,
    LayCards,
    Reroll,
)
from astrodrome.games.celestia.records.card_events import CardsDrawn, VesselMoored
from astrodrome.games.celestia.records.flight_events import CaptaincyPassed, VesselMoved
from astrodrome.games.celestia.records.offers import LayOffer
from astrodrome.games.celestia.state.event_costs import exact_ways
from astrodrome.kernel.records import Line
from tests.celestia.table import Table, cards, fly, helping, play, start
from tests.contract.events import of_kind


def laying(hand: str, dice: str, at: int = 1) -> set[tuple[str, ...]]:
    """Return the sets of cards with which a captain may cover some dice."""
    table = fly(hand, "", "", dice=dice, at=at, modules="ext1", power_cards=False).on("CaptainLays")
    return {action.cards for action in table.can(0) if isinstance(action, LayCards)}


def declaring(hand: str, dice: str, at: int = 1) -> Table:
    """Bring a captain with a hand to the declaration of some dice."""
    return fly(hand, "", "", dice=dice, at=at, modules="ext1", power_cards=False).on("CaptainDeclares")


@pytest.mark.rule("CS-217", "CS-218")
def test_its_26_cards_are_added_to_the_base_deck() -> None:
    table = start(4, modules=["ext1"])
    assert sum(table.g.edition.copies) == 110
    base = start(4).g.edition.copies
    assert all(mine >= theirs for mine, theirs in zip(table.g.edition.copies, base, strict=True))


@pytest.mark.rule("CS-219")
def test_each_player_gets_a_character_at_random_or_by_agreement() -> None:
    drawn = {start(3, seed, modules=["ext1"]).g.characters.colour[0] for seed in range(40)}
    assert drawn == set(range(len(COLOURS)))
    g = start(6, modules=["ext1"]).g
    assert len(set(g.characters.colour)) == 6
    agreed = start(2, modules=["ext1"], two=False, colours=["purple", "green"])
    assert [seat.character for seat in agreed.public.seats] == ["purple", "green"]
    assert [seat.character for seat in start(2).public.seats] == [None, None]


@pytest.mark.rule("CS-219")
def test_without_the_extension_there_is_no_power_to_use() -> None:
    table = fly("c", "c", "c", dice="f.").on("PlayersAfterAnnouncements")
    assert table.why(1, USE_POWER) == "CS-219"


@pytest.mark.rule("CS-220")
def test_characters_lie_open_and_are_no_hand_cards() -> None:
    table = fly("c", "", "", modules="ext1", colours="black red blue")
    assert [(seat.character, seat.hand) for seat in table.public.seats] == [("black", 1), ("red", 0), ("blue", 0)]


@pytest.mark.rule("CS-221")
def test_a_power_is_used_once_per_game() -> None:
    table = fly("c c bandit", "bandit", "", modules="ext1", colours="black red blue", dice="..", power_cards=False)
    table.act(0, USE_POWER)
    assert table.public.seats[0].spent
    assert table.why(0, USE_POWER) == "CS-221"
    table.on("PassengerAnnounces").end_step()
    while table.g.voyage == 1:
        table.usual()
    assert table.on("PlayersBeforeRoll").why(0, USE_POWER) == "CS-221"


@pytest.mark.rule("CS-222")
def test_both_portraits_of_a_colour_share_one_power() -> None:
    words = start(3, modules=["ext1"]).game.spec.words
    for lang in ("en", "fr"):
        names = words.terms(lang)["character"]
        assert set(names) == set(COLOURS)
        assert all(name.count(" / ") == 1 for name in names.values())
        assert set(words.table(lang)["character-line"]) == set(COLOURS)


@pytest.mark.rule("CS-223", "CS-225")
@pytest.mark.parametrize("dice", ["f.", "ff"])
def test_an_improved_card_covers_up_to_two_dice_and_no_change_is_given(dice: str) -> None:
    table = declaring("C", dice)
    assert table.can(0) == (DECLARE_SUCCESS,)
    table.do(0, DECLARE_SUCCESS)
    table.do(0, LayCards(cards("C")))
    assert (table.hand(0), table.discard) == ("", "C")
    assert declaring("C", "fff", at=6).can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-224")
def test_improved_equipment_is_compulsory() -> None:
    assert declaring("C", "ff").why(0, DECLARE_CRASH) == "CS-076"
    assert declaring("C t", "f.").why(0, DECLARE_CRASH) == "CS-076"


@pytest.mark.rule("CS-226")
def test_its_surplus_covers_no_other_symbol() -> None:
    assert declaring("C", "fl").can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-227", "CS-080")
def test_the_captain_chooses_among_sets_without_a_superfluous_card() -> None:
    assert laying("C c c", "ff") == {cards("C"), cards("c c")}
    table = fly("C c c", "", "", dice="ff", modules="ext1", power_cards=False).on("CaptainLays")
    assert table.why(0, LayCards(cards("C c c"))) == "CS-080"
    assert table.why(0, LayCards(cards("C c"))) == "CS-080"
    assert table.why(0, LayCards(cards("c"))) == "CS-080"
    assert set(table.offer(0, LayOffer).payments) == {cards("C"), cards("c c")}


@pytest.mark.rule("CS-228")
def test_for_one_die_either_card_may_be_laid() -> None:
    assert laying("C c", "f.") == {cards("c"), cards("C")}


@pytest.mark.rule("CS-229")
def test_three_dice_are_met_by_improved_and_ordinary_or_by_two_improved() -> None:
    assert laying("C C c", "fff", at=6) == {cards("C c"), cards("C C")}
    assert laying("C C c c c", "fff", at=6) == {cards("C c"), cards("C C"), cards("c c c")}


@pytest.mark.rule("CS-080", "CS-087")
def test_equipment_that_falls_short_is_all_laid_before_turbo() -> None:
    assert laying("C c t t", "ffff", at=15) == {cards("C c t")}
    assert exact_ways(0, plain=3, improved=2) == [(0, 0)]


@pytest.mark.rule("CS-230")
def test_anybody_may_send_a_bandit_before_the_roll() -> None:
    for seat in range(3):
        hands = ["c", "c", "c"]
        hands[seat] = "bandit"
        table = fly(*hands, modules="ext1", ashore=(2,), dice="ffff")
        table.act(seat, play("bandit"))
        assert len(table.on("PassengerAnnounces").g.step.dice) == 3


@pytest.mark.rule("CS-231")
def test_after_the_roll_it_is_too_late_for_a_bandit() -> None:
    table = fly("bandit", "c", "c", modules="ext1", dice="ff").on("PlayersAfterAnnouncements")
    assert table.why(0, play("bandit")) == "CS-231"


@pytest.mark.rule("CS-232")
def test_two_bandits_add_two_dice_even_to_four() -> None:
    table = fly("bandit bandit", "c", "c", at=20, modules="ext1", dice="ffffff")
    table.act(0, play("bandit"))
    table.act(0, play("bandit"))
    assert table.on("PassengerAnnounces").dice == "ffffff"


@pytest.mark.rule("CS-233")
def test_the_added_die_must_be_covered_and_may_be_rolled_again() -> None:
    table = fly("bandit c c route", "c", "c", modules="ext1", dice="fff.")
    table.act(0, play("bandit"))
    assert table.on("PlayersAfterCrash").g.step.dice == [1, 1, 1]
    table.act(0, play("route"))
    table.do(0, Reroll((2,)))
    assert table.on("CaptainDeclares").can(0) == (DECLARE_SUCCESS,)


@pytest.mark.rule("CS-234")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_moor_when_the_cards_are_laid(seat: int) -> None:
    hands = ["c c", "c", "c"]
    hands[seat] += " mooring"
    table = fly(*hands, modules="ext1", ashore=(2,), dice="ff", at=2).on("PlayersAfterSuccess")
    assert table.why(seat, play("mooring")) in ("CS-234", "AD-001")
    assert table.on("PlayersAtLaying").why(seat, play("mooring")) is None


def moored(at: int = 2, **more: int | str) -> Table:
    """Let a passenger moor the aircraft after a success on two fogs."""
    table = fly("c c", "c c mooring", "", "", at=at, ashore=(3,), dice="ffff", modules="ext1", power_cards=False)
    table.on("PlayersAtLaying").act(1, play("mooring"))
    return table


@pytest.mark.rule("CS-235", "CS-236")
def test_a_moored_aircraft_stays_and_everything_else_goes_on() -> None:
    table = moored()
    assert of_kind(table.events, VesselMoored) == [VesselMoored("aircraft")]
    assert not of_kind(table.events, VesselMoved)
    assert (table.city, table.discard) == (2, "c c mooring")
    assert of_kind(table.events, CaptaincyPassed) == [CaptaincyPassed(1)]
    assert (table.g.voyage, table.aboard(), of_kind(table.events, CardsDrawn)) == (1, [0, 1, 2], [])


@pytest.mark.rule("CS-237")
def test_the_next_step_has_the_same_target_and_fresh_announcements() -> None:
    table = moored().on("PassengerAnnounces")
    assert (len(table.g.step.dice), table.public.target.city) == (2, 4)
    assert table.asked == (2,)
    assert [seat.announced for seat in table.public.seats] == [None] * 4


@pytest.mark.rule("CS-238")
def test_a_crash_cannot_be_moored() -> None:
    table = fly("c", "mooring", "c", modules="ext1", dice="ff").on("PlayersAfterCrash")
    assert table.why(1, play("mooring")) == "CS-238"
    assert table.on("PlayersAtFall").why(1, play("mooring")) == "CS-238"


@pytest.mark.rule("CS-239")
def test_a_step_without_cards_can_be_moored_too() -> None:
    table = fly("c", "mooring", "c", modules="ext1", dice="..", at=2).on("PlayersAtLaying")
    table.act(1, play("mooring"))
    assert table.city == 2


@pytest.mark.rule("CS-240")
def test_a_second_mooring_is_refused_and_stays_in_hand() -> None:
    table = fly("c c", "mooring", "mooring hook", modules="ext1 grappin", dice="ff", at=2)
    table.on("PassengerAnnounces").do(1, STAY)
    table.do(2, LEAVE)
    table.on("PlayersAtLaying").act(1, play("mooring"))
    assert table.why(2, play("mooring")) == "CS-240"
    assert "mooring" in table.hand(2)


@pytest.mark.rule("CS-290", "CS-291", "CS-292")
def test_left_help_costs_two_points_each_but_does_not_touch_the_end_check() -> None:
    holds = {0: "25:25 25:25", 1: "25:25 20:20 2:4"}
    table = fly("?c ?p", "?l", "c", ashore=(1, 2), holds=holds, piles={1: "1"}, modules="ext1")
    table.do(0, STOP)
    assert table.decision is None, "51 points are on the table, whatever the hand costs"
    result = table.game.outcome
    assert result is not None
    assert result.scores == (51 - 4, 49 - 2, 0)
    assert Line("score-help", -4) in result.breakdown[0]
    assert result.winners == (0, 1)


@pytest.mark.rule("CS-292")
def test_the_announcing_player_may_fall_behind() -> None:
    table = fly(
        "?c ?p ?p", "", ashore=(1,), holds={0: "25:25 25:25", 1: "25:25 20:20 2:4"}, piles={1: "1"}, modules="ext1"
    )
    table.do(0, STOP)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)


@pytest.mark.rule("CS-293")
def test_other_cards_and_unused_characters_cost_nothing() -> None:
    table = fly("C bandit mooring t", "", ashore=(1,), holds={0: "25:25 25:25"}, piles={1: "1"}, modules="ext1")
    table.do(0, STOP)
    assert table.game.outcome is not None
    assert table.game.outcome.scores == (51, 0)


@pytest.mark.rule("CS-294", "CS-297")
def test_a_card_without_effect_goes_back_and_one_with_effect_does_not() -> None:
    table = fly("c", "route spell", "c", modules="ext1", dice="f.l", at=2).on("PlayersAfterAnnouncements")
    table.act(1, play("route"))
    table.do(0, Reroll(()))
    assert "route" in table.hand(1)
    table.act(1, play("spell"))
    assert "spell" not in table.hand(1)
    assert "spell" in table.discard


@pytest.mark.rule("CS-295")
def test_a_jetpack_offered_too_early_is_never_lost() -> None:
    table = fly("", "jetpack", "?c", modules="ext1", dice="ff", at=2).on("PlayersAfterCrash")
    assert table.why(1, play("jetpack")) == "CS-141"
    table.act(2, helping("?c"))
    assert table.hand(1) == "jetpack"
    assert table.on("PlayersAtFall").why(1, play("jetpack")) is None


@pytest.mark.rule("CS-296")
def test_of_two_cards_at_one_moment_the_first_in_turn_order_counts() -> None:
    table = fly("c c c", "mooring", "mooring", modules="ext1", dice="ff", at=2).on("PlayersAtLaying")
    table.do(2, play("mooring"))
    table.do(0, table.can(0)[0])
    table.do(1, play("mooring"))
    assert (table.hand(1), table.hand(2)) == ("", "mooring")
    assert FLY_ON not in table.can(1)
