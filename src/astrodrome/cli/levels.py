"""`astrodrome levels`: every level against the one below, in all games, and the page with the results."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from astrodrome.bots.nets import has_numpy
from astrodrome.cli.errors import FAILED, INTERRUPTED, BadArguments
from astrodrome.cli.outputs import check_output, write_output
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import MODULES
from astrodrome.research.arena_run import Stopped
from astrodrome.research.flights import GAME as TRUCKERS
from astrodrome.research.flights import MEASURED, SEATS, Homecoming, flights_name, fly_many, measured_levels
from astrodrome.research.level_page import as_table, flown_table, in_words, plot, section_of, with_section
from astrodrome.research.level_steps import Climbed, Counts, Step, add_time, climb, steps

FOLDER: Final = "build/levels"
TITLE: Final = "# The leaderboard"
GAMES: Final = 400
EXPERT: Final = "expert"
EXPERT_GAMES: Final = 150


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default: all: {', '.join(MODULES)})")
    parser.add_argument("--games", dest="count", type=int, default=GAMES, metavar="N", help=_help("games of each pair"))
    parser.add_argument(
        "--hard-games", type=int, metavar="N", help="games of each pair with hard above (default: as --games)"
    )
    parser.add_argument(
        "--expert-games", type=int, default=EXPERT_GAMES, metavar="N", help=_help("games of each pair with an expert")
    )
    parser.add_argument(
        "--flights",
        type=int,
        default=GAMES,
        metavar="N",
        help=_help("ships of each class and level of Galaxy Trucker, 0 for none"),
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help=_help("worker processes, one for each core")
    )
    parser.add_argument(
        "--results",
        default=FOLDER,
        metavar="FOLDER",
        help=_help("keep every deal here, so that the same command continues"),
    )
    parser.add_argument("--page", metavar="FILE", help="write a section of a page (.md), and plots (default: none)")
    add_quiet(parser)


def _help(words: str) -> str:
    return f"{words} (default: %(default)s)"


def run(args: Namespace) -> int:
    """Play pair by pair, print the tables, write the page."""
    games = tuple(args.games) or tuple(MODULES)
    for name in games:
        if name not in MODULES:
            raise BadArguments(f"no game is called {name!r:.40}; expected {', '.join(MODULES)}")
    if args.hard_games is None:
        args.hard_games = args.count
    for name, least in (("count", 1), ("hard_games", 1), ("expert_games", 1), ("flights", 0), ("jobs", 1)):
        if getattr(args, name) < least:
            option = "games" if name == "count" else name.replace("_", "-")
            raise BadArguments(f"--{option}: expected {least} or more, found {getattr(args, name)}")
    todo = steps(games)
    if not has_numpy() and any(step.upper == EXPERT for step in todo):
        raise BadArguments(f"the level {EXPERT} needs NumPy, and plays as hard without it: install the extra {EXPERT}")
    target = check_output("--page", args.page, ".md")
    folder = Path(args.results)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        climbs, seconds = play_steps(todo, args, folder)
        homes, flown = fly_levels(args, folder) if TRUCKERS in games else ([], 0.0)
    except Stopped as stopped:
        sys.stderr.write(f"astrodrome: {stopped}\n")
        return FAILED
    except KeyboardInterrupt:
        sys.stderr.write("astrodrome: interrupted; the same command continues\n")
        return INTERRUPTED
    took = in_words(seconds + flown)
    print("\n\n".join([as_table(climbs), *([flown_table(homes)] if homes else []), f"These games took {took}."]))
    cores = f"{args.jobs} cores" if args.jobs > 1 else "one core"
    return write_output("--page", target, lambda file: write(file, climbs, homes, command_of(args), took, cores))


def play_steps(todo: Sequence[Step], args: Namespace, folder: Path) -> tuple[list[Climbed], float]:
    """Play the steps one after the other; return what came of them and the seconds that all of it took."""
    climbs = []
    counts = Counts(args.count, args.hard_games, args.expert_games)
    for number, step in enumerate(todo, 1):
        games = counts.of(step)
        bar = Progress(games, f"games of {step.name} ({number} of {len(todo)})", args.quiet)
        try:
            found = climb(step, games, args.jobs, folder, _counts_done(bar))
        finally:
            bar.close()
        if found is None:
            raise KeyboardInterrupt
        climbs.append(found)
    return climbs, sum([one.seconds for one in climbs])


def _counts_done(bar: Progress) -> Callable[[int, int], None]:
    return lambda done, _: bar(done)


def fly_levels(args: Namespace, folder: Path) -> tuple[list[Homecoming], float]:
    """Fly every level of Galaxy Trucker in every class; return what came of it and the seconds that it took."""
    homes: list[Homecoming] = []
    seconds = 0.0
    tables = -(-args.flights // SEATS)
    for flown_class, modules in MEASURED if tables else ():
        for level in measured_levels():
            name, begun = flights_name(flown_class, modules, level), monotonic()
            bar = Progress(tables, f"tables of {name}", args.quiet)
            try:
                homes.append(fly_many(flown_class, modules, level, tables, args.jobs, folder, bar))
            finally:
                bar.close()
                seconds += add_time(folder, name, monotonic() - begun)
    return homes, seconds


def write(
    file: Path, climbs: Sequence[Climbed], homes: Sequence[Homecoming], command: str, took: str, cores: str
) -> None:
    """Write the section into the page, and the plots beside it."""
    text = file.read_text(encoding="utf-8") if file.is_file() else TITLE
    file.write_text(with_section(text, section_of(climbs, homes, command, took, cores)), encoding="utf-8")
    place = file.parent / "leaderboard"
    place.mkdir(exist_ok=True)
    for name in {one.step.game for one in climbs}:
        drawn = plot([one for one in climbs if one.step.game == name])
        (place / f"levels-{name}.svg").write_text(drawn, encoding="utf-8")


def command_of(args: Namespace) -> str:
    """Return the command that makes the page again."""
    words = ["./run", "exec", "astrodrome", "levels", *args.games, "--games", str(args.count)]
    words += ["--hard-games", str(args.hard_games)] if args.hard_games != args.count else []
    words += ["--expert-games", str(args.expert_games), "--flights", str(args.flights)]
    return shlex.join([*words, *(["--page", args.page] if args.page else [])])
