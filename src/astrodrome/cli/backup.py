"""`astrodrome backup` and `astrodrome restore`: a complete database to a file, and back."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from astrodrome.cli.errors import DONE
from astrodrome.cli.hosting import add_database, database_of


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the arguments of `backup`."""
    parser.add_argument("file", metavar="FILE", help="a new file, which appears when the backup is complete")
    add_database(parser)


def run(args: Namespace) -> int:
    """Back a database up, even while people play."""
    from astrodrome.server.operations.backup import back_up  # noqa: PLC0415 - other commands need no server

    count = asyncio.run(back_up(database_of(args, existing=True), Path(args.file).expanduser()))
    print(f"backed up {count} tables to {args.file}")
    return DONE


def add_restore_arguments(parser: ArgumentParser) -> None:
    """Describe the arguments of `restore`."""
    parser.add_argument("file", metavar="FILE", help="a file that `astrodrome backup` wrote")
    add_database(parser)


def run_restore(args: Namespace) -> int:
    """Read a backup into a database."""
    from astrodrome.server.operations.backup import restore  # noqa: PLC0415

    came, stayed = asyncio.run(restore(Path(args.file).expanduser(), database_of(args)))
    print(f"restored {came} tables; {stayed} were already there and are unchanged")
    return DONE
