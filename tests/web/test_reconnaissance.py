"""The reconnaissance lap: shown once, at one pace; who comes back meanwhile sees backs."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.ears import Ears, listen
from tests.web.pilot import Pilot
from tests.web.server import Message, Server
from tests.web.visitor import Visitor

PACE_MS = 400
SPECIAL = {"missile": "missile tile", "mobile": "mobile-trap tile"}


def lap(ada: Visitor) -> list[Message]:
    """Return the faces of the ten tiles as the lap showed them."""
    for message in ada.heard:
        for event in message.get("events", []):
            if event["event"] == "ReconnaissanceFlown":
                flown: list[Message] = event["faces"]
                return flown
    raise AssertionError("no lap was flown")


def faces(ada: Visitor) -> list[str]:
    """Return the names of the ten tiles as the lap showed them."""
    return [face["name"] for face in lap(ada)]


def lanes(face: Message) -> str:
    """Return what is told of a face: its specials and the lanes that do something."""
    specials = [SPECIAL[symbol] for symbol in face["symbols"] if symbol in SPECIAL]
    kraken = ["Kraken"] if face["name"].startswith("K") else []
    told = [f"lane {lane} {effect}" for lane, effect in enumerate(face["lanes"], 1) if effect != "safe"]
    return ", ".join(kraken + specials + told) or "all lanes safe"


def face_down(ada: Visitor, row: Message) -> set[str]:
    """Return the names of the tiles that lie face down in a view."""
    return set(faces(ada)) - {tile["name"] for tile in row["row"] if tile is not None}


def named(page: Page, names: set[str]) -> set[str]:
    """Return which of these names stand anywhere in the document: words, attributes, drawings."""
    text = page.content()
    return {name for name in names if re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w-])", text)}


def latest(ada: Visitor) -> Message:
    """Return the latest view of the table."""
    view: Message = next(message["public"] for message in reversed(ada.heard) if message.get("public"))
    return view


def test_the_lap_is_seen_once_and_leaves_no_name_of_a_face_down_tile(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=9, circuit="B", pace_ms=PACE_MS)
    ada = visit(table)
    ada.go(table.path)
    expect(ada.page.locator(".recon")).to_be_visible()
    ada.page.locator(".recon .steps .done").nth(3).wait_for()
    hidden = face_down(ada, latest(ada))
    assert len(hidden) == 8
    assert len(named(ada.page, hidden)) >= 1, "the lap shows the tiles"

    back = ada.another_page()
    back.goto(server.base + table.path)
    expect(back.get_by_text("tiles already shown are not shown again")).to_be_visible()
    expect(back.locator(".recon")).to_have_count(0)
    assert named(back, hidden) == set(), "who comes back meanwhile sees backs"
    expect(ada.page.locator(".recon")).to_be_visible()

    pilot = Pilot(ada.page)
    pilot.wait("start")
    Pilot(back).wait("start")
    for page in (ada.page, back):
        assert named(page, hidden) == set(), "after the lap nothing that lies face down is named"
    for _ in range(3):
        pilot.until("ready")
        pilot.ready()
        pilot.wait("lanes", "tiles", "over")
        down = face_down(ada, latest(ada))
        assert down
        assert named(ada.page, down) == set(), "nor later, when tiles were turned up and looped"


def test_a_page_that_lost_its_line_during_the_lap_comes_back_to_backs(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=9, circuit="B", pace_ms=PACE_MS)
    ada = visit(table)
    ada.go(table.path)
    ada.page.locator(".recon .steps .done").nth(2).wait_for()
    ada.page.reload()
    expect(ada.page.get_by_text("tiles already shown are not shown again")).to_be_visible()
    assert named(ada.page, face_down(ada, latest(ada))) == set()
    Pilot(ada.page).wait("start")


def test_the_lap_is_told_once_by_ear_and_nothing_of_it_stays_to_be_read(server: Server, visit: Come) -> None:
    table = server.table("pe", seed=9, circuit="B", pace_ms=PACE_MS)
    ada = visit(table)
    listen(ada.context)
    ada.go(table.path)
    ada.page.locator(".recon .steps .done").nth(3).wait_for()
    ears = Ears(ada.page)
    open_tile = next(node.name for node in ears.tree() if node.name.startswith("Place 4:"))
    assert "lane 2" in open_tile, "tiles that lie open can be read again"
    Pilot(ada.page).wait("start")
    ears.hear()
    told = [words for how, words in ears.heard if words.startswith("Tile ")]
    assert told == [f"Tile {place}: {lanes(face)}" for place, face in enumerate(lap(ada), 1)]
    left = ears.text()
    assert not [words for words in told if words in left], "what was said of tiles that are face down again is gone"
    assert left.count("tile face down") == 8
