"""The documentation is complete: every game, option, module and public name is where people look for it."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from types import FunctionType

import pytest

import astrodrome
from astrodrome.cli.main import COMMANDS
from astrodrome.games import GAMES
from astrodrome.kernel.spec import AnySpec

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
ANCHOR = re.compile(r"\]\(([^)#\s]*\.md)?#([^)\s]+)\)")


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_game_has_a_page_with_its_options_and_modules(spec: AnySpec) -> None:
    page = text(f"docs/games/{spec.name}.md")
    missing = [field.name for field in fields(spec.options) if f"`{field.name}`" not in page]
    missing += [module for module in spec.modules if f"`{module}`" not in page]
    assert not missing, f"docs/games/{spec.name}.md does not name {missing}"


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_page_of_a_game_tells_its_rules_versions(spec: AnySpec) -> None:
    page = text(f"docs/games/{spec.name}.md")
    assert re.search(rf"^\| {re.escape(spec.rules_version)} \|", page, re.MULTILINE), (
        "the table of versions lacks the present one"
    )


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_readme_and_changelog_name_every_game(spec: AnySpec) -> None:
    name = spec.words.say("en", "game", "name", {})
    assert name in text("README.md")
    assert name in text("CHANGELOG.md")


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_the_changelog_tells_the_present_rules_version_of_every_game(spec: AnySpec) -> None:
    name = re.escape(spec.words.say("en", "game", "name", {}))
    told = re.search(rf"\*\*{name}\*\*[^\n]*\(rules version {re.escape(spec.rules_version)}\)", text("CHANGELOG.md"))
    assert told, f"no line on {spec.name} says (rules version {spec.rules_version})"


def test_the_changelog_keeps_its_form() -> None:
    """Versions newest first, and under each what is new for whom, in this order."""
    kinds = ["For players", "For bot authors", "For hosts"]
    versions = re.split(r"^## ", text("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    assert versions[0].startswith("Unreleased\n")
    for version in versions:
        found = re.findall(r"^### (.+)$", version, re.MULTILINE)
        assert found, f"{version.splitlines()[0]} says nothing"
        assert found == [kind for kind in kinds if kind in found]
    heads = [re.match(r"(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)\n", version) for version in versions[1:]]
    released = [[int(number) for number in one.groups()[:3]] for one in heads if one]
    assert len(released) == len(heads), "a release is headed by its number and its date"
    assert released == sorted(released, reverse=True)
    assert astrodrome.__version__ == ".".join(map(str, released[0]))
    assert f'version = "{astrodrome.__version__}"\n' in text("pyproject.toml")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    broken = [link for link in targets if not (page.parent / link).exists()]
    assert not broken, f"{page.relative_to(ROOT)} links to {broken}"


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_a_heading(page: Path) -> None:
    found = ANCHOR.findall(page.read_text(encoding="utf-8"))
    broken = [f"{to}#{head}" for to, head in found if head not in anchors(page.parent / to if to else page)]
    assert not broken, f"{page.relative_to(ROOT)} links to {broken}"


def test_every_command_is_named_in_the_readme() -> None:
    readme = text("README.md")
    assert not [name for name in COMMANDS if f"`{name}`" not in readme]


def test_the_export_list_is_exact_and_every_export_is_documented() -> None:
    public = {name for name in dir(astrodrome) if not name.startswith("_")}
    modules = {name for name in public if type(getattr(astrodrome, name)).__name__ == "module"}
    assert sorted(astrodrome.__all__) == sorted(
        (public - modules - {"annotations", "TYPE_CHECKING"}) | {"bots", "dataset"}
    )
    named = [getattr(astrodrome, name) for name in astrodrome.__all__]
    assert not [thing for thing in named if isinstance(thing, type | FunctionType) and not thing.__doc__]


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = sorted(int(page.name[:4]) for page in (ROOT / "docs" / "decisions").glob("*.md"))
    assert numbers == list(range(1, len(numbers) + 1))
