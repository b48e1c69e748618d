"""A planted fault is judged by the tests that reach its line."""

from __future__ import annotations

from pathlib import Path

from tools.reached import Reach, measure

RULES = "def doubled(n: int) -> int:\n    return 2 * n\n\n\ndef unused() -> None:\n    print()\n\n\nFOUR = doubled(2)\n"
TESTS = "from astrodrome.rules import doubled, unused\n\n\ndef test_it() -> None:\n    assert doubled(3) == 6\n"


def project(folder: Path, tests: str = TESTS) -> Reach | None:
    """Lay out a tiny project, and measure which tests reach what."""
    package, there = folder / "src" / "astrodrome", folder / "tests" / "tiny"
    for place in (package, there):
        place.mkdir(parents=True)
    for name in (package / "__init__.py", folder / "tests" / "__init__.py", there / "__init__.py"):
        name.write_text("", encoding="utf-8")
    (package / "rules.py").write_text(RULES, encoding="utf-8")
    (there / "test_rules.py").write_text(tests, encoding="utf-8")
    return measure(folder, ["tests/tiny"])


def test_a_line_knows_its_tests_and_whether_it_runs_outside_them(tmp_path: Path) -> None:
    reach = project(tmp_path)
    assert reach is not None
    rules = Path("src/astrodrome/rules.py")
    assert reach.tests_of(rules, 2) == (["tests/tiny/test_rules.py::test_it"], False)
    assert reach.tests_of(rules, 9) == ([], False)
    assert reach.tests_of(rules, 6) == ([], False)


def test_a_line_that_only_tests_run_needs_no_other_tests(tmp_path: Path) -> None:
    reach = project(tmp_path, TESTS.replace("doubled(3) == 6", "unused() is None"))
    assert reach is not None
    assert reach.tests_of(Path("src/astrodrome/rules.py"), 6) == (["tests/tiny/test_rules.py::test_it"], True)


def test_tests_that_fail_measure_nothing(tmp_path: Path) -> None:
    assert project(tmp_path, TESTS.replace("== 6", "== 7")) is None
