"""The positions that the page's words are tested with are those of the engine as it is."""

from __future__ import annotations

import json

from tools import view_samples


def test_the_sampled_views_are_those_of_the_engine() -> None:
    kept = json.loads(view_samples.OUT.read_text(encoding="utf-8"))
    assert kept == view_samples.samples(), "run ./run exec python -m tools.view_samples"
