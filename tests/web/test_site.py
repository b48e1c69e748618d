"""The static site: a file server is all it needs, then not even that; tables outlive reloads and tabs."""

from __future__ import annotations

import base64
import json
import re
import zlib
from argparse import ArgumentTypeError
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from astrodrome.server.bot_pool.worker import Check, JobResult
from tests.golden.recipes import RECIPES
from tests.golden.transcript import read
from tests.web.axe import too_wide, violations
from tests.web.pilot import Pilot, Touch
from tests.web.site import BUILT, PATIENCE_MS, FileServer, visiting
from tools import site, site_engine, site_headers

SAMPLE = ("memoracers-1-solo", "celestia-3-beginner", "celerium-2", "galaxy-trucker-3-intro")
# A worker of the site, asked to replay logs.
REPLAY = """async ([script, base, jobs]) => {
  const worker = new Worker(base + script, { type: "module", name: "golden" });
  const done = new Promise((found, failed) => {
    const answers = [];
    worker.onerror = () => failed(new Error("the worker did not start"));
    worker.onmessage = ({ data }) => {
      answers[data.id] = [...data.body];
      if (answers.filter(Boolean).length === jobs.length) found(answers);
    };
  });
  worker.postMessage({ type: "start", base });
  const job = "astrodrome.server.browser.web_worker:digest";
  jobs.forEach((body, id) => worker.postMessage({ type: "job", id, function: job, body: new Uint8Array(body) }));
  return done;
}"""


@pytest.fixture
def files(tmp_path: Path) -> Iterator[FileServer]:
    server = FileServer(tmp_path)
    yield server
    server.stop()


def test_a_race_against_a_bot_with_a_reload_in_the_middle_then_without_any_network(
    browser: Browser, files: FileServer
) -> None:
    with visiting(browser, files.base) as visitor:
        page = visitor.page
        page.goto(files.base)
        expect(page.get_by_role("progressbar")).to_be_visible()
        assert not page.get_by_text("Public tables").count()
        visitor.ready()
        visitor.new_table("memoracers")
        pilot = Pilot(page)
        pilot.wait("start")
        pilot.step()
        pilot.wait("lanes", "ready")
        page.reload()
        pilot = Pilot(page)
        pilot.wait("lanes", "ready")
        visitor.kept_offline()
        files.stop()
        visitor.faults.clear()
        page.reload()
        pilot = Pilot(page)
        pilot.race()
        page.get_by_role("link", name="Review the game").click()
        expect(page.get_by_role("status").filter(has_text="Every value played out")).to_be_visible(timeout=PATIENCE_MS)
        page.go_back()
        page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
        page.wait_for_function("() => location.hash.endsWith('/replay')")
        expect(page.get_by_role("button", name="Round 1", exact=True).first).to_be_visible()
        visitor.offline_faults()


def test_a_daily_flight_travels_in_its_link_and_a_forged_one_is_refused(browser: Browser, files: FileServer) -> None:
    with visiting(browser, files.base) as ada:
        ada.page.goto(f"{files.base}#/daily/memoracers")
        ada.page.get_by_role("button", name=re.compile("Take off")).click()
        Pilot(ada.page).race()
        ada.page.goto(f"{files.base}#/daily/memoracers")
        ada.page.get_by_role("link", name="To the result").click()
        expect(ada.page.get_by_text("The link carries the moves themselves")).to_be_visible(timeout=PATIENCE_MS)
        link = ada.page.locator(".share").inner_text().splitlines()[-1]
        figure = ada.page.locator(".hero").inner_text()
    place, packed = link.rsplit("/log.", 1)
    assert place.startswith(f"{files.base}#/d/")
    log = json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=="), -zlib.MAX_WBITS))
    day = date.fromisoformat(place.split("/")[-2])
    with visiting(browser, files.base, viewport={"width": 390, "height": 844}) as brice:
        page = brice.page
        page.goto(link)
        expect(page.get_by_text("The moves came with the link")).to_be_visible(timeout=PATIENCE_MS)
        expect(page.locator(".hero")).to_have_text(figure, timeout=PATIENCE_MS)
        assert too_wide(page) is None
        assert violations(page) == []
        replay = page.get_by_role("link", name="Watch the replay")
        first = replay.get_attribute("href")
        page.reload()  # it is the same table, not one more
        expect(replay).to_have_attribute("href", str(first), timeout=PATIENCE_MS)
        for forged in (
            {**log, "seed": "0" * 32},
            {**log, "entries": log["entries"][:-1]},
            {**log, "entries": [{"seat": 0, "action": {"do": "Nonsense"}}]},
        ):
            page.goto(f"{place}/{carried(forged)}")
            expect(page.get_by_text("This is not a daily flight")).to_be_visible(timeout=PATIENCE_MS)
        page.goto(f"{place.replace(day.isoformat(), (day - timedelta(1)).isoformat())}/{carried(log)}")
        expect(page.get_by_text("This is not a daily flight")).to_be_visible(timeout=PATIENCE_MS)
        page.goto(f"{place}/{carried(log)}")
        expect(page.locator(".hero")).to_have_text(figure, timeout=PATIENCE_MS)


