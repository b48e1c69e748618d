"""What the pages say of the lab holds: figures, orders and defaults that no example shows by itself."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from pathlib import Path

import pytest
from pettingzoo import AECEnv, ParallelEnv

import astrodrome as ad
from astrodrome.cli import study
from astrodrome.games import MODULES
from astrodrome.research.envs import zoo
from tools import lab

ROOT = Path(__file__).resolve().parents[2]
RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
STUDIES = [
    page for page in sorted((ROOT / "docs" / "studies").glob("*.md")) if "tools.studies" in page.read_text("utf-8")
]


@pytest.mark.parametrize("page", STUDIES, ids=lambda page: page.stem)
def test_the_command_of_a_study_plays_as_many_games_as_its_table_shows(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    asked = re.findall(r"tools\.studies \w+ --games (\d+)`", text)
    shown = {line.split("|")[-2].strip() for line in text.splitlines() if line.startswith("| ")} - {"games"}
    assert set(asked) == shown


def test_the_page_says_which_environment_is_of_which_kind() -> None:
    (line,) = re.findall(r"# PettingZoo: (.+)", RESEARCH)
    found = dict(re.findall(r"(\w+) \((\w+)\)", line))
    kinds = {"AEC": AECEnv, "parallel": ParallelEnv}
    assert found.keys() == kinds.keys()
    for kind, name in found.items():
        assert issubclass(getattr(zoo, name), kinds[kind])


def test_the_page_says_how_many_deals_openspiel_gets() -> None:
    source = (ROOT / "src" / "astrodrome" / "research" / "spiel.py").read_text(encoding="utf-8")
    default = int(re.findall(r"^DEALS: Final = (\d+)$", source, re.MULTILINE)[0])
    assert f"By default there are {default:,} equally likely deals" in " ".join(RESEARCH.split())


def test_a_file_is_run_with_the_lab_s_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "./run exec python -m tools.lab --python my_spiel.py" in RESEARCH
    script = tmp_path / "my_spiel.py"
    script.write_text("import sys; sys.exit(7 if sys.argv[1:] == ['deal'] else 1)", encoding="utf-8")
    monkeypatch.setattr(lab, "ready", lambda: Path(sys.executable))
    monkeypatch.setattr(sys, "argv", ["lab", "--python", str(script), "deal"])
    assert lab.main() == 7
    assert subprocess.call([sys.executable, str(script)]) == 1


def test_the_page_names_every_study_that_has_a_command() -> None:
    own = [name for name in study.STUDIES if name not in MODULES]
    assert re.findall(r"`\./run exec astrodrome study ([\w-]+)(?: [\w-]+)?(?: --out \w+\.json)?`", RESEARCH) == own
    parser = ArgumentParser()
    study.add_arguments(parser)
    assert "docs/research.md" in parser.format_help()


def test_our_tables_of_celestia_joined_as_the_page_says_are_a_table() -> None:
    page = (ROOT / "docs" / "games" / "celestia.md").read_text(encoding="utf-8")
    line = next(line for line in page.splitlines() if line.startswith("cat "))
    files = line.removeprefix("cat ").partition(" > ")[0].split()
    joined = tomllib.loads("".join([(ROOT / file).read_text(encoding="utf-8") for file in files]))
    spec = ad.game("celestia")
    assert spec.new(3, {"content": joined}, 7).digest() != ""
    assert spec.our_content is not None
    assert spec.read_options(3, {"content": joined}).content == spec.our_content()


def test_what_a_dealt_world_has_no_past_for_is_what_the_page_says() -> None:
    text = (ROOT / "docs" / "bot-tutorial.md").read_text(encoding="utf-8")
    assert "`world.log` raises `NoLog`, and `world.save()` does not include the log" in text
    assert "call `world.keep_states()` first" in text
    spec = ad.game("memoracers")
    world = spec.new(2, seed=1).determinise(0, 3)
    for refused in (lambda: world.log, lambda: world.undo(0)):
        with pytest.raises(ad.NoLog):
            refused()
    assert spec.load(world.save()).digest() == world.digest()
