"""Which tests reach a line: measured once, so that a planted fault is judged by the tests that can see it."""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

from tools import scratch

SETTINGS = """
[run]
dynamic_context = test_function
source = src/astrodrome
data_file = {data}
"""


@dataclass(frozen=True)
class Reach:
    """For each file and line, the tests that run it; lines that run outside any test are marked by the empty name."""

    folder: Path
    lines: dict[Path, dict[int, list[str]]]

    def tests_of(self, path: Path, line: int) -> tuple[list[str], bool]:
        """Return the tests that run a line, and whether that is all: nothing else can notice a fault there."""
        names = self.lines.get(path, {}).get(line, [""])
        return [test for name in names if name and (test := self._named(name))], "" not in names

    def _named(self, name: str) -> str | None:
        """Turn the dotted name of a test function into pytest's."""
        parts = name.split(".")
        for length in range(len(parts) - 1, 0, -1):
            path = Path(*parts[:length]).with_suffix(".py")
            if (self.folder / path).is_file():
                return "::".join([path.as_posix(), *parts[length:]])
        return None


def measure(folder: Path, tests: Sequence[str]) -> Reach | None:
    """Run the tests of a copy of the project under measurement; None where they do not pass."""
    data, settings = folder / "reach.data", folder / "reach.ini"
    settings.write_text(SETTINGS.format(data=data), encoding="utf-8")
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q", "-x"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--no-header", *tests],
        cwd=folder,
        env=scratch.environment(folder),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        return None
    found = CoverageData(str(data))
    found.read()
    files = {Path(name).relative_to(folder): found.contexts_by_lineno(name) for name in found.measured_files()}
    return Reach(folder, files)
