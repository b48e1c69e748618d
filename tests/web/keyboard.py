"""Hands on a keyboard alone: Tab, arrows, Enter. The focus is always somewhere, and where it is, is seen."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004 - Playwright's own

from tests.web.pilot import LIT

MOST_TABS = 60
SOON_MS = 2000

# Where the focus is: lost (nowhere), and whether a ring is drawn for it, by itself or by what wraps it.
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body || !at.isConnected) return { lost: true, ringed: false, what: "nothing" };
  const drawn = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  const stroked = (part) => getComputedStyle(part).stroke !== "none";
  const rings = [...at.querySelectorAll(".ring")];
  const around = [at, at.closest("label") ?? at];
  const ringed = around.some((part) => drawn(getComputedStyle(part))) || rings.some(stroked);
  const box = at.getBoundingClientRect();
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const what = `${at.tagName.toLowerCase()} ${at.getAttribute("aria-label") ?? at.textContent.trim().slice(0, 40)}`;
  return { lost: false, ringed, inside, what };
}"""


class Keyboard:
    """Real keys."""

    def __init__(self) -> None:
        self.trail: list[str] = []
        """Where the focus went, for the sentence of a failure."""

    def key(self, page: Page, name: str) -> None:
        """Press a key, with the focus somewhere before and seen after."""
        self.held(page, f"before {name}")
        page.keyboard.press(name)
        if name != "Enter":
            self.seen(page, name)

    def held(self, page: Page, when: str) -> None:
        """Hold the page to keeping the focus."""
        try:
            page.wait_for_function(f"() => !({FOCUS})().lost", timeout=SOON_MS)
        except TimeoutError:
            raise AssertionError(f"the focus is lost {when}; it was: {' > '.join(self.trail[-6:])}") from None

    def seen(self, page: Page, when: str) -> None:
        """Hold the page to showing where the focus is."""
        at = page.evaluate(FOCUS)
        self.trail.append(f"{when}: {at['what']}")
        assert not at["lost"], f"the focus is lost after {' > '.join(self.trail[-6:])}"
        assert at["ringed"], f"the focus is not seen on {at['what']} after {when}"
        assert at["inside"], f"the focus is out of sight on {at['what']} after {when}"

    def reach(self, page: Page, target: Locator) -> None:
        """Press Tab until the focus is on one of these."""
        for _ in range(MOST_TABS):
            if target.evaluate_all("(all) => all.includes(document.activeElement)"):
                return
            self.key(page, "Tab")
        raise AssertionError(f"{MOST_TABS} tabs did not reach {target}: {' > '.join(self.trail[-MOST_TABS:])}")

    def press(self, page: Page, button: Locator) -> None:
        """Go to a button and press Enter."""
        self.reach(page, button)
        self.key(page, "Enter")

    def pick(self, page: Page, place: int, lane: int) -> None:
        """Go to the lit squares, with arrows to the one that is wanted, and press Enter."""
        lit = page.locator(LIT)
        self.reach(page, lit)
        for _ in range(20):
            at = page.evaluate("() => document.activeElement.dataset")
            if int(at["place"]) == place and int(at.get("lane", 0)) == lane:
                break
            down, on = lane - int(at.get("lane", 0)), place - int(at["place"])
            across = "ArrowRight" if on > 0 else "ArrowLeft"
            self.key(page, across if not down else "ArrowDown" if down > 0 else "ArrowUp")
        else:
            raise AssertionError(f"arrows did not reach place {place}, lane {lane}: {' > '.join(self.trail[-20:])}")
        self.key(page, "Enter")