def carried(log: object) -> str:
    """Return a log as the last part of a link."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = packing.compress(json.dumps(log).encode()) + packing.flush()
    return f"log.{base64.urlsafe_b64encode(body).decode().rstrip('=')}"


def test_golden_games_end_in_a_browser_as_they_do_here(browser: Browser, files: FileServer) -> None:
    games = [read(recipe.path.read_text(encoding="utf-8")) for recipe in RECIPES if recipe.name in SAMPLE]
    ends = [script.after(len(script.answers)) for script in games]
    assert len({end.spec.name for end in ends}) == 4
    jobs = [list(msgspec.msgpack.encode(Check("", end.log.to_json(), 600.0))) for end in ends]
    (script,) = [path.name for path in (BUILT / "assets").glob("engine.worker-*.js")]
    with visiting(browser, files.base) as visitor:
        visitor.page.goto(f"{files.base}licences/")  # a page without an engine of its own
        answers = visitor.page.evaluate(REPLAY, [f"assets/{script}", files.base, jobs])
        visitor.faults.clear()  # a list of files has no icon
    found = [msgspec.msgpack.decode(bytes(answer), type=JobResult) for answer in answers]
    assert [(one.fault, one.action.decode()) for one in found] == [("", end.digest()) for end in ends]


def test_two_tabs_share_one_engine_and_the_second_takes_over(browser: Browser, files: FileServer) -> None:
    with visiting(browser, files.base) as visitor:
        visitor.page.goto(files.base)
        visitor.ready()
        table = visitor.new_table("memoracers")
        Pilot(visitor.page).wait("start")
        second = visitor.tab()
        second.goto(table)
        Pilot(second).wait("start")
        visitor.page.close()
        pilot = Pilot(second)
        pilot.step()
        pilot.wait("lanes", "ready")


def test_two_tabs_share_one_engine_where_the_browser_has_no_locks(browser: Browser, files: FileServer) -> None:
    """Plain http has none: here they are taken away, from the pages and from their workers."""
    with visiting(browser, files.base, service_workers="block") as visitor:
        visitor.context.add_init_script("delete Navigator.prototype.locks")

        def without(route: Route) -> None:
            found = route.fetch()
            route.fulfill(response=found, body=f"delete WorkerNavigator.prototype.locks;{found.text()}")

        visitor.context.route(re.compile(r"engine\.worker"), without)
        visitor.page.goto(files.base)
        visitor.ready()
        table = visitor.new_table("memoracers")
        Pilot(visitor.page).wait("start")
        second = visitor.tab()
        second.goto(table)
        Pilot(second).wait("start")
        Pilot(second).step()
        Pilot(visitor.page).wait("lanes", "ready")  # it sees what the other tab has answered
        visitor.page.close()
        pilot = Pilot(second)
        pilot.wait("lanes", "ready")
        pilot.step()
        second.reload()
        pilot.wait("lanes", "ready")


# The largest burst of layout shifts, as Core Web Vitals count it: gaps under a second, five seconds at most.
WATCH_SHIFT = """window.shift = 0;
let burst = 0, first = 0, last = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, startTime } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) [burst, first] = [0, startTime];
    burst += value;
    last = startTime;
    window.shift = Math.max(window.shift, burst);
  }
}).observe({ type: "layout-shift", buffered: true });"""
STILL = 0.1
"""What is "good" by Core Web Vitals."""


def test_a_phone_can_install_it_and_plays_by_touch_without_anything_moving(
    windowed: Browser, files: FileServer
) -> None:
    size = {"width": 390, "height": 844}
    with visiting(windowed, files.base, viewport=size, has_touch=True, is_mobile=True) as visitor:
        page = visitor.page
        page.add_init_script(WATCH_SHIFT)
        page.goto(files.base)
        expect(page.get_by_role("progressbar")).to_be_visible()
        assert violations(page) == []
        assert too_wide(page) is None
        visitor.ready()
        assert page.evaluate("() => window.shift") < STILL
        assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == files.base
        line = visitor.context.new_cdp_session(page)
        manifest = line.send("Page.getAppManifest")
        assert (manifest["url"], manifest["errors"]) == (f"{files.base}manifest.json", [])
        faults = {one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
        assert faults == {"in-incognito"}, "a context of a test is a private window; nothing else is in the way"
        visitor.new_table("memoracers")
        pilot = Pilot(page, Touch())
        pilot.until("lanes")
        pilot.until("ready")
        pilot.step()
        assert violations(page) == []
        assert too_wide(page) is None
        assert page.evaluate("() => window.shift") < STILL


def test_a_new_version_waits_until_it_is_wanted(browser: Browser, files: FileServer) -> None:
    with visiting(browser, files.base) as visitor:
        page, version = visitor.page, "meta[name=version]"
        page.goto(f"{files.base}#/rules")  # needs no engine
        visitor.kept_offline()
        page.reload()
        files.publish("second")
        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        told = page.get_by_role("status").filter(has_text="A new version is ready")
        expect(told).to_be_visible()
        assert violations(page) == []
        expect(page.locator(version)).to_have_count(0)
        told.get_by_role("button", name="Later").click()
        expect(told).to_have_count(0)
        page.reload()  # it still waits, and says so again
        expect(page.locator(version)).to_have_count(0)
        told.get_by_role("button", name="Reload").click()
        expect(page.locator(version)).to_have_attribute("content", "second")
        kept = page.evaluate("async () => (await caches.keys()).filter((name) => name.startsWith('astrodrome-page'))")
        assert [name.startswith("astrodrome-page-second") for name in kept] == [True]


def test_the_engine_keeps_to_its_budget_and_its_policy() -> None:
    listed = sum(path.stat().st_size for path in (BUILT / "engine").glob("*.bin"))
    assert 3_000_000 < listed <= site_engine.BUDGET
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy[1]
    assert "unsafe-eval" not in policy[1].replace("wasm-unsafe-eval", "")


@pytest.mark.parametrize("base", ["/", "/games/"])
def test_the_files_for_hosts_name_the_folder_of_the_site(base: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "engine.worker-1.js").touch()
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    site_headers.write(tmp_path, base)
    lost, cloud, apache, nginx = [
        (tmp_path / name).read_text(encoding="utf-8") for name in ("404.html", "_headers", ".htaccess", "nginx.conf")
    ]
    assert f'href="{base}"' in lost
    paths = [line for line in cloud.splitlines() if not line.startswith(" ")]
    places = ["*", "", "sw*.js", "engine/*.bin", "assets/*", "assets/engine.worker-1.js"]
    assert paths == [base + place for place in places]
    assert f"ErrorDocument 404 {base}404.html\n" in apache
    assert f"error_page 404 {base}404.html;\n" in nginx
    own = re.findall(r"^location ~ (\S+) ", nginx, re.MULTILINE)
    for place in ("assets/engine.worker-1.js", "sw.js", "sw-files.js", "engine/engine.json"):
        assert sum(re.search(one, base + place) is not None for one in own) == 1, place
        assert not any(re.search(one, f"/other{base}{place}") for one in own), place


def test_a_folder_of_a_host_has_a_slash_at_both_ends_and_nothing_that_a_configuration_reads() -> None:
    assert [site.host_folder(text) for text in ("/", "", "games", "/play/games/")] == [
        "/",
        "/",
        "/games/",
        "/play/games/",
    ]
    for wrong in ("/my games/", "/a;b/", "https://example.org/games/", '/"/'):
        with pytest.raises(ArgumentTypeError, match="expected a path such as /games/"):
            site.host_folder(wrong)
