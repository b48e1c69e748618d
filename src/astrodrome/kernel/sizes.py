"""Limits on the size of options, the same for all games. They are checked first, so that no later check takes long."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from astrodrome.kernel.errors import OptionError, excerpt

MOST_ROWS: Final = 1_000
"""Rows of one list; the largest of our own tables has 144."""
MOST_LETTERS: Final = 200
"""Letters of one text: the name of a card, an effect."""
MOST_VALUES: Final = 40_000
"""Values in all; our largest box has 5,800."""
MOST_NUMBER: Final = 10**9
"""No figure on a card is larger; numbers of thousands of digits are slow to write."""
MOST_DEEP: Final = 16


def check_sizes(given: Mapping[str, object]) -> None:
    """Raise OptionError, naming the place, if the given options are larger than any game needs."""
    left = MOST_VALUES
    waiting: list[tuple[str, object, int]] = [("", given, 0)]
    while waiting:
        path, value, deep = waiting.pop()
        left -= 1
        if left < 0:
            raise OptionError("options", f"expected at most {MOST_VALUES} values in all")
        if isinstance(value, str):
            if len(value) > MOST_LETTERS:
                raise OptionError(path, f"expected at most {MOST_LETTERS} letters, found {len(value)}")
        elif isinstance(value, int):
            if not -MOST_NUMBER <= value <= MOST_NUMBER:
                raise OptionError(path, f"expected a number up to {MOST_NUMBER}, found {excerpt(value)}")
        elif isinstance(value, Mapping | list | tuple):
            check_length(path, value)
            if deep == MOST_DEEP:
                raise OptionError(path, f"expected at most {MOST_DEEP} levels")
            if isinstance(value, Mapping):
                start = f"{path}." if path else ""
                waiting += [(f"{start}{name!s:.60}", value[name], deep + 1) for name in value]
            else:
                waiting += [(f"{path}[{row}]", value[row], deep + 1) for row in range(len(value))]


def check_length(path: str, value: Collection[object]) -> None:
    """Raise OptionError if a list or an object is too long."""
    if len(value) > MOST_ROWS:
        raise OptionError(path or "options", f"expected at most {MOST_ROWS} rows, found {len(value)}")


def check_modules(modules: Sequence[str]) -> None:
    """Raise OptionError if a module is named twice."""
    if len(set(modules)) != len(modules):
        raise OptionError("modules", "a module is named twice")


def first_unnamed(names: Sequence[str], others: Collection[str] = ()) -> int | None:
    """Return the first row whose name is empty, that of an earlier row, or one of `others`; None if all are unique.

    >>> first_unnamed(["a", "b", "a"]), first_unnamed(["a", ""]), first_unnamed(["a", "b"], ["b"]), first_unnamed(["a"])
    (2, 1, 1, None)
    """
    taken = set(others)
    for row, name in enumerate(names):
        if not name or name in taken:
            return row
        taken.add(name)
    return None
