"""Checking content tables before a game is played with them: a sentence names the row, the column and the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.content import figures as f
from astrodrome.games.celerium.content.effect_codes import read_option
from astrodrome.games.celerium.content.rows import Box, Content, EventRow, box_of
from astrodrome.games.celerium.content.vocabulary import BOOSTS, LEVELS, LINES, SIDES, VEHICLES
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import first_unnamed

SPAN: Final = f.LAST_SQUARE - f.FIRST_SQUARE
"""The most that anything can move a vehicle."""


def check_content(content: Content) -> None:
    """Raise OptionError, naming row and column, where tables cannot be played."""
    box = box_of(content)
    check_track(box)
    check_planets(box)
    check_vehicles(box)
    check_upgrades(box)
    check_boosts(box)
    check_controls(box)
    check_events(box)


def wrong(table: str, row: int | None, column: str, sentence: str) -> OptionError:
    """Return the error for a place of a table; rows are counted from 0, as in the file's JSON."""
    place = f"content.{table}" if row is None else f"content.{table}[{row}]"
    return OptionError(f"{place}.{column}" if column else place, sentence)


def check_range(table: str, row: int, column: str, value: int, low: int, high: int, rule: str) -> None:
    """Raise OptionError where a figure is out of range."""
    if not low <= value <= high:
        raise wrong(table, row, column, f"expected {low} to {high}, found {value} ({rule})")


def check_count(table: str, found: int, expected: int, what: str, rule: str) -> None:
    """Raise OptionError where a table holds too few or too many."""
    if found != expected:
        raise wrong(table, None, "", f"expected {expected} {what}, found {found} ({rule})")


def check_names(table: str, column: str, names: Sequence[str], rule: str) -> None:
    """Raise OptionError where a row has no name, or the name of another row."""
    row = first_unnamed(names)
    if row is not None:
        raise wrong(table, row, column, f"expected a name of its own, found {names[row]!r:.40} ({rule})")


def check_track(box: Box) -> None:
    """The squares run from the first to the last, none twice (CM-123)."""
    check_count("track", len(box.track), SPAN + 1, "squares", "CM-123")
    for row, square in enumerate(box.track):
        if square.square != f.FIRST_SQUARE + row:
            raise wrong("track", row, "square", f"expected {f.FIRST_SQUARE + row}, found {square.square} (CM-123)")
        check_range("track", row, "starbot", square.starbot, 0, SPAN, "CM-219")


def check_planets(box: Box) -> None:
    """Check that there are twelve planets, each with a unique name (CM-006)."""
    check_count("planets", len(box.planets), f.PLANET_CARDS, "planets", "CM-006")
    check_names("planets", "name", [row.name for row in box.planets], "CM-006")
    for row, planet in enumerate(box.planets):
        for line in LINES:
            modifier = getattr(planet, line)
            if modifier != "px2":
                check_range("planets", row, line, modifier, -SPAN, SPAN, "CM-042")


def check_vehicles(box: Box) -> None:
    """Four Pilot cards with two faces, and a Starbot of each colour (CM-010)."""
    check_count("pilots", len(box.pilots), f.PILOT_CARDS * len(SIDES), "faces", "CM-010")
    for row, pilot in enumerate(box.pilots):
        check_range("pilots", row, "card", pilot.card, 1, f.PILOT_CARDS, "CM-010")
        for line in LINES:
            check_range("pilots", row, line, getattr(pilot, line), 1, f.LAST_SQUARE, "CM-120")
        if len(set(pilot.hostile)) != len(pilot.hostile):
            raise wrong("pilots", row, "hostile", "a planet type is named twice (CM-044)")
    faces = [f"{pilot.card} {pilot.side}" for pilot in box.pilots]
    check_names("pilots", "side", faces, "CM-010")
    check_count("starbots", len(box.starbots), f.STARBOT_CARDS, "Starbots", "CM-010")
    check_names("starbots", "colour", [row.colour for row in box.starbots], "CM-010")
    for row, starbot in enumerate(box.starbots):
        for line in LINES:
            check_range("starbots", row, line, getattr(starbot, line), 1, f.LAST_SQUARE, "CM-120")


