"""Positions of flights with modules of the Big Expansion, as text."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import SIDES
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
from astrodrome.games.galaxy_trucker.modules.halves.state import halves_of
from astrodrome.games.galaxy_trucker.modules.machinations.state import machinations_of
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.ship.goods import aboard
from astrodrome.games.galaxy_trucker.ship.headings import headings_of
from astrodrome.games.galaxy_trucker.ship.module_effects import is_extra
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import PositionError
from tests.galaxy_trucker.table import Play

HEAD = "galaxy-trucker 1; options flights={} modules={} roads=[{}]; "
PLOTS = HEAD.format("I,", "machinations,", "0") + "ships S | S; "
TECH = HEAD.format("I,", "technologies,", "0") + "ships S | S; "
HALVES = HEAD.format("IIA,", "technologies,", "0") + "ships B035@5.6 {} | B037@5.6 B038@9.6; "
IA = HEAD.format("IA,", "technologies,", "1") + "ships S | S; "


def again(game: Play, tail: bool = False) -> str:
    """Write a position, read it again, and return the text; it needs no tail unless `tail` says so."""
    text = game.position()
    assert ("tail" in text) == tail
    assert SPEC.position(text).digest() == game.digest()
    return text


def names(game: Play, cards: list[int]) -> list[str]:
    """Return cards by their names."""
    return [game.state.box.cards[card].name for card in cards]


def test_machinations_are_held_put_into_the_flight_and_drawn_from_the_deck() -> None:
    text = PLOTS + "machinations EM-01 EM-02 | EM-05; plots EM-03 | EM-04; revealed EM-03; deck I-05 EM-04 I-06"
    game = SPEC.position(text + "; truckers credits=12 loans=1 borrowed=10 income=2 | -")
    found = machinations_of(game.state)
    assert [names(game, hand) for hand in found.hands] == [["EM-01", "EM-02"], ["EM-05"]]
    assert names(game, [card for card in found.plots if card is not None]) == ["EM-03", "EM-04"]
    assert names(game, game.state.deck[::-1]) == ["I-05", "EM-04", "I-06"]
    assert not {"EM-03", "EM-04"} & set(names(game, [card for pile in game.state.piles for card in pile]))
    assert (found.loans, found.borrowed, game.state.income) == ([1, 0], [10, 0], [2, 0])
    written = again(game)
    assert "machinations EM-01 EM-02 | EM-05; plots EM-03 | EM-04" in written
    assert "income=2 loans=1 borrowed=10" in written
    game.determinise(0, 1)


def test_open_machinations_are_dealt_and_those_of_the_flight_lie_in_its_deck() -> None:
    text = PLOTS + "machinations 2? | ? EM-05; plots ? | ?; revealed EM-03; deck I-05 4?"
    games = [SPEC.position(text, seed=seed) for seed in range(12)]
    for game in games:
        found = machinations_of(game.state)
        assert [len(hand) for hand in found.hands] == [2, 2]
        plots = names(game, [card for card in found.plots if card is not None])
        assert "EM-03" in plots
        assert len(game.state.deck) == 5
        assert set(plots) - {"EM-03"} <= set(names(game, game.state.deck))
    owners = {names(game, [card or 0 for card in machinations_of(game.state).plots]).index("EM-03") for game in games}
    assert owners == {0, 1}
    written = games[0].position(hidden=False)
    assert "machinations 2? | 2?; plots ? | ?" in written
    assert "deck 5?" in written
    assert SPEC.position(written, seed=5).view(None) == games[0].view(None)


def test_hands_are_as_dealt_where_nothing_is_said() -> None:
    whole = SPEC.position(PLOTS)
    hand = names(whole, machinations_of(whole.state).hands[0])
    game = SPEC.position(f"{PLOTS}plots {hand[0]} | -")
    assert names(game, machinations_of(game.state).hands[0]) == hand[1:]
    used = SPEC.position(f"{PLOTS}used {hand[1]} I-05")
    assert names(used, machinations_of(used.state).hands[0]) == [hand[0], *hand[2:]]


def test_the_start_of_a_flight_has_hands_and_loans() -> None:
    text = HEAD.format("I,", "machinations,", "0") + "truckers loans=2 | -; machinations EM-01 | 3?"
    game = SPEC.position(text)
    assert game.situation.decision == "TruckersPlot"
    assert names(game, machinations_of(game.state).hands[0]) == ["EM-01"]
    assert machinations_of(game.state).loans == [2, 0]


def test_a_ship_of_class_ia_has_its_front_and_may_be_turned() -> None:
    game = SPEC.position(IA + "roads RR-16; truckers front=left | turned=1")
    headings = headings_of(game.state)
    assert headings.fronts == [SIDES.index("left"), None]
    assert headings.facing == [SIDES.index("left"), SIDES.index("rear")]
    assert "front=left | " in again(game)
    assert " turned=1;" in again(game)


def test_a_half_may_have_left_or_be_in_hyperspace() -> None:
    game = SPEC.position(HALVES.format("B020@10.6+YB B036@9.6+1") + "truckers misses-right=2 | -")
    halves = halves_of(game.state)
    assert (halves.cards_to_miss, technologies_of(game.state).cards_to_miss) == ([[0, 2], [0, 0]], [0, 0])
    assert len(halves.parts_in_hyperspace[0]) == 2
    assert sum(game.state.crew[0]) == 2
    written = again(game)
    assert "B036@9.6+1 B020@10.6+YB" in written
    assert "misses-right=2" in written
    alone = SPEC.position(HALVES.format("") + "truckers halves=left misses-left=1 sold=3 | -")
    assert (halves_of(alone.state).flying[0], technologies_of(alone.state).cards_to_miss[0]) == ([0], 1)
    assert "halves=left misses-left=1 sold=3" in again(alone)


def test_sleepers_and_cells_beside_goods_are_aboard() -> None:
    box = SPEC.position(TECH).state.box
    chamber = next(name for name, kind in zip(box.names, box.kinds, strict=True) if kind == "stasis_chamber")
    hold = next(name for name, kind in zip(box.names, box.kinds, strict=True) if kind == "battery_hold")
    text = TECH.replace("ships S", f"ships S {chamber}@7.6+1 {hold}@8.7+1B")
    game = SPEC.position(text)
    assert sum(technologies_of(game.state).sleepers[0]) == 1
    assert (sum(game.state.cells[0]), sum(aboard(game.state, 0))) == (1, 1)
    assert f"{chamber}@7.6+1 S+2 {hold}@8.7+1B" in again(game)


def test_roads_of_earlier_flights_and_those_to_come_are_laid() -> None:
    game = SPEC.position(IA + "roads RR-01; discard RR-02 RR-03; pile RR-07 RR-08 ?")
    roads = roads_of(game.state)
    found = [game.state.box.roads[card].name for card in (*roads.discard, *roads.pile[:-3:-1])]
    assert found == ["RR-02", "RR-03", "RR-07", "RR-08"]
    assert "discard RR-02 RR-03" in again(game, tail=True)  # nobody knows the order of the pile


@pytest.mark.rule("GX-479")
def test_in_a_dead_column_nothing_works() -> None:
    game = SPEC.position(HEAD.format("I,", "lenient,", "1") + "roads RR-19; dead 7; ships S B035@6.7 | S B001@8.7")
    assert [sum(crew) for crew in game.state.crew] == [2, 0]
    assert "dead 7" in again(game)


def test_cards_that_a_tough_trip_added_are_known_for_it() -> None:
    text = HEAD.format("I,", "lenient,", "1") + "ships S | S; roads RR-09; revealed III-01; deck I-05 III-02; "
    game = SPEC.position(text + "extra III-01 III-02")
    cards = [*game.state.revealed, *game.state.deck]
    assert names(game, [card for card in cards if is_extra(game.state, card)]) == ["III-01", "III-02"]
    assert "extra III-01 III-02" in again(game)


def test_what_was_made_to_order_lost_or_lies_face_up_is_named() -> None:
    text = HEAD.format("I,", "technologies,", "1") + "ships S | B035@7.6; roads RR-18; up B001 B002; retired lawyer; "
    game = SPEC.position(text + "truckers order=B003,2? lost=B004 | lost=3; heap B005 B006; deck I-05")
    g = game.state
    assert [len(made) for made in roads_of(g).custom_components] == [3, 0]
    assert [len(lost) for lost in g.lost_components] == [1, 3]
    assert g.box.starting[1] in g.lost_components[1], "a starting cabin that is nowhere else is lost"
    assert [g.box.names[component] for component in g.face_down_components[:-3:-1]] == ["B005", "B006"]
    written = game.position()
    assert "up B001 B002" in written
    assert "retired lawyer" in written
    assert f"lost={g.box.names[g.box.starting[1]]}," in written
    assert SPEC.position(written).digest() == game.digest()
    assert "order=3?" in game.position(hidden=False)


def test_a_bank_is_short_of_what_ships_carry() -> None:
    game = SPEC.position(HEAD.format("I,", "bonus-cards,", "0") + "ships S B058@7.6+R | S")
    assert bonus_of(game.state).depot == []
    assert game.state.goods_in_bank[0] == SPEC.position(PLOTS).state.goods_in_bank[0] - 1


def test_used_machinations_cannot_be_dealt() -> None:
    used = " ".join([f"EM-{number:02}" for number in range(1, 24)])
    text = f"{PLOTS}used {used}; machinations - | -; "
    assert f"used {used}" in again(SPEC.position(text + "plots ? | -"))
    with pytest.raises(PositionError, match="plots: 1 are left to be dealt, found 2"):
        SPEC.position(text + "plots ? | ?")


def test_while_machinations_are_chosen_only_a_tail_tells() -> None:
    game = SPEC.new(2, {"modules": ["machinations"], "flights": ["I"]}, 3)
    assert game.situation.decision == "TruckersPlot"
    assert "ships" not in game.position()
    assert SPEC.position(game.position()).digest() == game.digest()


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        (PLOTS + "plots EM-01 | EM-01", "plots, part 2, word 1", "there twice, or is no machination"),
        (PLOTS + "plots I-05 | -", "plots, part 1, word 1", "there twice, or is no machination"),
        (PLOTS + "plots EM-01 EM-02 | -", "plots, part 1, word 2", "one machination into a flight"),
        (PLOTS + "plots EM-01", "plots", "expected 2 parts"),
        (PLOTS + "plots EM-01 | -; deck I-05", "plots", "EM-01 is put into this flight, but is neither revealed"),
        (PLOTS + "plots EM-01 | -; machinations EM-01 | -", "machinations, part 1, word 1", "there twice"),
        (PLOTS + "machinations 99? | -", "machinations", "are left to be dealt, found 99"),
        (PLOTS + "machinations 24? | -; plots ? | -; deck ?", "machinations", "23 are left to be dealt, found 24"),
        (PLOTS + "deck EM-01", "deck, part 1, word 1", "belongs to another part"),
        (PLOTS + "truckers loans=10 | loans=10", "truckers", "loan tokens, found 20"),
        (PLOTS + "retired lawyer", "retired, part 1, word 1", "only a game with the module technologies"),
        (PLOTS + "discard RR-01", "discard", "only a game with Rough Roads"),
        (PLOTS + "dead 7", "dead", "only a game with Rough Roads"),
        (PLOTS + "truckers order=B001 | -", "truckers, part 1, word 1", "only a game with Rough Roads"),
        (PLOTS.replace("ships S | S; ", "seats 2; plots EM-01 | -"), "plots", "expected the clause ships too"),
        (TECH + "machinations - | -", "machinations", "only a game with the module machinations"),
        (TECH + "plots - | -", "plots", "only a game with the module machinations"),
        (TECH + "truckers loans=1 | -", "truckers, part 1, word 1", "only a game with the module machinations"),
        (TECH + "truckers - | front=left", "truckers, part 2, word 1", "only ships of class IA"),
        (TECH + "truckers turned=1 | -", "truckers, part 1, word 1", "only Somersault"),
        (TECH + "truckers halves=left | -", "truckers, part 1, word 1", "only ships of class IIA"),
        (TECH + "truckers specialist=lawyer | -; retired lawyer", "retired, part 1, word 1", "there twice"),
        (TECH.replace("S |", "S B020@7.6+2 |"), "ships, part 1, word 2", "2 does not fit into hold"),
        (TECH + "extra I-05", "extra, part 1, word 1", "only Tough Trip"),
        (TECH + "up B001 B001", "up, part 1, word 2", "there twice"),
        (TECH + "truckers lost=999 | -", "truckers, part 1", "components are left"),
        (TECH + "truckers lost=B031 | -", "truckers, part 1, word 1", "no component is called B031"),
        (IA + "roads RR-09; deck I-05; extra I-06", "extra, part 1, word 1", "or not in this flight"),
        (IA + "roads RR-01; dead 7", "dead, part 1, word 1", "only Dead Zone"),
        (IA + "roads RR-01; pile RR-01", "pile, part 1, word 1", "there twice"),
        (IA + "truckers front=up | -", "truckers, part 1, word 1", "no side is called"),
        (HALVES.format("B036@9.6") + "truckers misses=1 | -", "truckers, part 1, word 1", "expected misses-left="),
        (HALVES.format(""), "ships, part 1", "expected at least one component in the right half"),
        (HALVES.format("B036@9.6") + "truckers halves=left | -", "ships, part 1", "expected no component in the right"),
        (HALVES.format("") + "truckers halves=up | -", "truckers, part 1, word 1", "no half is called"),
        (HALVES.format("") + "truckers halves=- | -", "truckers, part 1, word 1", "expected left, right or"),
        (
            HALVES.format("") + "truckers halves=left misses-right=1 | -",
            "truckers, part 1, word 2",
            "the right half has left the flight",
        ),
        (
            HEAD.format("I,", "lenient,", "1") + "ships S | S; roads RR-19; dead 2",
            "dead, part 1, word 1",
            "no column has the number 2",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(text)
    assert caught.value.place == place
