"""The worked examples of the catalogue. In the base examples seat 0 is Orville, 1 Amelia, 2 Ambroise, clockwise."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    FLY_ON,
    HEAD_FORGOTTEN,
    LEAVE,
    PREPARE,
    STAY,
    STOP,
    Reroll,
)
from astrodrome.games.celestia.records.card_events import CardsDrawn, CardsLaid, HelpReturned, HelpRevealed
from astrodrome.games.celestia.records.flight_events import ForgottenCityLit, VesselCrashed, VoyageBegan
from astrodrome.games.celestia.records.offers import AnnounceOffer, DeclareOffer
from astrodrome.games.celestia.records.treasure_events import EndAnnounced, TreasuresDrawn, TreasureTaken
from astrodrome.kernel.records import PASS
from tests.celestia.table import Table, cards, fly, helping, name, play, row, start
from tests.contract.events import of_kind

ORVILLE, AMELIA, AMBROISE = 0, 1, 2
AFTER_CRASH = "PlayersAfterCrash"


def first_step() -> Table:
    """Orville rolls Lightning and Fog for city 2, holding a Compass and a Lightning rod among eight cards."""
    hand = "c l h h h p p p"
    return fly(hand, "h h h h h h h h", "p p p p p p p p", dice="lfbb", power_cards=False)


@pytest.mark.rule("CS-E01")
def test_the_set_up_for_three() -> None:
    table = start(3)
    assert table.g.hand_size == [8, 8, 8]
    assert (table.city, table.aboard()) == (1, [0, 1, 2])
    assert [table.owns(seat) for seat in range(3)] == [[], [], []]
    assert table.public.deck == 84 - 24 == 60


@pytest.mark.rule("CS-E02")
def test_orville_rolls_lightning_and_fog() -> None:
    table = first_step()
    assert table.public.cities[1].dice == 2
    assert set(table.offer(AMELIA, AnnounceOffer).needs) == {"lightning", "fog"}
    for passenger in (AMELIA, AMBROISE):
        assert table.asked == (passenger,)
        assert table.g.hand_size[ORVILLE] == 8
        table.do(passenger, STAY)
    assert table.decision == "CaptainDeclares"


@pytest.mark.rule("CS-E03")
def test_amelia_stays_and_ambroise_leaves() -> None:
    table = first_step()
    table.do(AMELIA, STAY)
    table.do(AMBROISE, LEAVE)
    assert table.public.seats[AMBROISE].pawns == 0
    assert (len(table.owns(AMBROISE)), table.left(1), table.aboard()) == (1, 10, [ORVILLE, AMELIA])


def orville_succeeds() -> Table:
    """Play the first step to its end."""
    table = first_step()
    table.do(AMELIA, STAY)
    table.do(AMBROISE, LEAVE)
    return table


@pytest.mark.rule("CS-E04")
def test_orville_must_play_both_cards() -> None:
    table = orville_succeeds()
    assert table.can(ORVILLE) == (DECLARE_SUCCESS,)
    table.do(ORVILLE, DECLARE_SUCCESS)
    assert (table.discard, table.g.hand_size[ORVILLE]) == ("c l", 6)
    assert (table.city, table.aboard(), table.g.captain) == (2, [ORVILLE, AMELIA], AMELIA)


def amelia_crashes() -> Table:
    """Let Amelia meet two Fogs without a Compass."""
    holds = {AMBROISE: "1:1"}
    table = fly("c", "h", "p", at=2, captain=AMELIA, ashore=(AMBROISE,), dice="ffff", holds=holds, power_cards=False)
    table.do(ORVILLE, STAY)
    table.do(AMELIA, DECLARE_CRASH)
    return table


@pytest.mark.rule("CS-E05")
def test_amelia_crashes_with_orville() -> None:
    table = amelia_crashes()
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("aircraft", (AMELIA, ORVILLE))]
    assert table.discard == ""
    assert [len(table.owns(seat)) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("CS-E06")
def test_ambroise_is_captain_after_the_crash() -> None:
    table = amelia_crashes()
    assert (table.g.captain, table.city, table.aboard()) == (AMBROISE, 1, [0, 1, 2])
    assert table.g.hand_size == [2, 2, 2]


@pytest.mark.rule("CS-E07")
def test_amelia_is_left_alone_and_stops_in_the_next_city() -> None:
    table = fly(
        "", "c c", "", at=6, captain=AMELIA, ashore=(AMBROISE,), dice="ff.", piles={9: "12 9"}, power_cards=False
    )
    table.do(ORVILLE, LEAVE)
    assert (table.decision, table.can(AMELIA)) == ("CaptainDeclares", (DECLARE_SUCCESS,))
    table.do(AMELIA, DECLARE_SUCCESS)
    assert (table.city, table.decision, table.asked) == (9, "CaptainMayStop", (AMELIA,))
    table.do(AMELIA, STOP)
    assert (table.owns(AMELIA), table.city, table.g.captain) == (["9:12"], 1, AMBROISE)


@pytest.mark.rule("CS-E08")
def test_a_captain_of_two_prepares_the_voyage() -> None:
    table = fly("", "", at=4, modules="two", deck="c l", dice="ff", power_cards=False)
    table.do(0, PREPARE)
    assert (table.hand(0), table.g.pawns, table.owns(0)) == ("c l", [2, 3], [])
    assert (len(table.g.step.dice), table.asked) == (2, (1,))
    table.do(1, STAY)
    assert table.g.pawns == [2, 3]


@pytest.mark.rule("CS-E09")
def test_a_crew_of_three_keeps_one_of_three_treasures() -> None:
    table = fly("", "", at=4, modules="two").on("PassengerAnnounces")
    events = table.do(1, LEAVE)
    assert of_kind(events, TreasuresDrawn) == [TreasuresDrawn(1, 4, 3)]
    assert len(table.mine(1).drawn) == 3
    table.do(1, table.can(1)[0])
    assert (len(table.owns(1)), table.left(4)) == (1, 4)


SEVEN = "1:1 1:1 2:2 2:4 4:4 4:4 6:6"


@pytest.mark.rule("CS-E10")
def test_seven_treasures_of_four_cities_do_not_end_a_beginners_game() -> None:
    table = fly("", "", "", modules="beginner", ashore=(1, 2), holds={1: SEVEN})
    table.do(0, STOP)
    assert table.decision is not None


@pytest.mark.rule("CS-E11", "CS-E12")
def test_a_fifth_city_ends_it_after_the_voyage_and_the_most_points_win() -> None:
    holds = {1: SEVEN, 2: "25:25 20:20 15:15 12:12"}
    table = fly("", "", "", at=9, modules="beginner", holds=holds, dice="ff.")
    table.do(1, LEAVE)
    assert len({one.city for one in table.mine(1).treasures}) == 5
    assert not of_kind(table.events, EndAnnounced)
    table.do(2, STAY)
    events = table.do(0, DECLARE_CRASH)
    assert of_kind(events, EndAnnounced) == [EndAnnounced((1,))]
    assert (len(table.owns(1)), len(table.owns(2))) == (8, 4)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (2,)


@pytest.mark.rule("CS-E13")
def test_two_passengers_help_and_the_captain_must_complete() -> None:
    table = fly("c l", "?h c", "?p c", at=15, dice="flbp", modules="ext1", colours="red purple black").on(AFTER_CRASH)
    table.act(1, helping("?h"))
    table.act(2, helping("?p"))
    while not of_kind(table.events, HelpRevealed):
        table.do(table.asked[0], PASS)
    assert table.can(0) == (DECLARE_SUCCESS,)
    assert table.offer(0, DeclareOffer).payments == (cards("c l"),)
    table.do(0, DECLARE_SUCCESS)
    table.end_step()
    assert table.city == 20
    assert sorted(table.discard.split()) == sorted(["?h", "?p", "c", "l"])


@pytest.mark.rule("CS-E14")
def test_fifty_points_and_two_help_cards_are_forty_six() -> None:
    table = fly("", "?c ?l", ashore=(1,), holds={1: "25:25 25:25"}, piles={1: "1"}, modules="ext1")
    table.do(0, STOP)
    assert of_kind(table.events, EndAnnounced) == [EndAnnounced((1,))]
    assert table.game.outcome is not None
    assert table.game.outcome.scores[1] == 50 - 4 == 46


@pytest.mark.rule("CS-E15")
def test_face_down_help_comes_back_when_dice_are_rolled_again() -> None:
    table = fly("route", "?c", "?l", at=4, dice="ff.", modules="ext1", colours="red purple black").on(AFTER_CRASH)
    table.act(1, helping("?c"))
    table.act(2, helping("?l"))
    table.act(0, play("route"))
    events = table.do(0, Reroll((0,)))
    assert sorted(event.seat for event in of_kind(events, HelpReturned)) == [1, 2]
    assert (table.hand(1), table.hand(2)) == ("?c", "?l")
    assert not {"?c", "?l"} & set(table.discard.split())


@pytest.mark.rule("CS-E16")
def test_a_jetpack_offered_too_early_is_still_there_at_the_final_crash() -> None:
    table = fly("route", "jetpack", "?p c", at=4, dice="ffp", modules="ext1", colours="red purple black").on(
        AFTER_CRASH
    )
    assert table.why(1, play("jetpack")) == "CS-141"
    table.act(0, play("route"))
    table.do(0, Reroll((0,)))
    assert (table.hand(1), table.aboard(), table.owns(1)) == ("jetpack", [0, 1, 2], [])
    table.on("PlayersAtFall").act(1, play("jetpack"))
    assert len(table.owns(1)) == 1


@pytest.mark.rule("CS-E17")
def test_ambroise_leaves_by_lifeboat() -> None:
    table = fly("c c", "", "boat-fog", "boat-birds", at=4, dice="ff", modules="ext2", power_cards=False)
    table.let(AMELIA, STAY)
    table.let(AMBROISE, row("boat-fog"))
    assert (table.public.pilot, table.boat_city, table.owns(AMBROISE)) == (AMBROISE, 4, [])
    assert table.why(3, row("boat-birds")) == "CS-301"


def orville_leaves_by_lifeboat() -> Table:
    """Amelia and Ambroise stay; Orville takes the lifeboat that ignores Birds."""
    hands = ("boat-birds route c", "", "")
    table = fly(*hands, at=4, dice="llbpf", modules="ext2", deck="h h h")
    table.let(AMELIA, STAY)
    table.let(AMBROISE, STAY)
    table.let(ORVILLE, row("boat-birds"))
    return table


@pytest.mark.rule("CS-E18")
def test_orville_leaves_by_lifeboat_and_amelia_faces_the_same_dice() -> None:
    table = orville_leaves_by_lifeboat()
    assert (table.public.pilot, table.g.captain, table.dice) == (ORVILLE, AMELIA, "ll")
    assert (table.decision, table.asked) == ("CaptainDeclares", (AMELIA,))
    assert table.why(AMELIA, LEAVE) == "AD-004"
    assert table.why(AMBROISE, LEAVE) == "AD-001"


def amelia_crashes_too() -> Table:
    """Amelia cannot meet the dice."""
    table = orville_leaves_by_lifeboat()
    table.let(AMELIA, DECLARE_CRASH)
    return table


@pytest.mark.rule("CS-E19")
def test_the_aircraft_crashes_and_the_new_voyage_waits() -> None:
    table = amelia_crashes_too()
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("aircraft", (AMELIA, AMBROISE))]
    assert not [event for event in table.events if isinstance(event, VoyageBegan | CardsDrawn)]
    assert table.aboard() == []


def orville_rows() -> Table:
    """Orville re-rolls the Pirates of his lifeboat, which become Fog."""
    table = amelia_crashes_too()
    table.let(ORVILLE, play("route"))
    table.do(ORVILLE, Reroll((1,)))
    return table


@pytest.mark.rule("CS-E20")
def test_orville_needs_one_compass_for_the_lifeboat() -> None:
    table = orville_rows()
    assert table.dice == "bf"
    events = table.let(ORVILLE, DECLARE_SUCCESS)
    table.on("PilotMayGetOff")
    laid = [event for event in table.events if isinstance(event, CardsLaid)]
    assert laid == [CardsLaid(ORVILLE, cards("c"), 1)]
    assert events
    assert (table.boat_city, table.public.lifeboat_card) == (6, "lifeboat-birds")


@pytest.mark.rule("CS-E21")
def test_in_the_next_round_orville_gets_off_and_ambroise_is_captain() -> None:
    table = orville_rows()
    table.let(ORVILLE, DECLARE_SUCCESS)
    table.on("PilotMayGetOff")
    assert table.can(ORVILLE) == (FLY_ON, STOP)
    events = table.do(ORVILLE, STOP)
    assert of_kind(events, TreasureTaken) == [TreasureTaken(ORVILLE, 6)]
    assert sorted(event.seat for event in of_kind(events, CardsDrawn)) == [0, 1, 2]
    assert (table.aboard(), table.g.captain) == ([0, 1, 2], AMBROISE)


@pytest.mark.rule("CS-E22")
def test_neither_may_eject_the_other_across_the_vessels() -> None:
    table = fly("c", "ejection", "ejection", "c", at=4, pilot=AMBROISE, dice="ff", modules="ext2")
    table.let(AMELIA, play("ejection"))
    assert table.why(AMELIA, name(AMBROISE)) == "CS-131"
    table.do(AMELIA, name(3))
    boat = fly("c", "ejection", "ejection c", at=4, down=True, pilot=AMBROISE, dice=".f", modules="ext2")
    assert boat.on("PlayersAfterAnnouncements").why(AMBROISE, play("ejection")) == "CS-305"


@pytest.mark.rule("CS-E23")
def test_a_sole_captain_who_cannot_meet_the_events_may_row_on() -> None:
    table = fly("boat-birds", "", "", at=4, ashore=(1, 2), dice="ffbb", modules="ext2", power_cards=False)
    table.do(ORVILLE, FLY_ON)
    table.let(ORVILLE, row("boat-birds"))
    assert table.public.aircraft is None
    assert table.on("CaptainDeclares").dice == "bb"


@pytest.mark.rule("CS-E24")
@pytest.mark.parametrize(("hand", "word"), [("c", DECLARE_CRASH), ("c c", DECLARE_SUCCESS)])
def test_two_fogs_and_a_blank(hand: str, word: object) -> None:
    table = fly(hand, "", "", at=6, dice="ff.", power_cards=False).on("CaptainDeclares")
    assert table.can(0) == (word,)
    if word == DECLARE_SUCCESS:
        assert table.offer(0, DeclareOffer).payments == (cards("c c"),)


@pytest.mark.rule("CS-E25")
@pytest.mark.parametrize(("first", "scores", "winners"), [(2, (53, 52, 52), (0,)), (1, (53, 60, 44), (1,))])
def test_the_gifts_may_change_the_winner(first: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    holds = {0: "25:25 25:25 1:2", 1: "20:20 20:20 4:4 4:4", 2: "20:20 20:20"}
    table = fly(
        "", "", "", captain=0, at=1, ashore=(1, 2), holds=holds, piles={1: "1"}, modules="xmas", gifts="9:12 2:4 1:2"
    )
    table.do(0, STOP)
    assert (table.decision, table.asked, table.mine(0).points) == ("AnnouncerGives", (0,), 53)
    table.do(0, name(first), name(3 - first))
    assert table.game.outcome is not None
    assert (table.game.outcome.scores, table.game.outcome.winners) == (scores, winners)


@pytest.mark.rule("CS-E26")
def test_the_voyage_to_boscalumia() -> None:
    table = fly("c c c c", "l l l l", "", at=12, dice="ffffllll", modules="boscalumia", power_cards=False)
    table.do(0, HEAD_FORGOTTEN)
    assert table.dice == "ffff"
    table.do(1, STAY)
    table.do(2, LEAVE)
    assert table.owns(2)[0].startswith("12:")
    table.do(0, DECLARE_SUCCESS)
    assert table.public.aircraft is not None
    assert table.public.aircraft.spot == "space"
    assert (table.dice, table.decision, table.asked) == ("llll", "CaptainDeclares", (1,))
    events = table.do(1, DECLARE_SUCCESS)
    assert of_kind(events, ForgottenCityLit)[0].seats == (1, 0)
    assert table.g.forgotten_city.tokens == [True, True, False]
    assert (table.city, len(of_kind(events, CardsDrawn))) == (1, 3)


@pytest.mark.rule("CS-E27")
def test_help_stays_in_force_after_a_bad_spell() -> None:
    hands = ("h", "?h ?c", "c", "spell")
    table = fly(*hands, at=6, ashore=(3,), dice="bb.f", modules="ext1", colours="red purple black green").on(
        AFTER_CRASH
    )
    table.act(1, helping("?h"))
    while not of_kind(table.events, HelpRevealed):
        table.do(table.asked[0], PASS)
    assert table.can(0) == (DECLARE_SUCCESS,)
    table.do(0, DECLARE_SUCCESS)
    table.on("PlayersAfterSuccess").act(3, play("spell"))
    assert table.dice == "bbf"
    assert table.on("CaptainDeclares").offer(0, DeclareOffer).needs == ("fog", "birds")
    assert table.can(0) == (DECLARE_CRASH,)
    table.do(0, DECLARE_CRASH)
    assert table.why(1, helping("?c")) in ("CS-253", "AD-001")
    table.end_step()
    assert {"?h", "spell"} <= set(table.discard.split())
    assert "h" in table.hand(0).split()


@pytest.mark.rule("CS-E28")
@pytest.mark.parametrize("hands", [("c", "c", "c", "c"), ("route", "ejection", "route ejection", "spell")])
def test_who_is_asked_follows_from_public_facts(hands: tuple[str, ...]) -> None:
    holds = {0: "15:15", 3: "9:9"}
    table = fly(*hands, at=12, ashore=(3,), dice="fbp", discard="jetpack jetpack spell", holds=holds)
    table.on("PlayersAfterAnnouncements")
    assert table.asked == (0, 1, 2)
    assert table.on(AFTER_CRASH).asked == (0, 1, 2)
    for _ in range(3):
        table.do(table.asked[0], PASS)
    assert table.g.voyage == 2, "nobody is asked when the crash is final"


@pytest.mark.rule("CS-E28")
def test_with_both_routes_gone_nobody_is_asked_after_the_crash_announcement() -> None:
    gone = "jetpack jetpack spell route route"
    table = fly("c", "ejection", "c", "spell", at=12, ashore=(3,), dice="fbp", discard=gone, holds={0: "15:15"})
    table.let(0, DECLARE_CRASH)
    assert table.g.voyage == 2
