"""`astrodrome puzzles`: make puzzles by self-play, pick the best of them, and check them again."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from functools import partial
from pathlib import Path

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import MODULES
from astrodrome.kernel.fields import Json
from astrodrome.puzzles.checking import checked
from astrodrome.puzzles.making import made, make, pick
from astrodrome.puzzles.recipes import recipe_of
from astrodrome.puzzles.shipped import puzzles_of


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument(
        "what",
        choices=("make", "pick", "check"),
        help="find puzzles by self-play, pick the best of a file, or play out the answers of puzzles again",
    )
    parser.add_argument("game", choices=sorted(MODULES), metavar="GAME", help="one of %(choices)s")
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="where puzzles are added (make), or read from (pick; check: those that were picked, default: those of "
        "the package)",
    )
    parser.add_argument(
        "--count", type=int, default=120, metavar="N", help="stop when there are so many (default: 120)"
    )
    parser.add_argument("--seconds", type=float, default=3600, metavar="S", help="stop after this time (default: 3600)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: all cores)"
    )
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Make, pick or check puzzles."""
    if args.jobs < 1:
        raise BadArguments(f"--jobs: expected at least 1, found {args.jobs}")
    recipe = recipe_of(args.game)
    if recipe is None:
        raise BadArguments(f"{args.game} has no puzzles: docs/adding-a-game.md says how to add some")
    if args.what == "check":
        return _check(args.game, _picked(args.game, args.file), args.jobs, args.quiet)
    if args.file is None:
        raise BadArguments(f"puzzles {args.what}: expected a file")
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


def _picked(game: str, file: str | None) -> list[dict[str, Json]]:
    """Return the puzzles of a file that `pick` printed, or those of the package."""
    if file is None:
        return puzzles_of(game)
    try:
        found = json.loads(Path(file).read_text())
    except (OSError, ValueError) as error:
        raise BadArguments(f"{file}: {error}") from None
    if not isinstance(found, list):
        raise BadArguments(f"{file}: expected a list of puzzles, as `puzzles pick` prints it")
    return found


def _check(game: str, puzzles: list[dict[str, Json]], jobs: int, quiet: bool) -> int:
    """Say which puzzles do not hold any more."""
    right = as_found = 0
    with multiprocessing.Pool(jobs) as pool, closing(Progress(len(puzzles), "puzzles", quiet)) as progress:
        for nth, found in enumerate(pool.imap(partial(checked, game), puzzles)):
            puzzle = puzzles[nth]
            if found is None:
                print(f"{puzzle['id']}: cannot be set up or answered any more")
            else:
                right += found.is_right(puzzle)
                as_found += found.is_as_found(puzzle)
                if not found.is_right(puzzle):
                    print(f"{puzzle['id']}: in other worlds, a wrong answer is as good: {list(found.elsewhere)}")
            progress(nth + 1)
    print(f"{game}: {right} of {len(puzzles)} puzzles have the same right answers in other worlds")
    print(f"{game}: {as_found} of {len(puzzles)} have the same figures in their own worlds")
    return DONE if right == as_found == len(puzzles) else FAILED


def _tell(seed: int, count: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\rgame {seed}: {count} puzzles")
