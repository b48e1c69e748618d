"""A node of the drill: a server process for auctions that can be killed, paused and cut off.

`python -m tests.drill.node DATABASE PORT LEASE_S [BUS]` is the process itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from astrodrome.server.main import serve
from astrodrome.server.support.limits import Limits
from tests.drill.proxy import Proxy
from tests.server.harness import config_for
from tools.databases import free_port

ROOT = Path(__file__).resolve().parents[2]


class Node:
    """One node, with its lines to PostgreSQL and to Redis."""

    def __init__(self, number: int, postgres: int, redis: int | None, lease_s: float, log: Path) -> None:
        self.number = number
        self.port = free_port()
        self.postgres = Proxy(postgres)
        self.redis = None if redis is None else Proxy(redis)
        self.down = False
        """Whether it was ended on purpose."""
        self.busy = False
        """Whether a fault is under way that this node alone suffers."""
        self._lease_s = lease_s
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"127.0.0.1:{self.port}"

    async def open(self) -> None:
        """Open its lines and start it."""
        await self.postgres.start()
        if self.redis is not None:
            await self.redis.start()
        self.start()

    def start(self) -> None:
        """Start the process, from the main thread."""
        self.down = False
        database = f"postgresql://postgres@127.0.0.1:{self.postgres.port}/postgres"
        command = [sys.executable, "-m", "tests.drill.node", database, str(self.port), str(self._lease_s)]
        if self.redis is not None:
            command.append(f"redis://127.0.0.1:{self.redis.port}/0")
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=log, stderr=log)

    def kill(self) -> None:
        """End it without a warning."""
        assert self._process is not None
        self.down = True
        self._process.kill()
        self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def keep_up(self) -> None:
        """Start the process again whenever it ends by itself, as the host of a server would; until cancelled."""
        while True:
            await asyncio.sleep(0.5)
            if self.ended and not self.down:
                self.start()

    @property
    def ended(self) -> bool:
        """Whether the process has ended by itself."""
        return self._process is not None and self._process.poll() is not None

    async def close(self) -> None:
        """End it gently, and its lines."""
        if self._process is not None and self._process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(self._process.wait, 15)
            except subprocess.TimeoutExpired:
                self.kill()
        await self.postgres.close()
        if self.redis is not None:
            await self.redis.close()


def main() -> None:
    """Serve auctions until the drill ends: a node outlives it by no second, whatever became of it."""
    logging.basicConfig(level=logging.WARNING, format=f"{os.getpid()} %(asctime)s %(name)s %(message)s")
    import threading  # noqa: PLC0415 - of the process alone

    threading.Thread(target=lambda: (os.read(0, 1), os._exit(0)), daemon=True).start()
    database, port, lease_s = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    config = replace(
        config_for(Path()),
        database=database,
        bus=sys.argv[4] if len(sys.argv) > 4 else None,
        lease_s=lease_s,
        idle_s=30.0,
        limits=Limits(per_second=1e6, burst=10**6),
    )
    serve(config, port=port)


if __name__ == "__main__":
    main()
