"""Hands at a table of Galaxy Trucker: each answer is given on the page as people give it, by mouse or by keyboard."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Locator, Page

from tests.web.keyboard import MOST_TABS, Keyboard
from tests.web.server import Message

GRID = 11
SQUARES = "[data-square]"
WORDS = {
    "TakeFaceDown": "Take from the heap",
    "ReturnComponent": "Return",
    "SetAside": "Set aside",
    "PutPileBack": "Put the pile back",
    "TurnHourglass": "Turn the hourglass",
    "LeaveYard": "Leave the yard",
    "BoardHumans": "Humans only",
    "FlyOn": "Fly on",
    "GiveUp": "Give up",
    "UseShield": "Power the shield",
    "Shoot": "Shoot",
    "TakeHit": "Take the hit",
    "TakeOpportunity": "Take(?! back)",
    "TakeReward": "Take(?! back)",
    "Pass": "(Pass|Refuse)",
    "Finish": "(Finish with|Take) number {number}",
    "LookAtPile": "Pile {pile}",
    "KeepPart": "Keep part {part}",
    "Land": "Planet {planet}",
    "WithdrawHalf": "Withdraw the {half} half",
    "PowerHalf": "Shoot from the {half} half",
}
"""How the button of an answer begins; people count from 1."""
MARKED = {"TakeFaceUp": "take", "TakeReserve": "reserve"}
COUNTED = ("pile", "part", "planet")
ON_SQUARES = ("Remove", "BoardAlien", "SpendCell", "LoseCrew", "LoseGood")


class Hands(Protocol):
    """How somebody acts."""

    def press(self, page: Page, button: Locator) -> None:
        """Press a button."""

    def pick(self, page: Page, square: int) -> None:
        """Choose a square of the ship."""

    def place(self, page: Page, square: int, turns: int) -> None:
        """Weld the component in hand."""


class Mouse:
    """Real clicks; a component is dragged to its square, or clicked there and welded, in turn."""

    def __init__(self) -> None:
        self.placed = 0

    def press(self, page: Page, button: Locator) -> None:
        """Click it."""
        button.first.click()

    def pick(self, page: Page, square: int) -> None:
        """Click it."""
        page.locator(f"[data-square='{square}']").click()

    def place(self, page: Page, square: int, turns: int) -> None:
        """Turn it with the button, then drag it, or click the square and weld."""
        for _ in range(turns):
            page.locator("#prompt").get_by_role("button", name="Turn", exact=True).click()
        self.placed += 1
        if self.placed % 2:
            page.locator("#prompt .hand").drag_to(page.locator(f"[data-square='{square}']"))
        else:
            self.pick(page, square)
            page.locator("#prompt").get_by_role("button", name="Weld").click()


# Whether what is looked for stands before the focus in the document.
BEHIND = """(all) => {
  const at = document.activeElement;
  return all.length > 0 && Boolean(at.compareDocumentPosition(all[0]) & Node.DOCUMENT_POSITION_PRECEDING);
}"""


class Keys(Keyboard):
    """Keys alone: R turns, arrows move, Enter chooses and welds."""

    def reach(self, page: Page, target: Locator) -> None:
        """Go back with Shift and Tab to what stands before, else on with Tab."""
        self.held(page, "before Tab")
        for _ in range(MOST_TABS):
            if not target.evaluate_all(BEHIND):
                break
            self.key(page, "Shift+Tab")
        super().reach(page, target)

    def pick(self, page: Page, square: int) -> None:  # type: ignore[override]  # a square instead of a lane
        """Go to the squares, with arrows to the one that is wanted, and press Enter."""
        self.go(page, square)
        self.key(page, "Enter")

    def place(self, page: Page, square: int, turns: int) -> None:
        """Turn it with R, go there, choose and weld."""
        for _ in range(turns):
            page.keyboard.press("r")
        self.go(page, square)
        self.key(page, "Enter")
        self.key(page, "Enter")

    def go(self, page: Page, square: int) -> None:
        """Move the keyboard to a square."""
        self.reach(page, page.locator(SQUARES))
        tried: set[tuple[int, str]] = set()
        for _ in range(30):
            at = int(page.evaluate("() => document.activeElement.dataset.square"))
            if at == square:
                return
            right, down = square % GRID - at % GRID, square // GRID - at // GRID
            ways = ["ArrowRight" if right > 0 else "ArrowLeft"] if right else []
            ways += ["ArrowDown" if down > 0 else "ArrowUp"] if down else []
            ways += ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]
            way = next(way for way in ways if (at, way) not in tried)
            tried.add((at, way))
            self.key(page, way)
        raise AssertionError(f"arrows did not reach square {square}: {' > '.join(self.trail[-20:])}")


def give(page: Page, hands: Hands, action: Message, offer: Message) -> None:
    """Give an answer on the page."""
    do = action["do"]
    if do in WORDS:
        counted = {key: value + 1 if key in COUNTED else value for key, value in action.items()}
        name = re.compile(f"^{WORDS[do].format(**counted)}\\b")
        inside = page.locator("#prompt, .rail")
        hands.press(page, inside.get_by_role("button", name=name))
        sure = page.locator("#prompt [data-sure] button")
        if do == "Finish" and sure.count():  # much is still possible: it is asked once
            hands.press(page, sure)
    elif do in MARKED:
        hands.press(page, page.locator(f"[data-{MARKED[do]}='{action['component']}']"))
    elif do in ON_SQUARES:
        hands.pick(page, action["square"])
    elif do == "Place":
        hands.place(page, action["square"], action["turns"])
    elif do == "Power":
        power(page, hands, action, offer)
    elif do == "StowGoods":
        stow(page, hands, action, offer)
    else:
        raise AssertionError(f"no hand knows how to {do}")


def power(page: Page, hands: Hands, action: Message, offer: Message) -> None:
    """Declare a strength: press its button among those that can be paid."""
    open_choices = [choice for choice in offer["choices"] if choice["refusal"] is None]
    wanted = next(n for n, choice in enumerate(open_choices) if choice["doubles"] == action["doubles"])
    hands.press(page, page.locator("#prompt [data-power] button").nth(wanted))


def stow(page: Page, hands: Hands, action: Message, offer: Message) -> None:
    """Take the best load where that is wanted, else clear the holds and load one good after another."""
    prompt = page.locator("#prompt")
    if action["holds"] == offer["best"]:
        hands.press(page, prompt.get_by_role("button", name=re.compile("^Best load")))
    else:
        hands.press(page, prompt.get_by_role("button", name=re.compile("^Unload all")))
        for hold in action["holds"]:
            for good in hold["goods"]:
                hands.press(page, page.locator(f"[data-dock='{good}']"))
                hands.press(page, page.locator(f"[data-space^='{hold['square']}.'].takes"))
    hands.press(page, prompt.get_by_role("button", name=re.compile("^Done loading")))
