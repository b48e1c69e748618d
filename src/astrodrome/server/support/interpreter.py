"""How the interpreter divides its time: between the event loop and other threads, and between work and garbage.

Threads share one interpreter. A move passes between the event loop and the writer's thread some ten times, and each
time it may have to wait until a thread that rebuilds a table gives the interpreter up.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

SWITCH_S: Final = 0.0005
"""How long a thread may keep the interpreter while another waits. With Python's 5 ms a move could take 50 ms longer."""
GENERATIONS: Final = (5_000, 20, 20)
"""After how many new objects the youngest are searched for garbage, and after how many searches the next older ones."""


def tune() -> None:
    """Prepare a server that is ready to serve: short turns of threads, short searches for garbage.

    What it has loaded stays as long as it runs. To look through it again took 60 ms, in which no thread could work.
    """
    sys.setswitchinterval(SWITCH_S)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)
