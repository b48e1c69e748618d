"""End of the game and scoring (CS-110 to CS-118, CS-514)."""

from __future__ import annotations

from typing import cast

import pytest

from astrodrome.games.celestia.content.cities import our_content
from astrodrome.games.celestia.content.figures import GOAL
from astrodrome.games.celestia.records.actions import DECLARE_CRASH, LEAVE, STAY, STOP
from astrodrome.games.celestia.records.treasure_events import EndAnnounced, GameEnded, TreasuresRevealed
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Line, Outcome
from tests.celestia.table import Table, fly
from tests.contract.events import of_kind

FIFTY = "25:25 25:25"
FORTY_NINE = "25:25 20:20 2:2 2:2"


def ended(holds: dict[int, str], seats: int = 3) -> Table:
    """Let a lone captain stop in the first city, so that the end is checked."""
    return stopped(fly(*[""] * seats, ashore=tuple(range(1, seats)), holds=holds, piles={1: "1 1"}))


def stopped(table: Table) -> Table:
    """Let the lone captain get off."""
    table.do(0, STOP)
    return table


def outcome(table: Table) -> Outcome:
    """Return the result."""
    assert table.game.outcome is not None
    return table.game.outcome


@pytest.mark.rule("CS-110", "CS-111")
def test_reaching_the_goal_in_mid_voyage_ends_the_game_only_after_the_voyage() -> None:
    table = fly("c c", "", "", at=4, dice="ffff", holds={1: "25:25 15:15 6:6"}, piles={4: "4 4"}, power_cards=False)
    table.do(1, LEAVE)
    assert table.mine(1).points == GOAL
    table.do(2, STAY)
    table.do(0, table.can(0)[0])
    assert table.decision == "PassengerAnnounces", "the voyage goes on"
    table.do(0, STAY)
    table.do(2, DECLARE_CRASH)
    assert table.decision is None


@pytest.mark.rule("CS-112")
def test_the_end_is_announced_by_itself() -> None:
    table = ended({1: FIFTY})
    assert of_kind(table.events, EndAnnounced) == [EndAnnounced((1,))]
    assert table.decision is None


@pytest.mark.rule("CS-113")
def test_fifty_is_enough_and_forty_nine_is_not() -> None:
    assert ended({1: FORTY_NINE}).decision is not None
    assert ended({1: FIFTY}).decision is None


@pytest.mark.rule("CS-114")
def test_several_players_may_reach_the_goal_at_one_check() -> None:
    table = ended({1: FIFTY, 2: "25:25 20:20 6:6"})
    assert of_kind(table.events, EndAnnounced) == [EndAnnounced((1, 2))]
    assert len(of_kind(table.events, GameEnded)) == 1


@pytest.mark.rule("CS-115")
def test_the_score_is_the_sum_of_the_treasures_and_hand_cards_are_worth_nothing() -> None:
    table = fly("c c t jetpack", "", ashore=(1,), holds={0: f"{FIFTY} 9:12", 1: "4:9 6:12"}, piles={1: "4"})
    result = outcome(stopped(table))
    assert result.scores == (66, 21)
    assert result.breakdown == ((Line("score-treasures", 66),), (Line("score-treasures", 21),))


@pytest.mark.rule("CS-116")
def test_everybody_counts_and_the_best_total_wins() -> None:
    table = ended({0: FIFTY, 1: "20:20 20:20 20:20", 2: "1:2"})
    assert of_kind(table.events, TreasuresRevealed)[0].points == (51, 60, 2)
    assert outcome(table).winners == (1,)
    assert outcome(table).ranks == (2, 1, 3)


@pytest.mark.rule("CS-117")
def test_treasures_stay_hidden_until_the_final_count() -> None:
    before = fly("", "", "", holds={1: FIFTY})
    assert [seat.revealed for seat in before.public.seats] == [None] * 3
    after = ended({1: FIFTY})
    assert [len(seat.revealed or ()) for seat in after.public.seats] == [1, 2, 0]


@pytest.mark.rule("CS-117")
def test_a_table_that_went_back_to_before_the_count_shows_no_treasure_to_those_who_come_later() -> None:
    before = fly("", "", "", holds={1: FIFTY})
    after = ended({1: FIFTY})
    revealed = of_kind(after.events, TreasuresRevealed)[0]
    assert (revealed.lasts(before.public), revealed.lasts(after.public)) == (False, True)


@pytest.mark.rule("CS-118")
def test_equal_scores_share_the_victory() -> None:
    result = outcome(ended({1: FIFTY, 2: FIFTY}))
    assert result.winners == (1, 2)
    assert result.ranks == (3, 1, 1)


@pytest.mark.rule("CS-514")
def test_two_cities_are_enough_and_one_is_not() -> None:
    box = cast("dict[str, list[Json]]", plain(our_content()))
    two: dict[str, Json] = {**box, "cities": box["cities"][:2]}
    one: dict[str, Json] = {**box, "cities": box["cities"][:1]}
    assert SPEC.new(2, {"content": two}, 1).asked
    with pytest.raises(OptionError, match="CS-514"):
        SPEC.new(2, {"content": one}, 1)


@pytest.mark.rule("CS-514")
@pytest.mark.parametrize(("left", "over"), [({1: 1, 25: 1}, True), ({1: 1, 20: 1, 25: 1}, False)])
def test_the_game_ends_when_fewer_than_two_cities_have_treasure(left: dict[int, int], over: bool) -> None:
    piles = {city: left.get(city, 0) for city in (1, 2, 4, 6, 9, 12, 15, 20, 25)}
    table = stopped(fly("", "", "", ashore=(1, 2), piles=piles, holds={2: "6:6"}, power_cards=False))
    assert (table.decision is None) == over
    if over:
        assert of_kind(table.events, GameEnded) == [GameEnded((2,), "route")]
        assert not of_kind(table.events, EndAnnounced)
