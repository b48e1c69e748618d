"""A pilot that flies by a script: what a bot would answer, given by hand on the page. Its races look like races."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page

from astrodrome.games.memoracers.actions import KeepTiles, PlaceShip, Program, SwapTiles
from astrodrome.kernel.records import Action
from tests.web.pilot import Pilot, Sight


class Follower(Pilot):
    """Answers from a list, one after another."""

    def __init__(self, page: Page, script: Sequence[Action]) -> None:
        super().__init__(page)
        self.script = list(script)

    def answer(self, sight: Sight) -> None:
        """Give the next answer of the script, or the next lane of it."""
        action = self.script[0]
        if sight.what == "ready":
            self.ready()
        elif sight.what == "lanes" and isinstance(action, Program):
            if not self.lanes:
                self.choose_speed(len(action.lanes))
            lane = action.lanes[len(self.lanes)]
            self.choose = lambda _: lane
            self.pick_lane(self.look())
        elif sight.what == "start" and isinstance(action, PlaceShip):
            self.choose = lambda _: action.lane
            self.pick_lane(sight)
            self.script.pop(0)
        elif sight.what == "tiles":
            self.move_tiles(sight, action)
            self.script.pop(0)
        else:
            raise AssertionError(f"the page asks for {sight.what}, the script says {action}")

    def ready(self) -> None:
        """Seal the program, and turn to the next answer."""
        super().ready()
        self.script.pop(0)

    def choose_speed(self, speed: int) -> None:
        """Brake or force until the program has as many lines as it should."""
        for _ in range(6):
            title = self.page.locator("#prompt h2").inner_text()
            lines = [int(number) for number in re.findall(r"\d+", title)][-1]
            if lines == speed:
                return
            buttons = self.page.locator(".own .change .btn")
            self.hands.press(self.page, buttons.first if lines > speed else buttons.last)
        raise AssertionError(f"no way to speed {speed}")

    def move_tiles(self, sight: Sight, action: Action) -> None:
        """Swap two tiles, or leave them."""
        if isinstance(action, SwapTiles):
            for place in (action.place, action.place + 1):
                self.hands.pick(self.page, place, 0)
        elif isinstance(action, KeepTiles):
            self.hands.press(self.page, self.page.locator("#prompt .actions .btn").last)
        self.changed(sight)
