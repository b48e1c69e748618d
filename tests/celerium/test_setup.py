"""Chapters 2 and 3: set-up of the board and of each franchise."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import ChooseFace
from astrodrome.games.celerium.records.offers import FaceOffer
from astrodrome.games.celerium.records.preparation_events import (
    BoardPrepared,
    FaceChosen,
    FirstFranchiseDrawn,
    FranchiseEntered,
    FranchiseReady,
    MarketLaid,
)
from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.codec import to_json
from tests.celerium.table import Table, f, rally, start
from tests.contract.events import of_kind

BOX = our_box()
RECTO, VERSO = ChooseFace("recto"), ChooseFace("verso")


def chosen(table: Table) -> Table:
    """Let every franchise choose its recto face."""
    table.do(*[RECTO] * len(table.game.asked))
    return table


@pytest.mark.rule("CM-015")
@pytest.mark.parametrize("position", [0, 1, 2])
def test_the_wheel_is_set_at_random_and_seen_by_all(position: int) -> None:
    table = start(2, script={"wheel": [position]})
    assert table.public.wheel == BOX.wheel[position]
    assert of_kind(table.game.opening, BoardPrepared) == [BoardPrepared(BOX.wheel[position])]
    chosen(table)
    assert table.public.wheel == BOX.wheel[position]


@pytest.mark.rule("CM-015")
def test_every_position_of_the_wheel_comes_up() -> None:
    positions = Counter(SPEC.new(2, seed=seed).state.wheel for seed in range(90))
    assert set(positions) == {0, 1, 2}
    assert min(positions.values()) > 15


@pytest.mark.rule("CM-016")
@pytest.mark.parametrize(("seats", "pile"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_only_as_many_planets_as_races_are_used(seats: int, pile: int) -> None:
    g = start(seats).g
    assert (len(g.planets.pile), len(g.planets.removed)) == (pile, 12 - pile)
    assert sorted(g.planets.pile + g.planets.removed) == list(range(12))
    assert len({SPEC.new(seats, seed=seed).state.planets.pile for seed in range(10)}) == 10


@pytest.mark.rule("CM-017")
def test_nobody_sees_a_planet_before_its_round() -> None:
    table, other = [start(2, script={"planets": [place] * 11}) for place in (0, 1)]
    assert table.g.planets.pile != other.g.planets.pile
    views = [[to_json(one.game.view(seat)) for seat in (None, 0, 1)] for one in (table, other)]
    assert views[0] == views[1]
    assert table.public.planet is None
    assert table.public.planets_seen == ()


@pytest.mark.rule("CM-018")
def test_the_piles_of_boosts_are_shuffled_and_show_no_version() -> None:
    tables = [SPEC.new(2, seed=seed) for seed in range(8)]
    assert len({game.state.boost_supply[0] for game in tables}) > 3
    one, two = f(versions=(1, 1, 1)), f(versions=(2, 2, 2))
    table, other = [rally(one, two, step="planet", supply=[top] * 3) for top in ("1", "3")]
    assert [pile[-1] for pile in (*table.g.boost_supply, *other.g.boost_supply)] == [1, 1, 1, 3, 3, 3]
    assert to_json(table.game.view(0)) == to_json(other.game.view(0))


@pytest.mark.rule("CM-019")
@pytest.mark.parametrize(("seats", "size"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_the_first_market_is_laid_at_set_up_and_serves_round_1(seats: int, size: int) -> None:
    table = start(seats)
    laid = list(table.g.market.on_sale)
    assert len(laid) == size
    assert of_kind(table.game.opening, MarketLaid) == [MarketLaid(tuple(table.names(laid)))]
    chosen(table)
    assert table.asks == "FranchiseShops"
    assert table.g.market.on_sale == laid
    assert len({tuple(SPEC.new(2, seed=seed).state.market.deck) for seed in range(5)}) == 5


@pytest.mark.rule("CM-020")
def test_the_controls_are_shuffled_face_down() -> None:
    table = start(2)
    assert sorted(table.g.control.deck) == list(range(12))
    assert table.public.control is None
    assert len({SPEC.new(2, seed=seed).state.control.deck for seed in range(5)}) == 5


@pytest.mark.rule("CM-021")
def test_the_event_decks_are_shuffled_apart_and_closed() -> None:
    table = start(2)
    for level, deck in enumerate(table.g.event_decks):
        assert {table.g.tables.cards.level[card] for card in deck} == {level}
        assert list(deck) != sorted(deck)
    assert [deck.left for deck in table.public.decks] == [40, 45, 45]
    one, other = [rally(f(), f(), step="market", deck=deck) for deck in ("1-01 1-02", "1-02 1-01")]
    assert one.g.event_decks[0] != other.g.event_decks[0]
    assert to_json(one.game.view(0)) == to_json(other.game.view(0))


@pytest.mark.rule("CM-022")
def test_all_special_tokens_start_in_the_supply() -> None:
    g = start(3).g
    assert (g.meteors, g.carries_shot, g.upgrade_damaged, g.has_keep_line) == (
        [],
        [False] * 6,
        [False] * 6,
        [False] * 3,
    )
    assert (g.market.first, g.market.last) == (None, None)


@pytest.mark.rule("CM-023", "CM-024", "CM-025")
def test_each_franchise_starts_with_0_points_8_actions_2_energy() -> None:
    for one in start(4).public.franchises:
        assert (one.score, one.level, one.actions, one.energy, one.capacity) == (0, 1, 8, 2, 2)
    assert start(4).g.boost_points == [0] * 4


@pytest.mark.rule("CM-026")
def test_pilot_cards_are_dealt_at_random_each_to_one_franchise() -> None:
    deals = [tuple(SPEC.new(4, seed=seed).state.pilot_card) for seed in range(20)]
    assert all(sorted(deal) == [0, 1, 2, 3] for deal in deals)
    assert len(set(deals)) > 8


@pytest.mark.rule("CM-026")
def test_a_franchise_chooses_one_face_of_its_card_for_good() -> None:
    table = start(2, script={"pilots": [0, 0, 0]})
    g = table.g
    card = g.pilot_card[0]
    assert table.offer() == FaceOffer((BOX.pilots[2 * card], BOX.pilots[2 * card + 1]))
    table.do(VERSO)
    events = table.game.play(1, RECTO)
    faces = [BOX.pilots[2 * card + 1], BOX.pilots[2 * g.pilot_card[1]]]
    assert of_kind(events, FaceChosen) == [FaceChosen(0, "verso", faces[0]), FaceChosen(1, "recto", faces[1])]
    assert [one.pilot_face for one in table.public.franchises] == faces
    assert table.asks == "FranchiseShops"


@pytest.mark.rule("CM-288")
def test_faces_are_chosen_at_once_and_shown_together() -> None:
    table = start(3)
    assert list(table.game.asked) == [0, 1, 2]
    assert table.game.play(1, VERSO) == (FranchiseReady(1),)
    assert list(table.game.asked) == [0, 2]
    assert [one.ready for one in table.public.franchises] == [False, True, False]
    assert [one.pilot_face for one in table.public.franchises] == [None] * 3
    assert table.mine(1).chosen_face == "verso"
    assert table.mine(0).chosen_face is None
    table.game.play(0, RECTO)
    table.game.play(2, RECTO)
    assert all(one.pilot_face is not None for one in table.public.franchises)


@pytest.mark.rule("CM-027")
def test_each_franchise_has_the_starbot_of_its_colour() -> None:
    table = start(3, {"colours": ["green", "red", "white"]})
    assert [one.starbot_face.colour for one in table.public.franchises] == ["green", "red", "white"]
    entered = of_kind(table.game.opening, FranchiseEntered)
    assert [event.colour for event in entered] == ["green", "red", "white"]
    assert [event.pilot for event in entered] == [card + 1 for card in table.g.pilot_card]


@pytest.mark.rule("CM-293")
def test_colours_left_open_go_by_seat() -> None:
    colours = [one.starbot_face.colour for one in start(4).public.franchises]
    assert colours == ["red", "white", "blue", "green"]


@pytest.mark.rule("CM-028")
def test_each_franchise_gets_the_top_boost_of_each_pile() -> None:
    table = start(2)
    g = table.g
    whole = [(*g.boost_supply[boost], g.boost_versions[3 + boost], g.boost_versions[boost]) for boost in range(3)]
    assert [sorted(pile) for pile in whole] == [[1, 1, 2, 2, 3, 3]] * 3
    again = start(2, script={"boosts": [5, 4, 3, 2, 1] * 3}).g  # nothing is moved: both threes lie on top
    assert again.boost_versions == [3, 3, 3, 3, 3, 3]
    assert again.boost_supply == [(1, 1, 2, 2)] * 3
    mine = table.mine(1)
    assert [mine.shield, mine.line, mine.planet] == g.boost_versions[3:6]
    assert [one.boosts for one in table.public.franchises] == [(), ()]


@pytest.mark.rule("CM-029")
def test_hangar_workshop_slots_and_hand_start_empty() -> None:
    table = start(2)
    for seat, one in enumerate(table.public.franchises):
        assert (one.hangar, one.workshop, one.cards) == ((), (), (0, 0, 0))
        assert one.pilot.upgrade is None
        assert one.starbot.upgrade is None
        assert table.mine(seat).hand == ()


@pytest.mark.rule("CM-030")
def test_vehicles_stand_on_no_square_before_the_first_placement() -> None:
    table = chosen(start(2))
    for one in table.public.franchises:
        assert (one.pilot.square, one.starbot.square) == (None, None)


@pytest.mark.rule("CM-031")
def test_no_line_is_forbidden_in_the_first_race() -> None:
    table = rally(f(line=None), f(line=None), step="line")
    assert {action.line for action in table.legal() if hasattr(action, "line")} == {"blue", "green", "yellow"}
    assert [one.line for one in start(2).public.franchises] == [None, None]


@pytest.mark.rule("CM-032")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_franchise_is_drawn(first: int) -> None:
    table = start(3, script={"first": [first]})
    assert table.public.first == first
    assert of_kind(table.game.opening, FirstFranchiseDrawn) == [FirstFranchiseDrawn(first)]
    assert chosen(table).game.asked == (first,)


@pytest.mark.rule("CM-032")
def test_every_franchise_may_be_drawn_first() -> None:
    drawn = Counter(SPEC.new(4, seed=seed).state.first_franchise for seed in range(100))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 12
