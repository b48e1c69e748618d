"""The content tables: ours, and those of an owner of the box."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields, replace
from pathlib import Path
from typing import cast

import pytest

from astrodrome.games.celerium.content import figures, rows
from astrodrome.games.celerium.content.effect_codes import CODES, NAMES, read_option
from astrodrome.games.celerium.content.rows import Box, Content, PilotRow, box_of, our_box, our_content
from astrodrome.games.celerium.content.validation import check_content
from astrodrome.games.celerium.effects.registry import EFFECTS
from astrodrome.games.celerium.records.actions import BuyCards, Play
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.state.tables import tables_of
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from tests.celerium.table import f, rally, start

BOX = our_box()
FOLDER = SPEC.folder / "content"


def changed(table: str, row: int, **columns: object) -> Content:
    """Return a content table with one row of ours changed."""
    old = list(getattr(BOX, table))
    old[row] = replace(old[row], **columns)
    return Content(**{table: tuple(old)})


def shortened(table: str) -> Content:
    """Return a content table that lacks the last row of ours."""
    return Content(**{table: getattr(BOX, table)[:-1]})


BAD: list[tuple[Content, str, str]] = [
    (shortened("track"), "content.track", "expected 25 squares, found 24 (CM-123)"),
    (changed("track", 3, square=8), "content.track[3].square", "expected 7, found 8 (CM-123)"),
    (changed("track", 3, starbot=-1), "content.track[3].starbot", "expected 0 to 24, found -1 (CM-219)"),
    (shortened("planets"), "content.planets", "expected 12 planets, found 11 (CM-006)"),
    (changed("planets", 2, name="Miasma"), "content.planets[6].name", "found 'Miasma' (CM-006)"),
    (changed("planets", 2, name=""), "content.planets[2].name", "expected a name of its own, found '' (CM-006)"),
    (changed("planets", 5, blue=25), "content.planets[5].blue", "expected -24 to 24, found 25 (CM-042)"),
    (shortened("pilots"), "content.pilots", "expected 8 faces, found 7 (CM-010)"),
    (changed("pilots", 1, card=5), "content.pilots[1].card", "expected 1 to 4, found 5 (CM-010)"),
    (changed("pilots", 1, side="recto"), "content.pilots[1].side", "found '1 recto' (CM-010)"),
    (changed("pilots", 4, yellow=29), "content.pilots[4].yellow", "expected 1 to 28, found 29 (CM-120)"),
    (changed("pilots", 4, hostile=("ice", "ice")), "content.pilots[4].hostile", "named twice (CM-044)"),
    (shortened("starbots"), "content.starbots", "expected 4 Starbots, found 3 (CM-010)"),
    (changed("starbots", 1, colour="red"), "content.starbots[1].colour", "found 'red' (CM-010)"),
    (changed("starbots", 3, green=0), "content.starbots[3].green", "expected 1 to 28, found 0 (CM-120)"),
    (changed("upgrades", 0, copies=3), "content.upgrades", "expected 27 Upgrades, found 28 (CM-009)"),
    (changed("upgrades", 0, copies=0), "content.upgrades[0].copies", "expected 1 to 27, found 0 (CM-009)"),
    (changed("upgrades", 1, name="twin-blue-green"), "content.upgrades[3].name", "found 'twin-blue-green' (CM-009)"),
    (changed("upgrades", 2, energy=8), "content.upgrades[2].energy", "expected 0 to 7, found 8 (CM-Q48)"),
    (changed("upgrades", 2, green=40), "content.upgrades[2].green", "expected 1 to 28, found 40 (CM-070)"),
    (shortened("boosts"), "content.boosts", "expected 3 types, found 2 (CM-007)"),
    (changed("boosts", 0, type="planet"), "content.boosts[0].type", "expected shield, found planet (CM-007)"),
    (changed("boosts", 1, points=-1), "content.boosts[1].points", "expected 0 to 24, found -1 (CM-092)"),
    (changed("boosts", 1, larger=25), "content.boosts[1].larger", "expected 0 to 24, found 25 (CM-204)"),
    (changed("boosts", 1, smaller=5), "content.boosts[1].smaller", "expected 0 to 4, found 5 (CM-204)"),
    (changed("boosts", 2, versions=(1, 2)), "content.boosts[2].versions", "expected 6 tokens, found 2 (CM-007)"),
    (
        changed("boosts", 2, versions=(1, 1, 2, 2, 3, 4)),
        "content.boosts[2].versions",
        "expected 1 to 3, found 4 (CM-008)",
    ),
    (shortened("wheel"), "content.wheel", "expected 3 positions, found 2 (CM-202)"),
    (changed("wheel", 1, planet=4), "content.wheel[1].planet", "expected 1 to 3, found 4 (CM-202)"),
    (shortened("controls"), "content.controls", "expected 12 Control cards, found 11 (CM-006)"),
    (changed("controls", 1, name="C-01"), "content.controls[1].name", "found 'C-01' (CM-006)"),
    (changed("controls", 1, boosts=("line",)), "content.controls[1].boosts", "expected two types or all three"),
    (changed("controls", 1, boosts=("line", "line")), "content.controls[1].boosts", "expected two types or all three"),
    (
        changed("controls", 1, boosts=("line", "shield")),
        "content.controls[1].boosts",
        "found 'winner, line, shield' (CM-195)",
    ),
    (shortened("events"), "content.events", "expected 45 cards of level 3, found 42 (CM-005)"),
    (changed("events", 0, copies=3), "content.events", "expected 40 cards of level 1, found 41 (CM-005)"),
    (changed("events", 0, copies=0), "content.events[0].copies", "expected 1 to 40, found 0 (CM-005)"),
    (changed("events", 1, name="1-01"), "content.events[1].name", "found '1-01' (CM-268)"),
    (changed("events", 9, level=4), "content.events[9].level", "expected 1 to 3, found 4 (CM-005)"),
    (changed("events", 9, actions=16), "content.events[9].actions", "expected 0 to 15, found 16 (CM-140)"),
    (changed("events", 9, squares=0), "content.events[9].squares", "expected 1 to 24, found 0 (CM-140)"),
    (changed("events", 9, energy=15), "content.events[9].energy", "expected 0 to 14, found 15 (CM-152)"),
    (changed("events", 9, first="BOOM 2"), "content.events[9].first", "no effect is called 'BOOM'; expected one of"),
    (changed("events", 9, second="ADV"), "content.events[9].second", "expected 'ADV number', found 'ADV' (CM-268)"),
]


@pytest.mark.parametrize(("content", "field", "says"), BAD, ids=[f"{n}-{field}" for n, (_, field, _) in enumerate(BAD)])
def test_a_table_that_cannot_be_played_is_refused_with_its_place(content: Content, field: str, says: str) -> None:
    with pytest.raises(OptionError, match=re.escape(says)) as said:
        check_content(content)
    assert said.value.field == field


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("PUSH-P red 1", "expected a line (blue, green, yellow), found 'red'"),
        ("PUSH-P 1", "expected 'PUSH-P line number', found 'PUSH-P 1'"),
        ("PUSH-ONE 0", "expected a whole number from 1 to 28, found '0'"),
        ("PUSH-ONE 29", "expected a whole number from 1 to 28, found '29'"),
        ("PUSH-ONE x", "expected a whole number from 1 to 28, found 'x'"),
        ("ADV 1-2", "expected a whole number from 1 to 28, found '1-2'"),
        ("WHEEL 2-1", "expected the smaller number first, found '2-1'"),
        ("WHEEL 1-", "expected a whole number from 1 to 28, found ''"),
        ("SHOT ship", "expected a vehicle (pilot, starbot), found 'ship'"),
        ("CONTROL wheel", "expected any, all or a Boost (shield, line, planet), found 'wheel'"),
        ("DODGE unstoppable", "DODGE is no attack that a Shield could stop (CM-101)"),
        ("KEEP 1", "expected 'KEEP', found 'KEEP 1'"),
        ("", "no effect is called ''"),
        ("(+2) KEEP", "no effect is called '(+2)'"),
    ],
)
def test_an_option_that_is_not_in_the_vocabulary_says_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read_option(text, 1)


def test_options_are_read_with_all_their_figures() -> None:
    wheel = read_option("WHEEL 1-2", 3)
    assert (wheel.code.name, wheel.least, wheel.most, wheel.cost, wheel.unstoppable) == ("WHEEL", 1, 2, 3, False)
    push = read_option("PUSH-S yellow 2", 2)
    assert (push.line, push.least, push.most, push.kind, push.boost) == (2, 2, 2, None, None)
    block = read_option("(+1) BLOCK", 2)
    assert (block.cost, block.code.reaction, block.code.attack) == (3, True, False)
    shot = read_option("SHOT pilot unstoppable", 2)
    assert (shot.kind, shot.unstoppable, shot.cost) == (0, True, 2)
    named, every, one = (read_option(f"CONTROL {word}", 1) for word in ("any", "all", "planet"))
    assert [(o.any_boost, o.boost) for o in (named, every, one)] == [(True, None), (False, None), (False, 2)]
    assert NAMES[wheel.effect] == "WHEEL"


def test_every_word_of_the_vocabulary_has_an_effect_and_a_line_in_the_table() -> None:
    assert len(EFFECTS) == len(CODES) == len(set(NAMES))
    text = (FOLDER / "events.toml").read_text(encoding="utf-8")
    head = "\n".join(line for line in text.splitlines() if line.startswith("#"))
    assert all(re.search(rf"{re.escape(name)}\b", head) for name in NAMES)
    used = {option.code.name for pair in tables_of(None).cards.option for option in pair}
    assert used == set(NAMES)


def test_our_own_tables_pass_the_check() -> None:
    check_content(our_content())
    assert box_of(our_content()) == BOX == box_of(None)


def test_every_table_says_that_it_is_house_content() -> None:
    for field in fields(Box):
        head = (FOLDER / f"{field.name}.toml").read_text(encoding="utf-8")[:600]
        assert "House content: the rulebook does not print it" in head, field.name
    assert [row.name for row in BOX.planets if not row.house] == ["Abeir-Toril"]
    assert [row.name for row in BOX.controls if not row.house] == ["C-03"]
    assert [row.name for row in BOX.events if not row.house] == ["1-01"]
    for table in (BOX.pilots, BOX.starbots, BOX.upgrades):
        assert all(cast("PilotRow", row).house for row in table)


def test_every_figure_of_the_file_is_used_and_names_its_rule() -> None:
    text = (FOLDER / "figures.toml").read_text(encoding="utf-8")
    for name in tomllib.loads(text):
        assert hasattr(figures, name.upper()), name
        assert re.search(rf"^(\[?){name}\b.*# CM-", text, re.MULTILINE), name


def test_a_table_left_out_is_ours() -> None:
    planets = tuple(replace(row, blue=1) for row in BOX.planets)
    box = box_of(Content(planets=planets))
    assert (box.planets, box.events, box.track) == (planets, BOX.events, BOX.track)


def test_a_game_is_played_with_the_tables_it_is_given() -> None:
    events = [replace(row, squares=5, first="ACT 3") for row in BOX.events]
    table = start(2, {"content": {"events": plain(events)}})
    assert table.game.options.content == Content(events=tuple(events))
    race = rally(f(hand="1-01"), f(), options={"content": {"events": plain(events)}})
    race.do(Play("1-01", "first"))
    assert race.g.actions[0] == 11
    assert race.mine(0).hand == ()
    assert race.public.laid[0].card.squares == 5


def test_nothing_is_half_loaded() -> None:
    bad = plain(changed("events", 9, first="BOOM"))
    with pytest.raises(OptionError, match=r"content\.events\[9\]\.first"):
        SPEC.new(2, {"content": bad})
    assert start(2).g.tables is tables_of(None)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ({"planets": [{"name": "X"}]}, "content.planets[0].type: expected a value (PlanetRow needs it)"),
        ({"events": [{"nome": "1-01"}]}, "content.events[0].nome: expected one of name, level"),
        ({"cards": []}, "content.cards: expected one of track, planets"),
        ({"starbots": [{"colour": "pink", "blue": 1, "green": 1, "yellow": 1}]}, "content.starbots[0].colour"),
        ({"track": 4}, "content.track: expected a list"),
    ],
)
def test_a_missing_or_unknown_column_is_named(content: Json, says: str) -> None:
    with pytest.raises(OptionError, match=re.escape(says)):
        SPEC.new(2, {"content": content})


def test_the_content_schema_lists_every_table_and_column() -> None:
    schema = cast("dict[str, dict[str, dict[str, object]]]", SPEC.content_schema())
    assert set(cast("dict[str, object]", schema["$defs"]["Content"]["properties"])) == {x.name for x in fields(Box)}
    for name in ("TrackRow", "PlanetRow", "PilotRow", "StarbotRow", "UpgradeRow", "BoostRow", "WheelRow", "EventRow"):
        columns = {field.name for field in fields(getattr(rows, name))}
        assert set(cast("dict[str, object]", schema["$defs"][name]["properties"])) == columns


def test_a_whole_table_typed_in_another_order_plays_a_whole_game() -> None:
    content = Content(events=tuple(reversed(BOX.events)), upgrades=tuple(reversed(BOX.upgrades)))
    game = SPEC.new(3, {"content": plain(content)}, 5)
    while not game.over:
        seat = game.asked[0]
        actions = game.legal(seat)
        buys = [action for action in actions if isinstance(action, BuyCards)]
        game.play(seat, buys[-1] if buys else actions[len(actions) // 2])
    assert game.outcome is not None


def test_the_tables_lie_beside_the_code() -> None:
    names = {path.stem for path in Path(FOLDER).glob("*.toml")}
    assert names == {field.name for field in fields(Box)} | {"figures"}


def test_the_column_sums_of_the_planets_favour_no_line() -> None:
    columns = ([p.blue for p in BOX.planets], [p.green for p in BOX.planets], [p.yellow for p in BOX.planets])
    assert [sum(m for m in column if m != "px2") for column in columns] == [-1, 0, 1]
    for kind in ("fire", "ice", "toxic", "desert"):
        planets = [row for row in BOX.planets if row.type == kind]
        assert len(planets) == 3
        assert sum("px2" in (row.blue, row.green, row.yellow) for row in planets) == 1
        assert sum(kind in row.hostile for row in BOX.pilots) == 3
