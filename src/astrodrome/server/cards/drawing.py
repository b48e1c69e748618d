"""A card as SVG: the scene of a game at the left, one sentence and one figure at the right. 1200 x 630.

No sentence is under 34 px, so that it reads where the card is 300 px wide.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from astrodrome.games import MODULES

INK: Final = "#1B1838"
PAPER: Final = "#FFFAF0"
INK_2: Final = "#4D4769"
SCENE: Final = 612
LEFT: Final = 670
WIDE: Final = 480
"""The room for words."""
EM: Final = 0.42
"""How wide a letter of our condensed face is on the average, measured by its size."""
_SIZE: Final = re.compile(r' (?:width|height)="[^"]*"')
MARK: Final = (
    '<circle cx="20" cy="20" r="11" fill="#1B1838"/><ellipse cx="20" cy="20" rx="18.5" ry="7" '
    'transform="rotate(-24 20 20)" fill="none" stroke="#1B1838" stroke-width="3"/>'
    '<path d="M11 27 29.5 18.8" stroke="#FFFAF0" stroke-width="2.5"/>'
    '<path d="M39 7.5 29 9l5.5 6.5Z" fill="#F2B720" stroke="#1B1838" stroke-width="2" stroke-linejoin="round"/>'
)
LEAF: Final = (
    '<path d="M6 8H114V130L102 124 90 130 78 124 66 130 54 124 42 130 30 124 18 130 6 126Z" fill="#FFFAF0" '
    'stroke="#1B1838" stroke-width="4" stroke-linejoin="round"/><path d="M6 8H114V38H6Z" fill="#1B1838"/>'
    '<g fill="#FFFAF0" stroke="#1B1838" stroke-width="3"><circle cx="34" cy="9" r="6"/>'
    '<circle cx="86" cy="9" r="6"/></g>'
)


@dataclass(frozen=True)
class Card:
    """What a card says. Two cards that say the same are one picture."""

    game: str | None
    """The game whose scene it shows; None: all of them."""
    name: str
    """The game's name, or ours."""
    title: str
    figure: str = ""
    text: str = ""
    day: date | None = None
    """The day of a daily flight, on a calendar's leaf."""


@cache
def art(name: str) -> str:
    """Return a drawing of the page, as `node web/cards.mjs` has written it."""
    return (files(__package__) / "art" / f"{name}.svg").read_text(encoding="utf-8").strip()


@cache
def drawn_games() -> tuple[str, ...]:
    """Return the games that have drawings, in the order of the page; a card of another shows all of these."""
    folder = files(__package__) / "art"
    return tuple(game for game in MODULES if (folder / f"{game}-poster.svg").is_file())


def draw(card: Card) -> str:
    """Return a card as SVG. Every word is escaped: names are user input."""
    known = card.game if card.game in drawn_games() else None
    scene = _placed(f"{known}-poster", 0, 0, SCENE, 630) if known else _all_posters()
    emblem = _placed(f"{known}-emblem", LEFT, 45, 62, 62) if known else _mark(LEFT, 45, 1.6)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
        f'<rect width="1200" height="630" fill="{PAPER}"/>{scene}',
        f'<rect x="{SCENE}" width="8" height="630" fill="{INK}"/>',
        emblem,
        _text(card.name, LEFT + 78, 90, 40),
    ]
    below = 210
    size, lines = fitted(card.title)
    for at, line in enumerate(lines):
        parts.append(_text(line, LEFT, below + at * size, size))
    below += (len(lines) - 1) * size + 30
    x, y, room = LEFT, below + 40, WIDE
    if card.figure:
        parts.append(_text(card.figure, LEFT, below + 128, 150))
        x, y = LEFT + 30 + round(len(card.figure) * 150 * EM), below + 62
        room = 1160 - x
    parts += [_text(line, x, y + at * 45, 38, INK_2) for at, line in enumerate(wrapped(card.text, 38, room))]
    if card.day is not None:
        parts.append(_leaf(card.day))
    if known:
        parts.append(_mark(LEFT, 540, 1.3) + _text("ASTRODROME", LEFT + 68, 578, 40))
    return "".join((*parts, "</svg>"))


def fitted(title: str) -> tuple[int, list[str]]:
    """Return the largest size at which a title takes no more than three lines, and the lines.

    >>> fitted("Ada invites you to Celestia")
    (76, ['Ada invites you', 'to Celestia'])
    """
    for size in (88, 76, 64, 54):
        lines = wrapped(title, size, WIDE)
        if len(lines) <= (2 if size > 64 else 3):
            return size, lines
    return 48, wrapped(title, 48, WIDE)[:3]


def wrapped(text: str, size: float, width: float) -> list[str]:
    """Return a text in lines of a width; a word that is longer is cut."""
    most = max(4, int(width / (size * EM)))
    lines: list[str] = []
    for word in text.split():
        cut = word if len(word) <= most else word[: most - 1] + "…"
        if lines and len(lines[-1]) + 1 + len(cut) <= most:
            lines[-1] += f" {cut}"
        else:
            lines.append(cut)
    return lines


def _text(text: str, x: float, y: float, size: float, fill: str = INK) -> str:
    face = f'font-family="Big Shoulders" font-weight="800" font-size="{size:g}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {face}>{escape(text)}</text>'


def _placed(name: str, x: float, y: float, width: float, height: float) -> str:
    """Return a drawing at a place and a size; its own size, where it has one, counts no more."""
    head, rest = art(name).split(">", 1)
    own = _SIZE.sub("", head.removeprefix("<svg"))
    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{own}>{rest}'


def _all_posters() -> str:
    games = drawn_games()
    wide = SCENE / len(games)
    return "".join(_placed(f"{game}-poster", at * wide, 0, wide, 630) for at, game in enumerate(games))


def _mark(x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{MARK}</g>'


def _leaf(day: date) -> str:
    month = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")[day.month - 1]
    words = (
        f'<g text-anchor="middle" font-family="Big Shoulders" font-weight="800">'
        f'<text x="60" y="32" font-size="18" fill="{PAPER}">{month}</text>'
        f'<text x="60" y="110" font-size="78" fill="{INK}">{day.day}</text></g>'
    )
    return f'<g transform="translate(24 20) rotate(-5 60 70) scale(1.35)">{LEAF}{words}</g>'
