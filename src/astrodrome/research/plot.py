"""Plots as SVG, without a dependency: means with intervals, bars, and lines. They read by day and by night."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 720
MARGIN: Final = 24
ROW: Final = 34
INK, SOFT, MARK, FILL = "#8a93a6", "#8a93a655", "#2f7fd6", "#2f7fd655"
MARKED, FAIR = "#c2571a", "#2e8b57"
COLOURS: Final = ("#2f7fd6", "#c2571a", "#2e8b57", "#8e44ad", "#b8860b", "#c0392b")
FONT: Final = "font-family='system-ui, sans-serif' font-size='14'"


@dataclass(frozen=True, slots=True)
class Point:
    """A figure with its interval."""

    label: str
    mean: float
    low: float
    high: float


def document(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """Return an SVG document of some width and height, made of parts, with a title for those who cannot see it."""
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img' {FONT}>"
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>\n"])


def words(x: float, y: float, text: str, anchor: str = "start", colour: str = INK) -> str:
    """Return a line of text at x, y (its `anchor`: start, middle or end) in a colour."""
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' fill='{colour}'>{escape(text)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1) -> str:
    """Return a straight line from x1, y1 to x2, y2, of a colour and width."""
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}' stroke-width='{width}'/>"


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Return about `count` round figures that cover the range from low to high.

    >>> ticks(0, 1)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    span = high - low or 1.0
    raw = span / count
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw * 0.999)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    last = max(last, first + 1)
    return [round(step * n, 10) for n in range(int(first), int(last) + 1)]


def fair_line(x: float, top: float, bottom: float, said: str) -> list[str]:
    """Return a dashed line at x from top to bottom, and what is said about it: what everybody would have equally."""
    dashes = f"stroke='{FAIR}' stroke-width='1.5' stroke-dasharray='5 4'"
    drawn = f"<line x1='{x:.1f}' y1='{top:.1f}' x2='{x:.1f}' y2='{bottom:.1f}' {dashes}/>"
    return [drawn, words(x, top - 4, said, "middle", FAIR)]


def intervals(title: str, points: Sequence[Point], axis: str, fair: float | None = None) -> str:
    """Return a plot of means with their intervals, one row each, under a title; the axis says what they are.

    With `fair` a line shows the figure that would be fair.
    """
    names = 12 + 8 * max(len(point.label) for point in points)
    ends = [fair] if fair is not None else []
    marks = ticks(min([*ends, *[point.low for point in points]]), max([*ends, *[point.high for point in points]]))
    height = MARGIN * 3 + ROW * len(points) + MARGIN

    def place(value: float) -> float:
        return names + MARGIN + (value - marks[0]) / (marks[-1] - marks[0]) * (WIDTH - names - 2 * MARGIN)

    bottom = MARGIN * 2 + ROW * len(points)
    parts = [words(MARGIN, MARGIN, title)]
    for mark in marks:
        parts += [
            line(place(mark), MARGIN * 1.5, place(mark), bottom, SOFT),
            words(place(mark), bottom + 18, f"{mark:g}", "middle"),
        ]
    parts.append(words(WIDTH - MARGIN, bottom + 38, axis, "end"))
    if fair is not None:
        parts += fair_line(place(fair), MARGIN * 1.5, bottom, "fair")
    for number, point in enumerate(points):
        y = MARGIN * 2 + ROW * (number + 0.5)
        parts.append(words(names, y + 5, point.label, "end"))
        parts.append(line(place(point.low), y, place(point.high), y, MARK, 3))
        parts.append(f"<circle cx='{place(point.mean):.1f}' cy='{y:.1f}' r='6' fill='{MARK}'/>")
    return document(WIDTH, height, title, parts)


def bars(
    title: str,
    values: Sequence[tuple[str, float]],
    axis: str,
    fair: float | None = None,
    marked: Collection[str] = (),
    said: str = "fair",
    spans: Sequence[tuple[float, float]] = (),
) -> str:
    """Return a plot of named values as bars, one row each, under a title; the axis says what they are.

    With `fair` a line shows the value that would be fair, or what is `said` of it; `marked` names have another colour.
    With `spans`, one for each value, a line shows how far it may lie from there.
    """
    names = 12 + 8 * max(len(name) for name, _ in values)
    ends = [0.0, *[value for _, value in values], *[end for span in spans for end in span]]
    marks = ticks(min(ends), max([fair or 0.0, *ends]))
    row = ROW * 0.7
    bottom = MARGIN * 2 + row * len(values)

    def place(value: float) -> float:
        return names + MARGIN + (value - marks[0]) / (marks[-1] - marks[0]) * (WIDTH - names - 2 * MARGIN)

    parts = [words(MARGIN, MARGIN, title)]
    for mark in marks:
        parts += [
            line(place(mark), MARGIN * 1.5, place(mark), bottom, SOFT),
            words(place(mark), bottom + 18, f"{mark:g}", "middle"),
        ]
    parts.append(words(WIDTH - MARGIN, bottom + 38, axis, "end"))
    for number, (name, value) in enumerate(values):
        y = MARGIN * 2 + row * number
        left, right = sorted((place(0.0), place(value)))
        colour = MARKED if name in marked else MARK
        parts.append(words(names, y + row * 0.7, name, "end", colour if name in marked else INK))
        parts.append(
            f"<rect x='{left:.1f}' y='{y + 3:.1f}' width='{right - left:.1f}' height='{row - 6:.1f}' fill='{colour}'/>"
        )
    for number, (low, high) in enumerate(spans):
        y = MARGIN * 2 + row * (number + 0.5)
        parts.append(line(place(low), y, place(high), y, INK, 3))
    if fair is not None:
        parts += fair_line(place(fair), MARGIN * 1.8, bottom, said)
    return document(WIDTH, int(bottom + MARGIN * 2), title, parts)


def lines(title: str, series: Sequence[tuple[str, Sequence[tuple[float, float]]]], axes: tuple[str, str]) -> str:
    """Return a plot of series as lines under a title, each a name and its points; axes say what x and y are."""
    points = [point for _, each in series for point in each]
    across = ticks(min(x for x, _ in points), max(x for x, _ in points))
    up = ticks(min(y for _, y in points), max(y for _, y in points))
    height, left = 400, 64

    def at(x: float, y: float) -> tuple[float, float]:
        share_x = (x - across[0]) / (across[-1] - across[0])
        share_y = (y - up[0]) / (up[-1] - up[0])
        return left + share_x * (WIDTH - left - MARGIN), height - 56 - share_y * (height - 56 - 2 * MARGIN)

    parts = [words(MARGIN, MARGIN, title)]
    for mark in across:
        x = at(mark, up[0])[0]
        parts += [line(x, MARGIN * 2, x, height - 56, SOFT), words(x, height - 36, f"{mark:g}", "middle")]
    for mark in up:
        y = at(across[0], mark)[1]
        parts += [line(left, y, WIDTH - MARGIN, y, SOFT), words(left - 6, y + 5, f"{mark:g}", "end")]
    for number, (name, each) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join([f"{x:.1f},{y:.1f}" for x, y in [at(*point) for point in each]])
        parts.append(f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2.5'/>")
        parts.append(words(left + 10, MARGIN * 2 + 18 * (number + 1), name, colour=colour))
    parts += [words(WIDTH - MARGIN, height - 14, axes[0], "end"), words(MARGIN, MARGIN * 1.8, axes[1])]
    return document(WIDTH, height, title, parts)
