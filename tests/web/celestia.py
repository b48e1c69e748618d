"""The screens of Celestia, from the posters to the replay."""

from __future__ import annotations

import json
import re
from functools import cache

from playwright.sync_api import Browser, Page

from astrodrome.games.celestia.content.cards import BLANK
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records.offers import ReactionOffer
from tests.celestia.table import Voyage
from tests.web.celestia_crew import Crew
from tests.web.celestia_pilot import IN_SIGHT, Traveller
from tests.web.celestia_search import Found, asked, both, by_bots, can, find
from tests.web.line import Line
from tests.web.scenes import Scene, Scenes, guide, replay, result, rules, stopped
from tests.web.server import Server, Table
from tests.web.visitor import Visitor

SPY = re.compile("[SŠ]py|Spion|Espion")
"""The card in every language, the test language among them."""


def seated(scenes: Scenes, found: Found, seat: int = 0) -> tuple[Visitor, Table]:
    """Let somebody come to a seat of a table that is at a moment; the page is not open yet."""
    crew = Crew(scenes.server, found)
    scenes.closers.append(crew.close)
    crew.prepare()
    return scenes.visitor((crew.table, (seat,))), crew.table


def at_moment(scenes: Scenes, found: Found, seat: int = 0) -> Page:
    """Open a table that is at a moment."""
    visitor, table = seated(scenes, found, seat)
    visitor.go(table.path)
    visitor.page.locator("#prompt").wait_for()
    return visitor.page


def home(scenes: Scenes) -> Page:
    """The posters, with tables to go on with."""
    page = scenes.at("/", (scenes.server.table("peee", game="celestia"), ()), (scenes.finished, ()))
    page.locator(".tables .table").nth(1).wait_for()
    return page


def set_up(scenes: Scenes) -> Page:
    """A table being set up, with expansions."""
    choices = {"modules": ["ext1", "boscalumia"]}
    visitor = scenes.visitor(**{"setup.celestia": json.dumps({"choices": choices})})
    visitor.go("/new/celestia")
    visitor.page.locator("dl .num").first.wait_for()
    return visitor.page


def waiting_room(scenes: Scenes) -> Page:
    """A table with a seat that is open."""
    page = scenes.table(scenes.server.table("ponn", game="celestia"))
    page.locator(".waiting").wait_for()
    return page


@cache
def first_moment() -> Found:
    """Return the first question of a game: a passenger announces."""
    return find(asked("PassengerAnnounces"), modules=())


def first_prompt(scenes: Scenes) -> Page:
    """The first question of a game: stay or leave."""
    return at_moment(scenes, first_moment())


@cache
def announce_moment() -> Found:
    """Return a passenger's question in the middle of a game of five."""
    return by_bots(both(asked("PassengerAnnounces"), far), 5, (), range(3, 9))


def far(game: Voyage) -> bool:
    """Want a later voyage, high up on the route, with a captain who holds several cards."""
    state = game.state
    events = len(state.step.dice) - state.step.dice.count(BLANK)
    return state.voyage >= 5 and state.place >= 3 and events >= 2 and sum(map(bool, state.pawns)) >= 3


def announce(scenes: Scenes) -> Page:
    """Stay or leave, high up, late in a game of five."""
    return at_moment(scenes, announce_moment())


def crowded(game: Voyage) -> bool:
    """Want a crash that is announced while somebody rows the lifeboat, with three ways to react."""
    prompt = game.prompt(0)
    if game.situation.decision != "PlayersAfterCrash" or prompt is None or not game.state.pawns[0]:
        return False
    offer = prompt.offer
    assert isinstance(offer, ReactionOffer)
    cards = sum(one.refusal is None for one in offer.cards) + sum(one.refusal is None for one in offer.spyglasses)
    power = offer.power is not None and offer.power.refusal is None
    helps = bool(offer.help) and offer.help_refusal is None
    return game.state.lifeboat.pilot is not None and cards + power + helps >= 3


@cache
def crew_moment() -> Found:
    """Return the busiest moment of a game with everything."""
    return find(crowded, seats=5, stays=4, after=(220,), seeds=range(910, 1310))


def crew(scenes: Scenes) -> Page:
    """The busiest moment: both vessels in the air, a crash announced, cards, help and power to react with."""
    return at_moment(scenes, crew_moment())


