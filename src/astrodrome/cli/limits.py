"""The limits of bots in files, on the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import BadArguments
from astrodrome.selfplay.bot_file import Limits


def add_limits(parser: ArgumentParser) -> None:
    """Describe the arguments that limit a bot in a file."""
    ours = Limits()
    parser.add_argument(
        "--bot-seconds",
        type=float,
        default=ours.seconds,
        metavar="T",
        help="seconds that a bot in a file may take for an answer (default: %(default)s)",
    )
    parser.add_argument(
        "--bot-memory",
        type=int,
        default=ours.memory_mb,
        metavar="MB",
        help="megabytes that it may use; 0: no limit (default: %(default)s)",
    )


def read_limits(args: Namespace) -> Limits:
    """Return the limits that the arguments name."""
    if not 0 < args.bot_seconds <= 3600:
        raise BadArguments(f"--bot-seconds: expected more than 0 and at most 3600, found {args.bot_seconds}")
    if args.bot_memory < 0:
        raise BadArguments(f"--bot-memory: expected 0 or more, found {args.bot_memory}")
    return Limits(args.bot_seconds, args.bot_memory)
