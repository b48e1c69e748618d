"""Screens of Celerium in their true states, each brought about once: for axe, for narrow windows, for pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.web.celerium_pilot import ANY, GO, Rally
from tests.web.celerium_search import found, prepared, whole_rally
from tests.web.line import Line
from tests.web.scenes import Scene, Scenes, guide, replay, result, rules
from tests.web.server import Server, Table
from tests.web.visitor import Eyes, come

LONG_MS = 20_000
"""The pace of a table at which a Boost that is shown stays long enough for all pictures of it."""


def at(name: str, ready: str) -> Scene:
    """Return the scene of a moment that was found: the page shows it when this is there."""

    def scene(scenes: Scenes) -> Page:
        page = scenes.table(prepared(scenes.server, found(name)))
        page.locator(ready).first.wait_for()
        return page

    return scene


def after(name: str, ready: str, do: Callable[[Page], None], wanted: str, pace_ms: int = 0) -> Scene:
    """Return the scene after something was done at a moment."""

    def scene(scenes: Scenes) -> Page:
        page = scenes.table(prepared(scenes.server, found(name), pace_ms))
        page.locator(ready).first.wait_for()
        do(page)
        page.locator(wanted).first.wait_for()
        return page

    return scene


def home(scenes: Scenes) -> Page:
    """The posters, with tables to go on with."""
    page = scenes.at("/", (scenes.server.table("pe", game="celerium"), ()), (scenes.finished, ()))
    page.locator(".tables .table").nth(1).wait_for()
    return page


def set_up(scenes: Scenes) -> Page:
    """A table being set up."""
    page = scenes.at("/new/celerium")
    page.locator(".summary dl").wait_for()
    return page


def first_prompt(scenes: Scenes) -> Page:
    """The faces of the Pilot."""
    page = scenes.table(scenes.server.table("pe", seed=7, game="celerium"))
    page.locator(".face.lit").first.wait_for()
    return page


def solo(scenes: Scenes) -> Page:
    """The market of a rally against the Rival."""
    page = scenes.table(scenes.server.table("p", seed=4, game="celerium"))
    page.locator(".face.lit").first.click()
    page.locator("button.sleeve.lit").first.wait_for()
    return page


def refusal(scenes: Scenes) -> Page:
    """An answer that the rules do not allow: the line changed it on its way. The refusal names the card."""
    table = prepared(scenes.server, found("other-half"))
    visitor = scenes.visitor((table, ()))
    line = Line(visitor.page)
    visitor.go(table.path)
    visitor.page.locator("[data-ask=FranchiseGoesOn]").wait_for(state="attached")
    line.change = lambda said: {**said, "action": {**said["action"], "part": "second"}}
    visitor.page.locator(".hand [data-part].lit").first.click()  # of two options none is taken up by itself
    visitor.page.locator(GO).last.click()
    visitor.page.locator(".toast[role=group]").wait_for()
    return visitor.page


def waiting(scenes: Scenes) -> Page:
    """A franchise has chosen and waits for another person."""
    table = scenes.server.table("pp", seed=7, game="celerium")
    brice, ada = scenes.visitor((table, (1,))), scenes.visitor((table, (0,)))
    brice.go(table.path)
    ada.go(table.path)
    page = ada.page
    page.locator(".face.lit").first.click()
    page.locator("#prompt.wait").wait_for()
    return page


def look(query: str) -> Callable[[Page], None]:
    """Click the first of these."""
    return lambda page: page.locator(query).first.click()


def passing(page: Page) -> None:
    """Pass, which ends the race."""
    page.locator(ANY).first.click()


SCENES: dict[str, Scene] = {
    "home": home,
    "set-up": set_up,
    "face": first_prompt,
    "market": after("market", "button.sleeve.lit", look("button.sleeve.lit"), "button.sleeve.on"),
    "equipment": after("equipment", "button.sleeve.lit", look("button.sleeve.lit"), "button.sleeve.on"),
    "cards": at("cards", ".stepper"),
    "boosts": after("boosts", "button.boost", look("button.boost"), "button.boost.on"),
    "line": after("line", "button.pick.lit", look("button.pick.lit"), "button.pick.on"),
    "race": after("race", "[data-part].lit", look("[data-part].lit"), ".square.chosen"),
    "other-half": at("other-half", "[data-part].lit"),
    "attack": at("reaction", "[data-ask=TargetsAnswer]"),
    "control": after("control", "[data-ask=FranchiseRaces]", passing, ".control [data-spotlight=judged]", LONG_MS),
    "points": after("control", "[data-ask=FranchiseRaces]", passing, "[data-ask=sheet]"),
    "solo": solo,
    "refusal": refusal,
    "waiting": waiting,
    "guide": guide("celerium"),
    "result": result,
    "replay": replay(lambda last: last * 2 // 5),
    "rules": rules("celerium", "CM-218"),
}


def finished(browser: Browser, server: Server) -> Table:
    """Race to the end once, for the screens that come after it."""
    table = prepared(server, whole_rally())
    visitor = come(browser, server, Eyes(), [(table, ())])
    visitor.go(table.path)
    Rally(visitor.page).until("over")
    visitor.context.close()
    return table
