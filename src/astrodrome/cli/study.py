"""`astrodrome study`: play many games, count what happens, and write a page with plots."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from astrodrome.bots.levels import names
from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.outputs import check_output
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.kernel.errors import system_words
from astrodrome.research.celerium_balance.page import SETS, write_page
from astrodrome.research.celerium_balance.playing import THUMB, Study
from astrodrome.research.celerium_balance.playing import run as play
from astrodrome.research.celerium_balance.report import told

STUDIES: Final = ("celerium-balance",)


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument(
        "study",
        choices=STUDIES,
        metavar="STUDY",
        help=f"one of {', '.join(STUDIES)}; others from Python, see docs/research.md",
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the file for the counts; an existing file is continued"
    )
    parser.add_argument("--games", type=int, default=10_000, metavar="K", help="how many games (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="worker processes (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="seats at a table (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all chance (default: %(default)s)")
    parser.add_argument(
        "--bot",
        default=THUMB,
        metavar="NAME",
        help=f"{THUMB}: the heuristic without slips; or a level (default: %(default)s)",
    )
    parser.add_argument("--options", metavar="JSON", help="options of the game as JSON")
    parser.add_argument("--content", metavar="FILE", help="your own tables (.toml or .json)")
    parser.add_argument(
        "--page", type=Path, metavar="FOLDER", help=f"write the page there, from its files {', '.join(SETS)} (.json)"
    )
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Play and count, or write the page from the counts."""
    if args.page is not None:
        write_page(args.page)
        return DONE
    for name, least in (("games", 1), ("jobs", 1), ("seed", 0), ("seats", 2)):
        if getattr(args, name) < least:
            raise BadArguments(f"--{name}: expected {least} or more, found {getattr(args, name)}")
    if args.out is None:
        raise BadArguments("expected --out FILE for the counts, or --page FOLDER")
    if args.bot not in (THUMB, *names("celerium")):
        raise BadArguments(f"--bot: expected one of {', '.join((THUMB, *names('celerium')))}, found {args.bot!r:.40}")
    check_output("--out", args.out)
    study = Study(args.seats, args.bot, args.seed, read_options(args.options, args.content))
    progress = Progress(args.games, "games", args.quiet)
    try:
        counts = play(study, args.games, args.jobs, args.out, progress)
    except OSError as error:
        raise BadArguments(
            f"--out: cannot write {args.out}: {system_words(error)}; its contents so far are kept"
        ) from None
    finally:
        progress.close()
    sys.stdout.write(told(counts, args.seats))
    return DONE
