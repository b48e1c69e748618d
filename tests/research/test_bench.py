"""`bench` compares engines in slices that follow one another; one that fails costs nothing but its own figures."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from astrodrome.bots.levels import budget
from astrodrome.cli import bench
from astrodrome.cli.errors import BadArguments
from astrodrome.cli.main import main
from astrodrome.cli.speed import engines, peers
from astrodrome.cli.speed.engines import Engine, Row
from astrodrome.cli.speed.measuring import in_turns
from astrodrome.cli.speed.tables import AGAINST, as_table, ratios
from astrodrome.games import GAMES
from astrodrome.kernel.game import AnyGame
from astrodrome.research.rates import measured
from astrodrome.selfplay import benchmark, slices

HEAD = 'import os, sys, time\nROW = {"peer": sys.argv[1], "version": "1", "game": sys.argv[2]}\n'
LONG = """
print("a package that talks while it is imported")

def play(number):
    print("and while it plays")
    until = time.process_time() + 0.03
    while time.process_time() < until:
        pass
    return number

PLAYS = {"choices": play}
"""
FAILS = (
    'def play(number):\n    assert number < 2, "the dice rolled off the table"\n    return 1\nPLAYS = {"choices": play}'
)
HANGS = 'def play(number):\n    while number:\n        pass\n    return 1\nPLAYS = {"choices": play}'
ENDS = 'def play(number):\n    os._exit(3)\nPLAYS = {"choices": play}'
TOYS = "PLAYS = dict.fromkeys(sys.argv[3:], abs)"


def engine(folder: Path, text: str, *arguments: str) -> Engine:
    script = folder / "script.py"
    script.write_text(HEAD + text, encoding="utf-8")
    command = [sys.executable, "-P", slices.__file__, str(script), *(arguments or ("Toy", "dice"))]
    return Engine("--peers: script.py", command)


def test_every_slice_goes_on_with_other_games(tmp_path: Path) -> None:
    one = engine(tmp_path, LONG)
    rates = [one.slice("choices", 0.01), one.slice("choices", 0.01)]
    row = one.row()
    one.close()
    choices, games, spent = one._sums["choices"]
    assert (choices, games) == (1 + 2, 2), "a slice here has one game; the first game of all is not counted"
    assert all(rates)
    assert row == {"peer": "Toy", "version": "1", "game": "dice", "choices": 3 / spent, "games": 2 / spent}
    assert one.slice("copies", 0.01) is None, "what an engine does not have is not measured"


@pytest.mark.parametrize(
    ("text", "words"),
    [(FAILS, "failed: AssertionError: the dice rolled off the table"), (ENDS, "failed: it ended (exit status 3)")],
)
def test_an_engine_that_dies_says_why_and_measures_nothing_more(tmp_path: Path, text: str, words: str) -> None:
    one = engine(tmp_path, text)
    assert [one.slice("choices", 0.01), one.slice("choices", 0.01)] == [None, None]
    assert one.failure == f"--peers: script.py {words}"
    assert "choices" not in one.row()
    one.close()


def test_an_engine_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = engine(tmp_path, HANGS)
    monkeypatch.setattr(one, "_patience", 0.0)
    monkeypatch.setattr(engines, "BUSY", 1.0)
    assert one.slice("choices", 0.01) is None
    assert one.failure == "--peers: script.py gave no answer within 0.01 s"
    one.close()


def test_an_engine_that_cannot_start_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadArguments, match=r"^--peers: script.py failed: ModuleNotFoundError: No module named 'n"):
        engine(tmp_path, "import nowhere")


def test_the_engine_that_runs_here_is_measured_in_its_own_process() -> None:
    one = peers.own_engine("memoracers")
    rate = one.slice("public", 0.01)
    one.close()
    assert not one.failure
    assert rate
    assert one.head["game"] == "memoracers, 4 seats"


class Drifting:
    """An engine on a machine that becomes slower with every slice, no matter which engine is measured."""

    def __init__(self, rate: float, machine: list[float], fails_after: int = 1000) -> None:
        self.ratios: dict[str, Any] = {}
        self.rate, self.machine, self.left = rate, machine, fails_after

    def slice(self, _figure: str, seconds: float) -> float | None:
        self.left -= 1
        self.machine[0] -= 0.01 * seconds
        return self.rate * self.machine[0] if self.left >= 0 else None


def compared(ours: list[Drifting], peer: Drifting | None) -> float:
    """Measure a border; the seconds that progress was told of."""
    advanced: list[float] = []
    in_turns("public", ours, peer, 4.0, advanced.append)  # type: ignore[arg-type]  # all that it asks of an engine
    return sum(advanced)


def test_a_ratio_is_right_while_the_machine_becomes_slower() -> None:
    machine = [1.0]
    ours, peer = [Drifting(300.0, machine), Drifting(900.0, machine)], Drifting(100.0, machine)
    assert compared(ours, peer) == pytest.approx(4.0 * 2 * 1.5)
    assert machine[0] < 0.9
    for one, expected in zip(ours, (3.0, 9.0), strict=True):
        found = one.ratios["public"]
        assert found["median"] == pytest.approx(expected, rel=0.01)
        assert found["quartiles"] == pytest.approx([expected] * 2, rel=0.01)
        assert found["slices"] == 10


def test_there_is_no_ratio_of_what_was_not_measured_to_the_end() -> None:
    machine = [1.0]
    sound, fails = Drifting(300.0, machine), Drifting(900.0, machine, fails_after=3)
    compared([sound, fails], Drifting(100.0, machine))
    assert [list(one.ratios) for one in (sound, fails)] == [["public"], []]
    alone = Drifting(300.0, machine)
    assert compared([alone], None) == pytest.approx(4.0)
    assert not alone.ratios


def toy(folder: Path, peer: str, game: str, *figures: str) -> Engine:
    return engine(folder, TOYS, peer, game, *(figures or ("choices", "copies", "hard", "events", *AGAINST)))


def own_toy(folder: Path) -> Callable[[str], Engine]:
    return lambda name: toy(folder, "Astrodrome", f"{name}, 4 seats")


class Noted:
    """Progress, which notes how much there is to do and how much was done."""

    def __init__(self, total: int, *_: object) -> None:
        self.total, self.done = total, 0
        noted.append(self)

    def __call__(self, done: int) -> None:
        self.done = done

    def close(self) -> None:
        pass


noted: list[Noted] = []


def test_a_run_has_our_engines_between_their_peers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def peer(_python: str, script: str, *arguments: str) -> Engine:
        copies = script in ("catanatron_peer.py", "open_spiel_peer.py")
        return toy(tmp_path, script, " ".join(arguments), "choices", *(["copies"] if copies else []))

    monkeypatch.setattr(bench, "own_engine", own_toy(tmp_path))
    monkeypatch.setattr(bench, "compiled_engine", lambda name, _: toy(tmp_path, "Astrodrome, compiled", name))
    monkeypatch.setattr(bench, "compiled_folder", lambda: "somewhere")
    monkeypatch.setattr(bench, "peers_installed", lambda: "python")
    monkeypatch.setattr(bench, "peer", peer)
    monkeypatch.setattr(bench, "Progress", Noted)
    assert main(["bench", "celestia", "--peers", "--json", "--quiet", "--seconds", "0.4"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    scripts = [*peers.YARDSTICKS.values(), *[script for script, *_ in peers.OTHERS]]
    assert [row["peer"] for row in rows] == [*scripts[:2], "Astrodrome", "Astrodrome, compiled", *scripts[2:]]
    assert [sorted(row["ratios"]) for row in rows[2:4]] == [sorted(AGAINST)] * 2
    assert noted[0].done == noted[0].total


def test_peers_that_fail_do_not_cost_our_own_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> str:
        raise BadArguments("--peers: no network")

    monkeypatch.setattr(bench, "own_engine", own_toy(tmp_path))
    monkeypatch.setattr(bench, "peers_installed", fails)
    monkeypatch.setattr(bench, "compiled_folder", lambda: "")
    command = ["bench", "--peers", "--json", "--seconds", "0.01"]
    assert main([*command, "--quiet"]) == 1
    said = capsys.readouterr()
    rows = json.loads(said.out)["rows"]
    assert len(rows) == len(GAMES)
    assert all([row["public"] for row in rows])
    assert said.err == "astrodrome: --peers: no network\n"
    assert main(command) == 1
    said = capsys.readouterr()
    assert [line.partition(",")[0] for line in said.err.splitlines()[:2]] == [
        "installing the peers",
        "compiling the engine",
    ]


def test_scripts_that_run_in_other_environments_import_nothing_of_ours() -> None:
    scripts = [Path(slices.__file__), *peers.PEERS.glob("*.py")]
    assert len(scripts) > 1 + len(peers.YARDSTICKS)
    for script in scripts:
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or "."] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith((".", "astrodrome"))], script


def test_the_speed_of_the_hard_bot_is_that_of_answers_it_gave(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def count(game: AnyGame, seat: int, bot: object, thought: int, iterations: int) -> object:
        assert len(game.legal(seat)) > 1, "an answer without a choice is no work"
        asked.append((seat, iterations))
        return game.legal(seat)[0]

    monkeypatch.setattr(benchmark, "ask", count)
    hard = benchmark.HardAnswers(GAMES[0], 2)
    assert sum([hard(number) for number in range(300)]) == 300 == len(asked)
    assert hard._games > 1, "one game after another"
    assert {given for _, given in asked} == {budget("hard", GAMES[0].name)}


def test_tables_show_rates_and_ratios_with_their_quartiles() -> None:
    found: Row = {"public": {"median": 3.004, "quartiles": [2.5, 3.25], "slices": 5}}
    rows: list[Row] = [
        {"peer": "Catanatron", "game": "4 seats", "choices": 10.0},
        {"peer": "Astrodrome", "game": "celestia, 4 seats", "public": 60.0, "turns": 5000.0, "ratios": found},
    ]
    assert "| Astrodrome | celestia, 4 seats | 3.00 (2.50 to 3.25) |  |  |  |" in ratios(rows)
    assert "Catanatron |" not in ratios(rows).splitlines()[-1]
    assert "| Astrodrome | celestia, 4 seats |  | 60 |  | 5,000 |" in as_table(rows)


def test_every_figure_of_a_game_is_measured() -> None:
    row, plays = measured("memoracers")
    assert set(plays) == {"choices", "copies", "hard", "events", *AGAINST}
    assert row["game"] == "memoracers, 4 seats"
    for play in plays.values():
        choices, games, spent = slices.run_for(play, 0.01)
        assert min(choices, games, spent) > 0
