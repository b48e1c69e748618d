"""kill -9 of the server in the middle of a race: nothing acknowledged is lost, and the page comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.pilot import GO, PATIENCE_MS, Pilot
from tests.web.server import Message, Server
from tests.web.visitor import Visitor


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, which is killed."""
    mortal = Server(tmp_path / "tables.sqlite")
    yield mortal
    mortal.stop()


def acknowledged(ada: Visitor) -> dict[int, Message]:
    """Return the answers the server said it has, by the number of their log entry."""
    asked = {said["id"]: said["action"] for said in ada.said if said["type"] == "play"}
    return {message["entry"]: asked[message["id"]] for message in ada.heard if message["type"] == "ok"}


def test_a_killed_server_loses_no_acknowledged_move_and_the_race_goes_on(server: Server, visit: Come) -> None:
    table = server.table("pne", seed=2)
    ada = visit(table)
    ada.alone = True
    ada.go(table.path)
    page, pilot = ada.page, Pilot(ada.page)
    page.evaluate("() => { window.sameVisit = true; }")
    for _ in range(2):
        pilot.until("lanes")
        pilot.until("ready")
        pilot.ready()
    pilot.until("lanes")
    kept = acknowledged(ada)
    assert len(kept) == 3

    server.kill()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    expect(page.get_by_text("Your seat is kept, and every move is saved.")).to_be_visible()
    expect(page.locator(".circuit g[role=button]")).to_have_count(0)
    server.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0)

    # Once more, between the click and the answer: the page sends it again, and it is in the log once.
    pilot.until("ready")
    expect(page.locator(".phases")).to_contain_text("Round 3")
    page.locator(GO).click()
    server.kill()
    server.start()
    expect(page.locator(".phases")).to_contain_text("Round 4", timeout=PATIENCE_MS)
    pilot.race()
    assert page.evaluate("() => window.sameVisit") is True, "the page was not loaded again"
    replay = server.ask(f"/api/tables/{table.id}/replay")
    steps = {step["entry"]: step for step in replay["steps"]}
    found = acknowledged(ada)
    assert kept.items() <= found.items()
    assert {entry: steps[entry]["action"] for entry in found} == found
    rounds = [step["action"]["do"] for step in steps.values() if step["seat"] == 0]
    assert rounds.count("Program") == len(pilot.programs) + 1, "every program once, also the one that was on its way"
