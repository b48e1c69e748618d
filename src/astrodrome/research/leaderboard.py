"""The leaderboard: a page of documentation with one section per contest, each written by `astrodrome arena --page`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from astrodrome.games import game
from astrodrome.research.plot import Point, intervals
from astrodrome.research.standings import Standings

HEAD: Final = """# The leaderboard

The command at the top of each section, with `--page` and the name of this file, writes that section.

A rating is a mean and an uncertainty (openskill's Plackett-Luce model), initially 25 and 8.3. Wins have 95%
confidence intervals, computed over the deals. Each deal is played once from every seat, so equally
strong bots win equally often.
"""


def as_table(table: Standings) -> str:
    """Return the standings as a Markdown table."""
    heads = ("bot", "rating", "±", "wins", "95% interval", "mean rank", "games", "faults")
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for row in table.rows:
        wins = row.wins
        cells = [
            row.bot,
            f"{row.rating.mu:.1f}",
            f"{row.rating.sigma:.1f}",
            f"{wins.mean:.1%}",
            f"{wins.low:.1%} to {wins.high:.1%}",
            f"{row.rank:.2f}",
            str(row.games),
            str(row.faults),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def as_pairs(table: Standings) -> str:
    """Return who comes before whom, as a Markdown table."""
    names = [row.bot for row in table.rows]
    lines = ["| row above column | " + " | ".join(names) + " |", "|" + "---|" * (len(names) + 1)]
    for name, row in zip(names, table.beats, strict=True):
        lines.append(f"| {name} | " + " | ".join(["" if share is None else f"{share:.0%}" for share in row]) + " |")
    return "\n".join(lines)


def as_stand_ins(table: Standings) -> str:
    """Return in how many games a stand-in played for whom, as a sentence; an empty text where none had to."""
    parts = [f"{row.faults} of {row.games} games of {row.bot}" for row in table.rows if row.faults]
    return f"A stand-in finished {' and '.join(parts)}; each counts as last place for that bot." if parts else ""


def as_plot(table: Standings) -> str:
    """Return the shares of wins with their intervals as an SVG plot."""
    contest = table.contest
    points = [Point(row.bot, row.wins.mean * 100, row.wins.low * 100, row.wins.high * 100) for row in table.rows]
    title = f"{game(contest.game).words.say('en', 'game', 'name', {})}, {contest.seats} seats, {table.games} games"
    return intervals(title, points, "wins in percent, with 95% intervals")


def write_section(page: Path, table: Standings, command: str, plot: Path | None) -> None:
    """Put a contest's section into a page, in place of the one it had, with the command that made it and its plot."""
    text = page.read_text(encoding="utf-8") if page.is_file() else HEAD
    contest = table.contest
    key = f"{contest.game}-{contest.seats}"
    begin, end = f"<!-- arena {key} -->", f"<!-- end of arena {key} -->"
    name = game(contest.game).words.say("en", "game", "name", {})
    parts = [begin, f"## {name}, {contest.seats} seats", "", f"```\n{command}\n```", "", as_table(table), ""]
    if as_stand_ins(table):
        parts += [as_stand_ins(table), ""]
    if plot is not None:
        parts += [f"![Shares of wins with their intervals]({os.path.relpath(plot, page.parent)})", ""]
    parts += ["How often the bot in the row ranked above the bot in the column:", "", as_pairs(table), "", end]
    section = "\n".join(parts)
    if begin in text and end in text:
        text = text[: text.index(begin)] + section + text[text.index(end) + len(end) :]
    else:
        text = f"{text.rstrip()}\n\n{section}\n"
    page.write_text(text, encoding="utf-8")
