"""`astrodrome arena`: bots against each other, rated."""

from __future__ import annotations

import json
import shlex
import sys
from argparse import ArgumentParser, Namespace

from astrodrome.cli.common import add_game, add_jobs, add_json, add_options, add_seed
from astrodrome.cli.errors import DONE, FAILED, INTERRUPTED, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.limits import add_limits, read_limits
from astrodrome.cli.outputs import check_output, write_output
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import game
from astrodrome.research.arena import Contest, Style
from astrodrome.research.arena_run import Stopped, hold
from astrodrome.research.leaderboard import as_pairs, as_plot, as_stand_ins, as_table, write_section
from astrodrome.research.standings import Standings
from astrodrome.selfplay.players import check_name


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="two or more names, or paths of bots in files (required)"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games in total, rounded up to complete deals (default: %(default)s)",
    )
    parser.add_argument(
        "--seats", type=int, metavar="K", help="seats at a table (default: the fewest, but at least two)"
    )
    add_seed(parser)
    parser.add_argument(
        "--ladder", action="store_true", help="match bots with neighbouring ratings (default: all play all)"
    )
    add_options(parser)
    add_jobs(parser)
    parser.add_argument(
        "--results",
        metavar="FILE",
        help="keep every deal here, so that the same command can continue (default: keep nothing)",
    )
    parser.add_argument("--plot", metavar="FILE", help="write a plot (.svg; default: none)")
    parser.add_argument("--page", metavar="FILE", help="write the section of a leaderboard page (.md; default: none)")
    add_json(parser)
    add_limits(parser)
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Play the contest and print its table; after an interrupt or a fault, print what is finished so far."""
    contest = read_contest(args)
    plot = check_output("--plot", args.plot, ".svg")
    page = check_output("--page", args.page, ".md")
    results = check_output("--results", args.results)
    bar = Progress(contest.games, "games", args.quiet)
    begun = [0]

    def progress(done: int, total: int) -> None:
        bar.aim(total)
        begun[0] = total
        bar(done)

    status = DONE
    try:
        table = hold(contest, args.jobs, results, progress)
    except Stopped as stopped:
        table = stopped.table
        sys.stderr.write(f"astrodrome: {stopped}\n")
        status = FAILED
    finally:
        bar.close()
    print(json.dumps(table.to_json()) if args.json else as_text(table))
    written = write_output("--plot", plot, lambda file: file.write_text(as_plot(table), encoding="utf-8"))
    written |= write_output("--page", page, lambda file: write_section(file, table, command_of(contest), plot))
    if status == DONE and table.games < begun[0]:
        return INTERRUPTED
    return status or written


def read_contest(args: Namespace) -> Contest:
    """Return the contest that the arguments describe, or raise BadArguments."""
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
    """Return the command that plays a contest again."""
    words = ["./run", "exec", "astrodrome", "arena", contest.game, "--bots", ",".join(contest.bots)]
    words += ["--seats", str(contest.seats), "--games", str(contest.games), "--seed", str(contest.seed)]
    if contest.options:
        words += ["--options", json.dumps(dict(contest.options))]
    if contest.style == "ladder":
        words.append("--ladder")
    return shlex.join(words)


def as_text(table: Standings) -> str:
    """Return the standings as text, faults last."""
    parts = [as_table(table), "", as_pairs(table), "", f"{table.games} games, digest {table.digest}"]
    if as_stand_ins(table):
        parts.append(as_stand_ins(table))
    if table.faults:
        sys.stderr.write("\n".join([f"fault: {words}" for words in table.faults[:20]]) + "\n")
    return "\n".join(parts)
