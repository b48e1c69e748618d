"""Talk at the table: whatever is said, it is plain text that harms nobody; players and watchers talk apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import too_wide
from tests.web.conftest import Come
from tests.web.elsewhere import Elsewhere
from tests.web.pilot import Pilot
from tests.web.server import Server

HOSTILE = {
    "html": '<b onmouseover="window.harmed=1">bold</b><iframe src="javascript:window.harmed=1"></iframe>',
    "script": '"></span><script>window.harmed=1</script><svg onload="window.harmed=1">',
    "a link": "javascript:window.harmed=1 https://elsewhere.example/?token=1",
    "right to left": "abc \u202e\u2067gnp.exe\u2066 \u200f\u061c שלום مرحبا",
    "an emoji bomb": "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿💣" * 25,
    "towers": "Z" + "\u0301\u0316" * 140,
    "one long word": "W" * 300,
    "ten kilobytes": "spam " * 2048,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_is_said_harms_nothing(name: str, server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, phone = visit(table, seats=(0,)), visit(table, seats=(0,))
    phone.page.set_viewport_size({"width": 360, "height": 640})
    for visitor in (ada, phone):
        visitor.go(table.path)
    brice = Elsewhere(server, table, 1)
    Pilot(ada.page).wait("start")
    reply = brice.say(HOSTILE[name])
    assert reply["type"] == ("error" if name == "ten kilobytes" else "ok"), reply
    assert brice.say("and that was it")["type"] == "ok"
    for visitor in (ada, phone):
        page = visitor.page
        page.get_by_role("button", name="Talk").click()
        expect(page.get_by_text("and that was it")).to_be_visible()
        lines = page.locator("[popover] ol li")
        expect(lines).to_have_count(1 if name == "ten kilobytes" else 2)
        assert page.locator("[popover] ol").locator("iframe, script, img, a, b b, svg[onload]").count() == 0
        assert page.evaluate("() => window.harmed") is None
        assert too_wide(page) is None
        box = lines.first.bounding_box()
        assert box is not None
        assert box["height"] < 600, "no text is a tower"
        page.keyboard.press("Escape")
    Pilot(ada.page).step()  # the game goes on
    brice.close()


def test_watchers_talk_among_themselves_until_the_end(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=3)
    ada, wanda, wim = visit(table, seats=(0,)), visit(), visit()
    brice = Elsewhere(server, table, 1)
    for visitor in (ada, wanda, wim):
        visitor.go(table.path)
        visitor.page.locator("#prompt").wait_for()
    for visitor in (wanda, wim):
        visitor.page.get_by_role("button", name="Talk").click()
    wanda.page.get_by_label("Say something").fill("Ada is quick")
    wanda.page.get_by_role("button", name="Send").click()
    expect(wim.page.get_by_text("Ada is quick")).to_be_visible()
    ada.page.get_by_role("button", name="Talk").click()
    expect(ada.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    expect(ada.page.get_by_text("2 people are watching")).to_be_visible()
    brice.close()
