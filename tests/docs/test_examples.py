"""What the documentation shows works: commands and their options exist, code runs, every page can be found."""

from __future__ import annotations

import ast
import json
import re
import shlex
import sys
import tomllib
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from astrodrome.cli.main import COMMANDS, build_parser, main
from tools import stages

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(
    r"(?:^<!-- not run: (?P<reason>[^\n]+) -->\n)?^```(?P<lang>\w*)\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL
)
INLINE = re.compile(r"`((?:\./run|astrodrome|npm run) ?[^`\n]*)`")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)|(?:href|src)=\"([^\"]+)\"")
OPTION = re.compile(r"(?<!\S)\[?(--[a-z][a-z-]*)")
OPEN = re.compile(r"[…\[\]]|\b[A-Z]{1,}\b")
"""A command with something to fill in: its options are looked at, the whole is not read."""


@dataclass(frozen=True)
class Block:
    """A block of code on a page: its language, its text, and why it is not run, if it is not."""

    page: Path
    lang: str
    text: str
    reason: str | None

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}: {self.text.strip().splitlines()[0][:40]}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        for found in BLOCK.finditer(page.read_text(encoding="utf-8")):
            yield Block(page, found["lang"], found["text"], found["reason"])


def commands() -> Iterator[tuple[Path, str]]:
    """Give every command line that a page shows, lines that go on joined."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        shown = [found["text"] for found in BLOCK.finditer(text) if not found["lang"]]
        for line in [line for one in shown for line in re.sub(r"\n +", " ", one).splitlines()]:
            if line.startswith(("./run", "astrodrome", "npm ")):
                yield page, line
        for line in INLINE.findall(BLOCK.sub("", text)):
            yield page, line


def run_commands() -> set[str]:
    """Return what `./run` takes, read off its own table."""
    for node in ast.parse((ROOT / "run").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMMANDS":
            return set(ast.literal_eval(node.value))
    raise AssertionError("./run has no table of commands")


def parsers(command: str, words: list[str]) -> list[ArgumentParser]:
    """Return the parser of a command, and below it that of the command of its own which the words name."""
    found: list[ArgumentParser] = []
    parser, name = build_parser(), command
    for following in (*words, ""):
        choices = [one for one in parser._actions if isinstance(one, _SubParsersAction)]
        if not choices or name not in choices[0].choices:
            break
        parser = choices[0].choices[name]
        found.append(parser)
        name = following
    return found


def fault(line: str) -> str | None:
    """Return what is wrong with a command that is shown, or None."""
    words = shlex.split(line.split("  #", maxsplit=1)[0].rstrip("."))
    if words[:2] == ["npm", "run"]:
        scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
        return None if words[2] in scripts else f"web/package.json has no script {words[2]}"
    if len(words) == 1:
        return None
    if words[0] == "./run":
        if words[1] not in run_commands():
            return f"./run has no command {words[1]}"
        if words[1] == "test":
            there = {stage.name for stage in stages.stages(ROOT, "1")}
            return next((f"no stage {name}" for name in words[2:] if name[0].islower() and name not in there), None)
        if words[1] != "exec":
            return None
        words = words[2:]
    if words[:2] == ["python", "-m"]:
        found = words[2] in sys.stdlib_module_names or (ROOT / f"{words[2].replace('.', '/')}.py").is_file()
        return None if found else f"there is no module {words[2]}"
    return command_fault(line, words) if words[0] == "astrodrome" else None


def command_fault(line: str, words: list[str]) -> str | None:
    """Return what is wrong with a command of `astrodrome`, or None."""
    if words[1].startswith(("-", "…")):
        return None
    if words[1] not in COMMANDS:
        return f"astrodrome has no command {words[1]}"
    found = parsers(words[1], words[2:])
    known = {option for parser in found for option in parser._option_string_actions}
    unknown = [option for option in OPTION.findall(line) if option not in known]
    if unknown:
        return f"astrodrome {words[1]} has no option {', '.join(unknown)}"
    if not OPEN.search(re.sub(r"'[^']*'", "", line)) and len(words) > 2 and not words[2].startswith("-"):
        found[0].parse_args(words[2:])
    return None


@pytest.mark.parametrize(
    ("page", "line"),
    list(dict.fromkeys(commands())),
    ids=lambda one: one.relative_to(ROOT).as_posix() if isinstance(one, Path) else one,
)
def test_commands_that_are_shown_exist(page: Path, line: str) -> None:
    said = fault(line)
    assert said is None, f"{page.relative_to(ROOT)} shows `{line}`: {said}"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("./run dance", "./run has no command dance"),
        ("./run test nonsense", "no stage nonsense"),
        ("./run exec astrodrome dance", "astrodrome has no command dance"),
        ("astrodrome simulate GAME [--loud]", "astrodrome simulate has no option --loud"),
        ("./run exec python -m tools.dance", "there is no module tools.dance"),
        ("npm run dance", "web/package.json has no script dance"),
    ],
)
def test_a_command_that_does_not_exist_is_seen(line: str, says: str) -> None:
    assert fault(line) == says


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a small data set in it, as the page on data sets has one."""
    folder = tmp_path_factory.mktemp("desk")
    given = ["memoracers", "--seats", "2", "--games", "2", "--seed", "1", "--bot", "random", "--out"]
    assert main(["simulate", *given, str(folder / "games")]) == 0
    return folder


@pytest.mark.parametrize("block", [block for block in blocks() if block.lang == "python"], ids=str)
def test_python_that_is_shown_runs(block: Block, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions with `>>>` are run by `tools.doctests`; here they need only be readable."""
    assert (block.reason is None) or len(block.reason.split()) >= 3, "a block that is not run says why"
    if ">>> " in block.text:
        assert block.text.endswith("\n\n"), "a blank line ends the last output"
        return
    code = compile(block.text, str(block.page), "exec")
    if block.reason is None:
        monkeypatch.chdir(desk)
        exec(code, {"__name__": "shown"})  # noqa: S102 - the documentation's own code


@pytest.mark.parametrize("block", [block for block in blocks() if block.lang in ("json", "toml")], ids=str)
def test_data_that_is_shown_can_be_read(block: Block) -> None:
    assert json.loads(block.text) if block.lang == "json" else tomllib.loads(block.text)


def test_every_page_and_picture_can_be_found_from_another_page() -> None:
    found: set[Path] = set()
    for page in PAGES:
        for one, other in LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / (one or other)).resolve()
            if target != page and "://" not in one + other:
                found |= set(target.glob("*.md")) if target.is_dir() else {target}
    assets = [path for path in (ROOT / "docs").rglob("*") if path.suffix in (".md", ".png", ".svg", ".ipynb")]
    lost = sorted(str(path.relative_to(ROOT)) for path in assets if path.resolve() not in found)
    assert not lost, f"nothing leads to {lost}"
