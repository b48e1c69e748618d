"""Moving what is committed from SQLite's write-ahead log into its file, beside the writer.

By itself SQLite does it inside a commit, every thousand pages: that commit then waits until the disk has taken
all of them. Done by a thread of its own it delays nobody, and what is acknowledged is in the log all the same.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress
from typing import Final

PERIOD_S: Final = 2.0
BY_HAND: Final = "pragma wal_autocheckpoint = 0"
"""For the connection that writes: it leaves the work to this thread."""


class Checkpoints:
    """The thread, with a connection of its own."""

    def __init__(self, db: sqlite3.Connection, period_s: float = PERIOD_S) -> None:
        self._db = db
        self._period_s = period_s
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="astrodrome-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread; the last connection that closes moves what is left."""
        self._over.set()
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while not self._over.wait(self._period_s):
            with suppress(sqlite3.Error):  # a full disk, a reader in the way: the log keeps all until next time
                self._db.execute("pragma wal_checkpoint(passive)").fetchone()
