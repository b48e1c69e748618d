"""A window of 1280 × 1024 at 400 %: nothing is lost, and only boards and tables scroll in two directions."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.layout import resize

ZOOMED = (320, 256)

LOST = """() => {
  const faults = new Set();
  const told = (one) => {
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40);
    return `${one.tagName.toLowerCase()} “${text}”`;
  };
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(".unseen, .skiplink, [inert], title, desc") && getComputedStyle(one).clipPath !== "inset(50%)"
    && !(one.closest("[popover]") && !one.closest("[popover]:popover-open"));
  const dialog = document.querySelector("dialog[open]");
  const all = dialog ?? document;
  const free = (one) => one.closest(".scene, .own, table, pre, [data-dock-zone], .strip, .art, .poster svg");

  // Whatever can be pressed comes into the window by scrolling, across only on a board.
  for (const one of all.querySelectorAll("button, a[href], input, select, textarea, [role=button]")) {
    if (!shown(one) || free(one) || one.matches("[type=radio], [type=checkbox]")) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (box.left < -2 || box.right > innerWidth + 2) faults.add(`across: ${told(one)}`);
    const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (box.bottom < 2 || box.top > innerHeight - 2) faults.add(`out of reach: ${told(one)}`);
    else if (hit && !one.contains(hit) && !hit.contains(one) && !hit.closest("label")?.contains(one))
      faults.add(`covered: ${told(one)} by ${told(hit)}`);
  }

  // Words: none is cut by what does not scroll; none lies beside the window.
  const range = document.createRange();
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || !shown(one) || free(one) || one.closest("option, script, style, svg")) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.left < -2 || box.right > innerWidth + 2) { faults.add(`across: ${told(one)}`); break; }
      let cut = false;
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const limit = at.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (box.left < limit.left - 3 || box.right > limit.right + 3)) cut = true;
        if (/hidden|clip/.test(overflowY)
          && (box.bottom > limit.bottom + box.height * 0.35 || box.top < limit.top - box.height * 0.35)) cut = true;
        if (/auto|scroll/.test(overflowY)) break;
      }
      if (cut) { faults.add(`cut: ${told(one)}`); break; }
    }
  }

  // The page and its parts scroll one way.
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) faults.add(`the page is ${root.scrollWidth} px wide`);
  for (const one of all.querySelectorAll("*")) {
    const { overflowX } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1 && shown(one) && !free(one))
      faults.add(`scrolls across: ${told(one)}`);
  }
  return [...faults];
}"""


def lost(page: Page) -> list[str]:
    """Return what is lost at 400 %, a line each."""
    resize(page, *ZOOMED)
    found: list[str] = page.evaluate(LOST)
    return found
