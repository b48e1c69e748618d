"""Class IIA by mouse: two halves built and flown to the score sheet, one withdrawn, one that shoots, one that jumps."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.galaxy_modules import EVERYTHING, broadside, game, refitted, table_on, way
from tests.web.galaxy_pilot import Trucker
from tests.web.galaxy_script import moments
from tests.web.server import Message, Server
from tests.web.test_galaxy_modules import come_to, log, prompt

KINDS = "pe"
OPTIONS: dict[str, object] = {"flights": ["IIA"], "turns": 30}
MOST_SEEDS, MOST_ANSWERS = 30, 60
BROADSIDE = broadside()
LEFTWARDS = (3, 0, 1, 2)
FIGURES = 6  # cannons, engines, crew, cells, goods, exposed connectors


@cache
def flight() -> tuple[int, tuple[Message, ...]]:
    """Return a seed and the answers of a whole flight that declares a strength with both halves and reaches the end."""
    for seed in range(MOST_SEEDS):
        asked = moments(KINDS, seed, json.dumps(OPTIONS))
        both = any(one.decision == "TruckerDeclares" and len(one.offer["kinds"]) == 2 for one in asked)
        if both and asked[-1].public["ships"][0]["flying"] and len(asked) <= MOST_ANSWERS:
            return seed, tuple(one.answer for one in asked)
    raise AssertionError(f"no such flight in {MOST_SEEDS} games")


def two_halves(offer: Message) -> bool:
    """Want a ship that could withdraw either half."""
    return len(offer["halves"]) == 2


def test_a_class_iia_ship_is_built_and_flown_by_mouse_to_the_score_sheet(server: Server, visit: Come) -> None:
    seed, answers = flight()
    table = server.table(KINDS, seed=seed, game="galaxy-trucker", flights=["IIA"], turns=30)
    ada = visit(table)
    ada.go(table.path)
    page = ada.page
    page.locator("#prompt").wait_for()
    expect(page.locator(".ship [data-component]")).to_have_count(0)  # GX-273: there is no starting cabin
    for half in ("left", "right"):
        expect(page.locator(f".ship [data-half={half}]")).to_contain_text(f"{half.capitalize()} half")
        expect(page.locator(f"[data-half-figures={half}] li")).to_have_count(FIGURES)
    trucker = Trucker(ada)
    trucker.follow(answers)
    sheet = page.locator("main.result table, .result table").first
    sheet.wait_for()
    account = trucker.listen()["public"]["accounts"][-1][0]
    lines = [int(line.replace("−", "-")) for line in sheet.locator("tbody tr td.me").all_inner_texts() if line]
    assert lines[-1] == sum(account.values())


def test_a_half_is_withdrawn_and_the_other_one_flies_on(visit: Come, server: Server) -> None:
    on = way("TruckerMayGiveUp", game(flights=["IIA"], content=BROADSIDE), two_halves)
    page = come_to(visit, server, on)
    track = page.locator("[data-track]")
    lefts = sum(one["half"] == "left" for ship in on.public["ships"] if ship["flying"] for one in ship["halves"])
    expect(track.locator("[data-hull=left]")).to_have_count(lefts)  # a rocket of one hull for each half (GX-272)
    button = prompt(page, "Withdraw the left half")
    button.hover()
    expect(page.locator(".ship .part.pale").first).to_be_visible()  # what would go is seen before the click
    button.click()
    log(page, "the left half gives up")
    expect(track.locator("[data-hull=left]")).to_have_count(lefts - 1)
    expect(page.locator("[data-half-figures=left]")).to_contain_text("gave up")
    alone = sum([one["half"] for one in ship["halves"]] == ["right"] for ship in on.public["ships"])
    expect(page.locator(".rail .chip").filter(has_text="Right half alone")).to_have_count(alone + 1)


def test_the_half_that_shoots_is_chosen_and_pays(visit: Come, server: Server) -> None:
    on = way("TruckerPowersHalf", game(flights=["IIA"], content=BROADSIDE), turns=LEFTWARDS)
    page = come_to(visit, server, on)
    cells = next(one["cells"] for one in on.public["ships"][0]["halves"] if one["half"] == "right")
    expect(prompt(page, "Shoot from the left half")).to_be_visible()
    prompt(page, "Shoot from the right half").click()
    expect(page.get_by_role("heading", name="Which half shoots?")).to_have_count(0)
    right = page.locator("[data-half-figures=right] li").nth(3)
    expect(right).to_have_text(re.compile(rf"^\s*{cells - 1}\b"))


def jump(trucker: Trucker, engine: int) -> None:
    """Let a half jump with an engine, and answer what that leads to: which battery pays, which part is kept."""
    trucker.page.locator(f"[data-square='{engine}']").click()
    answers: dict[str, Callable[[Message], Message]] = {
        "TruckerSpendsCell": lambda offer: {"do": "SpendCell", "square": offer["batteries"][0]["square"]},
        "TruckerKeepsPart": lambda _: {"do": "KeepPart", "part": 0},
    }

    def open_one() -> str | None:
        """Return which of these questions is open and not answered yet."""
        return trucker.prompt["decision"] if trucker.prompt and trucker.prompt["decision"] in answers else None

    def away() -> bool:
        """Tell whether a half is in hyperspace."""
        return any(half["hyper"] for half in trucker.ship["halves"])

    while True:
        trucker.until(lambda: away() or open_one(), "a half in hyperspace, or what it costs")
        asked = open_one()
        if asked is None or trucker.prompt is None:
            return
        trucker.give(answers.pop(asked)(trucker.prompt["offer"]))


def test_one_half_jumps_and_hangs_in_hyperspace(visit: Come, server: Server) -> None:
    box = refitted("E29", "B071", "B005")
    # Of three ships another one still flies then: a card to a lone ship would be over at once.
    on = way("TruckerMayJump", game("I-06", content=box, modules=EVERYTHING, flights=["IIA"]), seats=3)
    table = table_on(server, visit().page, on)
    ada = visit(table, seats=(0,))
    ada.go(table.path)
    page = ada.page
    page.locator("#prompt:not(.wait)").wait_for()
    jump(Trucker(ada), on.offer["choices"][0]["engine"])
    log(page, "half jumps into hyperspace")
    expect(page.locator("[data-hyperspace]")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("half in hyperspace for 2 cards"))).to_be_visible()
    expect(page.locator(".ship [data-away]").first).to_be_visible()  # it is seen where it was, and takes no part
    expect(page.locator("[data-half-figures]").filter(has_text="in hyperspace, 2 cards")).to_have_count(1)
