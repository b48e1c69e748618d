"""What the commands of whoever runs a server share: which database, and where to write."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from astrodrome.cli.errors import BadArguments

DATABASE: Final = "ASTRODROME_DATABASE"
"""The variable that names the database where the argument does not: a password is not for the list of processes."""


def add_database(parser: ArgumentParser) -> None:
    """Describe the argument that names the database."""
    told = f"a file or an address; default: ${DATABASE}, else the user's data folder"
    parser.add_argument("--database", metavar="URL", help=told)


def database_of(args: Namespace, existing: bool = False) -> str:
    """Return the database that is meant; one that must be there already is not made."""
    from astrodrome.server.backup import file_of  # noqa: PLC0415 - other commands need no server
    from astrodrome.server.main import default_database  # noqa: PLC0415

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
        raise BadArguments(f"--output: cannot write {file}: {error.strerror}") from None
