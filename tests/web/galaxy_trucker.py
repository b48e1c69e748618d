"""The screens of Galaxy Trucker, from the posters to the replay."""

from __future__ import annotations

import json
from functools import partial

from playwright.sync_api import Browser, Page

from tests.web.galaxy_modules import table_on
from tests.web.galaxy_moments import EXPANSION, FULL, MOMENTS, asked, far
from tests.web.galaxy_pilot import Trucker
from tests.web.galaxy_script import Moment, Place, find, led, play, script, table_at
from tests.web.galaxy_together import realtime
from tests.web.line import Line
from tests.web.scenes import Scene, Scenes, guide, replay, result, rules, stopped
from tests.web.server import Message, Server, Table
from tests.web.visitor import Eyes, Visitor, come

KINDS = "pnen"
SECOND = json.dumps({"flights": ["II"]})
THREE = json.dumps({"flights": ["I", "II", "III"]})
HALVES = json.dumps({"flights": ["IIA"]})
RELAXED = json.dumps({"flights": ["IIIA"]})
FIRST_SEED = 2
LONG_S = 120  # for a number to be taken: long enough for all pictures


def at(scenes: Scenes, place: Place) -> Page:
    """Bring a table to a moment and open it with its first seat."""
    helper = scenes.visitor()
    table = table_at(scenes.server, helper.page, place)
    helper.page.close()
    page = scenes.at(table.path, (table, (0,)))
    page.locator("#prompt:not(.wait)").wait_for()
    return page


def pictured(name: str) -> Scene:
    """Return the scene of a moment of the base game."""
    return lambda scenes: at(scenes, find(KINDS, SECOND, MOMENTS[name]))


def expanded(name: str) -> Scene:
    """Return the scene of a moment of the Big Expansion."""

    def scene(scenes: Scenes) -> Page:
        helper = scenes.visitor()
        table = table_on(scenes.server, helper.page, EXPANSION[name]())
        helper.page.close()
        page = scenes.at(table.path, (table, (0,)))
        page.locator("#prompt:not(.wait)").wait_for()
        return page

    return scene


def home(scenes: Scenes) -> Page:
    """The posters, with tables to go on with."""
    going = scenes.server.table("pe", game="galaxy-trucker")
    page = scenes.at("/", (going, ()), (scenes.finished, ()))
    page.locator(".tables .table").nth(1).wait_for()
    return page


def set_up(scenes: Scenes) -> Page:
    """A table being set up."""
    page = scenes.at("/new/galaxy-trucker")
    page.locator(".btn.go").first.wait_for()
    return page


def waiting_room(scenes: Scenes) -> Page:
    """A table with a seat that is open."""
    page = scenes.table(scenes.server.table("ponn", game="galaxy-trucker"))
    page.locator(".waiting").wait_for()
    return page


def first_prompt(scenes: Scenes) -> Page:
    """The yard before anything is taken."""
    return at(scenes, Place(KINDS, FIRST_SEED, SECOND, 0))


def misfit(scenes: Scenes) -> Page:
    """A component held where it does not fit: the ghost, the reason, the squares that fit."""

    def wrong(moment: Moment) -> bool:
        parts = len(moment.public["ships"][0]["components"])
        return parts >= FULL - 6 and any(turn["mistakes"] for one in moment.offer["squares"] for turn in one["turns"])

    place = find(KINDS, SECOND, lambda m: m.decision == "TruckerBuilds" and m.answer["do"] == "Place" and wrong(m))
    page = at(scenes, place)
    square = next(one for one in place.moment.offer["squares"] if one["turns"][0]["mistakes"])
    page.locator(f"[data-square='{square['square']}']").click()
    return page


def building(scenes: Scenes) -> Page:
    """Building in real time: the glass, a component in hand, rivals at work, one of them finished."""
    table = realtime(scenes.server, "ppnn", "II")
    others = Scenes(scenes.browser, scenes.server, Eyes(), scenes.finished)
    visitors = [others.visitor((table, (seat,))) for seat in (0, 1)]
    truckers = [Trucker(visitor, seat) for seat, visitor in enumerate(visitors)]
    for trucker in truckers:
        trucker.visitor.go(table.path)
    for trucker, parts in zip(truckers, (6, 4), strict=True):
        trucker.until_asked()
        trucker.build(parts)
    truckers[0].give({"do": "TakeFaceDown"})
    page = scenes.at(table.path, (table, (0,)))
    page.locator("#prompt .hand").wait_for()
    others.close()
    return page


