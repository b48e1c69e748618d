"""Which engine the server of a load benchmark has: the compiled one where it was kept, as a server has in use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from tools import engine_kept

COMPILED = (
    "Our engine: compiled, as `./run play` uses it after `./run compiled --keep` and as compiled wheels carry it."
)
INTERPRETED = "Our engine: interpreted. `./run compiled --keep` makes the compiled one."


@contextmanager
def kept_engine() -> Iterator[str]:
    """Let servers started within have the engine that `./run compiled --keep` made, if it fits; say which it is."""
    if not engine_kept.fits():
        yield INTERPRETED
        return
    folder, before = engine_kept.KEPT / "src", os.environ.get("PYTHONPATH")
    engine_kept.link(folder)
    os.environ["PYTHONPATH"] = str(folder) + (os.pathsep + before if before else "")
    try:
        yield COMPILED
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before
