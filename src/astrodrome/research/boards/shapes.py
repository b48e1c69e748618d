"""The few shapes that boards are drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

SEATS: Final = ("#d64545", "#3b7dd8", "#2e9e5b", "#d8a13b", "#8e5bd0", "#4bb7c4")
"""A colour for each seat."""
PAPER: Final = "#10151f"
CELL: Final = "#1d2635"
INK: Final = "#e8edf5"
DIM: Final = "#8794a8"
FONT: Final = "font-family='system-ui, sans-serif'"


def sheet(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """Return a complete drawing, with a title for those who cannot see it."""
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' role='img' {FONT} font-size='13'>"
    )
    return "\n".join([head, f"<title>{escape(title)}</title>", box(0, 0, width, height, PAPER), *parts, "</svg>\n"])


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = "none", round_: float = 0) -> str:
    """Return a rectangle."""
    place = f"x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='{round_:g}'"
    return f"<rect {place} fill='{fill}' stroke='{edge}'/>"


def disc(x: float, y: float, radius: float, fill: str, edge: str = "none") -> str:
    """Return a circle."""
    return f"<circle cx='{x:g}' cy='{y:g}' r='{radius:g}' fill='{fill}' stroke='{edge}'/>"


def text(x: float, y: float, words: object, colour: str = INK, anchor: str = "start", size: float = 13) -> str:
    """Return a line of text."""
    place = f"x='{x:g}' y='{y:g}' text-anchor='{anchor}' font-size='{size:g}'"
    return f"<text {place} fill='{colour}'>{escape(str(words))}</text>"


def pawn(x: float, y: float, seat: int, radius: float = 10) -> str:
    """Return a seat's piece with its number."""
    colour = SEATS[seat % len(SEATS)]
    return disc(x, y, radius, colour, PAPER) + text(x, y + radius * 0.4, seat, PAPER, "middle", radius * 1.2)


def lines(x: float, y: float, words: Sequence[str], colour: str = INK, step: float = 18) -> list[str]:
    """Return lines of text, one below the other."""
    return [text(x, y + step * number, line, colour) for number, line in enumerate(words)]
