"""The figures of `astrodrome bench` as tables: per second, and against peers of the same run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from astrodrome.cli.speed.engines import Row
from astrodrome.kernel.fields import Json

COLUMNS: Final = {
    "peer": "engine",
    "game": "game",
    "choices": "inside",
    "public": "public",
    "events": "public with events",
    "turns": "`TurnsEnv`",
    "seat": "`SeatEnv`",
    "batch": "`Batch`",
    "games": "games",
    "copies": "copies",
    "hard": "answers of hard",
}
PUBLIC_PEER, TENSOR_PEER = "Catanatron", "gin_rummy with tensor and mask"
AGAINST: Final = {
    "public": PUBLIC_PEER,
    "turns": TENSOR_PEER,
    "seat": TENSOR_PEER,
    "batch": TENSOR_PEER,
}
"""Which peer each border is compared with."""


class Ratio(NamedTuple):
    """How many times as fast one of our engines is as a peer: the median over all slices, and its quartiles."""

    median: float
    low: float
    high: float


def as_table(rows: Sequence[Row]) -> str:
    """Return the figures per second as a Markdown table; for a peer, the surface that it has."""
    lines = ["| " + " | ".join([*COLUMNS.values()]) + " |", "|" + "---|" * len(COLUMNS)]
    lines += ["| " + " | ".join([_cell(row.get(name)) for name in COLUMNS]) + " |" for row in rows]
    return "\n".join(lines)


def ratios(rows: Sequence[Row]) -> str:
    """Return how many times as fast as the peers we are, as a Markdown table: medians, and quartiles in parentheses."""
    heads = ["engine", "game", *[f"{COLUMNS[border]} : {_short(peer)}" for border, peer in AGAINST.items()]]
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for row in rows:
        if str(row["peer"]).startswith("Astrodrome"):
            found = [ratio(row, border) for border in AGAINST]
            cells = [f"{one.median:.2f} ({one.low:.2f} to {one.high:.2f})" if one else "" for one in found]
            lines.append("| " + " | ".join([str(row["peer"]), str(row["game"]), *cells]) + " |")
    return "\n".join(lines)


def _short(peer: str) -> str:
    return "gin rummy" if peer == TENSOR_PEER else peer


def ratio(row: Row, border: str) -> Ratio | None:
    """Return how many times as fast as its peer one of our engines is at a border, if that was measured."""
    found = cast("dict[str, dict[str, Any]]", row.get("ratios", {})).get(border)
    return Ratio(found["median"], *found["quartiles"]) if found else None


def _cell(value: Json) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if isinstance(value, int | float) else str(value)
