"""Studies as pages: a table, plots, and the author's words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from astrodrome.research.intervals import Estimate
from astrodrome.research.plot import Point, bars, intervals
from astrodrome.research.studies import Result

MOST_USED: Final = 16


def table(results: Sequence[Result]) -> str:
    """Return the figures as a Markdown table."""
    heads = (
        "variant",
        "answers in a game",
        "lead changes",
        "first seat (1 is fair)",
        "luck (0 skill, 1 coin)",
        "games",
    )
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for one in results:
        figures = [one.length.told(1), one.lead_changes.told(2), one.first_seat.told(2)]
        luck = one.luck.told(2) if one.luck.count else ""
        lines.append("| " + " | ".join([one.variant.name, *figures, luck, str(one.length.count)]) + " |")
    return "\n".join(lines)


def plots(results: Sequence[Result]) -> dict[str, str]:
    """Return the plots of a study by name, as SVG."""
    found = {
        "length": _plot("Answers in a game", results, [one.length for one in results], "answers"),
        "leads": _plot("Changes of the lead", results, [one.lead_changes for one in results], "changes in a game"),
        "first": _plot("The first seat", results, [one.first_seat for one in results], "wins over the equal share"),
    }
    if all(one.luck.count for one in results):
        found["luck"] = _plot("The share of luck", results, [one.luck for one in results], "0 skill, 1 coin")
    for number, one in enumerate(results):
        used = sorted(one.uses.items(), key=lambda item: -item[1])[:MOST_USED]
        found[f"use-{number}"] = bars(f"What is used most: {one.variant.name}", used, "times in a game")
    return found


def _plot(title: str, results: Sequence[Result], figures: Sequence[Estimate], axis: str) -> str:
    points = [
        Point(one.variant.name, figure.mean, figure.low, figure.high)
        for one, figure in zip(results, figures, strict=True)
    ]
    return intervals(title, points, f"{axis}, with 95% intervals")


def write(page: Path, title: str, words: Sequence[str], results: Sequence[Result], closing: Sequence[str]) -> None:
    """Write a study's page: its title, words before the results, words to close it; and its plots beside it."""
    parts = [f"# {title}", "", *words, "", table(results), ""]
    for name, svg in plots(results).items():
        path = page.with_name(f"{page.stem}-{name}.svg")
        path.write_text(svg, encoding="utf-8")
        parts += [f"![{name}]({path.name})", ""]
    page.write_text("\n".join([*parts, *closing, ""]), encoding="utf-8")
