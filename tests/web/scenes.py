"""The screens of the page in their true states, each brought about once: for axe, for narrow windows, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page

from tests.web.flights import seed_of_swap
from tests.web.pilot import Pilot
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, Visitor, come

LONG_MS = 60_000


@dataclass
class Scenes:
    """Opens screens for somebody who sees the page in a certain way. Others at their tables keep their pages open."""

    browser: Browser
    server: Server
    eyes: Eyes
    finished: Table
    open: list[Visitor] = field(default_factory=list)

    def visitor(self, *held: tuple[Table, tuple[int, ...]], **kept: str) -> Visitor:
        """Let somebody come."""
        visitor = come(self.browser, self.server, self.eyes, held, **kept)
        self.open.append(visitor)
        return visitor

    def at(self, path: str, *held: tuple[Table, tuple[int, ...]]) -> Page:
        """Open an address."""
        visitor = self.visitor(*held)
        visitor.go(path)
        return visitor.page

    def close(self) -> None:
        """Close all pages."""
        for visitor in self.open:
            visitor.context.close()
        self.open.clear()


def home(scenes: Scenes) -> Page:
    """The posters, with a table to go on with."""
    page = scenes.at("/", (scenes.server.table("pe"), ()), (scenes.finished, ()))
    page.locator(".tables .table").nth(1).wait_for()
    return page


def set_up(scenes: Scenes) -> Page:
    """A table being set up."""
    page = scenes.at("/new/memoracers")
    page.locator(".btn.go").first.wait_for()
    return page


def builder(scenes: Scenes) -> Page:
    """A solo circuit being built."""
    page = scenes.visitor(**{"setup.memoracers": '{"choices": {"mode": "solo", "circuit": "tiles"}}'})
    page.go("/new/memoracers")
    page.page.locator(".foot .btn").click()
    page.page.locator(".solo").wait_for()
    return page.page


def waiting_room(scenes: Scenes) -> Page:
    """A table whose second seat is open."""
    table = scenes.server.table([{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    page = scenes.at(table.path, (table, ()))
    page.locator(".waiting").wait_for()
    return page


def reconnaissance(scenes: Scenes) -> Page:
    """The lap, at its third tile."""
    table = scenes.server.table("pne", seed=3, circuit="B", pace_ms=1500)
    page = scenes.at(table.path, (table, ()))
    page.locator(".recon .steps .done").nth(2).wait_for()
    return page


def programming(scenes: Scenes) -> Page:
    """A program half written, in the third round."""
    table = scenes.server.table("pne", seed=3, circuit="B")
    page = scenes.at(table.path, (table, ()))
    pilot = Pilot(page)
    for _ in range(2):
        pilot.until("ready")
        pilot.ready()
    pilot.answer(pilot.until("lanes"))
    return page


def waiting(scenes: Scenes) -> Page:
    """A sealed program; somebody else is still writing."""
    table = scenes.server.table("ppe", seed=3, circuit="B")
    ada, brice = (scenes.visitor((table, (seat,))) for seat in (0, 1))
    pilots = []
    for visitor in (ada, brice):
        visitor.go(table.path)
        pilots.append(Pilot(visitor.page))
    for pilot in pilots:
        pilot.wait("start")
        pilot.step()
    pilots[0].until("ready")
    pilots[0].ready()
    ada.page.locator("#prompt.wait").wait_for()
    return ada.page


def swap(scenes: Scenes) -> Page:
    """A mechanism: the first of two tiles is picked."""
    table = scenes.server.table(
        "p", seed=seed_of_swap({"modules": ["solo"], "circuit": "C"}), modules=["solo"], circuit="C"
    )
    page = scenes.at(table.path, (table, ()))
    pilot = Pilot(page)
    pilot.hands.pick(page, pilot.until("tiles").lit[0][0], 0)
    return page


def hand_over(scenes: Scenes) -> Page:
    """The screen is handed to the second of two people."""
    table = scenes.server.table("ppe", seed=5)
    page = scenes.at(table.path, (table, ()))
    pilot = Pilot(page)
    pilot.wait("hand-over")
    pilot.take()
    pilot.until("hand-over")
    return page


def result(scenes: Scenes) -> Page:
    """The end of a race."""
    page = scenes.at(scenes.finished.path, (scenes.finished, ()))
    page.locator(".result .curve").wait_for()
    return page


def replay(scenes: Scenes) -> Page:
    """The replay of a race, in the middle."""
    page = scenes.at(f"{scenes.finished.path}/replay", (scenes.finished, ()))
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    return page


def rules(scenes: Scenes) -> Page:
    """The rules, opened at a line."""
    page = scenes.at("/rules/memoracers#MR-040")
    page.locator("[id='MR-040']").wait_for()
    return page


def missing(scenes: Scenes) -> Page:
    """An address at which there is nothing."""
    page = scenes.at("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    return page


Scene = Callable[[Scenes], Page]
SCENES: dict[str, Scene] = {
    "home": home,
    "set-up": set_up,
    "builder": builder,
    "waiting-room": waiting_room,
    "recon": reconnaissance,
    "programming": programming,
    "waiting": waiting,
    "swap": swap,
    "hand-over": hand_over,
    "result": result,
    "replay": replay,
    "rules": rules,
    "missing": missing,
}


def finished_race(browser: Browser, server: Server) -> Table:
    """Race to the end once, for the screens that come after it."""
    table = server.table("pne", seed=3, circuit="B")
    visitor = come(browser, server, Eyes(), [(table, ())])
    visitor.go(table.path)
    Pilot(visitor.page).race()
    visitor.context.close()
    return table
