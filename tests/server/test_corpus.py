"""The corpus: every game that was ever kept can be watched, and replayed as long as the rules have its version."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from astrodrome.game_logs.parsing import replay
from astrodrome.games import GAMES
from astrodrome.kernel.errors import WrongRulesVersion
from astrodrome.kernel.log import Log, Undo
from astrodrome.server.protocol.bodies import Replay
from astrodrome.server.table.recording import decompress, record, with_dice
from tools.corpus import FOLDER, kept

LOGS = sorted(FOLDER.glob("*.log.gz"))
VERSIONS = {spec.name: spec.rules_version for spec in GAMES}


def ids(path: Path) -> str:
    return path.name.removesuffix(".log.gz")


def test_every_game_is_in_the_corpus() -> None:
    assert {path.name.rpartition("-v")[0] for path in LOGS} == set(VERSIONS)


def test_games_that_went_back_are_in_the_corpus() -> None:
    logs = [Log.from_json(gzip.decompress(path.read_bytes())) for path in LOGS]
    went_back = {log.game for log in logs if any(isinstance(item, Undo) for item in log.entries)}
    assert went_back == set(VERSIONS)


@pytest.mark.parametrize("path", LOGS, ids=ids)
def test_a_recording_can_be_watched_for_ever(path: Path) -> None:
    log = Log.from_json(gzip.decompress(path.read_bytes()))
    shown = json.loads(with_dice(recording_of(path), "drawn"))
    assert set(shown) >= {field.name for field in msgspec.structs.fields(Replay) if field.required}
    assert (shown["game"], shown["rules_version"], len(shown["seats"])) == (log.game, log.rules_version, log.seats)
    assert len(shown["steps"]) == len(log.entries) + 1
    for step, item in zip(shown["steps"][1:], log.entries, strict=True):
        assert (step["undo"], step["action"]) == ((item.to, None) if isinstance(item, Undo) else (None, item.action))
        assert sorted(map(int, step["mine"])) == list(range(log.seats)), "what each seat saw"
    assert shown["outcome"]["winners"] is not None


@pytest.mark.parametrize("path", LOGS, ids=ids)
def test_a_log_replays_to_what_was_recorded_or_names_its_version(path: Path) -> None:
    log = Log.from_json(gzip.decompress(path.read_bytes()))
    if VERSIONS[log.game] != log.rules_version:
        with pytest.raises(WrongRulesVersion, match=log.rules_version):
            replay(log)
        return
    game = replay(log)
    assert game.over
    old, new = [json.loads(decompress(body)) for body in (recording_of(path), record(game.spec, kept(game)))]
    assert new["outcome"] == old["outcome"]
    assert [step["events"] for step in new["steps"]] == [step["events"] for step in old["steps"]]


def recording_of(path: Path) -> bytes:
    return path.with_name(ids(path) + ".recording").read_bytes()
