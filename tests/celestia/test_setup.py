"""Set-up (CS-020 to CS-033)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from astrodrome.games.celestia.content.cards import KINDS, POWER
from astrodrome.games.celestia.records.card_events import CardsDrawn
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.errors import OptionError
from tests.celestia.table import start
from tests.contract.events import of_kind


@pytest.mark.rule("CS-020")
def test_cities_lie_in_ascending_order_from_first_to_last_moment() -> None:
    table = start(4)
    values = [city.value for city in table.public.cities]
    assert values == sorted(values)
    while table.decision is not None and table.g.voyage < 3:
        table.usual()
    assert [city.value for city in table.public.cities] == values


@pytest.mark.rule("CS-021")
def test_each_pile_holds_the_treasures_of_its_own_city_shuffled() -> None:
    orders = set()
    for seed in range(5):
        g = start(3, seed).g
        for city, pile in enumerate(g.piles):
            printed = Counter({n: g.tables.treasure_copies[n] for n in g.tables.treasures_of[city]})
            assert Counter(pile) == printed
        orders.add(tuple(g.piles[0]))
    assert len(orders) > 1


@pytest.mark.rule("CS-022", "CS-023")
def test_the_aircraft_starts_on_the_first_city_with_everybody_aboard() -> None:
    table = start(5)
    assert table.city == table.public.cities[0].value
    assert table.aboard() == [0, 1, 2, 3, 4]
    assert all(len(seat.colours) == 1 for seat in table.public.seats)


@pytest.mark.rule("CS-023")
def test_colours_can_be_chosen() -> None:
    table = start(3, colours=["purple", "red", "black"])
    assert [seat.colours for seat in table.public.seats] == [("purple",), ("red",), ("black",)]
    with pytest.raises(OptionError, match="CS-023"):
        SPEC.new(3, {"colours": ["purple", "red"]})


@pytest.mark.rule("CS-024")
def test_all_cards_are_in_one_deck() -> None:
    g = start(4).g
    everything = Counter(g.deck)
    for hand in g.hands:
        everything.update({kind: hand[kind] for kind in range(KINDS) if hand[kind]})
    assert everything == Counter({kind: n for kind, n in enumerate(g.edition.copies) if n})
    assert len(set(g.deck[-20:])) > 3, "Equipment, Turbo and Power lie mixed"


@pytest.mark.rule("CS-025", "CS-026")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 6), (5, 6), (6, 6)])
def test_small_tables_are_dealt_eight_cards_and_big_ones_six(seats: int, size: int) -> None:
    table = start(seats)
    assert [seat.hand for seat in table.public.seats] == [size] * seats
    assert [sum(hand) for hand in table.g.hands] == [size] * seats


@pytest.mark.rule("CS-027")
def test_the_rest_is_the_draw_pile_and_the_discard_pile_is_empty() -> None:
    table = start(4)
    assert table.public.deck == sum(table.g.edition.copies) - 4 * 6
    assert table.public.discard == ()


@pytest.mark.rule("CS-028")
def test_a_player_sees_the_own_hand_and_nobody_elses() -> None:
    table = start(3)
    views = [table.mine(seat).hand for seat in range(3)]
    assert [len(hand) for hand in views] == [8, 8, 8]
    assert len({to_json(table.game.view(seat).public) for seat in (0, 1, 2, None)}) == 1
    hands = [tuple(hand) for hand in table.g.hands]
    world = table.game.determinise(0, 5).state
    assert tuple(world.hands[0]) == hands[0]
    assert tuple(world.hands[1]) != hands[1]


@pytest.mark.rule("CS-029")
def test_the_first_captain_is_named_or_drawn() -> None:
    for captain in range(4):
        assert start(4, first_captain=captain).public.captain == captain
    assert {start(4, seed).public.captain for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(OptionError, match="CS-029"):
        SPEC.new(4, {"first_captain": 4})


@pytest.mark.rule("CS-030")
def test_the_first_voyage_starts_without_a_draw() -> None:
    table = start(4)
    assert of_kind(table.events, CardsDrawn) == []
    assert table.g.hand_size == [6] * 4


@pytest.mark.rule("CS-031")
def test_power_cards_can_be_left_out() -> None:
    copies = start(4, power_cards=False).g.edition.copies
    assert sum(copies) == 76
    full = start(4).g.edition.copies
    assert [n for kind, n in enumerate(copies) if kind not in POWER] == [
        n for kind, n in enumerate(full) if kind not in POWER
    ]
    assert [copies[kind] for kind in POWER] == [0] * 4


@pytest.mark.rule("CS-032")
def test_spyglasses_can_be_left_out() -> None:
    table = start(4, spyglasses=False)
    assert [city.left for city in table.public.cities] == [10, 10, 9, 9, 9, 9, 6, 6, 6]
    assert not [n for pile in table.g.piles for n in pile if table.g.tables.face[n].spyglass]


@pytest.mark.rule("CS-033")
def test_no_view_shows_a_card_of_a_pile() -> None:
    game = start(3).game
    head, piles, end = re.split(r"(?<=; piles )([^;]+)", game.position())
    turned = " | ".join([" ".join(reversed(pile.split())) for pile in piles.split("|")])
    other = SPEC.position(head + turned + end)
    assert [pile[::-1] for pile in other.state.piles] == game.state.piles
    for seat in range(3):
        assert other.view(seat) == game.view(seat)
