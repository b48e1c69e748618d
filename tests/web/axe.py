"""The accessibility checker axe, run in a page as it is, or in every theme and size.

In the high-contrast theme words must have a contrast of 7:1 (WCAG AAA).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import Theme, wear

Look = tuple[int, int, Theme]
LOOKS: tuple[Look, ...] = (
    (1440, 900, "light"),
    (1440, 900, "dark"),
    (390, 844, "dark"),
    (390, 844, "contrast"),
)
"""How a screen is looked at: width, height, theme. `tests/soak/test_axe.py` has all sizes in all themes."""
NARROWEST = (360, 640)
SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const high = document.documentElement.dataset.theme === "contrast";
  const found = await axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa"] },
    rules: { "color-contrast-enhanced": { enabled: high } },
    resultTypes: ["violations", "incomplete"],
    iframes: false,
  });
  const why = ({ failureSummary }) => failureSummary.split("\\n").slice(1).join(" ");
  // Words in the very colour of their ground are "to be looked at" for axe; nobody can read them.
  const unseen = (node) => node.any.some(({ data }) => data?.messageKey === "equalRatio");
  const checks = [...found.violations,
    ...found.incomplete.map((check) => ({ ...check, nodes: check.nodes.filter(unseen) }))];
  return checks.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${why(node)}`));
}"""

TOO_WIDE = """() => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return null;
  const sticksOut = (one) => one.getBoundingClientRect().right > innerWidth + 1;
  const out = [...document.querySelectorAll("body *")].filter(sticksOut).slice(0, 3);
  return `${scrollWidth} px: ${out.map((one) => one.outerHTML.slice(0, 120)).join(" ")}`;
}"""


def violations(page: Page) -> list[str]:
    """Return what axe has against a page: the check, the element, and why."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


def too_wide(page: Page) -> str | None:
    """Return what sticks out of the window to the side, or None."""
    wide: str | None = page.evaluate(TOO_WIDE)
    return wide


def against(page: Page, looks: Sequence[Look] = LOOKS) -> list[str]:
    """Return all that is wrong with a screen, by size and theme."""
    found: list[str] = []
    for width, height, theme in looks:
        page.set_viewport_size({"width": width, "height": height})
        wear(page, theme)
        page.wait_for_timeout(50)
        found += [f"{width}×{height} {theme}: {fault}" for fault in violations(page)]
        wide = too_wide(page)
        found += [f"{width}: scrolls to the side, {wide}"] if wide else []
    page.set_viewport_size({"width": NARROWEST[0], "height": NARROWEST[1]})
    page.wait_for_timeout(50)
    wide = too_wide(page)
    return found if wide is None else [*found, f"{NARROWEST[0]}: scrolls to the side, {wide}"]
