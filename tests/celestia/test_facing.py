"""Step phase 3: facing the events, and Turbo (CS-070 to CS-089, CS-513)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, DECLARE_SUCCESS, STAY, Reroll
from astrodrome.games.celestia.records.card_events import CardsLaid, CardsSeen
from astrodrome.games.celestia.records.flight_events import CrashDeclared
from astrodrome.games.celestia.records.offers import DeclareOffer
from astrodrome.kernel.codec import to_json
from tests.celestia.table import Table, cards, fly, play
from tests.contract.events import of_kind

BOTH = (DECLARE_SUCCESS, DECLARE_CRASH)


def declaring(hand: str, dice: str, at: int = 1) -> Table:
    """Bring a captain with a hand to the declaration of some dice."""
    return fly(hand, "", "", dice=dice, at=at, power_cards=False).on("CaptainDeclares")


@pytest.mark.rule("CS-070")
@pytest.mark.parametrize(("hand", "able"), [("c", False), ("c l", False), ("c c", True), ("c c c", True)])
def test_each_die_needs_a_card_of_its_symbol(hand: str, able: bool) -> None:
    table = declaring(hand, "ff")
    assert table.can(0) == ((DECLARE_SUCCESS,) if able else (DECLARE_CRASH,))
    assert table.offer(0, DeclareOffer).needs == ("fog", "fog")


@pytest.mark.rule("CS-071")
def test_a_blank_die_needs_no_card() -> None:
    table = declaring("c l", "f.")
    assert table.offer(0, DeclareOffer).payments == (("compass",),)


@pytest.mark.rule("CS-072")
def test_with_blanks_only_the_captain_must_declare_success_and_lays_nothing() -> None:
    table = declaring("c t", "..")
    assert table.can(0) == (DECLARE_SUCCESS,)
    events = table.do(0, DECLARE_SUCCESS)
    assert of_kind(events, CardsLaid) == [CardsLaid(0, (), 0)]
    assert table.hand(0) == "c t"


@pytest.mark.rule("CS-073")
@pytest.mark.parametrize(("die", "word"), list(zip("flbp", "clhp", strict=True)))
def test_an_equipment_card_covers_one_die_of_its_own_symbol(die: str, word: str) -> None:
    assert declaring(word, f"{die}.").can(0) == (DECLARE_SUCCESS,)
    others = " ".join(other for other in "clhp" if other != word)
    assert declaring(others, f"{die}.").can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-074")
def test_passengers_cannot_contribute_cards() -> None:
    table = fly("c", "c c c", "c c", dice="ff", power_cards=False).on("CaptainDeclares")
    assert table.can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-075")
def test_success_and_crash_are_the_only_declarations_and_come_once() -> None:
    table = declaring("c t", "ff")
    assert table.can(0) == BOTH
    table.do(0, DECLARE_SUCCESS)
    assert table.decision != "CaptainDeclares" or table.g.captain != 0


@pytest.mark.rule("CS-075")
def test_a_new_declaration_is_due_only_when_dice_captain_or_help_have_changed() -> None:
    table = fly("c c route", "c", "c", dice="ff").on("PlayersAfterSuccess")
    table.act(0, play("route"))
    table.do(0, Reroll(()))
    assert table.decision == "PlayersAfterSuccess", "nothing was rolled, so the word stands"
    assert table.g.step.declaration_count == 1


@pytest.mark.rule("CS-076")
def test_a_captain_whose_equipment_suffices_may_not_crash() -> None:
    table = declaring("c l t", "fl")
    assert table.why(0, DECLARE_CRASH) == "CS-076"
    assert table.can(0) == (DECLARE_SUCCESS,)


@pytest.mark.rule("CS-077")
def test_a_captain_whose_cards_do_not_suffice_cannot_declare_success() -> None:
    table = declaring("c t", "fll", at=6)
    assert table.why(0, DECLARE_SUCCESS) == "CS-077"
    assert table.can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-078")
def test_a_captain_who_needs_turbo_chooses_freely() -> None:
    table = declaring("c t", "fl")
    assert table.can(0) == BOTH
    assert table.offer(0, DeclareOffer).success is None
    assert table.offer(0, DeclareOffer).crash is None


@pytest.mark.rule("CS-079", "CS-080")
def test_exactly_the_needed_cards_are_laid_at_once() -> None:
    table = declaring("c c c l l h t", "flf", at=6)
    events = table.do(0, DECLARE_SUCCESS)
    assert of_kind(events, CardsLaid) == [CardsLaid(0, cards("c c l"), 3)]
    assert table.hand(0) == "c l h t"


@pytest.mark.rule("CS-081", "CS-082")
def test_a_crashing_captain_keeps_the_hand_and_shows_nothing() -> None:
    table = declaring("c t", "fl")
    hand = table.mine(0).hand
    events = table.do(0, DECLARE_CRASH)
    assert not of_kind(events, CardsLaid)
    drawn = [card for event in of_kind(events, CardsSeen) if event.to == (0,) for card in event.cards]
    assert sorted(table.mine(0).hand) == sorted([*hand, *drawn])
    assert table.discard == ""


@pytest.mark.rule("CS-083")
def test_everybody_sees_the_cards_laid() -> None:
    table = fly("c c", "mooring", "", dice="ff", modules="ext1").on("PlayersAtLaying")
    assert table.public.laid == cards("c c")


@pytest.mark.rule("CS-084", "CS-086")
@pytest.mark.parametrize("die", "flbp")
def test_turbo_covers_one_die_of_any_symbol(die: str) -> None:
    assert declaring("t", f"{die}.").can(0) == BOTH
    assert declaring("t", f"{die}{die}").can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-085")
def test_a_captain_with_nothing_but_turbo_may_crash_on_a_single_event() -> None:
    assert declaring("t t t", "f.").why(0, DECLARE_CRASH) is None


@pytest.mark.rule("CS-086", "CS-089")
def test_all_events_can_be_met_with_turbo_which_is_then_discarded() -> None:
    table = declaring("t t t t", "flbp", at=15)
    table.do(0, DECLARE_SUCCESS)
    assert table.hand(0) == ""
    assert table.discard == "t t t t"


@pytest.mark.rule("CS-087")
def test_turbo_fills_only_what_equipment_leaves_over() -> None:
    table = declaring("c l t t", "ffl", at=6)
    assert table.offer(0, DeclareOffer).payments == (cards("c l t"),)
    table.do(0, DECLARE_SUCCESS)
    assert table.hand(0) == "t"


@pytest.mark.rule("CS-088")
def test_passengers_have_no_use_for_turbo() -> None:
    table = fly("c", "t", "c", dice="ff").on("PlayersAfterCrash")
    assert table.why(1, play("t")) == "CS-088"


@pytest.mark.rule("CS-513", "CS-082")
def test_a_crash_looks_the_same_whether_it_was_forced_or_chosen() -> None:
    tables = [fly(hand, "c", "c", dice="ff") for hand in ("t t", "l l")]
    for table in tables:
        table.do(1, STAY)
        table.do(2, STAY)
        table.on("CaptainDeclares")
        assert of_kind(table.do(0, DECLARE_CRASH), CrashDeclared) == [CrashDeclared(0)]
    views = [to_json(table.game.view(1)) for table in tables]
    assert views[0] == views[1]
    assert tables[0].game.situation == tables[1].game.situation
