"""`astrodrome bot`: let a bot play at a live table."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import cast

from astrodrome.bots.levels import names
from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.limits import add_limits, read_limits
from astrodrome.games import MODULES
from astrodrome.selfplay.bot_code import is_file
from astrodrome.selfplay.bot_file import loaded
from astrodrome.selfplay.players import near_file


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument(
        "file", metavar="FILE", help="a file with choose(view, prompt, legal, think), or a bot's name (required)"
    )
    parser.add_argument("--table", required=True, metavar="URL", help="the address of the table's page (required)")
    parser.add_argument("--token", metavar="T", help="the token of its seat (default: take the first open seat)")
    parser.add_argument("--name", metavar="NAME", help="its name at the table (default: the name of the file)")
    parser.add_argument(
        "--json", action="store_true", help="print the outcome as a JSON object (default: a line of text)"
    )
    add_limits(parser)


def run(args: Namespace) -> int:
    """Play a seat to the end of the game."""
    from astrodrome.research.table_client import TablePlayer, take_seat  # noqa: PLC0415 - others need no sockets

    limits = read_limits(args)
    known = any(args.file in names(game) for game in MODULES)
    near = None if known else near_file(args.file)
    if is_file(args.file):
        loaded(args.file, limits).end()
    elif near or "/" in args.file:
        hint = f"; did you mean {near}?" if near else ""
        raise BadArguments(
            f"expected a file ending in .py, or a bot's name such as hard, found {args.file!r:.80}{hint}"
        )
    token = args.token or take_seat(args.table, args.name or Path(args.file).stem)
    player = TablePlayer(args.file, args.table, token, limits, secrets.randbits(64))
    outcome = player.play(_tell)
    if args.json:
        print(json.dumps(outcome))
    else:
        scores, winners = cast("list[int]", outcome["scores"]), cast("list[int]", outcome["winners"])
        print(f"scores by seat: {', '.join(map(str, scores))}; won by: {', '.join(map(str, winners)) or 'nobody'}")
    return DONE


def _tell(words: str) -> None:
    sys.stderr.write(f"{words}\n")
