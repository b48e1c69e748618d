"""The engine of the static site: Python, its library, the packages and Astrodrome itself, as four compressed files."""

import gzip
import hashlib
import json
import lzma
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path

from tools import client

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".tools" / "site"
PYODIDE = client.MODULES / "pyodide"
PINS = ROOT / "requirements" / "browser.txt"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
BUDGET = 6_500_000
"""The most bytes that the engine may take over the wire."""

CHOSEN = tomllib.loads((Path(__file__).with_suffix(".toml")).read_text(encoding="utf-8"))
"""Which parts of Python's library, of the packages and of Astrodrome the engine has."""


class SiteError(Exception):
    """The site cannot be made, as one sentence."""


def library(stage: Path) -> None:
    """Lay out Python's library, without what is never used."""
    chosen = CHOSEN["library"]
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        for name in packed.namelist():
            top, _, rest = name.partition("/")
            if top.removesuffix(".py") not in chosen["parts"] or name.startswith(tuple(chosen["without"])):
                continue
            if name.endswith("/") or (top == "encodings" and rest.removesuffix(".py") not in chosen["encodings"]):
                continue
            packed.extract(name, stage)


def wheel() -> Path:
    """Fetch the wheel of msgspec for this platform, once; its hash is pinned."""
    folder = WORK / "wheels"
    found = sorted(folder.glob(f"msgspec-*{PLATFORM}.whl"))
    mark, stamp = client.fingerprint([PINS]), folder / "stamp"
    if found and client.stamp_is(stamp, mark):
        return found[0]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wanted = ["--only-binary=:all:", "--no-deps", "--require-hashes", "-q", "--disable-pip-version-check"]
    where = ["--platform", PLATFORM, "--python-version", PYTHON, "--abi", "cp314", "--implementation", "cp"]
    for python in (ROOT / ".tools/uv/bin/python", Path(getattr(sys, "_base_executable", sys.executable))):
        command = [str(python), "-m", "pip", "download", *wanted, *where, "-r", str(PINS), "-d", str(folder)]
        if python.exists() and subprocess.run(command, check=False, capture_output=True).returncode == 0:
            stamp.write_text(mark)
            return next(folder.glob("msgspec-*.whl"))
    raise SiteError("msgspec for the browser could not be fetched: a network connection is needed once.")


def program(stage: Path) -> None:
    """Lay out Astrodrome and the packages it needs in a browser."""
    ours = ROOT / "src" / "astrodrome"
    for path in sorted(ours.rglob("*")):
        name = path.relative_to(ours).as_posix()
        if (
            path.is_file()
            and "__pycache__" not in name
            and not name.startswith(tuple(CHOSEN["program"]["without"]))
            and wanted(path)
        ):
            copy(path, stage / "astrodrome" / name)
    packages(CHOSEN["packages"], stage)
    with zipfile.ZipFile(wheel()) as packed:
        for name in packed.namelist():
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                packed.extract(name, stage)


def packages(chosen: dict[str, list[str]], stage: Path) -> None:
    """Lay out packages of pure Python, each without some of its parts."""
    for package, without in chosen.items():
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise SiteError(f"The package {package} is not installed.")
        folder = Path(spec.origin).parent
        for path in sorted(folder.rglob("*.py")):
            name = f"{package}/{path.relative_to(folder).as_posix()}"
            if not name.startswith(tuple(without)):
                copy(path, stage / name)


def wanted(path: Path) -> bool:
    """Whether a file is code or data of the program; compiled engines of this machine are not."""
    return path.suffix not in (".so", ".pyd", ".pyc", ".typed", ".pyi")


def copy(source: Path, target: Path) -> None:
    """Copy a file into a folder that may not be there yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def compile_all(stage: Path) -> None:
    """Compile every file below a folder with the Python of the browser."""
    command = [str(client.require_node()), str(ROOT / "tools" / "site_engine.mjs"), str(PYODIDE), str(stage)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode or not done.stdout.strip().isdecimal():
        raise SiteError((done.stdout + done.stderr)[-2000:] + "\nPython for the browser could not compile the engine.")


def files_below(folder: Path) -> list[tuple[str, bytes]]:
    """List the files of a folder by name, in order."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in found]


def stored_zip(folder: Path, target: Path) -> bytes:
    """Return a folder as a zip that is not compressed and the same from the same files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for name, body in files_below(folder):
            packed.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), body)
    return target.read_bytes()


def archive(folder: Path) -> bytes:
    """Return a folder as one piece: the length of an index, the index as JSON, then the files."""
    members = files_below(folder)
    index = json.dumps([[name, len(body)] for name, body in members], separators=(",", ":")).encode()
    return len(index).to_bytes(4, "big") + index + b"".join(body for _, body in members)


def pack(out: Path) -> dict[str, dict[str, object]]:
    """Write the four files and their list into a folder; SiteError where they are too large."""
    out.mkdir(parents=True, exist_ok=True)
    parts = compiled()
    listed = dict[str, dict[str, object]]()
    for part, body in parts.items():
        # Python itself unpacks the program, and knows a better way than browsers do.
        packed = (
            lzma.compress(body, preset=9 | lzma.PRESET_EXTREME)
            if part == "program"
            else gzip.compress(body, 9, mtime=0)
        )
        name = f"{part}-{hashlib.sha256(packed).hexdigest()[:12]}.bin"
        (out / name).write_bytes(packed)
        listed[part] = {"name": name, "size": len(packed)}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (out / "engine.json").write_text(json.dumps({"info": lock["info"], "files": listed}))
    total = sum(int(str(file["size"])) for file in listed.values())
    if total > BUDGET:
        raise SiteError(f"The engine takes {total} bytes over the wire; {BUDGET} are allowed.")
    return listed


def compiled() -> dict[str, bytes]:
    """Return what the engine is made of, compiled again only where something has changed."""
    stage, kept = WORK / "stage", WORK / "parts"
    shutil.rmtree(stage, ignore_errors=True)
    library(stage / "library")
    program(stage / "program")
    packages(CHOSEN["sources"], stage / "sources")
    mark = hashlib.sha256((PYODIDE / "package.json").read_bytes())
    mark.update((ROOT / "tools" / "site_engine.mjs").read_bytes())
    for name, body in files_below(stage):
        mark.update(f"{name}\0{len(body)}\0".encode() + body)
    stamp = kept / "stamp"
    if not client.stamp_is(stamp, mark.hexdigest()):
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        for folder in ("library", "program"):
            compile_all(stage / folder)
        shutil.copytree(stage / "sources", stage / "program", dirs_exist_ok=True)
        stored_zip(stage / "library", kept / "library")
        (kept / "program").write_bytes(archive(stage / "program"))
        stamp.write_text(mark.hexdigest())
    shutil.rmtree(stage)
    wasm, loader = (PYODIDE / name for name in ("pyodide.asm.wasm", "pyodide.asm.mjs"))
    parts = {"wasm": wasm, "loader": loader, "library": kept / "library", "program": kept / "program"}
    return {part: path.read_bytes() for part, path in parts.items()}


def digest(folder: Path) -> str:
    """Return a short hash of all files of a folder."""
    mark = hashlib.sha256()
    for name, body in files_below(folder):
        mark.update(f"{name}\0{len(body)}\0".encode() + body)
    return mark.hexdigest()[:12]
