"""Thinking times stand in sight, run for those who are asked, and grow with every answer."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import too_wide, violations
from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import Server
from tests.web.test_table_play import sit
from tests.web.test_table_together import agreed
from tests.web.visitor import Eyes


def seconds(page: Page, name: str) -> int:
    """Return the time that somebody has left, as it stands in the margin of the table."""
    minutes, rest = page.get_by_role("timer", name=name).first.inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_times_are_in_sight_and_run_for_whoever_is_asked(server: Server, visit: Come) -> None:
    table = agreed(server, "pp", seed=3, thinking={"base_s": 300, "increment_s": 20})
    phone = Eyes(width=360, height=640, theme="dark")
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,), eyes=phone)
    sit(table, ada, brice)
    expect(ada.page.get_by_role("timer", name="Ada")).to_have_text(re.compile(r"^4:5\d$"))
    expect(brice.page.get_by_role("timer", name="Brice")).to_have_text("5:00")
    assert seconds(brice.page, "Brice") == 300, "nobody waits for Brice yet"
    for visitor in (ada, brice):
        assert not (found := violations(visitor.page)), found
        assert too_wide(visitor.page) is None
    Pilot(ada.page).step()
    expect(brice.page.get_by_role("timer", name="Brice")).to_have_text(re.compile(r"^4:5\d$"))
    assert seconds(ada.page, "Ada") > 300, "an answer brings its increment"
    ada.page.get_by_role("button", name="Talk").click()
    expect(ada.page.locator("[popover] [role=timer]")).to_have_count(2)
