"""The rule catalogues under `docs/rules/`, and which of their lines a passing test stands for.

`python -m tools.catalogue FOLDER` compares the records that `tools.rule_plugin` left in a folder with the catalogues of
the games declared complete, and names every line without a test that ran and passed.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
INCOMPLETE: tuple[str, ...] = ()
"""The catalogues of which not every line is played yet; every line of the others must carry a test."""

LINE = re.compile(r"^- \*\*([A-Z]{2}-E?\d+)\*\*(.*)$", re.MULTILINE)
WITHDRAWN = re.compile(r"(\[[^\]]*\]\s*)?withdrawn\b")
TITLE = re.compile(r"@rule((?:\s+[A-Z]{2}-E?\d+)+)")


def lines(name: str, folder: Path = RULES) -> dict[str, str]:
    """Read one catalogue: the text of each line by its id, withdrawn ones included."""
    return {rule: text.strip() for rule, text in LINE.findall((folder / f"{name}.md").read_text(encoding="utf-8"))}


def known(folder: Path = RULES) -> set[str]:
    """Collect the ids of every catalogue there is."""
    return {rule for page in folder.glob("*.md") for rule in lines(page.stem, folder)}


def wanted(name: str, folder: Path = RULES) -> list[str]:
    """List the ids of a catalogue that need a test, in its order."""
    return [rule for rule, text in lines(name, folder).items() if not WITHDRAWN.match(text)]


def complete(folder: Path = RULES) -> list[str]:
    """Name the catalogues of which every line must carry a test: all but those that are marked as incomplete."""
    return sorted(page.stem for page in folder.glob("*.md") if page.stem not in INCOMPLETE)


def from_pytest(record: Path) -> tuple[set[str], set[str]]:
    """Read a record of the plugin: ids whose test passed, ids whose test was skipped or expected to fail."""
    noted: dict[str, list[str]] = json.loads(record.read_text(encoding="utf-8"))
    return set(noted["passed"]), set(noted["not_run"])


def from_vitest(record: Path) -> tuple[set[str], set[str]]:
    """Read vitest's own report: ids named with `@rule` in the titles of tests, passed and not."""
    passed: set[str] = set()
    other: set[str] = set()
    for suite in json.loads(record.read_text(encoding="utf-8"))["testResults"]:
        for test in suite["assertionResults"]:
            ids = {rule for match in TITLE.finditer(test["fullName"]) for rule in match[1].split()}
            (passed if test["status"] == "passed" else other).update(ids)
    return passed, other


def gaps(complete: Iterable[str], passed: set[str], not_run: set[str], folder: Path = RULES) -> list[str]:
    """Say of each catalogue what is missing; no sentence where nothing is."""
    found = []
    for name in complete:
        if not (folder / f"{name}.md").is_file():
            found.append(f"{name}: declared complete, but there is no docs/rules/{name}.md")
            continue
        missing = [rule for rule in wanted(name, folder) if rule not in passed]
        if missing:
            shown = [rule + " (its test did not run)" if rule in not_run else rule for rule in missing]
            found.append(f"{name}: {len(missing)} lines without a test that ran and passed: {', '.join(shown)}")
    return found


def main() -> int:
    """Compare the records in a folder with the catalogues."""
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        print("usage: python -m tools.catalogue FOLDER-OF-RECORDS", file=sys.stderr)
        return 2
    passed: set[str] = set()
    not_run: set[str] = set()
    for record in sorted(Path(sys.argv[1]).glob("*.json")):
        ran, other = from_vitest(record) if record.stem == "vitest" else from_pytest(record)
        passed |= ran
        not_run |= other
    problems = gaps(complete(), passed, not_run)
    stray = sorted((passed | not_run) - known())
    if stray:
        problems.append(f"named by tests but in no catalogue: {', '.join(stray)}")
    for page in sorted(RULES.glob("*.md")):
        ids = wanted(page.stem)
        if ids:
            print(f"{page.stem:28} {sum(rule in passed for rule in ids):4} of {len(ids):4} lines tested")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
