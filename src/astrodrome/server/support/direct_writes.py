"""How an application writes to a socket at once, where the server that opened it offers that.

Through ASGI every message is an `await` in a task of its own. A table of four would wake five tasks for each move, and
that cost more than composing what they send. A message that its reader can take now is therefore written by the table
itself; where the reader is slow it goes through ASGI, which waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from starlette.types import Scope

EXTENSION: Final = "astrodrome.write"
"""The ASGI extension under which a socket finds its `write_texts`."""

Write: TypeAlias = Callable[[Sequence[bytes]], bool]


def direct_write(scope: Scope) -> Write | None:
    """Return how to write to a socket at once; None where another server than ours has opened it."""
    return cast("Write | None", scope.get("extensions", {}).get(EXTENSION))