def _has_heard_more(visitor: Visitor, before: int) -> bool:
    return len(visitor.heard) > before


def numbers(scenes: Scenes) -> Page:
    """The sand has run out for good: who has not finished takes a number."""
    glass = {"hourglass": 1, "number_time": LONG_S}
    table = scenes.server.table("pp", 5, game="galaxy-trucker", flights=["II"], building="realtime", **glass)
    helper, *visitors = scenes.visitor(), *(scenes.visitor((table, (seat,))) for seat in (0, 1))
    for visitor in visitors:
        visitor.go(table.path)
    ada, brice = Trucker(visitors[0], 0), Trucker(visitors[1], 1)
    brice.until_asked()
    play(scenes.server, helper.page, table, [{"do": "Finish", "number": 1}], seat=1)
    while (ada.prompt or {}).get("decision") != "TruckersTakeNumbers":
        brice.page.wait_for_timeout(100)
        if brice.prompt and brice.prompt["offer"].get("hourglass", "sand runs") is None:
            heard = len(visitors[1].heard)
            play(scenes.server, helper.page, table, [{"do": "TurnHourglass"}], seat=1)
            visitors[1].until(partial(_has_heard_more, visitors[1], heard), "the sand runs")
    return ada.page


def cards_ahead(scenes: Scenes) -> Page:
    """A pile of cards is looked at."""
    looks = lambda m: any(not one["refusal"] for one in m.offer.get("piles", ()))  # noqa: E731 - a condition with a name
    page = at(scenes, find(KINDS, SECOND, looks))
    page.locator(".rail .pile.may").first.click()
    page.locator(".cards .card").first.wait_for()
    return page


def careless(moment: Moment) -> Message | None:
    """Weld components where they do not fit as soon as the ship is large, then finish."""
    if moment.decision != "TruckerBuilds" or len(moment.public["ships"][0]["components"]) < FULL - 4:
        return None
    for square in moment.offer["squares"] if moment.offer["loose"] is None else ():
        for turn in square["turns"]:
            if turn["mistakes"] and not turn["refusal"]:
                return {"do": "Place", "square": square["square"], "turns": turn["turns"]}
    parts = len(moment.public["ships"][0]["components"])
    free = [one for one in moment.offer["numbers"] if not one["refusal"]] if parts >= FULL else []
    return {"do": "Finish", "number": free[0]["number"]} if free else None


def check(scenes: Scenes) -> Page:
    """A ship that breaks the building rules: its faults are lit, and its owner takes off what breaks them."""
    answers = led(KINDS, FIRST_SEED, SECOND, careless, lambda m: m.decision == "TruckerRepairs")
    assert answers is not None
    helper = scenes.visitor()
    table = scenes.server.table(KINDS, seed=FIRST_SEED, game="galaxy-trucker", flights=["II"])
    play(scenes.server, helper.page, table, answers)
    helper.page.close()
    page = scenes.at(table.path, (table, (0,)))
    page.locator("#prompt:not(.wait)").wait_for()
    return page


def hit(scenes: Scenes) -> Page:
    """A meteor comes in, unhindered: the moment at which it is seen to strike."""
    page = at(scenes, find(KINDS, SECOND, MOMENTS["meteor"]))
    return stopped(page, page.locator("#prompt .btn.go").last.click, ".ship .falls")


def keep(scenes: Scenes) -> Page:
    """A ship that broke up: which part is kept?"""
    page = at(scenes, find(KINDS, SECOND, lambda m: m.decision == "TruckerKeepsPart"))
    page.locator("#prompt .btn.go").first.focus()
    return page


