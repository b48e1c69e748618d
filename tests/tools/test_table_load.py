"""The load of many tables: it starts, its figures stand side by side, and a peer that is not there is said to be so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks import boardgame_io, table_load
from benchmarks.kept_engine import COMPILED, INTERPRETED, kept_engine
from tools import engine_kept


def test_it_says_so_where_boardgame_io_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> None:
        raise boardgame_io.NoPeer("there is no node with npm here")

    monkeypatch.setattr(boardgame_io, "installed", nowhere)
    monkeypatch.setattr("sys.argv", ["table_load", "1", "2"])
    assert table_load.main() in (0, 1)
    said = capsys.readouterr().out.splitlines()
    assert said[0] in (COMPILED, INTERPRETED)
    assert said[3].startswith("Astrodrome, on disk")
    assert said[4].startswith("  the server ran ")
    assert ", the load generator ran " in said[4]
    assert said[5] == "boardgame.io: not measured, there is no node with npm here"
    assert said[6].startswith("p99 under 50 ms, no error, memory flat: ")


def test_our_server_has_the_engine_that_was_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(engine_kept, "KEPT", tmp_path)
    monkeypatch.setattr(engine_kept, "link", lambda _: None)
    for before in (None, "elsewhere"):
        monkeypatch.delenv("PYTHONPATH", raising=False)
        if before is not None:
            monkeypatch.setenv("PYTHONPATH", before)
        monkeypatch.setattr(engine_kept, "fits", lambda: True)
        with kept_engine() as said:
            found = os.environ["PYTHONPATH"].split(os.pathsep)
        assert (said, found) == (COMPILED, [str(tmp_path / "src"), *([before] if before else [])])
        assert os.environ.get("PYTHONPATH") == before
        monkeypatch.setattr(engine_kept, "fits", lambda: False)
        with kept_engine() as said:
            assert (said, os.environ.get("PYTHONPATH")) == (INTERPRETED, before)
