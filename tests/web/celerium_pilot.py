"""Playing Celerium by what is seen: a look at the page says what it asks, hands answer with clicks or with keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.keyboard import MOST_TABS, Keyboard
from tests.web.pilot import Hands, Mouse

MOST_STEPS = 1200
PATIENCE_MS = 60_000
GO = "#prompt .btn.go"
ANY = "#prompt .actions .btn:not([aria-disabled=true])"
ASK = """() => {
  if (document.querySelector("dialog[open]")) return "hand-over";
  if (document.querySelector("main.result")) return "over";
  return document.querySelector("[data-ask]")?.dataset.ask ?? "wait";
}"""
OPEN = f"() => {{ const what = ({ASK})(); return ['film', 'wait'].includes(what) ? null : what; }}"
# Changes with every answer that was taken.
MARK = f"() => ({ASK})() + '|' + (document.querySelector('[data-ask]')?.dataset.turn ?? '')"

Answer = Callable[["Rally"], None]


BEFORE = """(all) => {
  const at = document.activeElement;
  return all.some((one) => one.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


class Keys(Keyboard):
    """A keyboard alone: Tab to a group of parts or squares, arrows inside it, Enter."""

    def reach(self, page: Page, target: Locator) -> None:
        """Press Tab until the focus is on one of these; Shift+Tab where they come before it."""
        for _ in range(MOST_TABS):
            # A question may go away under the hands, answered at the beat: the next one brings the button back.
            target.first.wait_for(timeout=PATIENCE_MS)
            if target.evaluate_all("(all) => all.includes(document.activeElement)"):
                return
            # Looked at again each time: what is drawn again may move from behind to before.
            self.key(page, "Shift+Tab" if target.evaluate_all(BEFORE) else "Tab")
        raise AssertionError(f"{MOST_TABS} tabs did not reach {target}: {' > '.join(self.trail[-MOST_TABS:])}")

    def press(self, page: Page, button: Locator) -> None:
        """Go to a button and press Enter; in a group with one stop, by arrows."""
        if button.evaluate("(one) => one.tabIndex") < 0:
            group = button.locator("xpath=ancestor::*[@role='group'][1]").locator("[data-part][tabindex='0']")
            self.reach(page, group)
            for _ in range(60):
                if button.evaluate("(one) => one === document.activeElement"):
                    break
                self.key(page, "ArrowRight")
            self.key(page, "Enter")
        else:
            super().press(page, button)


class Rally:
    """One franchise played at one page."""

    def __init__(self, page: Page, hands: Hands | None = None, cards: int = 3) -> None:
        self.page = page
        self.hands = hands or Mouse()
        self.most_cards = cards
        self.idle = False
        """Whether to buy nothing and play no card."""
        self.asked: list[str] = []
        self.installed = 0
        """Upgrades installed since the last market."""
        self.bought = 0
        """Upgrades bought at this market."""

    def wait(self) -> str:
        """Wait until the page asks something."""
        found: str = self.page.wait_for_function(OPEN, timeout=PATIENCE_MS).json_value()
        return found

    def press(self, button: Locator) -> None:
        """Press a button that is there."""
        self.hands.press(self.page, button)

    def go(self, name: str | None = None) -> None:
        """Press the lime answer; by name where there are several, whatever its colour."""
        self.press(self.page.locator(ANY).filter(has_text=name).first if name else self.page.locator(GO).last)

    def step(self, *wanted: str) -> str:
        """Wait for a question and answer it once, unless it is one of these; what was asked."""
        what = self.wait()
        if what in wanted:
            return what
        before = self.page.evaluate(MARK)
        self.asked.append(what)
        ANSWERS.get(what, Rally.go)(self)
        self.page.wait_for_function(f"(before) => ({MARK})() !== before", arg=before, timeout=PATIENCE_MS)
        return what

    def until(self, *wanted: str) -> str:
        """Play on until the page asks one of these."""
        for _ in range(MOST_STEPS):
            what = self.step(*wanted)
            if what in wanted:
                return what
        raise AssertionError(f"{MOST_STEPS} answers, and never {wanted}: {self.asked[-20:]}")

    def shop(self) -> None:
        """Buy one Upgrade at each market, then pass."""
        self.installed = 0
        sleeves = self.page.locator("button.sleeve.lit")
        if self.idle or self.bought or not sleeves.count():
            self.bought = 0
            self.go("Pass")
            return
        self.bought = 1
        self.press(sleeves.first)
        self.go("Buy")

    def equip(self) -> None:
        """Install one Upgrade."""
        sleeves = self.page.locator("button.sleeve.lit")
        if self.installed or not sleeves.count():
            self.press(self.page.locator("#prompt .btn").filter(has_text="Done"))
            return
        self.installed = 1
        self.press(sleeves.first)
        self.press(self.page.locator(GO).first)

    def cards(self) -> None:
        """Buy cards of level 1, as far as actions go."""
        more = self.page.get_by_role("group", name="Cards of level 1").get_by_role("button", name="more")
        for _ in range(self.most_cards):
            if more.count() and more.get_attribute("aria-disabled") != "true":
                self.press(more)
        self.go("Buy")

    def boost(self) -> None:
        """Lay down the first Boost."""
        self.press(self.page.locator("button.boost").first)
        self.go()

    def line(self) -> None:
        """Take the first line that is open."""
        self.press(self.page.locator("button.pick.lit").first)
        self.go()

    def discard(self) -> None:
        """Give up the first Upgrade in store."""
        self.press(self.page.locator("button.sleeve.lit").first)
        self.go()

    def race(self) -> None:
        """Play the first part of a card that can be used, or pass."""
        parts = self.page.locator("[data-part].lit")
        if parts.count() and not self.idle:
            self.press(parts.first)
            self.go()
        else:
            self.go("Pass")


ANSWERS: dict[str, Answer] = {
    "FranchisesChooseFace": Rally.go,
    "FranchiseShops": Rally.shop,
    "FranchiseEquips": Rally.equip,
    "FranchiseBuysCards": Rally.cards,
    "FranchisesBoost": Rally.boost,
    "FranchisesPickLine": Rally.line,
    "FranchiseDiscards": Rally.discard,
    "FranchiseRaces": Rally.race,
}
