"""`astrodrome levels`: every level against the one below, in all games, and the page with the results."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from astrodrome.bots.levels import levels_of
from astrodrome.cli.errors import FAILED, INTERRUPTED, BadArguments
from astrodrome.cli.outputs import check_output, write_output
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.cli.shares import add_results, add_sharing, read_share
from astrodrome.games import MODULES
from astrodrome.research.arena import Share
from astrodrome.research.arena_run import Stopped
from astrodrome.research.flights import GAME as TRUCKERS
from astrodrome.research.flights import (
    MEASURED,
    SEATS,
    Homecoming,
    flights_name,
    fly_many,
    kept_flights,
    measured_levels,
)
from astrodrome.research.kept_games import time_in_words, time_of
from astrodrome.research.level_page import as_table, by_game, flown_table, plot, section_of, title_of, with_section
from astrodrome.research.level_steps import Climbed, Counts, Step, climb, kept_climb, steps

FOLDER: Final = "build/levels"
TITLE: Final = "# The leaderboard"
GAMES: Final = 400
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
    parser.add_argument(
        "--level",
        action="append",
        metavar="NAME",
        help="only pairs in which this level is the stronger, and its flights; may be repeated (default: all levels)",
    )
    add_sharing(parser)
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
    wanted = read_levels(args.level, games)
    share = read_share(args.share)
    todo = [step for step in steps(games) if step.upper in wanted]
    target = check_output("--page", args.page, ".md")
    folder = Path(args.results)
    add_results(folder, args.add)
    try:
        climbs = play_steps(todo, args, folder, share)
        homes = fly_levels(args, folder, wanted, share) if TRUCKERS in games else []
    except Stopped as stopped:
        sys.stderr.write(f"astrodrome: {stopped}\n")
        return FAILED
    except KeyboardInterrupt:
        sys.stderr.write("astrodrome: interrupted; the same command continues\n")
        return INTERRUPTED
    if not climbs and not homes:
        raise BadArguments(f"{folder} holds none of these games")
    names = [one.step.name for one in climbs]
    names += [flights_name(one.flown_class, one.modules, one.level) for one in homes]
    took = time_in_words(time_of(folder, names))
    tables = [f"{title_of(name)}\n\n{as_table(own)}" for name, own in by_game(climbs).items()]
    print("\n\n".join([*tables, *([flown_table(homes)] if homes else []), f"These games took {took}."]))
    return write_output("--page", target, lambda file: write(file, climbs, homes, command_of(args), took))


def read_levels(given: Sequence[str] | None, games: Sequence[str]) -> tuple[str, ...]:
    """Return the levels whose games are played; BadArguments says which there are."""
    known = tuple(dict.fromkeys([level for name in games for level in levels_of(name)]))
    for level in given or ():
        if level not in known:
            raise BadArguments(f"--level: expected one of {', '.join(known)}, found {level!r:.40}")
    return tuple(given) if given else known


def play_steps(todo: Sequence[Step], args: Namespace, folder: Path, share: Share) -> list[Climbed]:
    """Play the steps one after the other; return what came of those that have games."""
    climbs = []
    counts = Counts(args.count, args.hard_games, args.expert_games)
    for number, step in enumerate(todo, 1):
        if args.kept:
            found = kept_climb(step, folder)
        else:
            games = counts.of(step)
            bar = Progress(games, f"games of {step.name} ({number} of {len(todo)})", args.quiet)
            try:
                found = climb(step, games, args.jobs, folder, _counts_done(bar), share)
            finally:
                bar.close()
        climbs += [found] if found is not None else []
    return climbs


def _counts_done(bar: Progress) -> Callable[[int, int], None]:
    return lambda done, _: bar(done)


def fly_levels(args: Namespace, folder: Path, wanted: Sequence[str], share: Share) -> list[Homecoming]:
    """Fly the levels of Galaxy Trucker in every class; return what came of those that have flights."""
    homes: list[Homecoming] = []
    tables = -(-args.flights // SEATS)
    for flown_class, modules in MEASURED if tables else ():
        for level in [one for one in measured_levels() if one in wanted]:
            if args.kept:
                found = kept_flights(flown_class, modules, level, folder)
            else:
                bar = Progress(tables, f"tables of {flights_name(flown_class, modules, level)}", args.quiet)
                try:
                    found = fly_many(flown_class, modules, level, tables, args.jobs, folder, bar, share)
                finally:
                    bar.close()
            homes += [found] if found is not None else []
    return homes


def write(file: Path, climbs: Sequence[Climbed], homes: Sequence[Homecoming], command: str, took: str) -> None:
    """Write the section into the page, and the plots beside it."""
    text = file.read_text(encoding="utf-8") if file.is_file() else TITLE
    file.write_text(with_section(text, section_of(climbs, homes, command, took)), encoding="utf-8")
    place = file.parent / "leaderboard"
    place.mkdir(exist_ok=True)
    for name, own in by_game(climbs).items():
        (place / f"levels-{name}.svg").write_text(plot(own), encoding="utf-8")


def command_of(args: Namespace) -> str:
    """Return the command that makes the page again."""
    words = ["./run", "exec", "astrodrome", "levels", *args.games, "--games", str(args.count)]
    words += ["--hard-games", str(args.hard_games)] if args.hard_games != args.count else []
    words += ["--expert-games", str(args.expert_games), "--flights", str(args.flights)]
    words += [word for level in args.level or () for word in ("--level", level)]
    return shlex.join([*words, *(["--page", args.page] if args.page else [])])
