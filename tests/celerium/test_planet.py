"""Chapter 5: the planet."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.preparation_events import PlanetRevealed
from astrodrome.games.celerium.track.planet import suffers_type
from tests.celerium.table import f, rally, start
from tests.contract.events import of_kind

BOX = our_box()


@pytest.mark.rule("CM-041")
def test_the_top_planet_is_turned_up_and_stays_for_the_round() -> None:
    table = start(2)
    top = BOX.planets[table.g.planets.pile[-1]]
    events = table.do(table.legal()[0]) + table.do(table.legal()[0])
    assert of_kind(events, PlanetRevealed) == [PlanetRevealed(top.name, top)]
    assert table.public.planet == top
    following = BOX.planets[table.g.planets.pile[-1]]
    while table.g.round == 1:
        assert table.public.planet == top
        table.do(table.legal()[0])
    assert table.public.planet == following
    assert table.public.planets_seen == (top.name, following.name)


@pytest.mark.rule("CM-042")
def test_every_planet_modifies_each_line_by_a_number_or_px2() -> None:
    for row in BOX.planets:
        for modifier in (row.blue, row.green, row.yellow):
            assert modifier == "px2" or -3 <= int(modifier) <= 3
    first = BOX.planets[0]
    assert (first.name, first.yellow, first.green, first.blue) == ("Abeir-Toril", 0, -2, 2)


@pytest.mark.rule("CM-043")
@pytest.mark.parametrize(("line", "squares"), [("blue", (11, 8)), ("green", (7, 7)), ("yellow", (10, 7))])
def test_a_modifier_moves_both_vehicles_of_everybody_on_the_line(line: str, squares: tuple[int, int]) -> None:
    lines = {"blue": f(line="blue"), "green": f(line="green"), "yellow": f(line="yellow")}
    one = lines[line]
    # Pilot 2 recto: 9, 10, 9; red Starbot: 6, 9, 7; Abeir-Toril: blue +2, green -2, yellow 0
    table = rally(
        *[f(line=one.line, face="2 recto", colour="red"), f(line=one.line, face="2 recto", colour="red")],
        step="placement",
    )
    expected = {"blue": (11, 8), "green": (8, 7), "yellow": (9, 7)}[line]
    assert table.squares(0) == table.squares(1) == expected
    assert squares[1] == expected[1]


@pytest.mark.rule("CM-044")
def test_a_pilot_who_lists_the_type_loses_3_and_no_starbot_does() -> None:
    table = rally(f(face="1 recto", line="yellow"), f(face="2 recto", line="yellow"), step="placement")
    assert table.squares(0) == (10 - 3, 7)  # fire is hostile to card 1
    assert table.squares(1) == (9, 6)
    assert {row.type for row in BOX.planets} == {"fire", "ice", "toxic", "desert"}


@pytest.mark.rule("CM-045")
@pytest.mark.parametrize(
    ("planet", "suffers"), [("Abeir-Toril", True), ("Givrecoeur", False), ("Miasma", False), ("Dunéa", True)]
)
def test_only_the_types_on_the_card_matter(planet: str, suffers: bool) -> None:
    table = rally(f(face="1 verso"), planet=planet, step="market", market="")
    assert suffers_type(table.g, 0) is suffers
