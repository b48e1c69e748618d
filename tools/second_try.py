"""Run tests that drive servers or a browser; give the few that failed a second try, one at a time, and name them.

    python -m tools.second_try PYTEST-ARGUMENTS…

Databases, nodes, a browser and the tests share the machine, so a test may meet a race that only a busy machine has.
Such a test must not pass in silence: the last lines name it as unsteady. Where more than `FEW` failed, nothing is tried
again.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

FEW = 8
SOME_FAILED = 1  # pytest's exit status
RECORD = "--rule-record="  # the second run must not write over what the first noted


def tried(arguments: Sequence[str], cache: Path) -> int:
    """Run pytest with a cache of its own; its exit status."""
    return subprocess.run([sys.executable, "-m", "pytest", f"-ocache_dir={cache}", *arguments], check=False).returncode


def failed(cache: Path) -> list[str]:
    """List the tests that the last run of a cache left failed."""
    kept = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(kept.read_text(encoding="utf-8"))) if kept.is_file() else []


def second_try(arguments: Sequence[str]) -> int:
    """Run tests, and again those few that failed; the exit status of the run that counts."""
    with tempfile.TemporaryDirectory(prefix="astrodrome-tests-") as folder:
        cache = Path(folder)
        status = tried(arguments, cache)
        names = failed(cache)
        if status != SOME_FAILED or not 0 < len(names) <= FEW:
            return status
        kept = [one.replace(".json", ".again.json") if one.startswith(RECORD) else one for one in arguments]
        again = tried([*kept, "--numprocesses=0", "--last-failed", "--last-failed-no-failures=none"], cache)
        steady = set(failed(cache))
        for name in names:
            print(f"{'failed twice' if name in steady else 'unsteady, passed at the second try'}: {name}")
        return again


if __name__ == "__main__":
    sys.exit(second_try(sys.argv[1:]))
