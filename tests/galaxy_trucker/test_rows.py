"""What lies on the squares of ships is shared between copies of a game, so it is replaced and never changed."""

from __future__ import annotations

import re
from pathlib import Path

import astrodrome.games.galaxy_trucker as package
from astrodrome.games.galaxy_trucker.grid import put
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state_fields import FIELDS
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance

ROWS = ("ships", "crew", "cells", "goods", "sleepers")
IN_PLACE = re.compile(rf"\.({'|'.join(ROWS)})\[[^]]+\](\[[^]]+\] *[-+|&]?= |\.(append|pop|insert|clear)\()")


def test_no_rule_changes_a_row_in_place() -> None:
    folder = Path(package.__file__).parent
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(folder.glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if IN_PLACE.search(line)
    ]
    assert found == []


def test_a_copy_keeps_what_lay_on_a_square() -> None:
    g = SPEC.begin(2, SPEC.read_options(2, {"modules": ["technologies"]}), Chance(1))
    settle(g)
    twin = g.copy()
    for name in ROWS:
        rows = getattr(g, name)
        before = rows[1][60]
        put(rows, 1, 60, before + 1)
        assert getattr(g, name)[1][60] == before + 1
        assert getattr(twin, name)[1][60] == before


def test_a_copy_has_every_field() -> None:
    g = SPEC.begin(3, SPEC.read_options(3, {}), Chance(1))
    settle(g)
    twin = g.copy()
    for field in FIELDS:
        assert getattr(twin, field.name) == getattr(g, field.name), field.name
