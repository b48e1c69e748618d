"""Dealing again what a trucker cannot know, or no longer recalls."""

from __future__ import annotations

from typing import cast

import pytest

from astrodrome.games.galaxy_trucker.records.actions import (
    FLY_ON,
    PUT_PILE_BACK,
    TAKE_FACE_DOWN,
    Finish,
    LookAtPile,
    TakeFaceUp,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.determinise import determinise
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.positions.notation import NONE
from tests.galaxy_trucker.table import Table, start


def worlds(table: Table, seat: int = 0, recall: float = 1.0, count: int = 40) -> list[Trucker]:
    return [determinise(table.g, seat, Chance(seed), recall) for seed in range(count)]


def builders(flight: str = "II", seed: int = 0, **options: object) -> Table:
    """A yard in turns in which both players have added a component."""
    given = cast("dict[str, Json]", {"flights": [flight], **options})
    return Table(SPEC.position(seed=seed, options=given, building=0, ships=["S B035@7.6", "S B037@7.6"]))


def levels(g: Trucker, pile: list[int]) -> list[int]:
    return sorted([g.box.cards[card].level for card in pile])


def test_the_heap_and_unseen_hands_are_dealt_anew() -> None:
    table = Table(SPEC.position(options={"building": "realtime"}, building=NONE, ships=["S"] * 3, up="B035"))
    table.play(TAKE_FACE_DOWN, seat=0)
    table.play(TAKE_FACE_DOWN, seat=1)
    table.play(TakeFaceUp(table.public.face_up[0]), seat=2)
    found = worlds(table)
    assert {world.hand[0] for world in found} == {table.g.hand[0]}
    assert {world.hand[2] for world in found} == {table.g.hand[2]}
    assert len({world.hand[1] for world in found}) > 10
    assert len({tuple(world.face_down_components) for world in found}) == len(found)
    for world in found:
        hands = [hand for g in (world, table.g) if (hand := g.hand[1]) is not None]
        assert sorted([*world.face_down_components, hands[0]]) == sorted([*table.g.face_down_components, hands[1]])


def test_the_future_is_reseeded_and_the_game_left_alone() -> None:
    table = builders()
    before = table.game.digest()
    chance = Chance(77)
    world = determinise(table.g, 0, chance, 0.5)
    assert world.chance is chance
    assert world.listening is False
    assert table.game.digest() == before


def test_piles_that_were_not_looked_at_are_dealt_anew_with_their_levels() -> None:
    table = builders()
    table.play(LookAtPile(1))
    found = worlds(table)
    assert {tuple(world.piles[1]) for world in found} == {tuple(table.g.piles[1])}
    for pile in (0, 2, 3):
        assert len({tuple(world.piles[pile]) for world in found}) > 10
    for world in found:
        assert [levels(world, pile) for pile in world.piles] == [[1, 2, 2]] * 4
        everywhere = [card for pile in [*world.piles, *world.undealt_cards] for card in pile]
        assert sorted(everywhere) == list(range(60))


def test_the_order_of_levels_in_a_pile_is_not_known() -> None:
    table = builders()
    found = {tuple([world.box.cards[card].level for card in world.piles[0]]) for world in worlds(table)}
    assert found == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


@pytest.mark.parametrize("recall", [0.0, 0.5])
def test_a_pile_may_be_forgotten_but_not_the_one_in_hand(recall: float) -> None:
    table = builders()
    table.play(LookAtPile(0), LookAtPile(2), PUT_PILE_BACK, PUT_PILE_BACK, LookAtPile(1))
    found = worlds(table, recall=recall)
    kept = sum([world.piles[0] == table.g.piles[0] for world in found])
    assert (kept == 0) if recall == 0.0 else (5 < kept < 35)
    assert all([world.piles[1] == table.g.piles[1] for world in found])


def in_flight(seed: int = 0, **options: object) -> Table:
    """A flight of class II in which seat 0 has looked at pile 0."""
    table = builders("II", seed, **options)
    table.play(LookAtPile(0), TAKE_FACE_DOWN, Finish(1), table.legal[-1])
    while table.asks == "TruckerRepairs":
        table.play(table.legal[0])
    assert table.asks == "TruckerMayGiveUp"
    return table


def test_the_deck_holds_what_was_seen_and_lies_in_any_order() -> None:
    table = in_flight()
    found = worlds(table)
    known = set(table.g.piles[0])
    assert len({tuple(world.deck) for world in found}) == len(found)
    for world in found:
        assert known <= set(world.deck)
        assert levels(world, world.deck) == levels(table.g, table.g.deck)
        assert world.box.cards[world.deck[-1]].level == 2
        assert sorted([card for pile in world.piles for card in pile]) == sorted(world.deck)
    assert len({card for world in found for card in world.deck}) > 20


def test_revealed_cards_stay_where_they_are() -> None:
    table = in_flight()
    table.play(FLY_ON)
    if table.asks == "TruckerMayGiveUp":
        table.play(FLY_ON)
    shown = set(table.g.revealed)
    assert shown
    for world in worlds(table):
        assert world.revealed == table.g.revealed
        if world.deck:
            assert not shown & set(world.deck)
            dealt = sorted([card for pile in world.piles for card in pile])
            assert dealt == sorted([*world.deck, *world.revealed])


def test_nobody_knows_from_which_unseen_pile_a_revealed_card_came() -> None:
    table = in_flight(seed=3)
    table.play(FLY_ON, FLY_ON)
    (top,) = table.g.revealed
    assert top in table.g.piles[3], "seat 0 has looked at pile 0 alone"
    found = {pile for world in worlds(table) for pile in range(4) if top in world.piles[pile]}
    assert found == {1, 2, 3}


def test_with_foresight_what_was_seen_lies_where_it_was_seen() -> None:
    table = in_flight(modules=["foresight"])
    found = worlds(table)
    for world in found:
        assert world.deck[-3:] == table.g.deck[-3:]
        stacked = [card for pile in world.piles for card in pile]
        assert world.deck == stacked[::-1]
    assert len({tuple(world.deck) for world in found}) == len(found)
    others = worlds(table, seat=1)
    assert len({tuple(world.deck[-3:]) for world in others}) > 10


def test_all_know_which_cards_an_introductory_flight_has() -> None:
    table = start(flights=["intro"])
    found = worlds(table)
    for world in found:
        assert sorted([card for pile in world.piles for card in pile]) == sorted(table.g.box.starred)
        assert world.undealt_cards == table.g.undealt_cards
    assert len({tuple(map(tuple, world.piles)) for world in found}) > 30
