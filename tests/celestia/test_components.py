"""Components (CS-001 to CS-019), counted from the tables and not from memory."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from astrodrome.games.celestia import spec as spec_module
from astrodrome.games.celestia.content.cards import (
    CARDS,
    COLOURS,
    COVERING,
    FACES,
    GROUPS,
    MODULE_OF,
    POWER,
    SYMBOLS,
    TURBO,
)
from astrodrome.games.celestia.content.cities import our_content
from astrodrome.games.celestia.content.figures import FORGOTTEN_DICE
from astrodrome.games.celestia.content.options import Options, check_options, deck_of
from astrodrome.games.celestia.content.tables import tables
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel import catalogue
from astrodrome.kernel.errors import OptionError

CITIES = our_content().cities
COPIES = {row.card: row.copies for row in our_content().cards}


def total(*names: str) -> int:
    """Add up the copies of some cards."""
    return sum(COPIES[name] for name in CARDS if name in names)


def of_group(prefix: str) -> list[int]:
    """Return the copies of the cards of a group."""
    return [COPIES[name] for name in CARDS if name.startswith(prefix)]


@pytest.mark.rule("CS-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_can_play(seats: int) -> None:
    assert SPEC.new(seats).seats == seats


@pytest.mark.rule("CS-001")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 6"):
        SPEC.new(seats)
    with pytest.raises(OptionError, match="CS-001"):
        check_options(seats, Options())


@pytest.mark.rule("CS-002")
def test_the_nine_cities_rise_in_value_and_in_dice() -> None:
    assert [row.value for row in CITIES] == [1, 2, 4, 6, 9, 12, 15, 20, 25]
    assert [row.dice for row in CITIES] == [0, 2, 2, 2, 3, 3, 3, 4, 4]


@pytest.mark.rule("CS-003", "CS-004")
def test_each_pile_has_its_number_of_treasures_in_its_multiplicities() -> None:
    counts = [sorted([row.copies for row in c.treasures] + [c.spyglasses] * (c.spyglasses > 0)) for c in CITIES]
    assert counts == [[1, 2, 3, 5]] * 2 + [[1, 1, 3, 5]] * 2 + [[3, 6]] * 2 + [[6]] * 3
    assert [sum(pile) for pile in counts] == [11, 11, 10, 10, 9, 9, 6, 6, 6]
    assert sum(tables(None).treasure_copies) == 78


@pytest.mark.rule("CS-004")
def test_the_most_frequent_treasure_is_worth_what_the_tile_says_and_the_others_more() -> None:
    for city in CITIES:
        common = max(city.treasures, key=lambda row: row.copies)
        assert common.points == city.value
        assert city.more == any(row.points > city.value for row in city.treasures)
        assert min(row.points for row in city.treasures) == city.value


@pytest.mark.rule("CS-005")
def test_the_four_spyglasses_are_in_the_first_four_cities() -> None:
    assert [row.spyglasses for row in CITIES] == [1, 1, 1, 1, 0, 0, 0, 0, 0]


@pytest.mark.rule("CS-006", "CS-007", "CS-008")
def test_equipment_turbo_and_power_cards_have_their_printed_numbers() -> None:
    assert [COPIES[name] for name in CARDS[:4]] == [20, 18, 16, 14]
    assert total(*CARDS[:4]) == 68
    assert COPIES["turbo"] == 8
    assert [COPIES[CARDS[kind]] for kind in POWER] == [2, 2, 2, 2]


@pytest.mark.rule("CS-009")
def test_the_base_deck_has_84_cards() -> None:
    assert sum(deck_of(check_options(4, Options()))) == 84


@pytest.mark.rule("CS-010")
def test_a_die_shows_four_symbols_once_and_blanks_twice() -> None:
    assert Counter(our_content().die) == Counter(["blank", "blank", *SYMBOLS])
    assert max([row.dice for row in CITIES] + [FORGOTTEN_DICE]) == 4
    assert len(FACES) == 5


@pytest.mark.rule("CS-011")
def test_players_have_pawns_of_their_own_colours() -> None:
    for seats in SPEC.seats:
        crew = SPEC.new(seats).state.characters.crew
        colours = [colour for pawns in crew for colour in pawns]
        assert len(set(colours)) == len(colours) <= len(COLOURS) == 6
    with pytest.raises(OptionError, match="CS-011"):
        SPEC.new(3, {"colours": ["red", "blue", "red"]})


@pytest.mark.rule("CS-012")
def test_nothing_in_the_game_knows_the_stickers() -> None:
    folder = Path(spec_module.__file__).parent
    for page in [*folder.rglob("*.py"), *folder.rglob("*.toml")]:
        assert not re.search("sticker", page.read_text(encoding="utf-8"), re.IGNORECASE), page.name


@pytest.mark.rule("CS-013", "CS-014", "CS-015")
def test_extension_1_brings_32_cards_of_which_26_enter_the_deck() -> None:
    assert sum(of_group("help-")) == 14
    assert sum(of_group("improved-")) == 8
    assert (COPIES["bandit"], COPIES["mooring"]) == (2, 2)
    in_deck = sum(COPIES[name] for name, module in zip(CARDS, MODULE_OF, strict=True) if module == "ext1")
    assert in_deck == 26
    assert in_deck + len(COLOURS) == 32
    assert not [name for name in CARDS if "character" in name]


@pytest.mark.rule("CS-016", "CS-017")
def test_extension_2_brings_four_lifeboat_cards_and_six_special_ones() -> None:
    assert [name for name in CARDS if name.startswith("lifeboat-")] == [f"lifeboat-{symbol}" for symbol in SYMBOLS]
    assert of_group("lifeboat-") == [1, 1, 1, 1]
    assert [COPIES[name] for name in ("urgent-need", "new-gear", "spy")] == [2, 2, 2]
    assert sum(COPIES[name] for name, module in zip(CARDS, MODULE_OF, strict=True) if module == "ext2") == 10


@pytest.mark.rule("CS-018", "CS-019")
def test_there_are_two_grappling_hooks_and_two_instructors() -> None:
    assert (COPIES["grappling-hook"], COPIES["instructor"]) == (2, 2)


@pytest.mark.rule("CS-512")
def test_with_every_module_the_deck_has_124_cards() -> None:
    everything = [module for module in SPEC.modules if module not in ("two", "beginner")]
    assert len(SPEC.new(4, {"modules": [*everything]}).state.deck) + 4 * 6 == 124


@pytest.mark.rule("CS-073", "CS-223", "CS-241")
def test_equipment_improved_equipment_and_help_are_the_cards_that_cover_events() -> None:
    groups = [group for group in GROUPS if group.sort in COVERING]
    assert [card for group in groups for card in group.cards] == list(CARDS[:TURBO])
    assert [len(group.cards) for group in groups] == [len(SYMBOLS)] * 3


def test_the_main_rule_of_every_card_is_a_rule_of_its_module() -> None:
    chapters = catalogue.load(catalogue.folder(), "celestia", "en").chapters
    tags = {line.id: line.tag for chapter in chapters for line in chapter.lines}
    assert [tags[group.rule] for group in GROUPS] == [group.module or "base" for group in GROUPS]
