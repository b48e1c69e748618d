"""What the commands for operators share: which database, and where to write."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from astrodrome.cli.errors import BadArguments
from astrodrome.kernel.errors import system_words

DATABASE: Final = "ASTRODROME_DATABASE"
"""The variable for an address with a password, which must not show in the list of processes."""


def add_database(parser: ArgumentParser) -> None:
    """Describe the argument that names the database."""
    what = f"a file or a PostgreSQL address (default: ${DATABASE}, else the user's data folder)"
    parser.add_argument("--database", metavar="URL", help=what)


def database_of(args: Namespace, existing: bool = False) -> str:
    """Return the database that the arguments name; create none that must exist already."""
    from astrodrome.server.main import default_database  # noqa: PLC0415
    from astrodrome.server.operations.backup import file_of  # noqa: PLC0415 - other commands need no server

    database: str = args.database or os.environ.get(DATABASE) or default_database()
    file = file_of(database)
    if existing and file is not None and not file.is_file():
        raise BadArguments(f"--database: there is no file {file}")
    return database


def write_out(data: bytes, file: str | None) -> None:
    """Write to a file, or to standard output."""
    if file is None:
        sys.stdout.buffer.write(data + b"\n")
        sys.stdout.buffer.flush()
        return
    try:
        Path(file).write_bytes(data)
    except OSError as error:
        raise BadArguments(f"--output: cannot write {file}: {system_words(error)}") from None
