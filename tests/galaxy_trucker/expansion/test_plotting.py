"""Evil machinations before a flight: dealing, choosing, the deck, who knows what (GX-329 to GX-350, GX-378)."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.galaxy_trucker.content.rows import MACHINATIONS, our_content
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    ChooseMachination,
    MachinationOffer,
    MachinationsSeen,
    PlotsLaid,
)
from astrodrome.games.galaxy_trucker.modules.machinations.state import machinations_of
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed
from astrodrome.games.galaxy_trucker.records.yard_events import RoadsDrawn
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.positions.notation import NONE, OPEN
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import FIVE, plot
from tests.galaxy_trucker.table import Table, build, ship, start
from tests.laws.hooks.trucker_pilot import able

OURS = our_content()
QUARTERS = {"I": 2, "II": 3, "III": 4}


def plotting(seats: int = 3, **options: object) -> Table:
    """Begin a game in which everybody is asked for a machination."""
    modules = ["machinations", *(["technologies", "fifth-wheel"] if seats == 5 else [])]
    return start(seats, **{"modules": modules, **options})


def choose_all(table: Table) -> None:
    """Let everybody choose the first card."""
    while table.asks == "TruckersPlot":
        table.play(table.legal[0])


def laid(flight: str, seats: int, seed: int = 0, foresight: bool = False) -> Trucker:
    """Return a game right after its deck was made; the last seat has the first number tile."""
    modules = [*(["technologies", "fifth-wheel"] if seats == 5 else []), *(["foresight"] if foresight else [])]
    g = SPEC.position(
        seed=seed,
        options={"flights": [flight], "modules": ["machinations", *modules]},
        check=NONE,
        ships=["S"] * seats,
        truckers=[f"number={seats - seat}" for seat in range(seats)],
        plots=[OPEN] * seats,
    ).state
    assert not g.revealed
    return g


def places_of(g: Trucker) -> list[int]:
    """Return where the machinations lie in the deck, the top card being 0."""
    return [place for place, card in enumerate(reversed(g.deck)) if card in g.box.machinations]


@pytest.mark.rule("GX-329", "GX-547", "GX-554")
def test_24_cards_each_once_of_which_some_carry_the_5() -> None:
    rows = OURS.machinations
    assert [row.name for row in rows] == [f"EM-{number:02}" for number in range(1, 25)]
    assert tuple(row.family for row in rows) == MACHINATIONS
    assert [row.name for row in rows if row.five] == ["EM-03", "EM-05", "EM-14", "EM-20", "EM-21", "EM-23"]
    assert all(row.house for row in rows)
    assert plotting().public.loans == 12


@pytest.mark.rule("GX-555")
def test_other_cards_may_take_the_place_of_ours() -> None:
    rows = plain(OURS)
    assert isinstance(rows, dict)
    cards = rows["machinations"]
    assert isinstance(cards, list)
    cards[0] = {"name": "My own", "level": 0, "family": "open_space"}
    table = plotting(content=rows)
    assert "My own" in [row.name for row in table.g.box.cards]
    cards[0] = {"name": "My own", "level": 1, "family": "open_space"}
    with pytest.raises(OptionError, match=r"machinations\[0\].level.*expected 0, found 1"):
        plotting(content=rows)
    cards[0] = {"name": "My own", "level": 0, "family": "toll_queue"}
    with pytest.raises(OptionError, match=r"machinations\[0\].days"):
        plotting(content=rows)
    rows["machinations"] = cards[1:20]
    with pytest.raises(OptionError, match="at least 20 cards, found 19"):
        plotting(content=rows)
    rows["machinations"] = []
    with pytest.raises(OptionError, match="needs cards of its own"):
        plotting(content=rows)


@pytest.mark.rule("GX-350")
def test_only_machinations_carry_the_5() -> None:
    rows = plain(OURS)
    assert isinstance(rows, dict)
    cards = rows["cards"]
    assert isinstance(cards, list)
    assert isinstance(cards[0], dict)
    cards[0]["five"] = True
    with pytest.raises(OptionError, match=r"cards\[0\].five"):
        plotting(content=rows)
    check_content(OURS)


@pytest.mark.rule("GX-330", "GX-331", "GX-332")
def test_four_cards_are_dealt_to_each_and_only_seen_by_their_owner() -> None:
    table = plotting()
    g = table.g
    assert [len(hand) for hand in machinations_of(g).hands] == [4, 4, 4]
    assert (
        sorted([*machinations_of(g).unplayed, *[card for hand in machinations_of(g).hands for card in hand]])
        == g.box.machinations
    )
    assert len({card for hand in machinations_of(g).hands for card in hand}) == 12
    names = tuple(g.box.cards[card].name for card in machinations_of(g).hands[1])
    assert table.mine(1).machinations == names
    assert {seen.to: seen.cards for seen in of_kind(table.opening, MachinationsSeen)}[1,] == names
    assert [one.machinations for one in table.public.ships] == [4, 4, 4]
    dealt = {tuple(machinations_of(plotting(seed=seed).g).hands[0]) for seed in range(9)}
    assert len(dealt) > 5


@pytest.mark.rule("GX-333", "GX-334", "GX-335")
def test_everybody_must_choose_one_of_the_own_cards_and_nobody_sees_it() -> None:
    table = plotting()
    g = table.g
    assert (table.asks, table.asked) == ("TruckersPlot", (0, 1, 2))
    mine = table.mine(0).machinations
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == MachinationOffer(mine)
    assert table.legal == tuple(ChooseMachination(name) for name in mine)
    assert table.refuse(ChooseMachination(table.mine(1).machinations[0]), 0) == "GX-333"
    table.play(ChooseMachination(mine[2]), seat=0)
    events = [*table.play(table.game.legal(1)[0], seat=1), *table.play(table.game.legal(2)[0], seat=2)]
    assert of_kind(events, PlotsLaid) == [PlotsLaid(3)]
    assert (table.mine(0).plot, table.mine(0).machinations) == (mine[2], (mine[0], mine[1], mine[3]))
    assert mine[2] not in str(plain(table.game.view(1)))
    assert mine[0] not in str(plain(table.game.view(1)))
    assert table.asks == "TruckerBuilds"
    assert machinations_of(g).plots[0] == g.box.machinations[0] + int(mine[2][3:]) - 1


@pytest.mark.rule("GX-336")
def test_three_flights_use_three_cards_and_a_fifth_flight_none() -> None:
    flights: list[str] = ["I", "I", "I", "I", "I"]
    table = plotting(2, flights=flights)
    held: list[tuple[int, ...]] = []
    chance = Chance(3)
    while not table.game.over:
        if table.asks == "TruckersPlot":
            choose_all(table)
            held.append(tuple(len(hand) for hand in machinations_of(table.g).hands))
        seat = table.asked[0]
        table.game.play(seat, able(table.game, seat, chance))
    assert held == [(3, 3), (2, 2), (1, 1), (0, 0)]


@pytest.mark.rule("GX-337", "GX-338", "GX-340")
@pytest.mark.parametrize("flight", ["I", "II", "III"])
def test_the_first_and_the_last_quarter_are_free_of_machinations(flight: str) -> None:
    quarter, found = QUARTERS[flight], Counter[int]()
    for seed in range(30):
        g = laid(flight, 3, seed)
        places = places_of(g)
        assert min(places) == quarter
        assert max(places) < len(g.deck) - quarter
        assert g.box.cards[g.deck[-1]].level == QUARTERS[flight] - 1
        found.update(places)
    assert set(found) == set(range(quarter, 4 * quarter + 3 - quarter))


@pytest.mark.rule("GX-339", "GX-341", "GX-342")
@pytest.mark.parametrize(("flight", "seats", "cards"), [("I", 2, 10), ("II", 4, 16), ("III", 5, 21)])
def test_a_machination_lies_on_top_of_the_middle_half(flight: str, seats: int, cards: int) -> None:
    g = laid(flight, seats)
    assert (len(g.deck), places_of(g)[0]) == (cards, QUARTERS[flight])
    assert sorted(card for card in g.deck if card in g.box.machinations) == sorted(
        c for c in machinations_of(g).plots if c is not None
    )


@pytest.mark.rule("GX-343")
def test_machinations_are_in_no_pile_that_can_be_looked_at() -> None:
    table = plotting()
    choose_all(table)
    assert [len(pile) for pile in table.g.piles] == [2, 2, 2, 2]
    assert not [card for pile in table.g.piles for card in pile if card in table.g.box.machinations]


@pytest.mark.rule("GX-344", "GX-345", "GX-346")
def test_with_foresight_they_lie_by_start_order_between_the_second_and_the_third_pile() -> None:
    g = laid("II", 3, foresight=True)
    top_down = g.deck[::-1]
    assert top_down == [*g.piles[0], *g.piles[1], *machinations_of(g).plots[::-1], *g.piles[2], *g.piles[3]]
    assert len(set(machinations_of(g).plots)) == 3


@pytest.mark.rule("GX-378", "GX-544")
def test_machinations_are_chosen_before_rough_roads_are_drawn() -> None:
    table = plotting(roads=[2])
    assert table.asks == "TruckersPlot"
    assert not roads_of(table.g).cards
    table.play(table.game.legal(0)[0], seat=0)
    table.play(table.game.legal(1)[0], seat=1)
    events = table.play(table.game.legal(2)[0], seat=2)
    assert [type(event) for event in events if isinstance(event, PlotsLaid | RoadsDrawn)] == [PlotsLaid, RoadsDrawn]


@pytest.mark.rule("GX-347", "GX-348", "GX-349")
def test_a_revealed_machination_concerns_its_owner_too_and_nobody_is_told_whose_it_was() -> None:
    table = plot("EM-23", "S", "S")
    assert of_kind(table.opening, CardRevealed) == [CardRevealed("EM-23", "sponsors_prize", 2)]
    assert machinations_of(table.g).plots[0] == table.g.revealed[0]
    assert table.g.credits == [4, 3]
    assert table.mine(0).plot == "EM-23"
    assert "plot" not in str(plain(table.game.view(None).public))


@pytest.mark.rule("GX-134")
def test_a_jump_avoids_a_machination() -> None:
    table = plot("EM-23", ". . b \n e j S", "S")
    assert table.asks == "TruckerMayJump"
    table.play(Jump(at(6, 7), at(5, 7)))
    assert table.g.credits == [0, 4]


@pytest.mark.rule("GX-349", "GX-331")
def test_what_others_plot_and_hold_is_dealt_anew() -> None:
    table = plotting(2)
    choose_all(table)
    found = [SPEC.determinise(table.g, 0, Chance(seed), 1.0) for seed in range(60)]
    assert all(machinations_of(world).plots[0] == machinations_of(table.g).plots[0] for world in found)
    assert all(machinations_of(world).hands[0] == machinations_of(table.g).hands[0] for world in found)
    own = {machinations_of(table.g).plots[0], *machinations_of(table.g).hands[0]}
    assert {machinations_of(world).plots[1] for world in found} <= set(table.g.box.machinations) - own
    assert len({machinations_of(world).plots[1] for world in found}) > 10
    assert len({tuple(machinations_of(world).hands[1]) for world in found}) > 30
    assert {SPEC.census(world) for world in found} == {SPEC.census(table.g)}


@pytest.mark.rule("GX-333")
def test_a_choice_under_seal_is_dealt_anew() -> None:
    table = plotting(2)
    table.play(table.game.legal(1)[0], seat=1)
    found = {str(SPEC.determinise(table.g, 0, Chance(seed), 1.0).answers[1]) for seed in range(60)}
    assert len(found) > 10
    assert str(SPEC.determinise(table.g, 1, Chance(1), 1.0).answers[1]) == str(table.g.answers[1])


def revealed_one(foresight: bool) -> Trucker:
    """Return a flight of three in which the first machination has been revealed, that of seat 2."""
    return SPEC.position(
        options={"flights": ["I"], "modules": ["machinations", *(["foresight"] if foresight else [])]},
        ships=["S"] * 3,
        truckers=["number=3", "number=2", "number=1"],
        plots=["EM-01", "EM-02", "EM-03"],
        revealed="I-01 I-02 EM-03",
        deck="EM-02 EM-01 I-03 5?",
    ).state


@pytest.mark.rule("GX-349")
def test_a_revealed_machination_may_be_that_of_any_other_player() -> None:
    g = revealed_one(foresight=False)
    worlds = [SPEC.determinise(g, 0, Chance(seed), 1.0) for seed in range(60)]
    assert {machinations_of(world).plots.index(g.revealed[-1]) for world in worlds} == {1, 2}
    for world in worlds:
        assert machinations_of(world).plots[0] == machinations_of(g).plots[0]
        assert len(world.deck) == len(g.deck)
        assert sorted(card for card in world.deck if card in g.box.machinations) == sorted(
            card for card in machinations_of(world).plots if card not in g.revealed and card is not None
        )
        assert not set(world.deck[:2]) & set(g.box.machinations)


@pytest.mark.rule("GX-345")
def test_with_foresight_all_know_whose_a_revealed_machination_was() -> None:
    g = revealed_one(foresight=True)
    worlds = [SPEC.determinise(g, 0, Chance(seed), 1.0) for seed in range(40)]
    assert {machinations_of(world).plots.index(g.revealed[-1]) for world in worlds} == {2}
    below = [card for pile in g.piles[2:] for card in pile]
    for world in worlds:
        assert world.deck[::-1][:2] == [machinations_of(world).plots[1], machinations_of(world).plots[0]]
        assert len(world.deck) == len(below) + 2


@pytest.mark.rule("GX-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_machinations_with_any_number_of_players(seats: int) -> None:
    table = plotting(seats, flights=["I"], turns=20)
    chance = Chance(seats)
    while not table.game.over:
        seat = table.asked[0]
        table.game.play(seat, able(table.game, seat, chance))
    assert table.game.outcome is not None


@pytest.mark.rule("GX-005")
def test_without_the_module_there_are_neither_machinations_nor_loans() -> None:
    table = start(3, modules=["technologies"])
    assert (table.g.machinations, table.g.box.machinations) == (None, [])
    assert table.public.loans == 0
    assert (table.mine(0).machinations, table.mine(0).plot) == ((), None)
    assert build("S", modules=FIVE[:1]).machinations is None
    assert ship("S").credits == 0
