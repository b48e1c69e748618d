"""Building the page: stages of the suite that need it at the same moment take turns."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from time import sleep

import pytest

from tools import client, site


def test_packages_are_installed_by_one_process_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "LOCK", tmp_path / "new" / "page.lock")
    start, inside = Barrier(8), []

    def take_a_turn(nth: int) -> int:
        start.wait()
        with client.alone():
            inside.append(nth)
            sleep(0.01)  # so that others would come in now
            found = len(inside)
            inside.remove(nth)
        return found

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(take_a_turn, range(8))) == [1] * 8


def test_a_site_that_several_want_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start, built = Barrier(4), []

    def build(out: Path, base: str) -> int:
        sleep(0.05)  # so that others would begin now
        built.append((out, base))
        return 0

    def want(_: int) -> Path:
        start.wait()
        return site.build_once(tmp_path / "out")

    monkeypatch.setattr(site, "build", build)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(want, range(4))) == [tmp_path / "out"] * 4
    assert built == [(tmp_path / "out", "/")]
