"""Content tables: ours as counted, others checked before play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Content, Family, Kind, Projectile, ZoneLine, our_content
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from tests.galaxy_trucker.table import cards_of

OURS = our_content()


def with_component(index: int, **changes: object) -> Content:
    rows = list(OURS.components)
    rows[index] = replace(rows[index], **changes)  # type: ignore[arg-type]  # any field
    return Content(tuple(rows), OURS.cards)


def with_card(card: str, **changes: object) -> Content:
    rows = [replace(row, **changes) if row.name == card else row for row in OURS.cards]  # type: ignore[arg-type]  # any
    return Content(OURS.components, tuple(rows))


def with_bonus(**changes: object) -> Content:
    """Return our table with the first bonus card changed."""
    return replace(OURS, bonus=(replace(OURS.bonus[0], **changes), *OURS.bonus[1:]))  # type: ignore[arg-type]  # any


def test_ours_can_be_played() -> None:
    check_content(OURS)


def test_the_cards_by_family() -> None:
    assert Counter([row.family for row in OURS.cards]) == {
        "slavers": 3,
        "smugglers": 3,
        "pirates": 3,
        "stardust": 2,
        "epidemic": 2,
        "sabotage": 1,
        "open_space": 10,
        "meteor_swarm": 9,
        "planets": 12,
        "combat_zone": 3,
        "abandoned_ship": 6,
        "abandoned_station": 6,
    }
    assert len(OURS.cards) == 60


@pytest.mark.parametrize(
    ("family", "figures"),
    [
        ("slavers", [("I-01", 6, 3, 0, 5, 1), ("II-01", 7, 4, 0, 8, 2), ("III-01", 8, 5, 0, 10, 2)]),
        ("smugglers", [("I-02", 4, 0, 2, 0, 1), ("II-02", 8, 0, 3, 0, 1), ("III-02", 9, 0, 4, 0, 2)]),
        ("pirates", [("I-03", 5, 0, 0, 4, 1), ("II-03", 6, 0, 0, 7, 2), ("III-03", 10, 0, 0, 12, 2)]),
    ],
)
def test_the_figures_of_the_enemies(family: Family, figures: list[tuple[str, int, int, int, int, int]]) -> None:
    found = [
        (row.name, row.strength, row.takes_crew, row.takes_goods, row.credits, row.days) for row in cards_of(family)
    ]
    assert found == figures


def test_the_figures_of_the_opportunities() -> None:
    ships = [(row.name, row.crew, row.credits, row.days) for row in cards_of("abandoned_ship")]
    assert ships == [
        ("I-17", 3, 4, 1),
        ("I-18", 2, 3, 1),
        ("II-17", 5, 8, 2),
        ("II-18", 4, 6, 1),
        ("III-17", 7, 11, 2),
        ("III-18", 6, 10, 2),
    ]
    stations = [(row.name, row.crew, len(row.goods), row.days) for row in cards_of("abandoned_station")]
    assert stations == [
        ("I-19", 5, 2, 1),
        ("I-20", 6, 2, 1),
        ("II-19", 8, 3, 2),
        ("II-20", 7, 2, 1),
        ("III-19", 9, 4, 2),
        ("III-20", 10, 4, 2),
    ]
    days = [(row.name, len(row.planets), row.days) for row in cards_of("planets")]
    assert days[:4] == [("I-12", 4, 3), ("I-13", 3, 2), ("I-14", 2, 3), ("I-15", 3, 2)]


SHOT = Projectile("light", "front")
METEOR = Projectile("small", "front")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (with_component(0, name="B002"), r"components\[1\].name: expected a name of its own"),
        (with_component(0, name=""), r"components\[0\].name"),
        (with_component(0, sides=(0, 4, 0, 0)), r"components\[0\].sides: expected 0 to 3, found 4"),
        (with_component(0, sides=(0, -1, 0, 0)), r"components\[0\].sides"),
        (with_component(0, cells=0), r"components\[0\].cells: a battery has 1 to 4, found 0"),
        (with_component(0, cells=5), r"components\[0\].cells"),
        (with_component(0, ordinary=1), r"components\[0\].ordinary: a battery has 0 to 0"),
        (with_component(0, special=1), r"components\[0\].special"),
        (with_component(0, colour="red"), r"components\[0\].colour: a starting cabin"),
        (with_component(30, colour=None), r"components\[30\].colour"),
        (with_component(30, colour="red"), "one blue starting cabin"),
        (with_component(0, kind="furnace"), r"components\[0\].kind: a furnace goes into technologies"),
        (with_card("I-01", family="junkyard"), r"cards\[0\].family: a junkyard goes into bonus or machinations"),
        (with_bonus(family="customs"), r"bonus\[0\].family: a customs goes into machinations"),
        (with_card("I-01", name="I-02"), r"cards\[1\].name"),
        (with_card("I-01", level=0), r"cards\[0\].level: expected 1 to 3, found 0"),
        (with_card("I-01", level=4), r"cards\[0\].level"),
        (with_card("II-01", star=True), r"cards\[20\].star"),
        (with_card("I-01", star=True), "expected 8 cards with a star, found 9"),
        (with_card("I-01", strength=0), r"cards\[0\].strength: slavers: expected a value"),
        (with_card("I-01", crew=2), r"cards\[0\].crew: slavers: expected none"),
        (with_card("I-01", strength=100), r"cards\[0\].strength: expected 0 to 99"),
        (with_card("I-01", days=-1), r"cards\[0\].days"),
        (with_card("I-03", projectiles=(METEOR,)), r"cards\[2\].projectiles: expected light or heavy, found small"),
        (with_card("I-09", projectiles=(SHOT,)), r"cards\[8\].projectiles: expected small or large, found light"),
        (with_card("I-16", lines=(ZoneLine("crew"),)), r"cards\[15\].lines\[0\]: expected one penalty"),
        (with_card("I-16", lines=(ZoneLine("crew", days=1, takes_crew=1),)), "expected one penalty"),
        (with_card("I-16", lines=(ZoneLine("crew", projectiles=(METEOR,)),)), "expected light or heavy"),
        (with_card("I-16", lines=(ZoneLine("crew", days=100),)), "expected 0 to 99"),
        (with_card("I-16", lines=(ZoneLine("crew", days=-1),)), "expected 0 to 99"),
        (Content(OURS.components, OURS.cards[20:]), "level 1 needs 8 cards, found 0"),
        (Content((), OURS.cards), "one blue starting cabin"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(content: Content, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        check_content(content)


def test_a_table_of_ones_own_is_played_with() -> None:
    rows = tuple([replace(row, name=f"N{index}") for index, row in enumerate(OURS.components)])
    content = plain(Content(rows, OURS.cards))
    game = SPEC.new(2, {"content": content, "flights": ["I"]})
    assert game.log.options["content"] == content
    assert game.state.box.names[1] == "N0"


def test_a_row_with_a_word_it_does_not_know_is_refused() -> None:
    body = plain(OURS)
    assert isinstance(body, dict)
    broken: dict[str, Json] = {**body, "components": [{"name": "X", "kind": "sofa", "sides": [0, 0, 0, 0]}]}
    with pytest.raises(OptionError, match="kind: expected one of starting_cabin"):
        SPEC.new(2, {"content": broken})


def test_the_schema_of_a_table_names_its_rows() -> None:
    schema = str(SPEC.content_schema())
    assert "ComponentRow" in schema
    assert "CardRow" in schema


LIMITS: list[tuple[Kind, str, int, int]] = [
    ("battery", "cells", 1, 4),
    ("hold", "ordinary", 1, 4),
    ("special_hold", "special", 1, 4),
    ("mixed_hold", "ordinary", 1, 4),
    ("mixed_hold", "special", 1, 3),
    ("battery_hold", "cells", 1, 4),
    ("battery_hold", "ordinary", 0, 4),
    ("battery_hold", "special", 0, 3),
]


@pytest.mark.parametrize(("kind", "field", "least", "most"), LIMITS)
def test_a_component_holds_as_much_as_its_kind_can(kind: Kind, field: str, least: int, most: int) -> None:
    old = next(row for row in (*OURS.components, *OURS.technologies) if row.kind == kind)
    full = replace(old, ordinary=old.ordinary or 1) if kind == "battery_hold" and field == "special" else old
    full = replace(full, special=1) if kind == "battery_hold" and field == "ordinary" else full
    for spaces in (least - 1, least, most, most + 1):
        new = replace(full, **{field: spaces})  # type: ignore[arg-type]  # any field
        base = tuple([new if row == old else row for row in OURS.components])
        content = replace(
            OURS, components=base, technologies=tuple([new if r == old else r for r in OURS.technologies])
        )
        if least <= spaces <= most:
            check_content(content)
        else:
            with pytest.raises(OptionError, match=rf"\.{field}: a {kind} has {least} to {most}, found {spaces}"):
                check_content(content)


def test_a_figure_may_be_99_and_a_level_may_have_just_enough_cards() -> None:
    check_content(with_card("I-01", strength=99))
    check_content(with_card("I-16", lines=(ZoneLine("crew", days=99),)))
    for level, needed in ((1, 8), (2, 8), (3, 8)):
        cards = [row for row in OURS.cards if row.level == level]
        enough = sorted(cards, key=lambda row: not row.star)[:needed]
        others = [row for row in OURS.cards if row.level != level]
        check_content(Content(OURS.components, (*enough, *others)))
        if level > 1:  # the cards with a star are as many as level 1 needs
            with pytest.raises(OptionError, match=f"level {level} needs {needed} cards, found {needed - 1}"):
                check_content(Content(OURS.components, (*enough[1:], *others)))


@pytest.mark.parametrize(
    ("changes", "says"), [({"level": 4}, r"bonus\[0\].level"), ({"five": True}, r"bonus\[0\].five")]
)
def test_bonus_cards_are_checked_like_others(changes: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        check_content(with_bonus(**changes))
