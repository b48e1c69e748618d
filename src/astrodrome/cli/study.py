"""`astrodrome study`: a study of a game's tables by many games, counted, and told on a page with plots."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from astrodrome.bots.levels import names
from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.research.celerium_balance.page import SETS, write_page
from astrodrome.research.celerium_balance.playing import THUMB, Study
from astrodrome.research.celerium_balance.playing import run as play
from astrodrome.research.celerium_balance.telling import told

STUDIES: Final = ("celerium-balance",)


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("study", choices=STUDIES, metavar="STUDY", help=f"one of {', '.join(STUDIES)}")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the counts are kept; an existing file goes on")
    parser.add_argument("--games", type=int, default=10_000, metavar="K")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="worker processes")
    parser.add_argument("--seats", type=int, default=4, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--bot", default=THUMB, metavar="NAME", help=f"{THUMB}: the heuristic without slips; or a level"
    )
    parser.add_argument("--options", metavar="JSON")
    parser.add_argument("--content", metavar="FILE", help="tables (.toml or .json) instead of ours")
    parser.add_argument(
        "--page", type=Path, metavar="FOLDER", help=f"write the page from {', '.join(SETS)} (.json) there"
    )
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Play and count, or write the page from what was counted."""
    if args.page is not None:
        write_page(args.page)
        return DONE
    for name, least in (("games", 1), ("jobs", 1), ("seed", 0), ("seats", 2)):
        if getattr(args, name) < least:
            raise BadArguments(f"--{name}: expected {least} or more, found {getattr(args, name)}")
    if args.out is None:
        raise BadArguments("--out: expected the file to keep the counts in, or --page FOLDER")
    if args.bot not in (THUMB, *names("celerium")):
        raise BadArguments(f"--bot: expected one of {', '.join((THUMB, *names('celerium')))}, found {args.bot!r:.40}")
    study = Study(args.seats, args.bot, args.seed, read_options(args.options, args.content))
    progress = Progress(args.games, "games", args.quiet)
    try:
        counts = play(study, args.games, args.jobs, args.out, progress)
    finally:
        progress.close()
    sys.stdout.write(told(counts, args.seats))
    return DONE
