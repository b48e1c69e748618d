"""The home page comes quickly and stands still: little is fetched, and nothing jumps once it is there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Come
from tests.web.visitor import Eyes

MOST_BYTES = 200_000
SHIFTS = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 600);
})"""


def fetched(page: Page, address: str) -> dict[str, int]:
    """Open an address with an empty cache; return the bytes that came over the line, by what was asked for."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        names[str(event["requestId"])] = str(request["url"])

    def ended(event: dict[str, object]) -> None:
        name = names[str(event["requestId"])]
        sizes[name] = sizes.get(name, 0) + int(str(event["encodedDataLength"]).partition(".")[0])

    client.on("Network.requestWillBeSent", asked)
    client.on("Network.loadingFinished", ended)
    page.goto(address, wait_until="networkidle")
    client.detach()
    return sizes


def test_the_home_page_is_light(visit: Come) -> None:
    ada = visit()
    sizes = fetched(ada.page, ada.server.base + "/")
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".woff2") for name in sizes)
    total = sum(sizes.values())
    assert total < MOST_BYTES, f"{total} bytes: {sorted(sizes.items(), key=lambda one: -one[1])[:8]}"


def test_a_game_is_fetched_when_it_is_wanted(visit: Come) -> None:
    ada = visit()
    sizes = fetched(ada.page, ada.server.base + "/")
    more = fetched(ada.page, ada.server.base + "/new/memoracers")
    assert sum(more.values()) > sum(sizes.values()), "the page of a game holds more than home does"


def test_nothing_jumps_on_the_home_page(visit: Come) -> None:
    for eyes in (Eyes(), Eyes(lang="fr", width=390, height=844, theme="dark")):
        ada = visit(eyes=eyes)
        ada.go("/")
        ada.page.locator(".posters .game").first.wait_for()
        shift: float = ada.page.evaluate(SHIFTS)
        assert shift < 0.001, f"the page shifts by {shift} at {eyes.width} px"


def test_a_page_that_has_grown_old_is_loaded_anew(visit: Come) -> None:
    ada = visit()
    ada.go("/")
    ada.page.locator(".posters .game").first.wait_for()
    missing: list[str] = []

    def gone(route: Route) -> None:
        if missing:
            route.continue_()
        else:
            missing.append(route.request.url)
            route.fulfill(status=404)

    ada.page.route(re.compile(r"/assets/Lobby.*\.js$"), gone)
    ada.page.get_by_role("link", name="Public tables").click()
    expect(ada.page.get_by_role("heading", name="Looking for players")).to_be_visible()
    assert missing
    ada.faults.clear()
