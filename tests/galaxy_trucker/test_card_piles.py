"""Chapter 3: looking at cards while building."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import (
    PUT_PILE_BACK,
    RETURN,
    TAKE_FACE_DOWN,
    Finish,
    LookAtPile,
    Place,
    PutPileBack,
)
from astrodrome.games.galaxy_trucker.records.yard_events import PilePutBack, PileSeen, PileTaken
from astrodrome.games.galaxy_trucker.views.table_view import Knowledge
from astrodrome.kernel.records import is_visible
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Table, give, mount, start


def builders(seats: int = 2) -> Table:
    """A yard in which each player has added one component."""
    table = start(seats, building="realtime")
    for seat in range(seats):
        mount(table, seat, f"B05{seat}@7.6")
    return table


def cards(table: Table, pile: int) -> tuple[str, ...]:
    return tuple([table.g.box.cards[card].name for card in table.g.piles[pile]])


@pytest.mark.rule("GB-031")
def test_a_pile_is_looked_at_and_put_back() -> None:
    table = builders()
    table.play(LookAtPile(1), seat=0)
    assert (table.mine(0).pile, table.mine(0).cards) == (1, cards(table, 1))
    assert table.public.piles[1].reader == 0
    table.play(PUT_PILE_BACK, seat=0)
    assert (table.mine(0).pile, table.mine(0).cards) == (None, ())
    assert table.public.piles[1].reader is None


@pytest.mark.rule("GB-031")
def test_cards_are_looked_at_with_an_empty_hand() -> None:
    table = builders()
    give(table, 0, table.g.box.names[table.g.face_down_components[0]])
    assert table.refuse(LookAtPile(0), 0) == "GB-031"
    table.play(RETURN, seat=0)
    assert table.refuse(LookAtPile(0), 0) is None


@pytest.mark.rule("GB-031")
def test_cards_are_looked_at_only_after_a_component_has_been_added() -> None:
    table = start(building="realtime")
    assert table.refuse(LookAtPile(0), 0) == "GB-031"
    assert LookAtPile(0) not in table.game.legal(0)
    table.play(TAKE_FACE_DOWN, Place(at(7, 6), 0), seat=0)
    assert table.refuse(LookAtPile(0), 0) is None


@pytest.mark.rule("GB-031")
def test_whoever_does_something_else_puts_the_pile_back() -> None:
    table = builders()
    table.play(LookAtPile(0), TAKE_FACE_DOWN, seat=0)
    assert table.public.ships[0].looking is None
    assert table.refuse(PutPileBack(), 0) == "GB-031"


@pytest.mark.rule("GB-032")
def test_one_player_at_a_time_looks_at_a_pile_and_at_one_pile() -> None:
    table = builders(3)
    table.play(LookAtPile(0), seat=0)
    assert table.refuse(LookAtPile(0), 1) == "GB-032"
    assert LookAtPile(0) not in table.game.legal(1)
    table.play(LookAtPile(1), seat=1)
    assert [pile.reader for pile in table.public.piles] == [0, 1, None, None]
    events = table.play(LookAtPile(2), seat=0)
    assert [event.pile for event in of_kind(events, PilePutBack)] == [1]
    assert [pile.reader for pile in table.public.piles] == [None, 1, 0, None]


@pytest.mark.rule("GB-032")
def test_the_number_of_looks_is_not_limited() -> None:
    table = builders()
    for _ in range(10):
        table.play(LookAtPile(2), PUT_PILE_BACK, seat=0)
    assert table.public.ships[0].looked == (2,)


@pytest.mark.rule("GB-033")
def test_what_a_player_saw_is_private() -> None:
    table = builders()
    events = table.play(LookAtPile(0), seat=0)
    assert of_kind(events, PileTaken) == [PileTaken(0, 1)]
    assert of_kind(events, PileSeen) == [PileSeen((0,), 1, cards(table, 0))]
    assert [is_visible(event, 1) for event in events] == [True, False]
    hidden = str((table.game.view(1), table.game.view(None), table.game.prompt(1), table.game.knowledge(1)))
    assert not [name for name in cards(table, 0) if f"'{name}'" in hidden]


@pytest.mark.rule("GB-033")
def test_the_player_may_remember_it() -> None:
    table = builders()
    table.play(LookAtPile(0), PUT_PILE_BACK, LookAtPile(2), PUT_PILE_BACK, seat=0)
    known = table.game.knowledge(0)
    assert isinstance(known, Knowledge)
    assert [(pile.pile, pile.cards) for pile in known.piles] == [(0, cards(table, 0)), (2, cards(table, 2))]
    assert table.game.knowledge(1) == Knowledge(())


@pytest.mark.rule("GB-034")
def test_who_has_finished_may_look_but_not_build() -> None:
    table = builders()
    table.play(Finish(1), seat=0)
    assert 0 in table.asked
    table.play(LookAtPile(0), seat=0)
    for action in (TAKE_FACE_DOWN, Place(at(6, 7), 0), RETURN, Finish(2)):
        assert table.refuse(action, 0) in ("GB-042", "GB-025", "GB-023")
    assert set(map(type, table.game.legal(0))) == {LookAtPile, PutPileBack}


@pytest.mark.rule("GB-034")
def test_who_has_finished_and_can_do_nothing_is_not_asked() -> None:
    table = builders(4)
    table.play(Finish(1), seat=0)
    for seat in (1, 2, 3):
        table.play(LookAtPile(seat - 1), seat=seat)
    assert 0 not in table.asked
    table.play(PUT_PILE_BACK, seat=2)
    assert 0 in table.asked
