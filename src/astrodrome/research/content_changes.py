"""What a content table changes: row by row, field by field, against the game's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from astrodrome.games import game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json

Rows: TypeAlias = list[tuple[str, Mapping[str, Json]]]


@dataclass(frozen=True, slots=True)
class Change:
    """One field of one row that differs. A row that was added or taken away has the field `row`."""

    table: str
    row: str
    """The name of the row: its card, tile or component."""
    field: str
    ours: Json
    theirs: Json


def our_tables(name: str) -> dict[str, Json]:
    """Return a game's own content as JSON data; OptionError if it has none."""
    spec = game(name)
    if spec.our_content is None:
        raise OptionError("content", f"{name} has no content table to change")
    return cast("dict[str, Json]", plain(spec.our_content()))


def checked_tables(name: str, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
    """Return the content of a game's options as JSON data, every field written out; OptionError says what is wrong."""
    content = options.get("content")
    checked = plain(getattr(game(name).read_options(seats, options), "content"))  # noqa: B009 - every game has it
    named = content if isinstance(content, dict) else {}
    return {table: rows for table, rows in cast("dict[str, Json]", checked or {}).items() if table in named}


def changes(ours: Mapping[str, Json], theirs: Mapping[str, Json]) -> list[Change]:
    """Return what differs between our tables and theirs; a table that they leave out is ours."""
    found: list[Change] = []
    for name, table in ours.items():
        other = theirs.get(name)
        if other is None or other == table:
            continue
        if _is_rows(table) and _is_rows(other):
            found += _row_changes(name, _named(table), _named(other))
        else:
            found.append(Change(name, "", name, table, other))
    return found


def _is_rows(table: Json) -> bool:
    return isinstance(table, list) and all([isinstance(row, dict) for row in table])


def _named(table: Json) -> Rows:
    """Return rows with their names: the first text of each, counted where several share it."""
    rows: Rows = []
    seen: dict[str, int] = {}
    for number, row in enumerate(cast("Sequence[Mapping[str, Json]]", table)):
        text = next((value for value in row.values() if isinstance(value, str)), f"row {number}")
        seen[text] = seen.get(text, 0) + 1
        rows.append((text if seen[text] == 1 else f"{text} ({seen[text]})", row))
    return rows


def _row_changes(table: str, ours: Rows, theirs: Rows) -> list[Change]:
    here, there = dict(ours), dict(theirs)
    found = [Change(table, name, "row", "there", "gone") for name in here if name not in there]
    found += [Change(table, name, "row", "not there", "new") for name in there if name not in here]
    for name, row in ours:
        other = there.get(name, row)
        fields = [*row, *[field for field in other if field not in row]]
        found += [
            Change(table, name, field, row.get(field), other.get(field))
            for field in fields
            if row.get(field) != other.get(field)
        ]
    return found


def concerns(label: str, changed: Sequence[Change]) -> bool:
    """Return whether the `label` of an action, such as "Play compass", names a row that was `changed`."""
    words = label.split()
    return any([one.row.partition(" (")[0] in words for one in changed])


def changes_table(changed: Sequence[Change]) -> str:
    """Return what was `changed` as a Markdown table."""
    lines = ["| table | row | field | ours | here |", "|---|---|---|---|---|"]
    lines += [f"| {one.table} | {one.row} | {one.field} | {_cell(one.ours)} | {_cell(one.theirs)} |" for one in changed]
    return "\n".join(lines)


def _cell(value: Json) -> str:
    if isinstance(value, list):
        return ", ".join([_cell(one) for one in value])
    return "" if value is None else str(value).replace("|", "\\|")
