"""Options larger than any game has a use for are refused; names are checked in a time that grows with them."""

from __future__ import annotations

from typing import Any

import pytest

from astrodrome.games import GAMES, game
from astrodrome.games.celerium.content.validation import check_names
from astrodrome.games.galaxy_trucker.content import validation
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import MOST_DEEP, MOST_LETTERS, MOST_NUMBER, MOST_ROWS, MOST_VALUES, check_sizes
from astrodrome.kernel.spec import AnySpec

NAMES = 2_000


class Counted(str):
    """A name that counts how often it is compared."""

    __slots__ = ()
    compared = 0

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        return str.__hash__(self)


def names() -> list[str]:
    Counted.compared = 0
    return [Counted(f"N{number}") for number in range(NAMES)]


def test_names_of_a_table_are_compared_no_more_often_than_there_are_rows() -> None:
    validation._check_names("cards", names(), [f"{name} too" for name in names()])
    assert Counted.compared <= NAMES
    check_names("events", "name", names(), "CM-268")
    assert Counted.compared <= NAMES


@pytest.mark.parametrize(
    ("given", "field", "told"),
    [
        ({"a": [0] * (MOST_ROWS + 1)}, "a", f"expected at most {MOST_ROWS} rows, found {MOST_ROWS + 1}"),
        ({"a": [{"name": "x" * (MOST_LETTERS + 1)}]}, "a[0].name", f"expected at most {MOST_LETTERS} letters"),
        ({"a": {"b": [1, MOST_NUMBER + 1]}}, "a.b[1]", f"expected a number up to {MOST_NUMBER}"),
        ({"a": [[0] * MOST_ROWS] * 50}, "options", f"expected at most {MOST_VALUES} values in all"),
        ({str(number): 0 for number in range(MOST_ROWS + 1)}, "options", "rows"),
    ],
)
def test_options_that_hold_too_much_are_refused_by_name(given: dict[str, Any], field: str, told: str) -> None:
    with pytest.raises(OptionError, match=told) as refused:
        check_sizes(given)
    assert refused.value.field == field


def test_options_nested_too_deeply_are_refused() -> None:
    deep: object = 1
    for _ in range(MOST_DEEP + 1):
        deep = [deep]
    with pytest.raises(OptionError, match=f"at most {MOST_DEEP} levels"):
        check_sizes({"a": deep})


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_game_refuses_a_table_with_too_many_rows_and_takes_its_own(spec: AnySpec) -> None:
    assert spec.our_content is not None
    content: Any = plain(spec.our_content())
    assert spec.read_options(2, {"content": content})
    table = next(name for name, rows in content.items() if isinstance(rows, list))
    long = {**content, table: content[table] * MOST_ROWS}
    with pytest.raises(OptionError, match=rf"^content\.{table}: expected at most {MOST_ROWS} rows"):
        spec.read_options(2, {"content": long})


def test_a_tile_that_is_twice_in_the_table_is_named() -> None:
    content: Any = plain(game("memoracers").our_content())  # type: ignore[misc]
    with pytest.raises(OptionError, match=r"tiles\[40\].name: '1-A': twice"):
        game("memoracers").read_options(2, {"content": {"tiles": [*content["tiles"], content["tiles"][0]]}})
