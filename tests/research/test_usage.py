"""What bots use: counts that add up, powers by their colour, and a table by level."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.bots.levels import levels_of
from astrodrome.cli.main import main
from astrodrome.games import GAMES
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.spec import AnySpec
from astrodrome.research import usage as research_usage
from astrodrome.research.usage import Counts, Usage, Work, never, table, usage

MODULES: list[Json] = ["ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]
EVERYTHING: dict[str, Json] = {"modules": MODULES}


def test_what_is_used_could_be_used() -> None:
    (found,) = usage("celestia", 4, ("random",), 6, 1, EVERYTHING)
    assert set(found.used) <= set(found.could)
    assert all(found.used.get(name, 0) <= count for name, count in found.could.items())
    assert 0 < found.used["Stay"] < found.could["Stay"]
    assert found.could["Stay"] >= found.could["Leave"] > 0


def test_powers_are_told_apart_by_their_colour() -> None:
    (found,) = usage("celestia", 4, ("random",), 6, 1, EVERYTHING)
    powers = {name for name in found.could if name.startswith("UsePower")}
    assert {"UsePower purple", "UsePower green"} <= powers
    assert "UsePower" not in powers


def test_components_are_told_apart_by_their_kind() -> None:
    (found,) = usage("galaxy-trucker", 2, ("random",), 2, 1, {"flights": ["I"]})
    taken = {name for name in found.used if name.startswith("TakeFaceUp")}
    assert "TakeFaceUp battery" in taken
    assert not [name for name in found.could if any(letter.isdigit() for letter in name)]


def test_what_an_action_switches_on_is_told() -> None:
    (found,) = usage("memoracers", 2, ("random",), 3, 1)
    assert found.used["Program force"] > 0 < found.used["Program"]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_game_is_counted_the_same_in_one_process_and_in_two(spec: AnySpec) -> None:
    alone = usage(spec.name, 2, ("random",), 2, 3)
    assert alone == usage(spec.name, 2, ("random",), 2, 3, jobs=2)
    assert sum(alone[0].used.values()) > 0


def test_a_table_has_a_row_for_each_thing_and_a_column_for_each_bot() -> None:
    found = [Usage("easy", {"Play spy": 8, "Stay": 2}, {"Stay": 1}), Usage("hard", {"Stay": 3}, {"Stay": 3})]
    assert table(found).splitlines() == [
        "| used, of how often it could be | easy | hard |",
        "|---|---:|---:|",
        "| Play spy | 0 of 8 | – |",
        "| Stay | 1 of 2 | 3 of 3 |",
    ]


def test_what_could_be_used_often_and_never_was_is_listed() -> None:
    could = {"Play spy": 25, "Play bell": 19, "Leave": 40, "Stay": 40}
    found = [Usage("easy", could, {"Stay": 40}), Usage("hard", {"Stay": 40}, {"Stay": 1})]
    assert never(found).splitlines() == [
        "Never used by easy, of 20 chances or more: Leave, Play spy.",
        "Never used by hard, of 20 chances or more: nothing.",
    ]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_level_is_counted(spec: AnySpec, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def counted(work: Work) -> Counts:
        asked.append((work[3], work[5]))
        return Counter({"Pass": 1}), Counter({"Pass": 1})

    monkeypatch.setattr(research_usage, "watch", counted)
    assert main(["study", "usage", spec.name, "--games", "2", "--quiet"]) == 0
    assert asked == [(level, index) for level in levels_of(spec.name) for index in range(2)]


def test_the_command_prints_the_table_of_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "usage", "memoracers", "--games", "1", "--seats", "2", "--bot", "easy"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("| used, of how often it could be | easy |\n")
    assert said.splitlines()[-1].startswith("Never used by easy, of 20 chances or more: ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["usage"], "expected a game after it"),
        (["usage", "celestia", "--bot", "nobody"], "--bot: expected one of random, easy"),
        (["usage", "celestia", "--page", "x.md"], "it takes neither --page nor --out"),
        (["usage", "celestia", "--content", "a", "--content", "b"], "--content: usage takes one table"),
        (["celestia", "memoracers"], "expected one study, found celestia and memoracers"),
    ],
)
def test_what_cannot_be_counted_is_said(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_what_cannot_be_played_is_told_before_anything_is() -> None:
    with pytest.raises(OptionError, match="shields"):
        usage("memoracers", 2, ("random",), 1, 1, {"shields": 0})
