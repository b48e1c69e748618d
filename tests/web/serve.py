"""A server for the tests, `python -m tests.web.serve PORT DATABASE`: it ends with whoever started it."""

from __future__ import annotations

import os
import sys
import threading

from astrodrome.server.main import play


def end_with_input() -> None:
    """Wait for the end of the input, which is the end of the tests."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> int:
    """Serve real games on this machine, with chosen seeds."""
    threading.Thread(target=end_with_input, daemon=True).start()
    port, database = sys.argv[1:]
    return play(int(port), database, open_page=False, test_seeds=True)


if __name__ == "__main__":
    sys.exit(main())
