"""A server for auctions in a process of its own, to be killed: `python -m tests.soak.serve_auction DATABASE`."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from astrodrome.server.main import serve
from astrodrome.server.support.limits import Limits
from tests.server.harness import config_for

if __name__ == "__main__":
    config = replace(config_for(Path()), database=sys.argv[1], limits=Limits(per_second=1e6, burst=10**6))
    serve(config, port=0)
