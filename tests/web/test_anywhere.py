"""Coming back: one's tables by whose turn it is, and all seats in one file."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError

from playwright.sync_api import Route, expect

from tests.server.test_daily import TODAY, flown
from tests.web.axe import too_wide, violations
from tests.web.conftest import Come
from tests.web.pilot import Pilot
from tests.web.server import Server
from tests.web.test_table_together import agreed
from tests.web.visitor import Eyes

DAY = {"base_s": 86_400, "each": "question"}


def test_home_lists_tables_by_whose_turn_it_is_and_seats_travel_in_a_file(
    server: Server, visit: Come, tmp_path: Path
) -> None:
    days, theirs, free = agreed(server, "pp", thinking=DAY), agreed(server, "pp", thinking=DAY), server.table("pe")
    ada, brice = visit(days, theirs, free, seats=(0,)), visit(days, theirs, seats=(1,))
    for table in (days, theirs):
        brice.go(table.path)
        ada.go(table.path)
        Pilot(ada.page).wait("start")
    ada.go(theirs.path)
    Pilot(ada.page).wait("start")
    Pilot(ada.page).step()
    ada.go(free.path)
    Pilot(ada.page).wait("start")
    ada.go("/")
    page = ada.page
    rows = page.get_by_role("region", name="Your tables").locator(".table")
    expect(rows).to_have_count(3)
    expect(rows.first.get_by_role("link", name="Continue")).to_be_visible()
    expect(rows.nth(0)).to_contain_text("23 h")
    expect(rows.nth(1).get_by_role("link", name="Open")).to_be_visible()
    expect(rows.nth(2).get_by_role("link", name="Look in")).to_be_visible()
    expect(rows.nth(2)).to_contain_text("Waiting for Brice")
    assert violations(page) == []
    page.get_by_role("link", name="Back them up").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save a file").click()
    file = tmp_path / "seats.json"
    saving.value.save_as(file)

    phone = visit(eyes=Eyes(lang="fr", width=390, height=844))
    phone.go("/settings")
    chooser = phone.page.locator("#backup input[type=file]")
    forged = tmp_path / "forged.json"
    forged.write_text(file.read_text().replace(days.tokens["0"], "0" * len(days.tokens["0"])))
    chooser.set_input_files(forged)
    expect(phone.page.locator("#backup [role=status]")).to_contain_text("somme de contrôle")
    assert phone.page.evaluate("localStorage.getItem('astrodrome.tables')") == "[]"
    chooser.set_input_files(file)
    expect(phone.page.locator("#backup [role=status]")).to_contain_text("3 tables sont maintenant")
    held = json.loads(phone.page.evaluate("localStorage.getItem('astrodrome.tables')"))
    assert {one["table"]: one["tokens"] for one in held} == {t.id: t.held(0) for t in (days, theirs, free)}
    phone.go("/")
    expect(phone.page.get_by_role("link", name="Reprendre")).to_be_visible()
    assert too_wide(phone.page) is None


def test_a_daily_flight_is_tried_once_and_its_link_is_replayed(server: Server, visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr"))
    page = ada.page
    ada.go("/")
    page.get_by_role("region", name="Vol du jour").get_by_role("link", name=re.compile("MemoRacers")).click()
    expect(page.get_by_role("heading", name="La même donne pour tout le monde")).to_be_visible()
    expect(page.get_by_text("on peut la calculer à l’avance")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Décoller")).click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.rsplit("/", 1)[1]
    ada.go("/daily/memoracers")
    again = page.get_by_role("link", name="Reprendre")
    expect(again).to_have_attribute("href", f"/t/{table}")
    expect(page.get_by_role("button", name=re.compile("Décoller"))).to_have_count(0)

    log = json.loads(flown("memoracers").to_json())
    taken: list[str] = []

    def sent() -> bool:
        """Send the log; a busy server checks it a moment later."""
        with suppress(HTTPError):
            taken.append(server.ask("/api/logs", log)["table"])
        return bool(taken)

    ada.until(sent, "the log is taken")
    made = taken[0]
    phone = visit(eyes=Eyes(width=390, height=844))
    phone.go(f"/d/{TODAY.isoformat()}/memoracers/{made}")
    expect(phone.page.get_by_text("This game came as a file")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Watch the replay")).to_be_visible()
    assert too_wide(phone.page) is None
    assert violations(phone.page) == []
    phone.go(f"/d/2026-01-01/memoracers/{made}")
    expect(phone.page.get_by_text("This is not a daily flight")).to_be_visible()
    phone.faults.clear()


def test_two_who_want_to_play_now_find_each_other(server: Server, visit: Come) -> None:
    ada, brice = visit(name="Ada"), visit(name="Brice")
    for one in (ada, brice):
        one.go("/lobby")
        quick = one.page.get_by_role("region", name="Play someone now")
        for game in ("Celestia", "Celerium", "Galaxy Trucker"):
            quick.get_by_role("button", name=game).click()
        assert violations(one.page) == []
        quick.get_by_role("button", name="Find a table").click()
        expect(one.page).to_have_url(re.compile("/t/"))
        if one is ada:
            expect(ada.page.get_by_text("Waiting for somebody")).to_be_visible()
            expect(ada.page.get_by_text("Bots take the open seats in 1:")).to_be_visible()
    assert ada.page.url == brice.page.url
    for one in (ada, brice):
        expect(one.page.locator("#prompt")).to_be_visible()
    expect(ada.page).to_have_title(re.compile("MemoRacers"))
    brice.go("/played")
    expect(brice.page.get_by_role("main").get_by_role("heading", name="MemoRacers")).to_be_visible()


def test_a_table_of_days_asks_how_to_reach_you_and_a_bad_link_says_so(server: Server, visit: Come) -> None:
    table = agreed(server, "pe", thinking=DAY)
    ada = visit(table)
    ada.go(table.path)
    Pilot(ada.page).wait("start")
    expect(ada.page).to_have_title("● Your turn · MemoRacers")
    ada.page.get_by_role("button", name="Talk").click()
    panel = ada.page.get_by_role("region", name="How to reach you")
    expect(panel).to_contain_text("No bot takes your seat")
    expect(panel).to_contain_text("Keep the tab open")
    ada.go("/notices#confirm=nobody.0")
    expect(ada.page.get_by_text("This link does not work")).to_be_visible()
    ada.faults.clear()


def test_the_week_of_a_table_is_drawn_and_nights_can_be_quiet(server: Server, visit: Come) -> None:
    table = agreed(server, "pp", thinking=DAY)
    ada, brice = visit(table, seats=(0,)), visit(table, seats=(1,), eyes=Eyes(width=390, height=844))
    asked: list[dict[str, object]] = []

    def answer(route: Route) -> None:
        """Stand for a server that sends mails."""
        path, body = route.request.url.rsplit("/api/", 1)[1], route.request.post_data_json
        if path == "notices/quiet":
            asked.append(body or {})
        answers: dict[str, object] = {
            "notices/state": {"known": True, "confirmed": True},
            "notices/quiet": {"done": True},
        }
        offered = {"mail": True, "push_key": None} if body is None else {"token": "t" * 22, "confirmed": True}
        route.fulfill(json=answers.get(path, offered), status=200 if body is None else 201)

    ada.page.route("**/api/notices**", answer)
    ada.page.route("**/api/tables/*/notices", lambda route: route.fulfill(json={"done": True}, status=201))
    for one in (brice, ada):
        one.go(table.path)
    Pilot(ada.page).wait("start")
    Pilot(ada.page).step()
    for one in (ada, brice):
        one.page.get_by_role("button", name="Talk").click()
        week = one.page.get_by_role("img", name=re.compile("1 move"))
        expect(week).to_be_visible()
        expect(week).to_have_accessible_name(re.compile("has until"))
        assert violations(one.page) == []
        assert too_wide(one.page) is None
    panel = ada.page.get_by_role("region", name="How to reach you")
    assert not panel.get_by_text("Quiet from").count(), "nobody is told anything yet"
    panel.get_by_label("Email address").fill("ada@example.org")
    panel.get_by_role("button", name="Notify me by email").click()
    panel.get_by_role("switch", name=re.compile("Quiet from 22:00 to 8|Quiet from 10:00")).click()
    panel.get_by_label("To", exact=True).select_option("420")
    expect(panel.get_by_text(re.compile("wait until 0?7:00"))).to_be_visible()
    assert [(one["start_min"], one["end_min"]) for one in asked] == [(1320, 480), (1320, 420)]
    assert asked[0]["zone"]
    assert violations(ada.page) == []
