"""`python -m astrodrome.research.celerium_balance`: play and count, or tell what was counted."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from astrodrome.cli.files import read_options
from astrodrome.cli.progress import Progress
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.research.celerium_balance.page import write_page
from astrodrome.research.celerium_balance.playing import THUMB, Study, run
from astrodrome.research.celerium_balance.telling import told


def main() -> int:
    """Run one command."""
    args = parser().parse_args()
    try:
        return int(args.do(args))
    except AstrodromeError as error:
        sys.stderr.write(f"{error}\n")
        return 2


def parser() -> ArgumentParser:
    """Describe the commands."""
    made = ArgumentParser(prog="celerium_balance", description=__doc__)
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    play = commands.add_parser("run", help="play games and count; an existing file is gone on with")
    play.add_argument("out", type=Path, metavar="OUT", help="the JSON file of the counts")
    play.add_argument("--games", type=int, default=10_000)
    play.add_argument("--jobs", type=int, default=2)
    play.add_argument("--seats", type=int, default=4)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--bot", default=THUMB, help=f"{THUMB} (the manager without slips), easy, normal or hard")
    play.add_argument("--options", metavar="JSON")
    play.add_argument("--content", metavar="FILE", help="tables (.toml or .json) instead of ours")
    play.set_defaults(do=play_games)
    page = commands.add_parser("page", help="draw plots and tables from counts before and after")
    page.add_argument("before", type=Path)
    page.add_argument("after", type=Path)
    page.add_argument("--out", type=Path, default=Path("docs/studies/celerium-balance"), metavar="FOLDER")
    page.set_defaults(do=lambda args: write_page(args.before, args.after, args.out))
    return made


def play_games(args: Namespace) -> int:
    """Play, count and tell."""
    options = read_options(args.options, args.content)
    progress = Progress(args.games, "games")
    try:
        counts = run(Study(args.seats, args.bot, args.seed, options), args.games, args.jobs, args.out, progress)
    finally:
        progress.close()
    sys.stdout.write(told(counts, args.seats))
    return 0


if __name__ == "__main__":
    sys.exit(main())
