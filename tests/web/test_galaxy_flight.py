"""A ship of class I is built and flown to the score sheet: once by mouse, once by keyboard alone."""

from __future__ import annotations

import json

import pytest

from tests.web.conftest import Come
from tests.web.galaxy_hands import Hands, Keys, Mouse
from tests.web.galaxy_pilot import Trucker
from tests.web.galaxy_script import script
from tests.web.server import Server

OPTIONS = {"flights": ["I"]}


@pytest.mark.parametrize(("hands", "seed"), [(Mouse(), 3), (Keys(), 0)], ids=["mouse", "keyboard"])
def test_a_ship_is_built_and_flown_to_the_score_sheet(server: Server, visit: Come, hands: Hands, seed: int) -> None:
    table = server.table("pe", seed=seed, game="galaxy-trucker", flights=OPTIONS["flights"])
    ada = visit(table)
    ada.go(table.path)
    ada.page.locator("#prompt").wait_for()
    if isinstance(hands, Keys):
        ada.page.keyboard.press("Tab")
    trucker = Trucker(ada, hands=hands)
    trucker.follow(script("pe", seed, json.dumps(OPTIONS)))
    sheet = ada.page.locator("main.result table, .result table").first
    sheet.wait_for()
    account = trucker.listen()["public"]["accounts"][-1][0]
    lines = sheet.locator("tbody tr td.me").all_inner_texts()
    shown = [int(line.replace("−", "-")) for line in lines if line]  # a detail of others leaves my cell empty
    base = [account[line] for line in ("cards", "finish", "beauty", "goods", "losses")]
    assert shown[: len(base)] == base
    assert shown[-1] == sum(account.values())
