"""Arguments of commands whose games several machines can divide among them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from astrodrome.cli.errors import BadArguments
from astrodrome.research.arena import EVERYTHING, Share
from astrodrome.research.kept_games import add_folder


def add_sharing(parser: ArgumentParser, of: str = "") -> None:
    """Describe the arguments that leave deals to other machines, and add what these have played.

    `of` is the study that has them, where others have not.
    """
    own = f"{of}: " if of else ""
    parser.add_argument(
        "--share",
        metavar="K/N",
        help=f"{own}play only the K-th of N shares of the deals; other machines play the others (default: all deals)",
    )
    parser.add_argument(
        "--add",
        action="append",
        default=[],
        metavar="FOLDER",
        help=f"{own}first add the results that another machine kept in this folder; may be repeated",
    )
    parser.add_argument(
        "--kept", action="store_true", help=f"{own}play nothing: show what is kept (default: play what is missing)"
    )


def add_results(folder: Path, others: Sequence[str]) -> None:
    """Add the results that lie in other folders."""
    folder.mkdir(parents=True, exist_ok=True)
    for other in others:
        new = add_folder(folder, Path(other))
        sys.stderr.write(f"{other}: {new} new deals\n")


def read_share(text: str | None) -> Share:
    """Return the share that a text such as 2/3 names; BadArguments says what is wrong with it."""
    if text is None:
        return EVERYTHING
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise BadArguments(f"--share: expected a share such as 2/3, found {text!r:.40}")
    return Share(int(part), int(parts))
