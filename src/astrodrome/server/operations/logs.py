"""Structured logs: one JSON object per line, without anything that would help a player.

Only what our own code writes on purpose gets through: of an error its kind and the line it comes from, never its
text, which may hold a hand or a token; of what other people's code logs only the first plain words.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, TextIO
from urllib.parse import urlsplit

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.support.errors import error_origin

LEVELS: Final = ("debug", "info", "warning", "error")
FACTS: Final = ("table", "game", "kind", "status", "route", "method", "ms", "entry", "count", "seconds", "why")
"""What a line may carry beside its sentence, by the `extra` of the call."""
_VALUES: Final = re.compile(r"""[<({\['":]""")
"""Where the words of other people's code may begin to show values."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _sentence(record),
        }
        line.update({name: getattr(record, name) for name in FACTS if hasattr(record, name)})
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = error_origin(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _sentence(record: logging.LogRecord) -> str:
    line = record.getMessage().partition("\n")[0]
    return line[:500] if record.name.startswith("astrodrome") else _VALUES.split(line)[0].strip()


def write_json(level: str, stream: TextIO | None = None) -> None:
    """Let everything that is logged in this process be written as lines of JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("astrodrome").setLevel(level.upper())


def redacted_address(database: str) -> str:
    """Return the address of a database without its password.

    >>> redacted_address("postgres://club:secret@db.example/tables")
    'postgres://club@db.example/tables'
    >>> redacted_address("/srv/tables.sqlite")
    '/srv/tables.sqlite'
    """
    try:
        parts = urlsplit(database)
        if not parts.netloc:
            return database
        host = parts.netloc.rpartition("@")[2]
        user = f"{parts.username}@" if parts.username else ""
        if "@" in parts.path or parts.port == 0:
            return "a database"
    except ValueError:
        return "a database"
    return f"{parts.scheme}://{user}{host}{parts.path}"
