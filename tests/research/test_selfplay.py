"""Self-play that is kept: whole stretches, taken up after a kill, the same games by any number of processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import astrodrome as ad
from astrodrome.cli.main import main
from astrodrome.kernel.codec import plain
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.selfplay.packing import Corrupt, Packed, Reader, Writer, pack, unpack
from astrodrome.selfplay.simulation import Plan, Played, Tally, play_players
from astrodrome.selfplay.stretches import STRETCH, DatasetFolder, OtherPlan, play_dataset
from tests.research import files

PLAN = Plan("memoracers", 2, ("random",), seed=6)
GAMES = STRETCH + 30


def digest(source: list[Played]) -> object:
    tally = Tally(PLAN, len(source))
    tally.played = source
    return tally.summary()["digest"]


def plain_digest(games: int) -> object:
    tally = Tally(PLAN, games)
    tally.run(1, lambda _: None)
    return tally.summary()["digest"]


def test_what_is_kept_is_what_is_simulated_with_one_worker_or_two(tmp_path: Path) -> None:
    alone = list(play_dataset(DatasetFolder(PLAN, GAMES, tmp_path / "one"), 1))
    together = list(play_dataset(DatasetFolder(PLAN, GAMES, tmp_path / "two"), 2))
    assert alone == together
    assert digest(alone) == plain_digest(GAMES)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["dataset.json", "part-000000.bin", "part-000001.bin"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_only_what_is_missing_is_played_again(tmp_path: Path) -> None:
    games = DatasetFolder(PLAN, GAMES, tmp_path)
    whole = list(play_dataset(games, 1))
    first, second = tmp_path / "part-000000.bin", tmp_path / "part-000001.bin"
    kept = first.stat().st_mtime_ns
    second.rename(tmp_path / "part-000001.bin.new")  # as a kill in the middle of writing leaves it
    assert list(play_dataset(games, 1)) == whole
    assert first.stat().st_mtime_ns == kept
    assert sorted(path.name for path in tmp_path.glob("part*")) == [first.name, second.name]


def test_a_plan_can_be_made_longer(tmp_path: Path) -> None:
    list(play_dataset(DatasetFolder(PLAN, 40, tmp_path), 1))
    longer = list(play_dataset(DatasetFolder(PLAN, GAMES, tmp_path), 1))
    assert digest(longer) == plain_digest(GAMES)
    assert [record.index for record in ad.dataset.read(tmp_path)] == list(range(GAMES))


def test_a_killed_run_goes_on_without_loss_or_repetition(tmp_path: Path) -> None:
    folder, games = tmp_path / "games", 4 * STRETCH
    words = ["simulate", "memoracers", "--seats", "2", "--games", str(games), "--seed", "6", "--out", str(folder)]
    command = [sys.executable, "-m", "astrodrome", *words, "--jobs", "2", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 100
    while not list(folder.glob("part-*.bin")) and time.monotonic() < end and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = {path.name: path.stat().st_mtime_ns for path in folder.glob("part-*.bin")}
    assert kept
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert (told["finished"], told["digest"]) == (games, plain_digest(games))
    assert [record.index for record in ad.dataset.read(folder)] == list(range(games))
    assert {name: (folder / name).stat().st_mtime_ns for name in kept} == kept


def test_games_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    list(play_dataset(DatasetFolder(PLAN, 3, tmp_path), 1))
    with pytest.raises(OtherPlan, match="differs in seed"):
        list(play_dataset(DatasetFolder(replace(PLAN, seed=7), 3, tmp_path), 1))
    (tmp_path / "dataset.json").write_text("{}", encoding="utf-8")
    with pytest.raises(OtherPlan, match="cannot be read"):
        list(play_dataset(DatasetFolder(PLAN, 3, tmp_path), 1))
    (tmp_path / "dataset.json").unlink()
    with pytest.raises(OtherPlan, match="not empty"):
        list(play_dataset(DatasetFolder(PLAN, 3, tmp_path), 1))


@pytest.mark.parametrize("spec", ad.GAMES, ids=lambda spec: spec.name)
def test_every_game_is_read_back_move_by_move(tmp_path: Path, spec: ad.AnySpec) -> None:
    plan = Plan(spec.name, 2, ("random",), seed=3)
    list(play_dataset(DatasetFolder(plan, 2, tmp_path), 1))
    data = ad.dataset.read(tmp_path)
    assert (data.game, data.seats, data.bots, data.games) == (spec.name, 2, ("random",), 2)
    for record in data:
        seen = [(step.seat, step.game.number) for step in record.steps()]
        again = ad.replay(record.log)
        assert len(seen) == len(record.log.entries)
        assert again.digest() == record.digest
        assert again.outcome is not None
        assert (again.outcome.scores, again.outcome.winners) == (record.scores, record.winners)


class Last:
    """A player that answers with the last thing listed."""

    faults = ()

    def decide(self, playing: AnyGame, seat: int, thought: int) -> Action:
        legal = playing.legal(seat)
        return legal[-1]

    def leave(self, well: bool) -> None:
        assert well


def test_an_answer_that_is_not_listed_is_kept_whole() -> None:
    action = ad.action_from_json(ad.game("memoracers"), '{"do": "PlaceShip", "lane": 3}')
    one = Packed(5, 77, 3, 1, (-4, 9), (2, 1), (1,), "0f" * 16, ({"bot": "x"},), (8, 300, (1, plain(action))))
    assert unpack(pack([one, one]), 2) == [one, one]
    playing = ad.game("memoracers").new(2, {}, 4)
    assert play_players(playing, [Last(), Last()], [1, 2], []).moves


def test_faults_are_kept_with_the_games(tmp_path: Path) -> None:
    plan = replace(PLAN, bots=(files.write(tmp_path, files.RAISES), "random"))
    first = list(play_dataset(DatasetFolder(plan, 2, tmp_path / "games"), 1))
    again = list(play_dataset(DatasetFolder(plan, 2, tmp_path / "games"), 1))
    assert [fault.kind for one in first for fault in one.faults] == ["crash", "crash"]
    assert again == first


def test_numbers_of_every_size_come_back() -> None:
    writer = Writer()
    for number in (0, 1, 127, 128, 300, 2**40):
        writer.number(number)
        writer.signed(-number)
        writer.signed(number)
    reader = Reader(bytes(writer.bytes))
    for number in (0, 1, 127, 128, 300, 2**40):
        assert (reader.number(), reader.signed(), reader.signed()) == (number, -number, number)
    assert reader.done
    with pytest.raises(Corrupt, match="ends in the middle"):
        reader.number()


def test_a_damaged_data_set_is_a_sentence(tmp_path: Path) -> None:
    list(play_dataset(DatasetFolder(PLAN, 3, tmp_path), 1))
    part = tmp_path / "part-000000.bin"
    data = part.read_bytes()
    for bad in (b"", data[:40], data[:-9], b"x" + data):
        part.write_bytes(bad)
        with pytest.raises(ad.dataset.CorruptDataset, match="part-000000"):
            list(ad.dataset.read(tmp_path))
    with pytest.raises(OtherPlan, match="part-000000"):
        list(play_dataset(DatasetFolder(PLAN, 3, tmp_path), 1))
    head = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    for change, error in (
        ({"format": 9}, ad.dataset.CorruptDataset),
        ({"plan": {**head["plan"], "rules_version": "0"}}, ad.WrongRulesVersion),
        ({"plan": {}}, ad.dataset.CorruptDataset),
    ):
        (tmp_path / "dataset.json").write_text(json.dumps({**head, **change}), encoding="utf-8")
        with pytest.raises(error):
            ad.dataset.read(tmp_path)
    with pytest.raises(ad.dataset.CorruptDataset, match=r"dataset\.json"):
        ad.dataset.read(tmp_path / "nowhere")


def test_bad_arguments_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "memoracers", "--seats", "2", "--games", "2"]
    assert main([*words, "--cluster", "local"]) == 2
    assert "expected --out" in capsys.readouterr().err
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main([*words, "--out", str(tmp_path / "file")]) == 2
    assert "--out" in capsys.readouterr().err
