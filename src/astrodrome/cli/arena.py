"""`astrodrome arena`: bots against each other, rated."""

from __future__ import annotations

import json
import shlex
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from astrodrome.cli.common import add_game, add_jobs, add_json, add_options, add_seed
from astrodrome.cli.errors import DONE, INTERRUPTED, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.limits import add_limits, read_limits
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import game
from astrodrome.research.arena import Contest, Style
from astrodrome.research.arena_run import hold
from astrodrome.research.leaderboard import as_pairs, as_plot, as_stand_ins, as_table, write_section
from astrodrome.research.players import check_name
from astrodrome.research.standings import Standings


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="two or more names, or paths of bots in files; required"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games of the whole contest, rounded up to whole deals; default: %(default)s",
    )
    parser.add_argument("--seats", type=int, metavar="K", help="seats of a table; default: the fewest above one")
    add_seed(parser)
    parser.add_argument(
        "--ladder", action="store_true", help="neighbours in the order of ratings meet; default: all meet all"
    )
    add_options(parser)
    add_jobs(parser)
    parser.add_argument(
        "--results",
        metavar="FILE",
        help="keep every deal here, from which the same command goes on; default: none is kept",
    )
    parser.add_argument("--plot", metavar="FILE", help="write a plot (.svg); default: none")
    parser.add_argument("--page", metavar="FILE", help="write the section of a leaderboard page (.md); default: none")
    add_json(parser)
    add_limits(parser)
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Hold the contest and print its table; an interrupt reports what is finished so far."""
    contest = read_contest(args)
    for given, suffix in ((args.plot, ".svg"), (args.page, ".md")):
        if given and not given.endswith(suffix):
            raise BadArguments(f"expected a file ending in {suffix}, found {given!r:.80}")
    bar = Progress(contest.games, "games", args.quiet)
    begun = [0]

    def progress(done: int, total: int) -> None:
        bar.aim(total)
        begun[0] = total
        bar(done)

    try:
        table = hold(contest, args.jobs, Path(args.results) if args.results else None, progress)
    except OSError as error:
        raise BadArguments(f"--results: {error}") from None
    finally:
        bar.close()
    if args.plot:
        Path(args.plot).write_text(as_plot(table), encoding="utf-8")
    if args.page:
        write_section(Path(args.page), table, command_of(contest), Path(args.plot) if args.plot else None)
    print(json.dumps(table.to_json()) if args.json else as_text(table))
    return DONE if table.games >= begun[0] else INTERRUPTED


def read_contest(args: Namespace) -> Contest:
    """Return the contest that the arguments describe; BadArguments says what was expected."""
    for name, least in (("games", 1), ("jobs", 1), ("seed", 0)):
        if getattr(args, name) < least:
            raise BadArguments(f"--{name}: expected {least} or more, found {getattr(args, name)}")
    seats = args.seats if args.seats is not None else max(2, game(args.game).seats[0])
    bots = tuple(args.bots.split(","))
    limits = read_limits(args)
    for name in bots:
        check_name(name, args.game, limits)
    options = read_options(args.options, args.content)
    style: Style = "ladder" if args.ladder else "round-robin"
    return Contest(args.game, seats, bots, args.games, args.seed, options, style, limits)


def command_of(contest: Contest) -> str:
    """Return the command that holds a contest again."""
    words = ["./run", "exec", "astrodrome", "arena", contest.game, "--bots", ",".join(contest.bots)]
    words += ["--seats", str(contest.seats), "--games", str(contest.games), "--seed", str(contest.seed)]
    if contest.options:
        words += ["--options", json.dumps(dict(contest.options))]
    if contest.style == "ladder":
        words.append("--ladder")
    return shlex.join(words)


def as_text(table: Standings) -> str:
    """Return the standings as people read them, faults last."""
    parts = [as_table(table), "", as_pairs(table), "", f"{table.games} games, digest {table.digest}"]
    if as_stand_ins(table):
        parts.append(as_stand_ins(table))
    if table.faults:
        sys.stderr.write("\n".join([f"fault: {words}" for words in table.faults[:20]]) + "\n")
    return "\n".join(parts)
