"""kill -9 of the server while ships are built in real time: everybody finds ship, hand and hourglass as they were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.galaxy_together import GLASS_S, clock, realtime, sit
from tests.web.server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, which is killed."""
    mortal = Server(tmp_path / "tables.sqlite")
    yield mortal
    mortal.stop()


def test_a_killed_server_keeps_ship_hand_and_hourglass(server: Server, visit: Come) -> None:
    ada, brice = sit(visit, realtime(server))
    for trucker in (ada, brice):
        trucker.visitor.alone = True
        trucker.build(3)
        trucker.give({"do": "TakeFaceDown"})
    ada.until(lambda: clock(ada.page) <= GLASS_S - 5, "some sand")
    hands, ships, shown = (ada.hand, brice.hand), (ada.ship, brice.ship), clock(ada.page)

    server.kill()
    for trucker in (ada, brice):
        expect(trucker.page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    for trucker in (ada, brice):
        expect(trucker.page.get_by_text("Reconnecting")).to_have_count(0)
        expect(trucker.page.locator("#prompt .hand")).to_be_visible()
        expect(trucker.page.locator(".ship [data-component]")).to_have_count(3)
    assert (ada.hand, brice.hand) == hands
    assert (ada.ship["components"], brice.ship["components"]) == (ships[0]["components"], ships[1]["components"])
    assert shown - 6 <= clock(ada.page) <= shown + 1, "sand waits for the server, and none comes back"
    for trucker in (ada, brice):
        assert trucker.place_anywhere()["type"] == "ok"
