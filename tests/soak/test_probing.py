"""Schemathesis for ten minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.probing import probe


def test_schemathesis_finds_nothing_in_ten_minutes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = probe(tmp_path, examples=200, seconds=600, seed=1)
    with capsys.disabled():
        print(f"\n{said}")  # noqa: T201 - how much was tried is what a soak run is read for
    assert status == 0
    assert "No issues found" in said
