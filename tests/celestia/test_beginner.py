"""The beginners' variant (CS-208 to CS-216) and what it meets (CS-422, CS-423, CS-508, CS-519)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import HELP, POWER, TURBO
from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, STOP
from astrodrome.games.celestia.records.treasure_events import EndAnnounced, GameEnded, GiftGiven
from astrodrome.kernel.chance import Chance
from tests.celestia.table import Table, fly, name, start
from tests.contract.events import of_kind

FIVE = "2:2 4:4 6:6 9:9 12:12"
FOUR = "2:2 4:4 6:6 9:9"


def checked(holds: dict[int, str], modules: str = "beginner") -> Table:
    """Let a lone captain stop in the first city, so that the end is checked."""
    table = fly("", "", "", ashore=(1, 2), holds=holds, piles={1: "1 1"}, modules=modules)
    table.do(0, STOP)
    return table


@pytest.mark.rule("CS-208", "CS-210")
def test_power_cards_are_out_and_turbo_stays() -> None:
    copies = start(4, modules=["beginner"]).g.edition.copies
    assert sum(copies) == 76
    assert [copies[kind] for kind in POWER] == [0, 0, 0, 0]
    assert (sum(copies[:4]), copies[TURBO]) == (68, 8)
    table = fly("t", "", "", modules="beginner", dice="f.").on("CaptainDeclares")
    assert DECLARE_SUCCESS in table.can(0)


@pytest.mark.rule("CS-209")
def test_spyglasses_are_out() -> None:
    table = start(4, modules=["beginner"])
    assert [city.left for city in table.public.cities] == [10, 10, 9, 9, 9, 9, 6, 6, 6]
    assert sum(city.left for city in table.public.cities) == 74


@pytest.mark.rule("CS-211")
def test_five_different_treasures_end_the_game() -> None:
    table = checked({1: FIVE})
    assert of_kind(table.events, EndAnnounced) == [EndAnnounced((1,))]
    assert of_kind(table.events, GameEnded)[0].reason == "different"


@pytest.mark.rule("CS-212", "CS-216")
def test_different_means_of_different_cities() -> None:
    assert checked({1: f"{FOUR} {FOUR} 4:6 6:9"}).decision is not None
    assert checked({1: f"{FOUR} 15:15"}).decision is None


@pytest.mark.rule("CS-213")
def test_the_end_waits_for_the_end_of_the_voyage() -> None:
    table = fly("c c", "", "", at=12, modules="beginner", holds={1: FOUR}, dice="f..f..")
    table.do(1, table.can(1)[1])
    table.on("CaptainDeclares").do(0, DECLARE_SUCCESS)
    assert table.decision is not None
    assert not of_kind(table.events, EndAnnounced)


@pytest.mark.rule("CS-214", "CS-216")
def test_the_highest_total_wins_and_not_who_ends_the_game() -> None:
    table = checked({1: FIVE, 2: "25:25 20:20"})
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (2,)


@pytest.mark.rule("CS-215")
def test_fifty_points_do_not_end_the_game() -> None:
    assert checked({1: "25:25 25:25 25:25"}).decision is not None


@pytest.mark.rule("CS-422")
def test_the_token_of_boscalumia_scores_but_is_no_treasure() -> None:
    table = fly("", "", "", ashore=(1, 2), holds={1: FOUR}, piles={1: "1 1"}, modules="beginner boscalumia", lit="1")
    table.do(0, STOP)
    assert table.decision is not None
    assert table.mine(1).points == 2 + 4 + 6 + 9 + 25


@pytest.mark.rule("CS-423")
def test_gifts_are_dealt_by_who_has_five_different_treasures() -> None:
    table = fly("", "", "", ashore=(1, 2), holds={1: FIVE}, piles={1: "1 1"}, modules="beginner xmas", gifts="25:25")
    table.do(0, STOP)
    assert (table.decision, table.asked) == ("AnnouncerGives", (1,))
    assert of_kind(table.do(1, name(2)), GiftGiven) == [GiftGiven(1, 2, 25)]


@pytest.mark.rule("CS-508")
def test_cards_of_extensions_stay_and_left_help_costs_points() -> None:
    copies = start(4, modules=["beginner", "ext1", "ext2"]).g.edition.copies
    assert sum(copies) == 76 + 26 + 10
    assert sum(copies[HELP:TURBO]) == 14
    table = fly("", "?c", "", ashore=(1, 2), holds={1: FIVE}, piles={1: "1 1"}, modules="beginner ext1")
    table.do(0, STOP)
    assert table.game.outcome is not None
    assert table.game.outcome.scores[1] == 2 + 4 + 6 + 9 + 12 - 2


@pytest.mark.rule("CS-519")
def test_without_extensions_no_window_ever_asks_anybody() -> None:
    for seed in range(5):
        table, chance = start(4, seed, modules=["beginner"]), Chance(seed)
        while table.decision is not None:
            assert table.decision in ("PassengerAnnounces", "CaptainDeclares", "CaptainMayStop")
            seat = table.asked[0]
            actions = table.can(seat)
            table.do(seat, actions[chance.below("any", len(actions))])
