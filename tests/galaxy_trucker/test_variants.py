"""Chapter 20: shorter games and variants."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.records.actions import (
    BOARD_HUMANS,
    FLY_ON,
    GIVE_UP,
    RETURN,
    SET_ASIDE,
    TAKE_FACE_DOWN,
    TURN_HOURGLASS,
    Finish,
    LookAtPile,
    Place,
)
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed, GaveUp, ShipStranded
from astrodrome.games.galaxy_trucker.records.yard_events import FlightBegan
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.seats import CLOCK
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Table, check, fly, give, ship, start
from tests.galaxy_trucker.test_game_loop import finish_all, whole_game


@pytest.mark.rule("GB-181")
@pytest.mark.parametrize("flights", [["I", "II"], ["II", "III"]])
def test_a_shorter_game_has_two_flights(flights: list[str]) -> None:
    events = whole_game(start(flights=flights))
    assert [event.name for event in of_kind(events, FlightBegan)] == flights


@pytest.mark.rule("GB-182")
@pytest.mark.parametrize("flights", [["I", "II", "IIIA"], ["I", "II", "III", "IIIA"]])
def test_class_iiia_replaces_class_iii_or_follows_it(flights: list[str]) -> None:
    table = start(flights=flights)
    events = whole_game(table)
    assert [event.name for event in of_kind(events, FlightBegan)] == flights
    assert of_kind(events, FlightBegan)[-1].cards == 16
    assert table.public.board == "IIIA"


@pytest.mark.rule("GB-186")
def test_a_longer_series_keeps_the_amounts_of_each_level() -> None:
    table = start(flights=["II", "I", "II"])
    assert [event.cards for event in of_kind(whole_game(table), FlightBegan)] == [12, 8, 12]


@pytest.mark.rule("GB-186")
@pytest.mark.parametrize("flights", [[], ["I"] * 13])
def test_a_series_has_one_to_twelve_flights(flights: list[str]) -> None:
    with pytest.raises(OptionError, match="GB-186"):
        start(flights=flights)


def intro(building: str = "realtime") -> Table:
    return start(flights=["intro"], building=building)


@pytest.mark.rule("GB-183")
def test_the_introductory_flight_uses_class_i_and_the_starred_cards() -> None:
    table = intro()
    assert table.public.board == "I"
    starred = {row.name for row in our_content().cards if row.star}
    assert {row.level for row in our_content().cards if row.star} == {1}
    dealt = [table.g.box.cards[card].name for pile in table.g.piles for card in pile]
    assert (set(dealt), len(dealt)) == (starred, 8)
    assert [len(pile) for pile in table.g.piles] == [2, 2, 2, 2]


@pytest.mark.rule("GB-183")
def test_the_starred_cards_are_dealt_in_another_order_each_time() -> None:
    deals = [start(flights=["intro"], seed=seed).g.piles for seed in range(6)]
    assert len({str(piles) for piles in deals}) == 6


@pytest.mark.rule("GB-183")
def test_it_has_no_hourglass_no_reserve_and_no_looking() -> None:
    table = intro()
    assert table.public.hourglass is None
    assert CLOCK not in table.asked
    assert table.refuse(TURN_HOURGLASS, 0) == "GB-183"
    give(table, 0, "B001")
    assert table.refuse(SET_ASIDE, 0) == "GB-183"
    assert SET_ASIDE not in table.game.legal(0)
    table.play(Place(at(7, 6), 0), seat=0)
    assert table.refuse(LookAtPile(0), 0) == "GB-183"
    assert not [pile for pile in table.public.piles if pile.open]


@pytest.mark.rule("GB-183")
def test_it_ends_when_all_have_finished() -> None:
    table = intro()
    table.play(TAKE_FACE_DOWN, RETURN, Finish(1), seat=0)
    assert table.asks == "TruckersBuild"
    assert table.asked == (1,)
    events = table.play(Finish(2), seat=1)
    assert of_kind(events, CardRevealed)


@pytest.mark.rule("GB-183")
def test_it_has_no_aliens() -> None:
    table = check("S c p", "S c n", flight="intro")
    assert table.asks != "TruckerBoardsAlien"
    assert check("S c p", flight="I").legal[0] == BOARD_HUMANS


@pytest.mark.rule("GB-183")
def test_nobody_gives_up_in_it() -> None:
    table = fly(ship("S", place=3), ship("S", crew={(7, 7): ""}), card="I-05", after=("I-19", "I-04"), flight="intro")
    events = table.opening
    assert of_kind(events, GaveUp) == []
    assert [event.seat for event in of_kind(events, ShipStranded)] == [0, 1]
    assert len(of_kind(events, CardRevealed)) == 3
    assert table.asks is None
    result = table.game.outcome
    assert result is not None
    assert result.scores == (6, 5)


@pytest.mark.rule("GB-183")
def test_a_stranded_ship_stays_on_its_space() -> None:
    table = fly(ship("S", place=3), ship("S \n e", place=0), card="I-05", after=("I-13",), flight="intro")
    assert table.g.position == [3, 1]
    assert table.public.order == (0, 1)


@pytest.mark.rule("GB-183", "GB-196")
def test_starred_cards_come_back_for_an_introductory_flight() -> None:
    table = start(flights=["I", "intro"], seed=4)
    finish_all(table)
    table.play(GIVE_UP, GIVE_UP)
    dealt = {card for pile in table.g.piles for card in pile}
    assert dealt == set(table.g.box.starred)
    assert not dealt & set(table.g.cards_of_earlier_flights)
    assert not dealt & set(table.g.undealt_cards[0])


@pytest.mark.rule("GB-184")
def test_with_foresight_the_piles_are_stacked_in_order() -> None:
    table = start(flights=["II"], modules=["foresight"])
    piles = [table.g.box.cards[card].name for pile in table.g.piles for card in pile]
    finish_all(table)
    seen = []
    while table.asks:
        events = table.play(FLY_ON if FLY_ON in table.legal else table.legal[0])
        seen += [event.card for event in of_kind(events, CardRevealed)]
    assert seen == piles[: len(seen)]
    assert len(seen) >= 1


@pytest.mark.rule("GB-184")
def test_foresight_does_not_ask_for_the_level_of_the_top_card() -> None:
    tops = set()
    for seed in range(12):
        table = start(flights=["II"], modules=["foresight"], seed=seed)
        tops.add(table.g.box.cards[table.g.piles[0][0]].level)
    assert tops == {1, 2}


def test_options_are_named_when_they_do_not_fit() -> None:
    for options, field in (
        ({"modules": ["strict", "strict"]}, "modules"),
        ({"modules": ["foresight"], "flights": ["intro"]}, "modules"),
        ({"number_time": 0}, "number_time"),
        ({"hourglass": 601}, "hourglass"),
        ({"modules": ["nonsense"]}, "options"),
    ):
        with pytest.raises(OptionError) as caught:
            start(**options)
        assert caught.value.field == field
