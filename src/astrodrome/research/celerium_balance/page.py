"""The page of the study: plots beside it, and its tables between two marks in the text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from astrodrome.research.celerium_balance.counting import Counts
from astrodrome.research.celerium_balance.drawing import card_bars, compared
from astrodrome.research.celerium_balance.figures import Share, cards, group, mean

BEGIN: Final = "<!-- figures: written by the command, do not edit -->"
END: Final = "<!-- end of figures -->"
PLOTS: Final = (
    ("face", "Pilot faces: share of games won", 0.25),
    ("starbot", "Starbots: share of games won", 0.25),
    ("seat", "Seats: share of games won", 0.25),
    ("turn", "Place in the first turn order: share of games won", 0.25),
    ("line", "Lines: share of races that belong to a winner", 0.25),
    ("upgrade", "Upgrade families installed: share of games won", 0.25),
)
SETS: Final = ("before", "after", "before-expert", "after-expert", "hard")


def read(folder: Path, name: str) -> Counts:
    """Return the counts of one of the studies."""
    counts: Counts = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["counts"]
    return counts


def write_page(folder: Path) -> None:
    """Draw the plots into the folder and put the tables into the page beside it."""
    before, after, expert_before, expert_after, hard = [read(folder, name) for name in SETS]
    for kind, title, fair in PLOTS:
        plot = compared(title, group(before, kind), group(after, kind), fair)
        (folder / f"{kind}.svg").write_text(plot, encoding="utf-8")
    zones = reached(expert_before), reached(expert_after)
    plot = compared("Expert rule: the Pilot ends in the zone of its level", zones[0], zones[1], 0.5, 0.1)
    (folder / "conditions.svg").write_text(plot, encoding="utf-8")
    (folder / "cards.svg").write_text(
        card_bars("Event cards: how those drawn are used", cards(after)), encoding="utf-8"
    )
    sections = [
        *[table(title, group(before, kind), group(after, kind), kind) for kind, title, _ in PLOTS],
        table("Expert rule: the Pilot ends in the zone of its level", zones[0], zones[1], "conditions"),
        races(before, after),
        boosts(before, after),
        events(before, after),
        *[table(f"The hard bot: {title}", [], group(hard, kind), None) for kind, title, _ in PLOTS[:3]],
    ]
    page = folder.with_suffix(".md")
    text = page.read_text(encoding="utf-8")
    start, stop = text.index(BEGIN) + len(BEGIN), text.index(END)
    page.write_text(text[:start] + "\n\n" + "\n".join(sections) + "\n" + text[stop:], encoding="utf-8")


def reached(counts: Counts) -> list[Share]:
    """Return how often Pilots of levels 2 and 3 end in their zone; at level 1 every square will do (CM-245)."""
    return [replace(one, name=f"level {one.name}") for one in group(counts, "level", "zone reached") if one.name != "1"]


def percent(one: Share | None) -> str:
    """Return a share with its interval as text."""
    return "" if one is None else f"{100 * one.mean:.1f} ({100 * one.low:.1f} to {100 * one.high:.1f})"


def table(title: str, before: Sequence[Share], after: Sequence[Share], plot: str | None) -> str:
    """Return a table of shares with its plot."""
    lines = [f"### {title}", ""]
    if plot is not None:
        lines += [f"![{title}](celerium-balance/{plot}.svg)", ""]
    earlier = {one.name: one for one in before}
    head = ["", "before, %", "after, %", "entries"] if before else ["", "%", "entries"]
    lines += ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for one in after:
        row = [one.name, *([percent(earlier.get(one.name))] if before else []), percent(one), f"{one.entries:.0f}"]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join([*lines, ""])


def races(before: Counts, after: Counts) -> str:
    """Return the course of a rally, race by race."""
    lines = ["### The course of a rally", "", "Each figure before and after.", ""]
    lines += ["| race | points | score | Pilot on | Starbot on | on the last square, % | at level 2 | at level 3 |"]
    lines += ["|" + "---|" * 8]
    for number in range(1, 5):
        cells = []
        for what in ("points", "score", "pilot", "starbot", "at the end", "level 2", "level 3"):
            scale = {"at the end": 50.0, "level 2": 100.0, "level 3": 100.0}.get(what, 1.0)
            pair = [
                scale * mean(counts, f"race/{number}/{what}", f"race/{number}/entries") for counts in (before, after)
            ]
            cells.append(f"{pair[0]:.1f} / {pair[1]:.1f}")
        lines.append(f"| {number} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def boosts(before: Counts, after: Counts) -> str:
    """Return how Boosts fare, per franchise and race."""
    whats = (
        "active",
        "bluffed",
        "checked by surprise",
        "caught by surprise",
        "checked by control",
        "caught by control",
    )
    lines = ["### Boosts, of 100 franchises in a race, before / after", "", "| | " + " | ".join(whats) + " |"]
    lines += ["|" + "---|" * (len(whats) + 1)]
    for boost in ("shield", "line", "planet"):
        cells = []
        for what in whats:
            pair = [100 * counts.get(f"boost/{boost}/{what}", 0.0) / entries(counts) for counts in (before, after)]
            cells.append(f"{pair[0]:.1f} / {pair[1]:.1f}")
        lines.append(f"| {boost} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def entries(counts: Counts) -> float:
    """Return how often a franchise entered a race."""
    return sum([value for name, value in counts.items() if name.startswith("race/") and name.endswith("/entries")])


def events(before: Counts, after: Counts) -> str:
    """Return the use of every event card."""
    earlier = {one.name: one for one in cards(before)}
    lines = ["### Event cards, of 100 drawn, before / after", "", "![Event cards](celerium-balance/cards.svg)", ""]
    lines += ["| card | laid | moved | first option | second option | as a Reaction | won by who laid it |"]
    lines += ["|" + "---|" * 7]
    for one in cards(after):
        pair = (earlier.get(one.name), one)
        cells = []
        for what in ("move", "first", "second", "react"):
            shares = [0.0 if card is None else 100 * getattr(card, what) / max(1.0, card.drawn) for card in pair]
            cells.append(f"{shares[0]:.0f} / {shares[1]:.0f}")
        laid = " / ".join(["" if card is None else f"{100 * card.laid.mean:.0f}" for card in pair])
        won = " / ".join(["" if card is None else f"{100 * card.wins.mean:.1f}" for card in pair])
        lines.append(f"| {one.name} | {laid} | " + " | ".join(cells) + f" | {won} |")
    return "\n".join([*lines, ""])
