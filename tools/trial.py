"""A wheel tried as a new host would: an empty environment, a server, its page, a game to the end, a stop."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import pins

PATIENCE_S = 180
ASSET = r'(?:src|href)="(/assets/[^"]+)"'
CANNOT_BE_THERE = ("node", "npm", "gcc", "cc", "clang", "git")


class TrialError(Exception):
    """The wheel does not do what it must, as one sentence."""


def expect(holds: bool, sentence: str) -> None:
    """Stop with a sentence where something does not hold."""
    if not holds:
        raise TrialError(sentence)


def run(wheel: Path, folder: Path, fast: bool = False) -> Iterator[str]:
    """Install a wheel under a folder and play through it; yield each thing that was seen to hold."""
    python = install(wheel, folder)
    env = {"PATH": str(python.parent), "HOME": str(folder), "LANG": "C.UTF-8"}
    found = [name for name in CANNOT_BE_THERE if shutil.which(name, path=env["PATH"])]
    expect(not found, f"The trial's PATH holds {found}: it would prove nothing.")
    yield f"installed {wheel.name} into an empty environment without {', '.join(CANNOT_BE_THERE)}"
    asked = "import astrodrome, astrodrome.selfplay.benchmark as b; print(astrodrome.__file__); print(b.is_compiled())"
    lines = output([python, "-I", "-c", asked], folder, env).splitlines()
    expect(Path(lines[0]).is_relative_to(folder), f"The package was taken from {lines[0]}.")
    expect(lines[1] == str(fast), f"The engine is {'not ' if fast else ''}compiled.")
    with serving(python, folder, env) as address:
        yield f"serves the page with {page(address)} files"
        yield f"played {play(address, python, folder, env)}"
    yield "stopped on request"


def install(wheel: Path, folder: Path) -> Path:
    """Make an empty environment and install the wheel; its Python. What is in uv's cache is not fetched again."""
    python = folder / "env" / "bin" / "python"
    output([pins.uv(), "venv", "-q", "--python", sys.executable, folder / "env"], folder, None)
    command: list[str | Path] = [pins.uv(), "pip", "install", "-q", "--python", python, wheel]
    try:
        output([*command, "--offline"], folder, None)
    except TrialError:
        output(command, folder, None)
    return python


def output(command: list[str | Path], folder: Path, env: dict[str, str] | None) -> str:
    """Run a command away from the checkout; its output."""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(
            words, cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired:
        raise TrialError(f"{' '.join(words[:3])} did not end.") from None
    expect(done.returncode == 0, f"{' '.join(words)} failed:\n{(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


@contextmanager
def serving(python: Path, folder: Path, env: dict[str, str]) -> Iterator[str]:
    """Run the installed server; its address."""
    command = [python.parent / "astrodrome", "serve", "--port", "0", "--database", folder / "tables.sqlite"]
    lines = folder / "server.log"
    with lines.open("w") as log:
        process = subprocess.Popen([str(part) for part in command], cwd=folder, env=env, stderr=log, stdout=log)
    try:
        yield address_in(lines, process)
        process.send_signal(signal.SIGTERM)
        expect(process.wait(60) in (0, -signal.SIGTERM), f"The server ended with {process.returncode}.")
    finally:
        process.kill()
        process.wait()


def address_in(lines: Path, process: subprocess.Popen[bytes]) -> str:
    """Wait until a server says where it is."""
    for _ in range(10 * PATIENCE_S):
        at = re.search(r"is at (http://[0-9.:]+)/", lines.read_text())
        if at:
            return at[1]
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise TrialError(f"The server did not start:\n{lines.read_text()[-2000:]}")


def get(address: str, body: object = None) -> bytes:
    """Read an address, or post JSON to it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=30) as answer:
            return bytes(answer.read())
    except urllib.error.URLError as error:
        raise TrialError(f"{address} was answered with {error}.") from None


def page(address: str) -> int:
    """Fetch the page and every file it names; how many those are."""
    text = get(f"{address}/").decode()
    files = re.findall(ASSET, text)
    expect(bool(files), "The page names no files: was it built into the wheel?")
    for name in files:
        expect(len(get(address + name)) > 0, f"{name} is empty.")
    within = get(f"{address}/t/abcdefghijkmnpqr").decode()  # its link preview is its own
    expect(re.findall(ASSET, within) == files, "A place within the page is not the page.")
    for path in ("/api/games", "/api/rules/celestia?lang=fr", "/api/words/celerium?lang=fr", "/readyz"):
        get(address + path)
    return len(files)


def play(address: str, python: Path, folder: Path, env: dict[str, str]) -> str:
    """Play a game over HTTP and a socket, from the first answer to the replay."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    table = {"game": "memoracers", "seats": seats, "pace_ms": 0, "beat_ms": 0}
    made = json.loads(get(f"{address}/api/tables", table))
    token = made["seats"][0]["token"]
    command = [
        python.parent / "astrodrome",
        "bot",
        "easy",
        "--table",
        address + made["link"],
        f"--token={token}",
    ]  # a token may begin with a dash
    output(command, folder, env)
    replay = json.loads(get(f"{address}/api/tables/{made['table']}/replay"))
    expect(bool(replay["outcome"]["winners"]), "The game has no winner.")
    return f"a game of {replay['game']} with {len(replay['steps']) - 1} entries to its end"
