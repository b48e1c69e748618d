"""The figures of `astrodrome bench` as tables: per second, and against peers of the same run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from astrodrome.kernel.fields import Json

Row: TypeAlias = dict[str, Json]

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


def as_table(rows: Sequence[Row]) -> str:
    """Return the figures per second as a Markdown table; for a peer, the surface that it has."""
    lines = ["| " + " | ".join([*COLUMNS.values()]) + " |", "|" + "---|" * len(COLUMNS)]
    lines += ["| " + " | ".join([_cell(row.get(name)) for name in COLUMNS]) + " |" for row in rows]
    return "\n".join(lines)


def ratios(rows: Sequence[Row]) -> str:
    """Return how many times as fast we are as the peers that were measured around each game, as a Markdown table."""
    heads = ["engine", "game", *[f"{COLUMNS[border]} : {_short(peer)}" for border, peer in AGAINST.items()]]
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for place, row in enumerate(rows):
        if str(row["peer"]).startswith("Astrodrome"):
            found = [ratio(rows, place, border, peer) for border, peer in AGAINST.items()]
            cells = ["" if one is None else f"{one:.2f}" for one in found]
            lines.append("| " + " | ".join([str(row["peer"]), str(row["game"]), *cells]) + " |")
    return "\n".join(lines)


def _short(peer: str) -> str:
    return "gin rummy" if peer == TENSOR_PEER else peer


def ratio(rows: Sequence[Row], place: int, border: str, peer: str) -> float | None:
    """Return our rate at a `border` over that of a `peer` measured before and after; `place` is our row."""
    ours = rows[place].get(border)
    fitting = [one for one in range(len(rows)) if peer in (rows[one]["peer"], rows[one]["game"])]
    around = [*[one for one in fitting if one < place][-1:], *[one for one in fitting if one > place][:1]]
    theirs = [value for one in around if isinstance(value := rows[one]["choices"], int | float)]
    if not isinstance(ours, int | float) or not theirs:
        return None
    return ours / (sum(theirs) / len(theirs))


def _cell(value: Json) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if isinstance(value, int | float) else str(value)
