"""Chapter 24: solo against the Rival."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.content.vocabulary import RIVAL, Kind, Line
from astrodrome.games.celerium.preparation.rival import rival_boosts, rival_line
from astrodrome.games.celerium.records.actions import PASS_TURN, BuyUpgrade, PickLine
from astrodrome.games.celerium.records.preparation_events import (
    BoostsActivated,
    FranchiseEntered,
    LinePicked,
    MarketPassed,
    RivalBought,
)
from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from tests.celerium.games import raced
from tests.celerium.rival import EASY, NOTHING, SOLO, THREE, on_rival, solo
from tests.celerium.table import f, start
from tests.contract.events import of_kind

LAST: tuple[Line | None, ...] = (None, "blue", "green")


@pytest.mark.rule("CM-254")
def test_solo_is_a_game_of_two_franchises() -> None:
    table = start(1)
    assert (table.public.races, len(table.g.market.on_sale), len(table.public.franchises)) == (6, 3, 2)
    assert [len(deck) for deck in table.g.event_decks] == [40, 45, 45]
    assert table.game.seats == 1


@pytest.mark.rule("CM-255")
def test_the_rival_gets_a_face_and_a_starbot_that_the_human_does_not_use() -> None:
    faces: Counter[str] = Counter()
    for seed in range(60):
        game = SPEC.new(1, {"colours": ["blue"]}, seed)
        g = game.state
        face = g.pilot_face[RIVAL]
        assert face is not None
        row = g.tables.box.pilots[face]
        assert row.card - 1 == g.pilot_card[RIVAL] != g.pilot_card[0]
        assert g.starbot_colour[RIVAL] != g.starbot_colour[0] == 2
        faces[row.side] += 1
        assert (g.actions[RIVAL], g.energy[RIVAL], g.hands[RIVAL], g.has_px2[RIVAL]) == (0, 0, (), True)
        assert of_kind(game.opening, FranchiseEntered)[1].rival
    assert min(faces["recto"], faces["verso"]) > 15
    assert {SPEC.new(1, {}, seed).state.starbot_colour[RIVAL] for seed in range(30)} == {1, 2, 3}


@pytest.mark.rule("CM-255")
def test_the_rival_never_has_actions_energy_or_cards() -> None:
    for answers in range(10, 200, 15):
        g = raced(1, {}, answers).state
        assert (g.actions[RIVAL], g.energy[RIVAL], g.hands[RIVAL], g.hangar[RIVAL]) == (0, 0, (), ())
        assert g.capacity(RIVAL) == 0


@pytest.mark.rule("CM-256")
def test_the_human_begins_and_the_token_alternates() -> None:
    assert {SPEC.new(1, {}, seed).state.first_franchise for seed in range(8)} == {0}
    table = solo(options=EASY)
    while table.g.round == 1:
        table.passes()
    assert table.g.first_franchise == RIVAL


@pytest.mark.rule("CM-257")
@pytest.mark.parametrize(
    ("market", "taken"),
    [
        ("specialist-blue twin-blue-green all-terrain", "all-terrain"),  # 33 against 22 and 13
        ("overdrive-blue twin-blue-green battery-blue", "overdrive-blue"),  # 23
        ("generator-blue all-terrain twin-blue-green", "all-terrain"),
        ("specialist-yellow specialist-blue battery-blue", "specialist-yellow"),  # first laid
        ("battery-blue generator-green specialist-blue", "specialist-blue"),
    ],
)
def test_the_rival_takes_the_upgrade_with_the_highest_sum(market: str, taken: str) -> None:
    table = solo(step="market", market=market)
    events = table.do(PASS_TURN)
    assert [event.upgrade for event in of_kind(events, RivalBought)] == [taken]
    assert taken not in table.names(table.g.market.on_sale)


@pytest.mark.rule("CM-257")
def test_of_equal_sums_the_rival_takes_the_higher_energy() -> None:
    rows = list(our_box().upgrades)
    at = [row.name for row in rows].index("generator-blue")
    rows[at] = replace(rows[at], blue=(rows[at].blue or 0) + 2)
    options: dict[str, Json] = {**SOLO, "content": {"upgrades": plain(rows)}}
    table = solo(step="market", market="generator-blue specialist-green specialist-blue", options=options)
    upgrades = table.g.tables.upgrades
    assert [upgrades.sum[upgrade] for upgrade in table.g.market.on_sale] == [13, 13, 13]
    events = table.do(PASS_TURN)
    assert [event.upgrade for event in of_kind(events, RivalBought)] == ["generator-blue"]


@pytest.mark.rule("CM-257")
def test_the_rival_buys_once_a_market_and_then_passes() -> None:
    table = solo(step="market", market=THREE)
    table.do(PASS_TURN)
    events = table.do(BuyUpgrade("battery-blue"))
    assert of_kind(events, MarketPassed) == [MarketPassed(RIVAL)]
    table.do(PASS_TURN)
    assert table.asks == "FranchiseEquips"
    assert table.names(table.g.market.discard) == ["twin-blue-green"]


@pytest.mark.rule("CM-258")
@pytest.mark.parametrize(
    ("on_pilot", "on_starbot", "where", "after"),
    [
        ("", "", "pilot", ["all-terrain", None]),
        ("battery-blue", "", "starbot", ["battery-blue", "all-terrain"]),
        ("", "battery-blue", "pilot", ["all-terrain", "battery-blue"]),
        ("specialist-blue", "battery-blue", "starbot", ["specialist-blue", "all-terrain"]),
        ("battery-blue", "specialist-blue", "pilot", ["all-terrain", "specialist-blue"]),
        ("battery-blue", "battery-green", "starbot", ["battery-blue", "all-terrain"]),
        ("all-terrain", "all-terrain", None, ["all-terrain", "all-terrain"]),
    ],
)
def test_where_the_rival_installs(on_pilot: str, on_starbot: str, where: Kind | None, after: list[str | None]) -> None:
    rival = f(on_pilot=on_pilot, on_starbot=on_starbot, energy=0, actions=0)
    table = solo(rival=rival, step="market", market="all-terrain battery-yellow generator-blue")
    events = table.do(PASS_TURN)
    assert on_rival(table) == after
    assert of_kind(events, RivalBought) == [RivalBought(RIVAL, "all-terrain", "all-terrain", where)]
    gone = {on_pilot, on_starbot, "all-terrain"} - set(after) - {""} if where else {"all-terrain"}
    assert set(table.names(table.g.market.discard)) == gone


@pytest.mark.rule("CM-259")
@pytest.mark.parametrize(
    ("face", "planet", "last", "line"),
    [
        ("1 verso", "Abeir-Toril", None, 0),  # 12+2, 9-2, 8
        ("1 verso", "Abeir-Toril", "blue", 2),  # 7 or 8
        ("3 verso", "Givrecoeur", None, 1),
        ("4 recto", "Dunéa", "green", 2),  # 8 or 10
        ("1 recto", "Dunéa", "yellow", 1),  # 7 or 11
    ],
)
def test_the_rival_picks_the_line_of_its_pilots_highest_start(
    face: str, planet: str, last: Line | None, line: int
) -> None:
    table = solo(planet=planet, rival=f(face=face, line=last, px2=False, energy=0, actions=0))
    assert rival_line(table.g) == line


@pytest.mark.rule("CM-259")
def test_between_equal_lines_the_rival_takes_blue_then_green() -> None:
    pilots = list(our_box().pilots)
    pilots[7] = replace(pilots[7], blue=12, green=10, yellow=8)  # 12-2, 10, 8+2: all ten
    options: dict[str, Json] = {**SOLO, "content": {"pilots": plain(pilots)}}
    lines = []
    for last in LAST:
        rival = f(face="4 verso", line=last, px2=False, energy=0, actions=0)
        lines.append(rival_line(solo(planet="Miasma", rival=rival, options=options).g))
    assert lines == [0, 1, 0]


@pytest.mark.rule("CM-259")
def test_the_rival_compares_lines_without_its_boosts() -> None:
    rival = f(face="2 recto", line=None, px2=False, energy=0, actions=0, boosts="line planet")
    table = solo(planet="Abeir-Toril", rival=rival)  # green would be 10 with the Line Boost, blue is 11
    assert rival_line(table.g) == 0
    again = solo(planet="Abeir-Toril", rival=replace(rival, line="blue"))
    assert rival_line(again.g) == 2  # yellow 9 against green 8; with the Boost green would have 10


@pytest.mark.rule("CM-259")
def test_the_rivals_line_is_shown_with_the_humans() -> None:
    table = solo(f(line=None), f(line=None, face="1 verso", energy=0), step="line")
    events = table.do(PickLine("green"))
    assert of_kind(events, LinePicked) == [LinePicked(0, "green", False), LinePicked(RIVAL, "blue", False)]


@pytest.mark.rule("CM-260")
def test_the_rival_doubles_its_pilot_the_first_time_it_can() -> None:
    table = solo(f(line=None), f(line=None, face="2 recto", energy=0), step="line", planet="Virid-7")
    events = table.do(PickLine("green"))
    assert of_kind(events, LinePicked)[1] == LinePicked(RIVAL, "yellow", True)  # 9 doubled beats 11
    assert table.squares(RIVAL)[0] == 18
    assert table.g.has_px2[RIVAL] is False
    spent = solo(f(line=None), f(line=None, px2=False, face="2 recto", energy=0), step="line", planet="Virid-7")
    assert of_kind(spent.do(PickLine("green")), LinePicked)[1] == LinePicked(RIVAL, "green", False)


@pytest.mark.rule("CM-261")
@pytest.mark.parametrize(
    ("face", "planet", "last", "boosts"),
    [
        ("1 verso", "Abeir-Toril", "green", (False, False, True)),
        ("2 recto", "Abeir-Toril", "blue", (False, False, False)),
        ("3 verso", "Boréalis-4", "blue", (False, True, False)),  # green -1 is its best
        ("4 verso", "Sirocco-3", "blue", (False, False, True)),
        ("1 verso", "Brasier-IX", "yellow", (False, False, True)),
    ],
)
def test_the_rival_boosts_what_would_hurt_it(
    face: str, planet: str, last: Line, boosts: tuple[bool, bool, bool]
) -> None:
    table = solo(planet=planet, rival=f(face=face, line=last, px2=False, energy=0, actions=0))
    assert rival_boosts(table.g) == boosts


@pytest.mark.rule("CM-261")
def test_the_rival_gains_the_points_of_its_boosts() -> None:
    rival = f(face="1 verso", line="blue", px2=False, energy=0)
    table = solo(f(), rival, step="boosts", planet="Boréalis-4")
    events = table.do(NOTHING)
    assert of_kind(events, BoostsActivated)[1] == BoostsActivated(RIVAL, ("line",), 1, 2)
    assert table.g.score == [0, 2]
    assert table.g.shield_protects == [False, False]
