"""The accessibility checker axe, run in a page as it is."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa"] },
    resultTypes: ["violations"],
    iframes: false,
  });
  const why = ({ failureSummary }) => failureSummary.split("\\n").slice(1).join(" ");
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${why(node)}`));
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
