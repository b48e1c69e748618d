"""Plots of the study: shares before and after with their intervals, beside the fair share; and bars by event card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.research.celerium_balance.figures import CardFigure, Share
from astrodrome.research.plot import COLOURS, MARGIN, SOFT, WIDTH, document, line, ticks, words

ROW: Final = 36
LANE: Final = 150
"""Where the names end."""
BEFORE, AFTER = COLOURS[1], COLOURS[0]
OFF: Final = 0.05
"""The band around the fair share that the study aims at."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where shares lie across the plot."""

    low: float
    high: float
    left: float = LANE + MARGIN

    def at(self, value: float) -> float:
        """Return the place of a share."""
        return self.left + (value - self.low) / (self.high - self.low) * (WIDTH - MARGIN - self.left)

    def grid(self, bottom: float) -> list[str]:
        """Return the lines and figures below the plot."""
        found = []
        for mark in ticks(self.low, self.high):
            if self.low - 1e-9 <= mark <= self.high + 1e-9:
                x = self.at(mark)
                found += [line(x, MARGIN * 2, x, bottom, SOFT), words(x, bottom + 18, f"{mark:.0%}", "middle")]
        return found


def compared(title: str, before: Sequence[Share], after: Sequence[Share], fair: float | None, off: float = OFF) -> str:
    """Return a plot of shares before and after, one row each; the band is the fair share and what is allowed."""
    earlier = {one.name: one for one in before}
    shown = [one for one in [*before, *after] if one.entries]
    edges = [edge for one in shown for edge in (one.low, one.high)]
    if fair is not None:
        edges += [fair - off, fair + off]
    marks = ticks(max(0.0, min(edges)), min(1.0, max(edges)))
    scale = Scale(marks[0], marks[-1])
    bottom = MARGIN * 2 + ROW * len(after)
    parts = [words(MARGIN, MARGIN, title), *scale.grid(bottom)]
    if fair is not None:
        left, right = scale.at(fair - off), scale.at(fair + off)
        box = f"x='{left:.1f}' y='{MARGIN * 2}' width='{right - left:.1f}' height='{bottom - MARGIN * 2}'"
        parts += [f"<rect {box} fill='{SOFT}'/>", line(scale.at(fair), MARGIN * 2, scale.at(fair), bottom)]
    for number, one in enumerate(after):
        y = MARGIN * 2 + ROW * (number + 0.5)
        parts.append(words(LANE, y + 5, one.name, "end"))
        if one.name in earlier:
            parts += interval(scale, earlier[one.name], y - 7, BEFORE)
        parts += interval(scale, one, y + 7, AFTER)
    parts += [
        words(WIDTH - MARGIN - 120, MARGIN, "before", colour=BEFORE),
        words(WIDTH - MARGIN, MARGIN, "after", "end", AFTER),
    ]
    return document(WIDTH, int(bottom + MARGIN * 1.5), title, parts)


def interval(scale: Scale, one: Share, y: float, colour: str) -> list[str]:
    """Return a dot with its interval."""
    x = scale.at(one.mean)
    return [
        line(scale.at(one.low), y, scale.at(one.high), y, colour, 3),
        f"<circle cx='{x:.1f}' cy='{y:.1f}' r='5' fill='{colour}'/>",
    ]


def card_bars(title: str, cards: Sequence[CardFigure]) -> str:
    """Return how each event card is used: its four uses side by side, as shares of the cards drawn."""
    row = 20
    bottom = MARGIN * 2 + row * len(cards)
    names, width = 64, (WIDTH - 64 - 2 * MARGIN) / 4
    parts = [words(MARGIN, MARGIN, title)]
    for number, use in enumerate(("moved", "first option", "second option", "as a Reaction")):
        left = names + MARGIN + number * width
        parts += [words(left, MARGIN * 1.8, use, colour=COLOURS[number]), line(left, MARGIN * 2, left, bottom, SOFT)]
    for place, card in enumerate(cards):
        y = MARGIN * 2 + row * place
        parts.append(words(names, y + 15, card.name, "end"))
        for number, used in enumerate((card.move, card.first, card.second, card.react)):
            long = min(1.0, used / card.drawn if card.drawn else 0.0) * (width - 12)
            left = names + MARGIN + number * width
            box = f"x='{left:.1f}' y='{y + 3}' width='{long:.1f}' height='{row - 6}'"
            parts.append(f"<rect {box} fill='{COLOURS[number]}'/>")
    return document(WIDTH, bottom + MARGIN, title, parts)
