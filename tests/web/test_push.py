"""A push message from the server becomes a notice, by the service worker, while nobody looks."""

from __future__ import annotations

import json

from playwright.sync_api import Browser

from tests.web.server import Server

# What the worker asks the browser to show is noted there: a headless browser may take a notice away at once.
NOTE = """() => {
  self.noted = [];
  const show = self.registration.showNotification.bind(self.registration);
  self.registration.showNotification = async (title, options) => {
    await show(title, options);
    self.noted.push([title, options.body, options.tag, options.data]);
  };
}"""


def test_a_push_message_is_shown_and_knows_its_table_and_nonsense_is_not(server: Server, windowed: Browser) -> None:
    context = windowed.new_context(permissions=["notifications"])
    page = context.new_page()
    line = context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend([one["registrationId"] for one in told["registrations"]]),
    )
    line.send("ServiceWorker.enable")
    page.goto(server.base)
    page.wait_for_function("() => navigator.serviceWorker.ready.then((found) => found.active?.state === 'activated')")
    for _ in range(500):
        if found:
            break
        page.wait_for_timeout(20)
    notice = {"title": "Your turn in Celestia", "body": "The table waits for you.", "path": "/t/abc", "tag": "turn-abc"}
    worker = context.service_workers[0]
    worker.evaluate(NOTE)
    for text in ("nonsense", json.dumps(notice)):
        line.send(
            "ServiceWorker.deliverPushMessage", {"origin": server.base, "registrationId": found[-1], "data": text}
        )
    shown: list[list[str]] = []
    for _ in range(500):
        shown = worker.evaluate("() => self.noted")
        if shown:
            break
        page.wait_for_timeout(20)
    assert shown == [[notice["title"], notice["body"], notice["tag"], notice["path"]]]
    context.close()