def check_upgrades(box: Box) -> None:
    """Twenty-seven Upgrades in all; two together never overfill the gauge (CM-009, CM-Q48)."""
    check_names("upgrades", "name", [row.name for row in box.upgrades], "CM-009")
    for row, upgrade in enumerate(box.upgrades):
        check_range("upgrades", row, "energy", upgrade.energy, 0, f.MOST_ENERGY // VEHICLES, "CM-Q48")
        check_range("upgrades", row, "copies", upgrade.copies, 1, f.UPGRADE_CARDS, "CM-009")
        for line in LINES:
            value = getattr(upgrade, line)
            if value is not None:
                check_range("upgrades", row, line, value, 1, f.LAST_SQUARE, "CM-070")
    check_count("upgrades", sum([row.copies for row in box.upgrades]), f.UPGRADE_CARDS, "Upgrades", "CM-009")


def check_boosts(box: Box) -> None:
    """Each type once, with its tokens; and a wheel that authorises one version of each (CM-007, CM-008, CM-202)."""
    types = [row.type for row in box.boosts]
    check_count("boosts", len(types), len(BOOSTS), "types", "CM-007")
    for row, boost in enumerate(box.boosts):
        if boost.type != BOOSTS[row]:
            raise wrong("boosts", row, "type", f"expected {BOOSTS[row]}, found {boost.type} (CM-007)")
        check_range("boosts", row, "points", boost.points, 0, SPAN, "CM-092")
        check_range("boosts", row, "larger", boost.larger, 0, SPAN, "CM-204")
        check_range("boosts", row, "smaller", boost.smaller, 0, boost.larger, "CM-204")
        if len(boost.versions) != f.BOOSTS_OF_A_TYPE:
            found = len(boost.versions)
            raise wrong("boosts", row, "versions", f"expected {f.BOOSTS_OF_A_TYPE} tokens, found {found} (CM-007)")
        for version in boost.versions:
            check_range("boosts", row, "versions", version, 1, f.BOOST_VERSIONS, "CM-008")
    check_count("wheel", len(box.wheel), f.BOOST_VERSIONS, "positions", "CM-202")
    for row, position in enumerate(box.wheel):
        for name in BOOSTS:
            check_range("wheel", row, name, getattr(position, name), 1, f.BOOST_VERSIONS, "CM-202")


def check_controls(box: Box) -> None:
    """Twelve cards, no two alike, each for two types of Boost or all three (CM-006, CM-194, CM-195)."""
    check_count("controls", len(box.controls), f.CONTROL_CARDS, "Control cards", "CM-006")
    check_names("controls", "name", [row.name for row in box.controls], "CM-006")
    for row, control in enumerate(box.controls):
        if len(set(control.boosts)) != len(control.boosts) or len(control.boosts) < len(BOOSTS) - 1:
            raise wrong("controls", row, "boosts", f"expected two types or all three, found {control.boosts} (CM-194)")
    kinds = [f"{row.places}, {', '.join(sorted(row.boosts))}" for row in box.controls]
    check_names("controls", "boosts", kinds, "CM-195")


def check_events(box: Box) -> None:
    """Each level has its number of cards, and every option is written in the vocabulary (CM-005, CM-268)."""
    check_names("events", "name", [row.name for row in box.events], "CM-268")
    for row, card in enumerate(box.events):
        check_range("events", row, "level", card.level, 1, LEVELS, "CM-005")
        check_range("events", row, "copies", card.copies, 1, f.EVENT_CARDS[card.level - 1], "CM-005")
        check_range("events", row, "actions", card.actions, 0, f.MOST_ACTIONS, "CM-140")
        check_range("events", row, "squares", card.squares, 1, SPAN, "CM-140")
        check_range("events", row, "energy", card.energy, 0, f.MOST_ENERGY, "CM-152")
        check_option(row, "first", card, card.first)
        check_option(row, "second", card, card.second)
    for level in range(1, LEVELS + 1):
        found = sum([card.copies for card in box.events if card.level == level])
        check_count("events", found, f.EVENT_CARDS[level - 1], f"cards of level {level}", "CM-005")


def check_option(row: int, column: str, card: EventRow, text: str) -> None:
    """Raise OptionError where an option is not written in the vocabulary."""
    try:
        read_option(text, card.energy)
    except ValueError as error:
        raise wrong("events", row, column, f"{error} (CM-268)") from None
