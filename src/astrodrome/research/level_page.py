"""The page of levels: a table and a plot for each game, and what each level brings home in Galaxy Trucker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games import game
from astrodrome.research.flights import Homecoming
from astrodrome.research.level_steps import Climbed
from astrodrome.research.plot import Point, intervals

BEGIN, END = "<!-- levels -->", "<!-- end of levels -->"
HEAD: Final = """## Each level against the level below

Each level of each game against the level below, in the base game and with modules. The two levels have every other
seat; each deal is played twice, with the seats changed, so equally strong bots would win 50% each. With four seats, the
wins of both seats of a level are added. Intervals are 95% bootstrap intervals over deals. In Galaxy Trucker nobody wins
if all have debts.

One command writes this section:

```
{command}
```

It plays one pair after the other, on all cores, and continues if it was interrupted. These results took {took}. The
settings are in `src/astrodrome/research/level_settings.toml`; "modules" are all modules that can be combined there.
Galaxy Trucker flies class II. To compare other bots, use [the arena](arena.md).
"""
FLOWN_WORDS: Final = """Single flights with four seats, all of the same level: mean credits with half their 95%
interval, how many ships finished, and mean components lost.
"""
HEADS: Final = ("setting", "seats", "level", "against", "wins", "95% interval", "games")
FLOWN_HEADS: Final = (
    "class",
    "modules",
    "level",
    "credits",
    "±",
    "finished",
    "95% interval",
    "components lost",
    "ships",
)


def with_section(text: str, section: str, begin: str = BEGIN, end: str = END) -> str:
    """Return the text of a page with a section between the marks `begin` and `end`: instead of the old one, or last."""
    marked = f"{begin}\n{section.rstrip()}\n\n{end}"
    if begin in text and end in text:
        return text[: text.index(begin)] + marked + text[text.index(end) + len(end) :]
    return f"{text.rstrip()}\n\n{marked}\n".lstrip()


def section_of(climbs: Sequence[Climbed], homes: Sequence[Homecoming], command: str, took: str) -> str:
    """Return the section in Markdown, with the command, and how long it took on how many cores.

    Its plots are `leaderboard/levels-GAME.svg` beside the page.
    """
    parts = [HEAD.format(command=command, took=took)]
    for name, own in by_game(climbs).items():
        title = title_of(name)
        plot = f"![{title}: wins of each level against the level below](leaderboard/levels-{name}.svg)\n"
        parts += [f"### {title}, level by level\n", as_table(own) + "\n", plot]
    if homes:
        parts += ["### What truckers bring home\n", FLOWN_WORDS]
        parts.append(flown_table(homes) + "\n")
    return "\n".join(parts)


def by_game(climbs: Sequence[Climbed]) -> dict[str, list[Climbed]]:
    """Return the steps of each game."""
    names = dict.fromkeys([one.step.game for one in climbs])
    return {name: [one for one in climbs if one.step.game == name] for name in names}


def title_of(name: str) -> str:
    """Return the name of a game in English."""
    return game(name).words.say("en", "game", "name", {})


def as_table(climbs: Sequence[Climbed]) -> str:
    """Return the steps of a game as a Markdown table."""
    rows = []
    for one in climbs:
        step, wins = one.step, one.wins
        cells = [step.setting, str(step.seats), step.upper, step.lower]
        rows.append([*cells, f"{wins.mean:.1%}", f"{wins.low:.1%} to {wins.high:.1%}", str(one.games)])
    return markdown(HEADS, rows)


def flown_table(homes: Sequence[Homecoming]) -> str:
    """Return what truckers brought home as a Markdown table."""
    rows = []
    for one in homes:
        end = one.finished
        cells = [one.flown_class, "yes" if one.modules else "no", one.level, f"{one.credits:.1f}"]
        cells += [f"{one.half_width:.1f}", f"{end.mean:.0%}", f"{end.low:.0%} to {end.high:.0%}"]
        rows.append([*cells, f"{one.lost:.1f}", str(one.ships)])
    return markdown(FLOWN_HEADS, rows)


def markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table of rows under their heads."""
    lines = ["| " + " | ".join(cells) + " |" for cells in (heads, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(heads), *lines[1:]])


def plot(climbs: Sequence[Climbed]) -> str:
    """Return the steps of one game as an SVG plot."""
    points = []
    for one in climbs:
        step, wins = one.step, one.wins
        label = f"{step.upper} v {step.lower}, {step.seats}, {step.setting}"
        points.append(Point(label, wins.mean * 100, wins.low * 100, wins.high * 100))
    title = f"{title_of(climbs[0].step.game)}: each level against the level below"
    return intervals(title, points, "wins in percent, with 95% intervals", 50.0)
