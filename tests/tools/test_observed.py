"""What environments show is compared interpreted and compiled: with the default set-up, and with all modules."""

from __future__ import annotations

import pytest

from astrodrome.games import MODULES
from tools import observed
from tools.spaces import EVERYTHING, PLAIN


def test_every_game_is_observed_with_and_without_modules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["observed", "--steps", "8"])
    assert observed.main() == 0
    told = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert told == [f"{one.text()} version {version}" for one in (*PLAIN, *EVERYTHING) for version in (2, 3)]
    assert {one.game for one in EVERYTHING} == set(MODULES)


def test_a_fingerprint_is_that_of_its_set_up_seed_and_version() -> None:
    plain, everything = [one for one in (*PLAIN, *EVERYTHING) if one.game == "memoracers"]
    seen = observed.fingerprint(plain, 24, 1, 3)
    assert seen == observed.fingerprint(plain, 24, 1, 3)
    others = [(plain, 24, 2, 3), (plain, 24, 1, 2), (plain, 32, 1, 3), (everything, 24, 1, 3)]
    assert seen not in [observed.fingerprint(*one) for one in others]
