"""Schemathesis finds no server error, and no answer that the description does not name."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.probing import probe


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    status, said = probe(tmp_path, examples=20, seconds=40, seed=int(os.environ.get("ASTRODROME_LAW_SEED", "1")))
    assert status == 0, said
    assert "No issues found" in said
