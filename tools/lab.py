"""The lab's own environment: `.tools/lab`, with what only its tests need and what would make every set-up long.

    ./run exec python -m tools.lab [ARGUMENT...]          run the tests in tests/lab there; arguments go to pytest
    ./run exec python -m tools.lab --python [ARGUMENT...]  run its Python: a file of yours, or an interpreter

OpenSpiel, Ray and the notebook's kernel are installed from the hashed pins in requirements/lab.txt on first need.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.pins import PINS, ROOT, uv

HOME = ROOT / ".tools" / "lab"
STAMP = HOME / "installed.txt"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class LabError(Exception):
    """The lab cannot be set up, as one sentence."""


def attempt(*command: str) -> None:
    """Run one step of the set-up; LabError has its last lines."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-8:])
        raise LabError(f"{last}\nThe lab's packages could not be installed: that needs a network connection once.")


def ready() -> Path:
    """Set the environment up where its pins changed, and return its Python."""
    mark = hashlib.sha256((PINS / "lab.txt").read_bytes() + str(ROOT).encode()).hexdigest()
    if PYTHON.exists() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == mark:
        return PYTHON
    print("[lab] installing requirements/lab.txt", file=sys.stderr, flush=True)
    shutil.rmtree(HOME, ignore_errors=True)
    attempt(uv(), "venv", "-q", "--python", sys.executable, str(HOME))
    attempt(uv(), "pip", "sync", "-q", "--require-hashes", "--python", str(PYTHON), str(PINS / "lab.txt"))
    packages = next(HOME.rglob("site-packages"))
    (packages / "astrodrome-source.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    STAMP.write_text(mark, encoding="utf-8")
    return PYTHON


def main() -> int:
    """Run the lab's tests, or its Python."""
    given = sys.argv[1:]
    try:
        python = ready()
    except LabError as error:
        print(error, file=sys.stderr)
        return 1
    if given[:1] == ["--python"]:
        return subprocess.call([str(python), *given[1:]])
    return subprocess.call([str(python), "-m", "pytest", "tests/lab", *given], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
