"""`astrodrome puzzles`: make puzzles by self-play, and pick the best of them."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.games import MODULES
from astrodrome.puzzles.making import made, make, pick
from astrodrome.puzzles.recipes import recipe_of


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("what", choices=("make", "pick"), help="find puzzles by self-play, or pick the best of a file")
    parser.add_argument("game", choices=sorted(MODULES), metavar="GAME", help="one of %(choices)s")
    parser.add_argument("file", metavar="FILE", help="where puzzles are added (make), or read from (pick)")
    parser.add_argument(
        "--count", type=int, default=120, metavar="N", help="stop when there are so many (default: 120)"
    )
    parser.add_argument("--seconds", type=float, default=3600, metavar="S", help="stop after this time (default: 3600)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: all cores)"
    )


def run(args: Namespace) -> int:
    """Make or pick puzzles."""
    if args.jobs < 1:
        raise BadArguments(f"--jobs: expected at least 1, found {args.jobs}")
    recipe = recipe_of(args.game)
    if recipe is None:
        raise BadArguments(f"{args.game} has no puzzles: docs/adding-a-game.md says how to add some")
    file = Path(args.file)
    if args.what == "make":
        count = make(args.game, file, args.jobs, args.seconds, args.count, _tell)
        print(f"{count} puzzles of {args.game} in {file}")
        return DONE
    try:
        found = made(file.read_text().splitlines(keepends=True))
    except (OSError, ValueError) as error:
        raise BadArguments(f"{file}: {error}") from None
    picked = pick(recipe.themes, [puzzle for puzzles in found.values() for puzzle in puzzles], args.count)
    print("[" + ",\n".join([json.dumps(puzzle, separators=(",", ":")) for puzzle in picked]) + "]")
    return DONE


def _tell(seed: int, count: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\rgame {seed}: {count} puzzles")
