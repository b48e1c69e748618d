"""A server for the tests, `python -m tests.web.serve PORT DATABASE`: it ends with the process that started it.

`ASTRODROME_PAGE` names the folder of another build of the page; `ASTRODROME_LAN` an address that stands for the one of
this machine in its network.
"""

from __future__ import annotations

import os
import sys
import threading
from dataclasses import replace
from pathlib import Path

from astrodrome.server.main import local_config, serve

PATIENCE_S = 60.0
"""How long a bot may think: games known beforehand must go their way on a busy machine too."""


def end_with_input() -> None:
    """Wait for the end of the input, which is the end of the tests."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> int:
    """Serve real games on this machine, with chosen seeds."""
    threading.Thread(target=end_with_input, daemon=True).start()
    port, database = sys.argv[1:]
    page = os.environ.get("ASTRODROME_PAGE")
    config = replace(local_config(database, test_seeds=True), ceiling_s=PATIENCE_S, grace_s=0.0)
    neighbour = os.environ.get("ASTRODROME_LAN")
    if neighbour is not None:
        config = replace(config, lan="on request", own_addresses=lambda: [neighbour])
    serve(replace(config, page=Path(page) if page else None), port=int(port))
    return 0


if __name__ == "__main__":
    sys.exit(main())
