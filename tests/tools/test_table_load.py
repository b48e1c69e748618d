"""The load of many tables: it starts, its figures stand side by side, and a peer that is not there is said to be so."""

from __future__ import annotations

import pytest

from benchmarks import boardgame_io, table_load


def test_it_says_so_where_boardgame_io_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> None:
        raise boardgame_io.NoPeer("there is no node with npm here")

    monkeypatch.setattr(boardgame_io, "installed", nowhere)
    monkeypatch.setattr("sys.argv", ["table_load", "1", "2"])
    assert table_load.main() in (0, 1)
    said = capsys.readouterr().out.splitlines()
    assert said[2].startswith("Astrodrome, on disk")
    assert said[3].startswith("  the server ran ")
    assert ", the load generator ran " in said[3]
    assert said[4] == "boardgame.io: not measured, there is no node with npm here"
    assert said[5].startswith("p99 under 50 ms, no error, memory flat: ")
