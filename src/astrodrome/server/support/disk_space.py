"""How much space the disk of the database has left, measured every few seconds."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from astrodrome.server.support.limits import Limits

FRESH_S: Final = 2.0
"""How long a measurement is reused."""


class DiskSpace:
    """The space for new tables. A database that is no local file says by itself that it is full."""

    def __init__(self, file: Path | None, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._limits = limits
        self._now = now
        self._seen: tuple[float, bool] | None = None

    def full(self) -> bool:
        """Whether no more tables may be made."""
        now = self._now()
        if self._seen is None or now >= self._seen[0] + FRESH_S:
            self._seen = now, self._file is not None and self._look(self._file)
        return self._seen[1]

    def _look(self, file: Path) -> bool:
        try:
            if shutil.disk_usage(file.parent).free < self._limits.free_bytes:
                return True
            parts = (file, file.with_name(f"{file.name}-wal"))
            size = sum(part.stat().st_size for part in parts if part.exists())
        except OSError:  # whether it can be written will be seen when it is written
            return False
        return 0 < self._limits.database_bytes < size
