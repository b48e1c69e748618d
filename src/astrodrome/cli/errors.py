"""How a command ends: 0 done, 1 the check failed, 2 bad arguments with a sentence on standard error."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAILED: Final = 1
BAD_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130


class BadArguments(Exception):
    """The arguments are wrong; the message says what was expected."""
