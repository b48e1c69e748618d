"""It is your turn: the title says so, and where they are wanted a sound and a notification of the browser."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import Server
from tests.web.test_table_play import placed, sit

# Counts what a page would show and play; a page of a test is never behind another one, so it is told that it is.
COUNTING = """() => {
  window.told = { notices: [], notes: 0 };
  window.Notification = class { constructor(text) { window.told.notices.push(text); } };
  window.Notification.permission = "granted";
  Object.defineProperty(document, "hidden", { get: () => true });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.told.notes += 1; return start.apply(this, when); };
}"""


def test_a_turn_is_noticed(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    wanted = {"notify": "on", "sounds": json.dumps({"turn": True})}
    ada, brice, quiet = visit(table, seats=(0,)), visit(table, seats=(1,), **wanted), visit(table, seats=(1,))
    for visitor in (brice, quiet):
        visitor.page.add_init_script(f"({COUNTING})()")
    sit(table, ada, brice, quiet)
    expect(ada.page).to_have_title(re.compile("^● Your turn · "))
    expect(brice.page).to_have_title(re.compile("^(?!●)"))
    Pilot(ada.page).step()
    for visitor in (brice, quiet):
        expect(visitor.page).to_have_title(re.compile("^● Your turn · "))
    expect(ada.page).to_have_title(re.compile("^(?!●)"))
    told = brice.page.evaluate("() => window.told")
    assert told == {"notices": ["Your turn in MemoRacers"], "notes": 2}
    assert quiet.page.evaluate("() => window.told") == {"notices": [], "notes": 0}, "off until it is wanted"


def test_a_title_rests_when_one_has_answered(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,))
    sit(table, ada, brice)
    hers, his = Pilot(ada.page), Pilot(brice.page)
    placed(hers, his)
    hers.until("ready")
    hers.ready()
    expect(ada.page).to_have_title(re.compile("^(?!●)"))
    expect(brice.page).to_have_title(re.compile("^●"))
