"""The screens of MemoRacers, from the posters to the replay."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Page

from astrodrome.kernel.fields import Json
from tests.web.flights import script, seed_of_swap
from tests.web.follower import Follower
from tests.web.line import Line
from tests.web.pilot import GO, Pilot
from tests.web.scenes import Scene, Scenes, replay, result, rules, stopped
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, come

KINDS, SEED = "peene", 115  # a close race: five ships to the end of round 7, tiles still to be remembered
MIXED: list[Json] = ["1-A", "2-B", "3-C", "4-A", "5-C", "6-B", "7-A", "8-D", "9-B"]


def home(scenes: Scenes) -> Page:
    """The posters, with tables to go on with."""
    going = scenes.server.table("pe")
    Pilot(scenes.table(going)).wait("start")
    page = scenes.at("/", (going, ()), (scenes.finished, ()))
    page.locator(".tables .table .btn.go").wait_for()
    page.locator(".tables .table").nth(1).wait_for()
    return page


def set_up(scenes: Scenes) -> Page:
    """A table being set up."""
    page = scenes.at("/new/memoracers")
    page.locator(".btn.go").first.wait_for()
    return page


def builder(scenes: Scenes) -> Page:
    """A solo circuit being built."""
    choices = {"mode": "solo", "circuit": "tiles", "series": [str(code)[-1] for code in MIXED]}
    visitor = scenes.visitor(**{"setup.memoracers": json.dumps({"choices": choices})})
    visitor.go("/new/memoracers")
    visitor.page.locator(".foot .btn").click()
    visitor.page.locator(".solo .total").wait_for()
    return visitor.page


def waiting_room(scenes: Scenes) -> Page:
    """A table whose second seat is open."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "name": "Chloé", "bot": "normal"}]
    page = scenes.table(scenes.server.table(seats))
    page.locator(".waiting").wait_for()
    return page


def reconnaissance(scenes: Scenes) -> Page:
    """The lap, at its third tile."""
    page = scenes.table(scenes.server.table(KINDS, seed=SEED, circuit=MIXED, pace_ms=8000))
    page.locator(".recon .steps .done").nth(1).wait_for()
    return page


def first_prompt(scenes: Scenes) -> Page:
    """The first question of a race: a starting lane."""
    page = scenes.table(scenes.server.table(KINDS, seed=SEED, circuit=MIXED, youngest=2))
    Pilot(page).wait("start")
    return page


def after(scenes: Scenes, rounds: int) -> tuple[Page, Pilot]:
    """Fly some rounds of the race on a mixed circuit; the next program is asked for."""
    page = scenes.table(scenes.server.table(KINDS, seed=SEED, circuit=MIXED))
    pilot = Follower(page, script(KINDS, SEED, {"circuit": MIXED}))
    for _ in range(rounds):
        pilot.until("ready")
        pilot.ready()
    pilot.until("lanes")
    return page, pilot


def programming(scenes: Scenes) -> Page:
    """The busiest moment: five ships, a program half written."""
    page, pilot = after(scenes, rounds=5)
    for _ in range(2):
        pilot.step()
    return page


def flight(scenes: Scenes) -> Page:
    """Programs are open and ships fly: the moment at which something happens to one of them."""
    page, pilot = after(scenes, rounds=3)
    pilot.until("ready")
    return stopped(page, page.locator(GO).click, ".circuit .mark")


def refusal(scenes: Scenes) -> Page:
    """An answer that the rules do not allow: the line changed it on its way."""
    table = scenes.server.table("pne", seed=3, circuit="B")
    visitor = scenes.visitor((table, ()))
    line = Line(visitor.page)
    visitor.go(table.path)
    pilot = Pilot(visitor.page)
    pilot.until("ready")
    line.change = lambda said: {**said, "action": {**said["action"], "lanes": [6]}}
    visitor.page.locator(GO).click()
    visitor.page.locator(".toast[role=group]").wait_for()
    return visitor.page


def waiting(scenes: Scenes) -> Page:
    """A sealed program; somebody else is still writing."""
    table = scenes.server.table("ppn", seed=3, circuit="B")
    visitors = [scenes.visitor((table, (seat,))) for seat in (0, 1)]
    pilots = []
    for visitor in visitors:
        visitor.go(table.path)
        pilots.append(Pilot(visitor.page))
    for pilot in pilots:
        pilot.wait("start")
        pilot.step()
    for pilot in pilots:
        pilot.until("ready")
        pilot.ready()
    pilots[0].until("ready")
    pilots[0].ready()
    visitors[0].page.locator("#prompt.wait").wait_for()
    return visitors[0].page


def swap(scenes: Scenes) -> Page:
    """A mechanism: the first of two tiles is picked."""
    seed = seed_of_swap({"modules": ["solo"], "circuit": "C"})
    page = scenes.table(scenes.server.table("p", seed=seed, modules=["solo"], circuit="C"))
    pilot = Pilot(page)
    pilot.hands.pick(page, pilot.until("tiles").lit[0][0], 0)
    return page


def hand_over(scenes: Scenes) -> Page:
    """The screen is handed to the second of two people."""
    page = scenes.table(scenes.server.table("ppe", seed=5))
    pilot = Pilot(page)
    pilot.wait("hand-over")
    pilot.take()
    pilot.until("hand-over")
    return page


def championship(scenes: Scenes) -> Page:
    """Between two races: the standings, and the next circuit to be made up."""
    page = scenes.table(scenes.server.table("pnn", seed=8, modules=["championship"], shields=6, youngest=2))
    pilot = Pilot(page)
    pilot.until("building")
    page.locator(".between").wait_for()
    return page


def missing(scenes: Scenes) -> Page:
    """An address at which there is nothing."""
    page = scenes.at("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    return page


SCENES: dict[str, Scene] = {
    "home": home,
    "set-up": set_up,
    "builder": builder,
    "waiting-room": waiting_room,
    "reconnaissance": reconnaissance,
    "first-prompt": first_prompt,
    "programming": programming,
    "flight": flight,
    "refusal": refusal,
    "waiting": waiting,
    "swap": swap,
    "hand-over": hand_over,
    "championship": championship,
    "result": result,
    "replay": replay(lambda last: last // 2),
    "rules": rules("memoracers", "MR-040"),
}


def finished(browser: Browser, server: Server) -> Table:
    """Race to the end once, for the screens that come after it."""
    table = server.table(KINDS, seed=SEED, circuit=MIXED)
    visitor = come(browser, server, Eyes(), [(table, ())])
    visitor.go(table.path)
    Follower(visitor.page, script(KINDS, SEED, {"circuit": MIXED})).race()
    visitor.context.close()
    return table
