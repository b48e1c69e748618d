"""`astrodrome study usage GAME`: how often each power or card could be used and was, by level."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from astrodrome.bots.levels import levels_of, names
from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.progress import Progress
from astrodrome.research.usage import never, table, usage

USAGE: Final = "usage"
GAMES: Final = 20
"""How many games of each level: enough to see what is never used."""


def run(args: Namespace) -> int:
    """Play with every level, or with the one that is named, and print the table."""
    if args.game is None:
        raise BadArguments(f"{USAGE}: expected a game after it, such as: study {USAGE} celestia")
    if args.bot is not None and args.bot not in names(args.game):
        raise BadArguments(f"--bot: expected one of {', '.join(names(args.game))}, found {args.bot!r:.40}")
    if args.page is not None or args.out is not None:
        raise BadArguments(f"{USAGE} prints its table: it takes neither --page nor --out")
    if len(args.content or ()) > 1:
        raise BadArguments(f"--content: {USAGE} takes one table")
    options = read_options(args.options, (args.content or [None])[0])
    bots = (args.bot,) if args.bot else tuple(levels_of(args.game))
    games = args.games or GAMES
    bar = Progress(games * len(bots), "games", args.quiet)
    try:
        found = usage(args.game, args.seats, bots, games, args.seed, options, args.jobs, bar)
    finally:
        bar.close()
    sys.stdout.write(f"{table(found)}\n\n{never(found)}\n")
    return DONE