@cache
def declare_moment() -> Found:
    """Return the question of a captain who is free to crash."""
    return by_bots(can(a.DECLARE_SUCCESS, a.DECLARE_CRASH), 4, (), range(1, 9))


def declare(scenes: Scenes) -> Page:
    """A captain who may say either word."""
    return at_moment(scenes, declare_moment())


@cache
def dice_moment() -> Found:
    """Return a captain who plays an Alternative Route."""
    return find(both(can(a.Play("alternative-route")), lambda game: game.state.captain == 0))


def dice(scenes: Scenes) -> Page:
    """A captain chooses dice to re-roll; the first is picked."""
    page = at_moment(scenes, dice_moment())
    if scenes.eyes.lang == "en":
        Traveller(page).do(a.Play("alternative-route"))
    else:
        page.locator("#prompt .actions button").first.click()
    page.locator("button.die").first.click()
    return page


@cache
def spy_moment() -> Found:
    """Return somebody who can spy."""
    return find(can(a.Play("spy")), modules=("ext2",))


def spied(scenes: Scenes) -> Page:
    """A hand that only the spy sees."""
    page = at_moment(scenes, spy_moment())
    page.locator("#prompt .actions button", has_text=SPY).click()
    page.locator("[data-decision=PlayerSpies] .actions button").last.click()
    page.locator(".spied section").wait_for()
    return page


def heading(scenes: Scenes) -> Page:
    """A captain beside Boscalumia."""
    return at_moment(scenes, find(can(a.HEAD_FORGOTTEN), modules=("boscalumia",)))


def bonus(scenes: Scenes) -> Page:
    """The bonus of Matryoshburg, with two cards picked."""
    rich = both(asked("PlayersChooseBonus"), lambda game: sum(game.state.treasures[0]) > 0)
    page = at_moment(scenes, find(rich, modules=("matryoshburg",)))
    cards = page.locator(".hand > button")
    for at in (0, 1):
        cards.nth(at).click(position=IN_SIGHT)
    return page


def refusal(scenes: Scenes) -> Page:
    """An answer that the rules do not allow: the line changed it on its way."""
    visitor, table = seated(scenes, first_moment())
    line = Line(visitor.page)
    visitor.go(table.path)
    page = visitor.page
    page.locator("[data-decision=PassengerAnnounces]").wait_for(state="attached")
    line.change = lambda said: {**said, "action": {"do": "TakeLifeboat", "card": "lifeboat-fog"}}
    page.locator("#prompt .btn.go").last.click()
    page.locator(".toast[role=group]").wait_for()
    return page


def waiting(scenes: Scenes) -> Page:
    """Somebody else decides."""
    return at_moment(scenes, announce_moment(), seat=3)


def flight(scenes: Scenes) -> Page:
    """The crash is final and the aircraft falls; one card could have saved its owner."""
    page = at_moment(scenes, find(both(asked("PlayersAtFall"), can(a.Play("jetpack"))), modules=()))
    return stopped(page, page.locator("#prompt .btn.go").last.click, ".falling")


def hand_over(scenes: Scenes) -> Page:
    """The screen is handed to the second of two people."""
    page = scenes.table(scenes.server.table("ppe", seed=5, game="celestia"))
    page.locator("dialog[open]").wait_for()
    return page


SCENES: dict[str, Scene] = {
    "home": home,
    "set-up": set_up,
    "waiting-room": waiting_room,
    "first-prompt": first_prompt,
    "announce": announce,
    "crew": crew,
    "declare": declare,
    "dice": dice,
    "spied": spied,
    "heading": heading,
    "bonus": bonus,
    "refusal": refusal,
    "waiting": waiting,
    "flight": flight,
    "hand-over": hand_over,
    "guide": guide("celestia"),
    "result": result,
    "replay": replay(lambda last: last // 2 + 3),
    "rules": rules("celestia", "CS-050"),
}


@cache
def whole_game() -> Found:
    """Return a whole game between four normal bots, with help cards and gifts."""
    return by_bots(lambda game: game.over, 4, ("ext1", "xmas"), (6,))


def finished(browser: Browser | None, server: Server) -> Table:
    """Play to the end once, for the screens that come after it."""
    crew = Crew(server, whole_game())
    crew.prepare()
    crew.close()
    return crew.table
