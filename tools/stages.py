"""The stages of the suite: what each checks, by which commands.

Folders under `tests/` are stages of their own name; a stage whose sources are not there is absent.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from tools import client

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
BROWSER = "web"  # the folder of the tests that need Chromium, a stage called `browser`
LAB = "lab"  # the folder of the tests that need large packages, which have an environment of their own
APART = {"soak"}  # folders run by commands of their own
SERVERS = {"server"}  # stages whose tests share the machine with processes they start: see `tools.second_try`
IN_PARALLEL = {"laws", "golden", "browser"}  # stages long enough to share between processes


@dataclass(frozen=True)
class Stage:
    """A named part of the suite: its commands, carried out in order until one fails."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    alone: bool = False
    """Whether it uses all cores, or what other stages leave behind: then nothing runs beside it."""


def python(module: str, *arguments: str) -> tuple[str, ...]:
    """Give the command line of a module run in this environment."""
    return (sys.executable, "-m", module, *arguments)


def static_stages() -> list[Stage]:
    """List the stages that read the code without running it."""
    checked = ("src", "tests", "tools", "training", "benchmarks", "conftest.py", "hatch_build.py")
    present = tuple(name for name in checked if (ROOT / name).exists())
    return [
        Stage("lint", (python("ruff", "check", "-q", "."),)),
        Stage("format", (python("ruff", "format", "-q", "--diff", "."),)),
        Stage("types", (python("mypy", "--strict", *present),)),
        Stage("imports", ((str(Path(sys.executable).parent / "lint-imports"), "--no-logo", "--no-cache"),)),
    ]


def test_stage(folder: Path, records: Path, seed: str) -> Stage:
    """Make the stage of one folder of tests."""
    name = "browser" if folder.name == BROWSER else folder.name
    options = ["-q", f"--rule-record={records / name}.json", f"--hypothesis-seed={seed}"]
    if name == LAB:
        return Stage(name, (python("tools.lab", *options),))
    if name in IN_PARALLEL:
        options.append(f"--numprocesses={min(os.cpu_count() or 1, 4)}")
    options.append(str(folder.relative_to(ROOT)))
    if name == "browser":
        return Stage(name, (python("tools.chromium"), python("tools.second_try", *options)), alone=True)
    if name in SERVERS:
        return Stage(name, (python("tools.second_try", *options),))
    return Stage(name, (python("pytest", *options),), alone=name in IN_PARALLEL)


def test_stages(records: Path, seed: str) -> list[Stage]:
    """List the stages of the folders under `tests/`: rules first, the browser last."""
    folders = [p for p in sorted(TESTS.iterdir()) if p.is_dir() and p.name not in APART and any(p.rglob("test_*.py"))]
    return [test_stage(folder, records, seed) for folder in sorted(folders, key=lambda p: p.name == BROWSER)]


def client_stages(records: Path) -> list[Stage]:
    """List the stages of the page: its build, its layout and lint, its types, its unit tests."""
    if not (client.WEB / "package.json").is_file():
        return []
    report = f"--outputFile.json={records / 'vitest.json'}"
    found = [
        Stage("page", (python("tools.client"),)),
        Stage("prettier", (python("tools.client", "prettier", "--check", "--log-level=warn", "."),)),
        Stage("eslint", (python("tools.client", "eslint", "--max-warnings=0", "."),)),
        Stage("svelte", (python("tools.client", "svelte-check", "--fail-on-warnings"),)),
    ]
    if any((client.WEB / "src").rglob("*.test.ts")):
        vitest = python("tools.client", "vitest", "run", "--reporter=default", "--reporter=json", report)
        found.append(Stage("vitest", (vitest,)))
    return found


def stages(records: Path, seed: str) -> list[Stage]:
    """List every stage there is now, in the order they run."""
    tests = test_stages(records, seed)
    browser = [stage for stage in tests if stage.name == "browser"]
    examples = (python("pytest", "-q", "--doctest-modules", "src", "tools"), python("tools.doctests"))
    return [
        *static_stages(),
        *(stage for stage in tests if stage not in browser),
        Stage("doctests", examples),
        Stage("compiled", (python("tools.compiled", "--short"),)),
        *client_stages(records),
        *browser,
        Stage("rules", (python("tools.catalogue", str(records)),), alone=True),
    ]


def names_rules(stage: Stage) -> bool:
    """Whether tests of a stage may stand for rule lines."""
    if stage.name == "vitest":
        return True
    folder = TESTS / (BROWSER if stage.name == "browser" else stage.name)
    return folder.is_dir() and any("mark.rule(" in p.read_text(encoding="utf-8") for p in folder.rglob("test_*.py"))


def choose(there: list[Stage], names: list[str]) -> list[Stage]:
    """Pick the named stages; `rules` alone brings along the stages that it judges."""
    if not names:
        return there
    if names == ["rules"]:
        return [stage for stage in there if stage.name == "rules" or names_rules(stage)]
    return [stage for stage in there if stage.name in names]
