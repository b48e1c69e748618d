"""`astrodrome study`: play many games, count what happens, and write a page with plots.

A game's name compares variants of it (`game_study`); `usage` counts what bots use (`usage_study`); `exploit` measures
how much can be won against each level (`exploit_study`); `celerium-balance` is a study of its own.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from astrodrome.bots.levels import names
from astrodrome.cli import exploit_study, game_study, usage_study
from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.outputs import check_output
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import MODULES
from astrodrome.kernel.errors import system_words
from astrodrome.research.celerium_balance.page import SETS, write_page
from astrodrome.research.celerium_balance.playing import THUMB, Study
from astrodrome.research.celerium_balance.playing import run as play
from astrodrome.research.celerium_balance.report import report

BALANCE: Final = "celerium-balance"
STUDIES: Final = (*MODULES, usage_study.USAGE, exploit_study.EXPLOIT, BALANCE)
BALANCE_GAMES: Final = 10_000
SEATS: Final = 4


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument(
        "study",
        choices=STUDIES,
        metavar="STUDY",
        help=f"a game, to compare its content with yours; {usage_study.USAGE}, to see what bots use; "
        f"{exploit_study.EXPLOIT}, to see what a searcher wins against each level; or {BALANCE}. "
        "Others from Python, see docs/research.md",
    )
    parser.add_argument(
        "game",
        nargs="?",
        choices=tuple(MODULES),
        metavar="GAME",
        help=f"{usage_study.USAGE}: the game to count; {exploit_study.EXPLOIT}: only this game",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="PLACE",
        help=f"{BALANCE}: the file for the counts; {exploit_study.EXPLOIT}: the folder for the results (default: "
        f"{exploit_study.FOLDER}). An existing one is continued",
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="K",
        help=f"how many games of each variant (default: {game_study.GAMES}; {BALANCE}: {BALANCE_GAMES}; "
        f"{usage_study.USAGE}: {usage_study.GAMES}, {exploit_study.EXPLOIT}: {exploit_study.GAMES} of each level)",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="worker processes (default: %(default)s)")
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help=f"seats at a table (default: {SEATS}; {exploit_study.EXPLOIT}: {exploit_study.SEATS})",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all chance (default: %(default)s)")
    parser.add_argument(
        "--bot",
        metavar="NAME",
        help=f"a level (default: {game_study.BOT}; {usage_study.USAGE} and {exploit_study.EXPLOIT}: all); {BALANCE}: "
        f"also {THUMB}, the heuristic without slips, its default",
    )
    parser.add_argument("--options", metavar="JSON", help="options of the game as JSON")
    parser.add_argument(
        "--content",
        action="append",
        metavar="FILE",
        help="your own tables (.toml or .json); several times, to compare them with the game's own and each other",
    )
    parser.add_argument(
        "--page",
        type=Path,
        metavar="PLACE",
        help=f"a game, {exploit_study.EXPLOIT}: the page to write, a .md file with plots beside it. {BALANCE}: the "
        f"folder of its files {', '.join(SETS)} (.json), from which the page is written",
    )
    exploit_study.add_arguments(parser)
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Play and count, or write the page from the counts."""
    for name, least in (("games", 1), ("jobs", 1), ("seed", 0), ("seats", 2)):
        given = getattr(args, name)
        if given is not None and given < least:
            raise BadArguments(f"--{name}: expected {least} or more, found {given}")
    if args.study == exploit_study.EXPLOIT:
        return exploit_study.run(args)
    exploit_study.check_unused(args)
    args.seats = args.seats or SEATS
    if args.study == usage_study.USAGE:
        return usage_study.run(args)
    if args.game is not None:
        raise BadArguments(f"expected one study, found {args.study} and {args.game}")
    return balance(args) if args.study == BALANCE else game_study.run(args)


def balance(args: Namespace) -> int:
    """Play and count Celerium in detail, or write the page from the counts."""
    if args.page is not None:
        write_page(args.page)
        return DONE
    games, bot = args.games or BALANCE_GAMES, args.bot or THUMB
    if len(args.content or ()) > 1:
        raise BadArguments(f"--content: {BALANCE} takes one table")
    if args.out is None:
        raise BadArguments("expected --out FILE for the counts, or --page FOLDER")
    if bot not in (THUMB, *names("celerium")):
        raise BadArguments(f"--bot: expected one of {', '.join((THUMB, *names('celerium')))}, found {bot!r:.40}")
    check_output("--out", args.out)
    study = Study(args.seats, bot, args.seed, read_options(args.options, (args.content or [None])[0]))
    progress = Progress(games, "games", args.quiet)
    try:
        counts = play(study, games, args.jobs, args.out, progress)
    except OSError as error:
        raise BadArguments(
            f"--out: cannot write {args.out}: {system_words(error)}; its contents so far are kept"
        ) from None
    finally:
        progress.close()
    sys.stdout.write(report(counts, args.seats))
    return DONE
