"""What is on a table of Galaxy Trucker keeps its place: nothing covers what it speaks of, nothing is cut off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from astrodrome.bots.worker import decide
from astrodrome.games.galaxy_trucker.records.flight_events import FlightSettled
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.records import Event
from astrodrome.server.room.autopilot import bot_seed
from tests.web import galaxy_trucker
from tests.web.galaxy_moments import FAMILIES, asked
from tests.web.galaxy_script import BOTS, Moment, find, play, script
from tests.web.galaxy_trucker import KINDS
from tests.web.scenes import Scenes, stopped
from tests.web.server import Server, Table
from tests.web.test_galaxy_readable import SIZES, uncut
from tests.web.visitor import Eyes

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def scenes(browser: Browser, server: Server) -> Iterator[Scenes]:
    """The screens as somebody sees them."""
    opened = Scenes(browser, server, Eyes(), Table("", {}))
    yield opened
    opened.close()


def apart(one: Locator, other: Locator) -> bool:
    """Return whether two elements do not overlap."""
    one.wait_for()  # after a change of size a hint is laid out once more
    other.wait_for()
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def shoots(moment: Moment) -> bool:
    """Want a large meteor that comes from the front and is shot without a cell."""
    return moment.offer["shot"] is None and moment.offer["side"] == "front" and not moment.offer["shot_price"]


def test_a_meteor_that_is_shot_down_bursts_on_its_way_to_the_ship(scenes: Scenes) -> None:
    place = find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, asked("TruckerDefends", shoots))
    page = galaxy_trucker.at(scenes, place)
    stopped(page, page.get_by_role("button", name=re.compile("^Shoot")).click, "[data-burst]")
    burst = page.locator("[data-burst]").bounding_box()
    squares = [part["square"] for part in place.moment.public["ships"][0]["components"]]
    rows = page.locator("main .ship .part")
    expect(rows).to_have_count(len(squares))
    tops = [box["y"] for part in rows.all() if (box := part.bounding_box())]
    assert burst is not None
    assert burst["y"] + burst["height"] / 2 < (min(tops) + max(tops)) / 2  # ahead of the ship, not behind it
    assert uncut(page.locator("[data-burst]"), page.locator("main"))


def test_hints_and_prepared_choices_stand_beside_the_board(scenes: Scenes) -> None:
    page = galaxy_trucker.SCENES["guide"](scenes)
    for width, height in (*SIZES, (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        guide = page.locator("[data-guide]")
        expect(guide.locator("[data-prepared]")).to_be_visible()
        assert apart(guide, page.locator("main .scene"))
        assert apart(guide, page.locator("#prompt"))
        assert uncut(guide.locator("[data-prepared]"), page.locator("body"))


def sided(moment: Moment) -> bool:
    """Want a component in hand that does not fit on its left where it could be welded."""
    squares = moment.offer["squares"] if moment.decision == "TruckerBuilds" and moment.answer["do"] == "Place" else []
    return any(one["turns"][0]["sides"] == ["left"] for one in squares)


def test_what_does_not_fit_names_its_side_and_leaves_the_ship_free(scenes: Scenes) -> None:
    place = find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, sided)
    page = galaxy_trucker.at(scenes, place)
    square = next(one for one in place.moment.offer["squares"] if one["turns"][0]["sides"] == ["left"])
    page.locator(f"[data-square='{square['square']}']").click()
    expect(page.locator("#prompt")).to_contain_text("Does not fit on the left.")
    expect(page.locator("[data-faulty]")).to_have_count(1)
    expect(page.locator("[data-faulty=left]")).to_have_count(1)
    expect(page.locator("main .ship foreignObject")).to_have_count(0)


def test_the_dice_of_a_tall_card_are_seen_whole(scenes: Scenes) -> None:
    pirates = asked("TruckerDefends", lambda m: FAMILIES.get(m.public["card"]) in ("pirates", "combat_zone"))
    page = galaxy_trucker.at(scenes, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, pirates))
    for width, height in (*SIZES, (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        roll = page.locator("main .side .roll")
        expect(roll).to_contain_text("=")
        assert uncut(roll, page.locator("main .scene"))
        assert apart(roll, page.locator("#prompt"))
    expect(page.locator("[data-card] [aria-current=step]")).to_have_count(1)


def test_on_a_phone_finishing_takes_two_taps_and_says_so(scenes: Scenes) -> None:
    open_number = lambda m: any(not one["refusal"] for one in m.offer.get("numbers", ()))  # noqa: E731 - a condition with a name
    place = find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, open_number)
    page = galaxy_trucker.at(scenes, place)
    page.set_viewport_size(PHONE)
    prompt = page.locator("#prompt")
    expect(prompt.get_by_role("button", name="Take from the heap")).to_be_visible()
    for button in prompt.get_by_role("button").all():
        assert not re.fullmatch(r"\d+", button.inner_text().strip())
    prompt.get_by_role("button", name="Finish…").click()
    expect(prompt).to_contain_text("Finish your ship?")
    expect(prompt.get_by_role("button", name="Keep building")).to_be_focused()
    page.keyboard.press("Enter")
    expect(prompt.get_by_role("button", name="Finish…")).to_be_focused()
    page.keyboard.press("Enter")
    prompt.get_by_role("button", name="Finish with number 1").click()  # by the name that is read on it
    expect(page.locator("aside.strip")).to_contain_text("no. 1")


def test_in_real_time_it_is_nobodys_turn_more_than_anothers(scenes: Scenes) -> None:
    page = galaxy_trucker.SCENES["building"](scenes)
    expect(page.locator("#prompt")).to_contain_text("Everyone builds at once")
    expect(page.locator(".frame")).not_to_contain_text("Your turn")


@lru_cache
def forgiven(options: str) -> int:
    """Return the seed of a game at whose end somebody is insured and has no credits left to pay the rest."""
    for seed in range(6, 40):
        settled = [event for event in told(KINDS, seed, options) if isinstance(event, FlightSettled)]
        if any(event.losses < event.price < event.lost for event in settled):
            return seed
    raise AssertionError("nobody loses that much")


def told(kinds: str, seed: int, options: str) -> list[Event]:
    """Return all events of a game that bots play."""
    game, answers = SPEC.new(len(kinds), json.loads(options), seed), list(script(kinds, seed, options))
    events: list[Event] = []
    while not game.over:
        seat = game.asked[0]
        bot = BOTS[kinds[seat]]
        thought = "" if seat == 0 else decide(SPEC.name, game.save(log=False), seat, bot, bot_seed(seed, seat))
        events += game.play(seat, SPEC.codec.decode_action(json.loads(thought) if thought else answers.pop(0)))
    return events


def test_the_end_says_line_by_line_who_paid_for_lost_components(scenes: Scenes) -> None:
    options = json.dumps({"flights": ["I"]})
    seed = forgiven(options)
    helper = scenes.visitor()
    table = scenes.server.table(KINDS, seed=seed, game="galaxy-trucker", flights=["I"])
    play(scenes.server, helper.page, table, script(KINDS, seed, options))
    page = scenes.table(table)
    details = page.locator("main.result [data-detail=losses]")
    expect(details).to_have_count(3)
    said = ("1 credit for each lost component", "The insurance of the class pays", "the rest is forgiven")
    for row, text in zip(details.all(), said, strict=True):
        expect(row).to_contain_text(text)
    # Each lost component has a line of its own, and the poster shows the own ship beside what it lost.
    lost = [event for event in told(KINDS, seed, options) if isinstance(event, ComponentLost) and event.seat == 0]
    expect(page.locator("main.result [data-loss]")).to_have_count(len(lost))
    expect(page.locator(f"main.result [data-wreck='{len(lost)}']")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Tab")  # what is focused next is focused by key
        for way in page.locator("main.result .actions .btn").all():
            way.focus()  # on a phone only the first line of them stays over what is read
            assert uncut(way, page.locator("body"))


TOUCHED = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_hints_leave_the_goods_at_the_dock_to_be_touched(scenes: Scenes) -> None:
    page = galaxy_trucker.at(scenes, find(galaxy_trucker.KINDS, galaxy_trucker.SECOND, asked("TruckerStows")))
    page.evaluate("(table) => localStorage.setItem('astrodrome.guided', table)", guided(page.url))
    page.reload()
    page.locator("[data-guide] h3", has_text="Load the goods").wait_for()
    for width, height in ((390, 844), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        good = page.locator("[data-dock-zone] button").first
        expect(good).to_be_visible()
        assert good.evaluate(TOUCHED)


def guided(url: str) -> str:
    """Return what a browser keeps of a guided table of which no hint was read."""
    return json.dumps({"table": url.rsplit("/", 1)[-1], "read": []})
