"""Help cards (CS-241 to CS-257, CS-523 to CS-527)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_CRASH, DECLARE_SUCCESS, STAY, USE_POWER, PlaceHelp, Reroll
from astrodrome.games.celestia.records.card_events import HelpPlaced, HelpReturned, HelpRevealed
from astrodrome.games.celestia.records.offers import DeclareOffer, ReactionOffer
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.records import PASS
from tests.celestia.table import Table, cards, fly, helping, name, play
from tests.contract.events import of_kind

HAND = " ".join(["?c"] * 4 + ["?l"] * 4 + ["?h"] * 3 + ["?p"] * 3)


def crashing(*hands: str, dice: str = "ff", at: int = 2, colours: str = "black purple red green") -> Table:
    """Announce a crash, with characters that are of no use by themselves."""
    table = fly(*hands, dice=dice, at=at, modules="ext1", colours=" ".join(colours.split()[: len(hands)]))
    return table.on("PlayersAfterCrash")


def revealed(table: Table) -> Table:
    """Let everybody pass until help is revealed."""
    while not of_kind(table.events, HelpRevealed):
        table.do(table.asked[0], PASS)
    return table


@pytest.mark.rule("CS-241")
def test_only_passengers_can_help() -> None:
    table = crashing("?c", "?c", "?c")
    assert table.why(1, helping("?c")) is None
    assert table.why(0, helping("?c")) == "CS-241"
    ashore = fly("c", "c", "?c", modules="ext1", dice="ff", ashore=(2,)).on("PlayersAfterCrash")
    assert 2 not in ashore.asked


@pytest.mark.rule("CS-242")
@pytest.mark.parametrize("window", ["PlayersAfterAnnouncements", "PlayersAfterSuccess", "PlayersAtLaying"])
def test_help_waits_for_a_crash_announcement(window: str) -> None:
    table = fly("c c", "?c", "c", modules="ext1", dice="ff").on(window)
    assert table.why(1, helping("?c")) == "CS-242"
    assert table.why(1, play("?c")) == "CS-245"


@pytest.mark.rule("CS-243")
def test_the_captains_own_help_counts_for_nothing() -> None:
    table = fly("?c ?c", "c", "c", modules="ext1", dice="ff").on("CaptainDeclares")
    assert table.can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-244")
def test_any_number_may_be_placed_or_none() -> None:
    table = crashing("", "?c ?c ?l", "c")
    ways = [action for action in table.can(1) if isinstance(action, PlaceHelp)]
    assert len(ways) == 5, "0 to 2 Compasses, 0 or 1 rod, not nothing"
    assert PASS in table.can(1)
    assert table.why(1, PlaceHelp(())) == "CS-244"
    assert table.why(1, helping("?h")) == "CS-244"
    assert table.why(1, PlaceHelp(cards("?c ?l")[::-1])) == "CS-244"
    assert table.offer(1, ReactionOffer).help == cards("?c ?c ?l")


@pytest.mark.rule("CS-244")
def test_very_many_ways_are_not_all_listed_but_all_allowed() -> None:
    table = crashing("", HAND, "c")
    assert not table.game.complete(1)
    assert len(table.can(1)) <= 32
    assert helping(HAND) in table.can(1)
    assert table.why(1, helping("?c ?c ?c ?l ?l ?p")) is None


@pytest.mark.rule("CS-245")
def test_others_see_how_many_cards_were_placed_and_not_which() -> None:
    tables = [crashing("c", hand, "c", dice="fl") for hand in ("?c ?c", "?p ?h")]
    for table, words in zip(tables, ("?c ?c", "?p ?h"), strict=True):
        events = table.act(1, helping(words))
        assert of_kind(events, HelpPlaced) == [HelpPlaced(1, 2)]
        assert (table.public.seats[1].help, table.public.seats[1].hand) == (2, 0)
        assert table.mine(1).placed == cards(words)
    for seat in (0, 2, None):
        assert to_json(tables[0].game.view(seat)) == to_json(tables[1].game.view(seat))


@pytest.mark.rule("CS-246", "CS-523")
def test_all_cards_are_revealed_together_when_everybody_has_passed() -> None:
    table = crashing("c", "?l", "?h", dice="flb", at=6)
    table.act(1, helping("?l"))
    assert table.decision == "PlayersAfterCrash", "all are asked again"
    table.act(2, helping("?h"))
    assert not of_kind(table.events, HelpRevealed)
    revealed(table)
    assert of_kind(table.events, HelpRevealed) == [HelpRevealed((1, 2), cards("?l ?h"), 2)]
    assert (table.decision, table.asked) == ("CaptainDeclares", (0,))


@pytest.mark.rule("CS-247")
def test_a_revealed_card_covers_one_die_of_its_symbol() -> None:
    table = crashing("", "?c", "?p", dice="ffp", at=6)
    table.act(1, helping("?c"))
    table.act(2, helping("?p"))
    assert revealed(table).offer(0, DeclareOffer).needs == ("fog",)


@pytest.mark.rule("CS-247")
def test_only_help_cards_can_be_placed() -> None:
    assert crashing("", "c ?c", "c").why(1, PlaceHelp(cards("c"))) == "CS-247"


@pytest.mark.rule("CS-248", "CS-251")
def test_the_captain_must_add_equipment_for_what_help_leaves_over() -> None:
    table = crashing("c c", "?h", "c", dice="fb")
    table.act(1, helping("?h"))
    revealed(table)
    assert table.can(0) == (DECLARE_SUCCESS,)
    assert table.offer(0, DeclareOffer).payments == (cards("c"),)
    table.do(0, DECLARE_SUCCESS)
    assert table.end_step().hand(0) == "c"


@pytest.mark.rule("CS-249")
def test_a_success_by_help_can_still_be_spoiled_by_a_bad_spell() -> None:
    table = crashing("c", "?h", "spell", dice="fb.p", at=6)
    table.act(1, helping("?h"))
    revealed(table).do(0, DECLARE_SUCCESS)
    assert table.decision == "PlayersAfterSuccess"
    table.act(2, play("spell"))
    assert table.public.help == cards("?h")
    assert table.on("CaptainDeclares").can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-250")
def test_where_turbo_must_complete_help_the_captain_chooses() -> None:
    table = fly("t", "?h", "c", dice="lbb", at=6, modules="ext1")
    table.on("CaptainDeclares").do(0, DECLARE_CRASH)
    table.act(1, helping("?h"))
    assert revealed(table).can(0) == (DECLARE_CRASH,)
    two = fly("t", "?h ?h", "c", dice="lbb", at=6, modules="ext1")
    two.on("CaptainDeclares").do(0, DECLARE_CRASH)
    two.act(1, helping("?h ?h"))
    assert revealed(two).can(0) == (DECLARE_SUCCESS, DECLARE_CRASH)


@pytest.mark.rule("CS-252")
@pytest.mark.parametrize(("hand", "moves"), [("c", True), ("", False)])
def test_revealed_cards_are_discarded_in_any_case(hand: str, moves: bool) -> None:
    table = crashing(hand, "?h ?p", "", dice="fb")
    table.act(1, helping("?h ?p"))
    revealed(table).end_step()
    assert (table.city == 4) == moves
    assert set(cards("?h ?p")) <= set(table.public.discard)
    assert table.public.help == ()


@pytest.mark.rule("CS-253")
def test_there_is_one_reveal_per_step() -> None:
    table = crashing("", "?c ?l", "route", dice="fff", at=6)
    table.act(1, helping("?c"))
    revealed(table).do(0, DECLARE_CRASH)
    assert table.decision == "PlayersAfterCrash"
    assert table.why(1, helping("?l")) == "CS-253"
    assert table.why(2, play("route")) is None, "other cards still may be played"


@pytest.mark.rule("CS-254")
def test_face_down_cards_go_back_when_dice_are_rolled_again() -> None:
    table = crashing("", "?c", "route", dice="fff", at=6)
    table.act(1, helping("?c"))
    table.act(2, play("route"))
    events = table.do(0, Reroll((0,)))
    assert of_kind(events, HelpReturned) == [HelpReturned(1, 1)]
    assert table.hand(1) == "?c"
    assert table.on("PlayersAfterCrash").why(1, helping("?c")) is None, "a new help round"


@pytest.mark.rule("CS-254")
def test_face_down_cards_go_back_when_the_step_succeeds_without_them() -> None:
    table = crashing("c", "?c", "c", dice="fp.", at=6, colours="black red green")
    table.act(1, helping("?c"))
    table.act(2, USE_POWER)
    table.do(0, DECLARE_SUCCESS)
    table.on("CaptainLays")
    assert table.hand(1) == "?c"


@pytest.mark.rule("CS-255")
def test_revealed_cards_stay_in_force_through_re_rolls() -> None:
    table = crashing("", "?c", "route", dice="fpp.f", at=6)
    table.act(1, helping("?c"))
    revealed(table).do(0, DECLARE_CRASH)
    table.act(2, play("route"))
    table.do(0, Reroll((1, 2)))
    assert table.dice == "f.f"
    assert table.on("CaptainDeclares").offer(0, DeclareOffer).needs == ("fog",)


@pytest.mark.rule("CS-256")
def test_a_crashing_captain_keeps_equipment_when_help_was_not_enough() -> None:
    table = crashing("c", "?l", "", dice="flp", at=6)
    table.act(1, helping("?l"))
    revealed(table).end_step()
    assert "c" in table.hand(0).split()
    assert table.discard == "?l"


@pytest.mark.rule("CS-257")
def test_help_counts_in_the_hand_size() -> None:
    table = fly("c", "?c ?l c", "", modules="ext1")
    assert table.public.seats[1].hand == 3


@pytest.mark.rule("CS-523")
def test_after_a_failed_reveal_the_window_goes_on_until_all_have_passed_again() -> None:
    table = crashing("", "?c", "jetpack", dice="ff")
    table.act(1, helping("?c"))
    revealed(table).do(0, DECLARE_CRASH)
    assert table.decision == "PlayersAfterCrash"
    assert table.on("PlayersAtFall").why(2, play("jetpack")) is None


@pytest.mark.rule("CS-524")
def test_cards_may_be_added_and_not_taken_back() -> None:
    table = crashing("", "?c ?l c", "", dice="ff")
    table.act(1, helping("?c"))
    table.act(1, helping("?l"))
    assert table.mine(1).placed == cards("?c ?l")
    assert table.can(1) == (PASS,)


@pytest.mark.rule("CS-525")
def test_an_announcement_without_help_does_not_use_up_the_reveal() -> None:
    table = crashing("", "?c c", "route", dice="fff", at=6)
    table.act(2, play("route"))
    table.do(0, Reroll((0,)))
    assert table.on("PlayersAfterCrash").why(1, helping("?c")) is None


@pytest.mark.rule("CS-526")
@pytest.mark.parametrize(
    ("hand", "words"), [("c", (DECLARE_SUCCESS,)), ("t", (DECLARE_SUCCESS, DECLARE_CRASH)), ("l", (DECLARE_CRASH,))]
)
def test_after_a_reveal_the_captain_declares_again_at_once(hand: str, words: tuple[object, ...]) -> None:
    table = fly(hand, "?p", "c", dice="fp", at=2, modules="ext1").on("CaptainDeclares")
    table.do(0, DECLARE_CRASH)
    table.act(1, helping("?p"))
    assert revealed(table).can(0) == words
    assert table.dice == "fp"


@pytest.mark.rule("CS-526")
def test_after_a_reveal_success_goes_on_and_a_crash_leaves_the_window_open() -> None:
    for hand, word, window in (("c", DECLARE_SUCCESS, "PlayersAfterSuccess"), ("", DECLARE_CRASH, "PlayersAfterCrash")):
        table = crashing(hand, "?p c", "c", dice="fp")
        table.act(1, helping("?p"))
        revealed(table).do(0, word)
        assert table.decision == window


@pytest.mark.rule("CS-527")
def test_who_stops_being_a_passenger_takes_face_down_cards_back() -> None:
    table = crashing("c", "?c c", "c", dice="ff", colours="black purple blue")
    table.act(1, helping("?c"))
    table.act(2, USE_POWER)
    assert table.decision == "PlayersAfterAnnouncements"
    assert table.g.help_placed[1], "who is still a passenger leaves them there"
    other = fly("c ejection", "?c c", "c", dice="ff", at=2, modules="ext1", colours="black purple blue")
    other.on("PlayersAfterCrash").act(1, helping("?c"))
    other.act(2, USE_POWER)
    other.act(0, play("ejection"))
    other.do(0, name(1))
    assert "?c" in other.hand(1)
    assert other.aboard() == [0, 2]
    assert STAY not in other.can(2)
