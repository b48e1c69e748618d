"""Studies as pages: a table, plots, and the author's words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from astrodrome.research.content_changes import Change, concerns
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
        figures = [one.length.text(1), one.lead_changes.text(2), one.first_seat.text(2)]
        luck = one.luck.text(2) if one.luck.count else ""
        lines.append("| " + " | ".join([one.variant.name, *figures, luck, str(one.length.count)]) + " |")
    return "\n".join(lines)


def plots(results: Sequence[Result], changed: Sequence[Change] = ()) -> dict[str, str]:
    """Return the plots of a study by name, as SVG; what was `changed` in a content table is shown and marked."""
    found = {
        "length": _plot("Answers in a game", results, [one.length for one in results], "answers"),
        "leads": _plot("Changes of the lead", results, [one.lead_changes for one in results], "changes in a game"),
        "first": _plot(
            "The first seat", results, [one.first_seat for one in results], "wins over the equal share", 1.0
        ),
    }
    if all(one.luck.count for one in results):
        found["luck"] = _plot("The share of luck", results, [one.luck for one in results], "0 skill, 1 coin")
    for number, one in enumerate(results):
        shown, marked = shown_uses(one, changed)
        name, uses = one.variant.name, [(thing, one.uses[thing]) for thing in shown]
        found[f"use-{number}"] = bars(f"What is used most: {name}", uses, "times in a game", marked=marked)
        if changed:
            shares = [(thing, one.winning[thing]) for thing in shown]
            title = f"Whose uses they are: {name}"
            found[f"win-{number}"] = bars(title, shares, "the winner's share", 1 / one.variant.seats, marked)
    return found


def shown_uses(result: Result, changed: Sequence[Change]) -> tuple[list[str], list[str]]:
    """Return what a plot of uses shows, most used first, and which of it was `changed`."""
    ordered = sorted(result.uses, key=lambda thing: -result.uses[thing])
    marked = [thing for thing in ordered if concerns(thing, changed)]
    most = ordered[:MOST_USED]
    return [*most, *[thing for thing in marked if thing not in most]], marked


def _plot(
    title: str, results: Sequence[Result], figures: Sequence[Estimate], axis: str, fair: float | None = None
) -> str:
    points = [
        Point(one.variant.name, figure.mean, figure.low, figure.high)
        for one, figure in zip(results, figures, strict=True)
    ]
    return intervals(title, points, f"{axis}, with 95% intervals", fair)


def write(
    page: Path,
    title: str,
    words: Sequence[str],
    results: Sequence[Result],
    closing: Sequence[str],
    changed: Sequence[Change] = (),
) -> None:
    """Write a study's page: its title, words before the results, words to close it; and its plots beside it.

    `changed` is what differs in the content tables of its variants.
    """
    parts = [f"# {title}", "", *words, "", table(results), ""]
    for name, svg in plots(results, changed).items():
        path = page.with_name(f"{page.stem}-{name}.svg")
        path.write_text(svg, encoding="utf-8")
        parts += [f"![{name}]({path.name})", ""]
    page.write_text("\n".join([*parts, *closing, ""]), encoding="utf-8")
