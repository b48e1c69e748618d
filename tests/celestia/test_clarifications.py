"""Clarifications: empty piles, exhausted cities, a captain alone, the last city (CS-162 to CS-182)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    FLY_ON,
    LEAVE,
    PREPARE,
    STAY,
    STOP,
    UseSpyglass,
)
from astrodrome.games.celestia.records.card_events import CardsDrawn, DeckReshuffled
from astrodrome.games.celestia.records.flight_events import DiceRolled, LastCityReached, VesselCrashed, VesselStopped
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from tests.celestia.table import fly, play
from tests.contract.events import of_kind

ALL = (1, 2, 4, 6, 9, 12, 15, 20, 25)


@pytest.mark.rule("CS-162")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    table = fly("", "", "", at=4, dice="ff", discard="c l h p t", keeper=2, power_cards=False)
    kept = table.g.hand_size[2]
    table.end_step()
    assert of_kind(table.events, DeckReshuffled) == [DeckReshuffled(5)]
    assert table.g.hand_size == [1, 1, kept + 1]
    assert (len(table.g.deck), table.discard) == (2, "")


@pytest.mark.rule("CS-163")
def test_a_draw_of_several_cards_goes_on_after_the_reshuffle() -> None:
    table = fly("", "", at=9, modules="two", deck="c", discard="l l l l", keeper=1)
    table.do(0, PREPARE)
    assert table.hand(0) == "c l l"
    assert len(table.g.deck) == 2


@pytest.mark.rule("CS-164")
def test_without_any_card_left_the_draw_is_skipped() -> None:
    table = fly("", "", "", at=4, dice="ff", deck="c", keeper=2, power_cards=False)
    kept = table.g.hand_size[2]
    table.end_step()
    assert of_kind(table.events, CardsDrawn) == [CardsDrawn(1, 1)]
    assert table.g.hand_size == [0, 1, kept]


@pytest.mark.rule("CS-165")
def test_treasures_never_enter_the_deck() -> None:
    table = fly("c", "", "", at=6, dice="fff", holds={1: "4:S"}, discard="c").on("PlayersAfterCrash")
    cards = sum(table.game.spec.census(table.g)[:28])
    table.act(1, UseSpyglass(4))
    assert table.discard == "c"
    assert sum(table.game.spec.census(table.g)[:28]) == cards == sum(table.g.edition.copies)


@pytest.mark.rule("CS-166", "CS-167")
def test_a_city_without_treasure_is_passed_and_the_dice_are_those_of_the_next_one() -> None:
    table = fly("c c c", "", "", at=4, dice="fff", piles={6: 0}, power_cards=False)
    assert len(table.g.step.dice) == 3, "two are due for city 6, three for city 9"
    assert table.end_step().city == 9


@pytest.mark.rule("CS-168")
def test_a_city_whose_last_treasure_is_taken_is_out_from_the_departure_on() -> None:
    table = fly("c c", "", "", at=4, dice="ffff", piles={4: 1}, power_cards=False)
    table.do(1, LEAVE)
    assert table.city == 4
    table.end_step()
    assert table.city == 6
    table.on("CaptainDeclares").end_step()
    while table.city != 2:
        table.end_step()
    assert table.g.next_stop(1) == 3


@pytest.mark.rule("CS-169")
def test_without_the_first_city_a_voyage_starts_on_the_lowest_one_left() -> None:
    table = fly("", "", "", at=9, dice="fff...", piles={1: 0, 2: 0, 4: 1, 6: 0}, power_cards=False).end_step()
    assert table.city == 4
    assert of_kind(table.events, DiceRolled)[-1].count == 3, "the dice of city 9"


@pytest.mark.rule("CS-170")
def test_the_highest_city_left_plays_the_part_of_the_last_one() -> None:
    table = fly("c c c c", "", "", at=15, dice="ffff", piles={20: 3, 25: 0}, power_cards=False).end_step()
    assert of_kind(table.events, LastCityReached) == [LastCityReached("aircraft", 20)]
    assert [table.owns(seat) for seat in range(3)] == [["20:20"]] * 3
    assert table.g.voyage == 2


@pytest.mark.rule("CS-171")
def test_the_treasures_left_in_every_city_are_public() -> None:
    table = fly("", "", "", at=4)
    table.do(1, LEAVE)
    assert [city.left for city in table.public.cities] == [len(pile) for pile in table.g.piles]
    assert table.public.cities[2].left == 9


@pytest.mark.rule("CS-172", "CS-174")
def test_a_captain_alone_may_get_off_instead_of_rolling() -> None:
    table = fly("", "", "", at=9, ashore=(1, 2), piles={9: "12 9"})
    assert table.can(0) == (FLY_ON, STOP)
    events = table.do(0, STOP)
    assert of_kind(events, VesselStopped) == [VesselStopped("aircraft", 0, 9)]
    assert not of_kind(events, VesselCrashed)
    assert (table.owns(0), table.g.voyage, table.city) == (["9:12"], 2, 1)


@pytest.mark.rule("CS-173")
def test_the_choice_is_gone_after_the_roll() -> None:
    table = fly("c", "", "", at=9, ashore=(1, 2), dice="fff")
    assert table.g.step.dice == []
    table.do(0, FLY_ON)
    assert table.dice == "fff"
    assert table.why(0, STOP) == "AD-004"


@pytest.mark.rule("CS-175")
def test_alone_is_judged_at_the_start_of_the_step() -> None:
    table = fly("c", "", at=9, dice="fff", power_cards=False)
    table.do(1, LEAVE)
    assert table.decision == "CaptainDeclares"
    assert table.can(0) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-176")
def test_a_captain_alone_who_goes_on_rolls_and_nobody_announces() -> None:
    table = fly("c c c", "spell", "", at=9, ashore=(1, 2), dice="ff.")
    table.do(0, FLY_ON)
    assert table.decision == "PlayersAfterAnnouncements"
    table.on("CaptainDeclares").do(0, DECLARE_SUCCESS)
    assert table.end_step().city == 12


@pytest.mark.rule("CS-177")
def test_a_captain_alone_over_an_empty_city_must_roll() -> None:
    table = fly("c", "", "", at=9, ashore=(1, 2), piles={9: 0}, dice="fff")
    assert table.dice == "fff"


@pytest.mark.rule("CS-178")
def test_on_the_last_city_everybody_aboard_takes_a_treasure_from_the_captain_clockwise() -> None:
    table = fly("", "", "c c c c", "", at=20, captain=2, ashore=(1,), dice="ffff", power_cards=False).end_step()
    assert of_kind(table.events, TreasureTaken) == [TreasureTaken(seat, 25) for seat in (2, 3, 0)]


@pytest.mark.rule("CS-179")
def test_with_too_few_treasures_the_last_ones_in_order_get_nothing() -> None:
    table = fly("c c c c", "", "", at=20, dice="ffff", piles={25: 2}, power_cards=False).end_step()
    assert [table.owns(seat) for seat in range(3)] == [["25:25"], ["25:25"], []]


@pytest.mark.rule("CS-180", "CS-181")
def test_after_the_last_city_a_new_voyage_begins_without_a_roll_there() -> None:
    table = fly("c c c c", "", "", at=20, dice="ffff", power_cards=False).end_step()
    assert (table.g.voyage, table.city) == (2, 1)
    assert not of_kind(table.events, VesselCrashed)
    assert [event.count for event in of_kind(table.events, DiceRolled)] == [4, 2], "the next roll is for city 2"


@pytest.mark.rule("CS-182")
def test_there_is_no_way_to_show_a_hand() -> None:
    table = fly("c c", "spell", "c", dice="f.").on("PlayersAfterAnnouncements")
    names = {kind.__name__ for kind in table.game.spec.actions}
    assert not [name for name in names if "Show" in name or "Reveal" in name]
    table.do(1, play("spell"))
    table.do(0, table.can(0)[0])
    table.do(2, table.can(2)[0])
    for event in table.events:
        assert getattr(event, "to", None) in (None, (0,), (1,), (2,))


@pytest.mark.rule("CS-098", "CS-205")
def test_a_captain_stays_alone_step_after_step() -> None:
    table = fly("c c c c", "", at=1, ashore=(1,), dice="ff..", power_cards=False)
    table.do(0, FLY_ON, DECLARE_SUCCESS)
    assert (table.decision, table.asked, table.city) == ("CaptainMayStop", (0,), 2)
    table.do(0, FLY_ON)
    assert table.decision == "CaptainDeclares"
    assert table.g.step.announced == [0, 0]
    assert STAY not in table.can(0)