def refusal(scenes: Scenes) -> Page:
    """A claim that came too late."""
    table = realtime(scenes.server)
    visitor, other = scenes.visitor((table, (0,))), scenes.visitor((table, (1,)))
    line = Line(visitor.page)
    visitor.go(table.path)
    other.go(table.path)
    trucker = Trucker(visitor)
    trucker.until_asked()
    line.change = lambda said: {**said, "action": {"do": "TakeFaceUp", "component": "B020"}}
    visitor.page.locator("#prompt .btn.go").last.click()
    visitor.page.locator(".toast[role=group]").wait_for()
    return visitor.page


def waiting(scenes: Scenes) -> Page:
    """Somebody else decides."""
    table = scenes.server.table("ppn", seed=3, game="galaxy-trucker", flights=["I"])
    visitors = [scenes.visitor((table, (seat,))) for seat in (0, 1)]
    for visitor in visitors:
        visitor.go(table.path)
    visitors[1].page.locator("#prompt.wait").wait_for()
    return visitors[1].page


def watching(scenes: Scenes) -> Page:
    """A flight as it looks to somebody without a seat."""
    helper = scenes.visitor()
    table = table_at(scenes.server, helper.page, find(KINDS, SECOND, MOMENTS["land"]))
    helper.page.close()
    page = scenes.at(table.path)
    page.locator("#prompt.wait").wait_for()
    return page


def sheet(scenes: Scenes) -> Page:
    """Between two flights: the settlement."""
    first = find(KINDS, THREE, lambda m: m.public["flight"] == 2)
    before = Place(first.kinds, first.seed, first.options, first.answers - 1)
    helper = scenes.visitor()
    table = table_at(scenes.server, helper.page, before)
    page = scenes.at(table.path, (table, (0,)))
    page.locator("#prompt:not(.wait)").wait_for()
    play(scenes.server, helper.page, table, [before.moment.answer])
    page.locator(".sheet table").wait_for()
    return page


def large(scenes: Scenes) -> Page:
    """Three builders in the yard of class IIIA, with a component in hand."""

    def far_on(moment: Moment) -> bool:
        return bool(moment.answer["do"] == "Place" and len(moment.public["ships"][0]["components"]) >= FULL)

    return at(scenes, find("pnn", RELAXED, far_on))


def relaxed(scenes: Scenes) -> Page:
    """The ship of class IIIA in flight."""
    return at(scenes, find("pnn", RELAXED, asked("TruckerMayGiveUp")))


def halves(scenes: Scenes) -> Page:
    """The ship of class IIA in flight, in two halves."""
    return at(scenes, find("pnn", HALVES, asked("TruckerMayGiveUp", far)))


def hand_over(scenes: Scenes) -> Page:
    """The screen is handed to the second of two people."""
    table = scenes.server.table("ppe", seed=5, game="galaxy-trucker", flights=["I"])
    page = scenes.table(table)
    page.locator("dialog[open]").wait_for()
    return page


SCENES: dict[str, Scene] = {
    "home": home,
    "set-up": set_up,
    "waiting-room": waiting_room,
    "guide": guide("galaxy-trucker"),
    "first-prompt": first_prompt,
    "in-hand": pictured("in-hand"),
    "misfit": misfit,
    "building": building,
    "numbers": numbers,
    "cards-ahead": cards_ahead,
    "check": check,
    **{name: pictured(name) for name in MOMENTS if name != "in-hand"},
    "hit": hit,
    "keep": keep,
    "refusal": refusal,
    "waiting": waiting,
    "watching": watching,
    "sheet": sheet,
    "large": large,
    "relaxed": relaxed,
    "halves": halves,
    **{name: expanded(name) for name in EXPANSION},
    "hand-over": hand_over,
    "result": result,
    "replay": replay(lambda last: last * 78 // 100),
    "rules": rules("galaxy-trucker-base", "GB-100"),
}


def finished(browser: Browser, server: Server) -> Table:
    """Fly a whole game once, for the screens that come after it."""
    answers = len(script(KINDS, FIRST_SEED, THREE))
    visitor = come(browser, server, Eyes(), [])
    table = table_at(server, visitor.page, Place(KINDS, FIRST_SEED, THREE, answers))
    visitor.context.close()
    return table
