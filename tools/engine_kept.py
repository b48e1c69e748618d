"""The compiled copy of the engine in `.tools/compiled`: whether it fits the sources, and where Python finds it.

`./run compiled --keep` makes it. Beside its libraries lie links to the sources, so that only the engine is a copy:
after a change elsewhere it still fits, after a change of the engine it is not used. `python -m tools.engine_kept`
prints its folder where it fits, and nothing else.
"""

import hashlib
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
KEPT = ROOT / ".tools" / "compiled"
LIBRARIES = (".so", ".pyd")
ENGINE = ("kernel", "games", "bots", "research/spaces", "research/envs")
"""The folders whose modules are compiled, all or some."""
BUILD = tuple([ROOT / "tools" / name for name in ("engine_build.py", "plain_build.py")])
"""What compiles them, and writes some of them."""


def fingerprint() -> str:
    """Return a mark of all that may be compiled, of what compiles it, and of the Python it is compiled for."""
    digest = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    package = SOURCE / "astrodrome"
    paths = [path for name in ENGINE for path in (package / name).rglob("*") if path.suffix in (".py", ".c")]
    for path in [*sorted(paths), *BUILD]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def fits() -> bool:
    """Whether there is a copy, compiled from the sources as they are now."""
    stamp = KEPT / "stamp.txt"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint()


def sources(folder: Path) -> set[str]:
    """List what lies in a folder of sources, caches and libraries left out, by its path within."""
    found = [path for path in folder.rglob("*") if not path.is_dir() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix() for path in found if path.suffix not in LIBRARIES}


def link(folder: Path) -> None:
    """Let every source in a compiled copy be the one of the tree; where there are no links, a copy of it."""
    wanted, there = sources(SOURCE), sources(folder)
    for name in there - wanted:
        (folder / name).unlink()
    for name in wanted:
        target = folder / name
        if target.is_symlink() and target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        try:
            target.symlink_to(SOURCE / name)
        except OSError:
            shutil.copy2(SOURCE / name, target)


def main() -> None:
    """Print the folder of the compiled copy, if it fits."""
    if fits():
        link(KEPT / "src")
        print(KEPT / "src")


if __name__ == "__main__":
    main()
