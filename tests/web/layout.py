"""What is wrong with the layout of a page as it stands: answers out of reach, words cut or too small."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

SIZES = ((1440, 900), (1024, 768), (844, 390), (683, 400), (390, 844))
"""A desktop, a tablet, a phone on its side, a laptop at 200 %, a phone."""

PLACES = """() => JSON.stringify([innerWidth, ...[...document.querySelectorAll(
  "#prompt, .scene svg, .own, .own button, main, dialog[open]")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  })])"""
STEP_MS, MOST_STEPS = 60, 40

BOARDS = {
    "memoracers": ".circuit",
    "celestia": ".sky svg",
    "celerium": ".race .board svg, .stage",
    "galaxy-trucker": ".scene .ship[role=group] > svg",
}
"""Where the board of each game is drawn."""

LOOK = """() => {
  const LEAST_SENTENCE = 14, LEAST_LABEL = 12, LONG = 6, SHORT = 3;
  const faults = new Set();
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const told = (one) => {
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40);
    const mark = typeof one.className === "string" ? one.className.replace(/svelte-\\w+/g, "").trim() : "";
    return `${one.tagName.toLowerCase()}${mark ? "." + mark.split(/\\s+/).join(".") : ""} “${text}”`;
  };
  const met = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const wide = (box) => Math.max(0, box.right - box.left);
  const high = (box) => Math.max(0, box.bottom - box.top);
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".unseen, .skiplink, [inert], title, desc") &&
    ![one, ...parents(one)].some((each) => getComputedStyle(each).clipPath === "inset(50%)");
  const parents = (one) => {
    const found = [];
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) found.push(at);
    return found;
  };
  const clips = (one) => /hidden|clip|auto|scroll/.test(getComputedStyle(one).overflow);
  const slides = (one, across) => {
    const style = getComputedStyle(one);
    const way = across ? style.overflowX : style.overflowY;
    return /auto|scroll/.test(way) && (across
      ? one.scrollWidth > one.clientWidth + 1 : one.scrollHeight > one.clientHeight + 1);
  };
  const dialog = document.querySelector("dialog[open]");
  const frame = document.querySelector(".frame");

  // Answers: in the window without scrolling, and a click meets them. A strip of its own may be slid.
  const lit = dialog ? "dialog[open] .btn" : "#prompt button, #prompt a, #prompt input, .frame .btn.go, "
    + ".scene .lit:not(path, rect, circle), "
    + ".own .lit, .scene [data-square].fit, .scene g[role=button], header .ib, nav.tabs button";
  for (const one of frame || dialog ? document.querySelectorAll(lit) : []) {
    const box = one.getBoundingClientRect();
    if (!shown(one) || !box.width || !box.height) continue;
    const around = parents(one).filter(clips);
    const prompt = one.closest("#prompt, header");
    const strip = !prompt && around.find((outer) => !outer.matches(".main") && (slides(outer, true)
      || slides(outer, false)));
    if (strip) {
      const seen = met(strip.getBoundingClientRect(), view);
      if (high(seen) < 40 || wide(seen) < 60) faults.add(`outside: strip of ${told(one)}`);
      continue;
    }
    let seen = met(box, view);
    for (const outer of around) seen = met(seen, outer.getBoundingClientRect());
    const left = (wide(seen) * high(seen)) / (box.width * box.height);
    if (left < 0.97 && (prompt || left < 0.9)) {
      faults.add(`outside: ${told(one)}: ${Math.round(left * 100)} % in sight`);
      continue;
    }
    if (one.matches("[aria-disabled=true], [disabled]")) continue;
    let hits = 0;
    for (let x = 1; x < 8; x += 1)
      for (let y = 1; y < 8; y += 1) {
        const hit = document.elementFromPoint(box.left + (box.width * x) / 8, box.top + (box.height * y) / 8);
        if (!hit) continue;
        if (one.contains(hit) || (hit.contains(one) && hit.closest("button, a, [role=button]") === one)) hits += 1;
      }
    const round = one instanceof SVGElement && one.tagName !== "svg" ? 0.2 : 0.25;
    if (hits / 49 < round) {
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      faults.add(`covered: ${told(one)}: ${hits} of 49 points; over it ${over ? told(over) : "nothing"}`);
    }
  }

  // Words.
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const one = node.parentElement;
    if (!text || !one || !shown(one) || one.closest("option, script, style")) continue;
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (!whole.width || !whole.height) continue;
    const style = getComputedStyle(one);
    let size = parseFloat(style.fontSize);
    if (one instanceof SVGElement) {
      const to = one.getScreenCTM();
      size *= Math.hypot(to.a, to.b);
    } else {
      size *= one.currentCSSZoom ?? 1;
      for (let at = one; at; at = at.parentElement) {
        const moved = getComputedStyle(at).transform;
        if (moved !== "none") { const to = new DOMMatrix(moved); size *= Math.hypot(to.a, to.b); }
      }
    }
    const words = text.split(/\\s+/).length;
    const sentence = words >= LONG || (words >= SHORT && /[.?!…]$/.test(text));
    if (size < (sentence ? LEAST_SENTENCE : LEAST_LABEL) - 0.05)
      faults.add(`small: ${size.toFixed(1)} px: ${told(one)}`);
    // Cut by something that does not scroll, or by the window.
    let cut = null;
    let limit = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    for (const outer of parents(one).concat(one instanceof HTMLElement ? [one] : [])) {
      const css = getComputedStyle(outer);
      const box = outer.getBoundingClientRect();
      if (/hidden|clip/.test(css.overflowX)) limit = { ...limit, left: Math.max(limit.left, box.left),
        right: Math.min(limit.right, box.right) };
      if (/hidden|clip/.test(css.overflowY)) limit = { ...limit, top: Math.max(limit.top, box.top),
        bottom: Math.min(limit.bottom, box.bottom) };
      if (/auto|scroll/.test(css.overflowX) || /auto|scroll/.test(css.overflowY)) { cut = "scrolls"; break; }
    }
    if (cut !== "scrolls") {
      // The boxes of a range leave out that letters were set narrower; those of the element do not.
      const boxes = one.hasAttribute("textLength") ? [one.getBoundingClientRect()] : range.getClientRects();
      for (const box of boxes) {
        const slack = Math.max(2, box.height * 0.3);
        if (box.left < limit.left - 2 || box.right > limit.right + 2 || box.top < limit.top - slack
          || box.bottom > limit.bottom + slack) {
          faults.add(`cut: ${told(one)}`);
          break;
        }
        if (frame && !dialog && (box.left < -2 || box.right > innerWidth + 2 || box.top < -2
          || box.bottom > innerHeight + 2)) {
          faults.add(`cut by the window: ${told(one)}`);
          break;
        }
      }
    }
    if (/hidden|clip/.test(style.overflowX) && style.textOverflow === "ellipsis"
      && one.scrollWidth > one.clientWidth + 1)
      faults.add(`cut: ${told(one)}`);
    if (style.wordBreak === "break-all" || one.closest(".id, code, a[href^=http], .codes")) continue;
    for (const word of node.data.matchAll(/[^\\s\\u00ad\\u200b/·-]{3,}/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0.5)
        .map((box) => Math.round(box.top / 4)));
      if (lines.size > 1
        && Math.max(...lines) - Math.min(...lines) > 1) faults.add(`cut: word “${word[0]}” in ${told(one)}`);
    }
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) faults.add(`wide: ${scrollWidth} px in a window of ${innerWidth}`);
  return [...faults];
}"""

BOARD = """(board) => {
  const one = [...document.querySelectorAll(board)].find((each) => each.checkVisibility());
  if (!one) return null;
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map((each) => Math.round(each * 10) / 10);
}"""

# A place is one where the board was seen in two frames: within a frame it is measured before all has been laid out.
WATCH = """([query, most]) => {
  const moves = (window.boardMoves = []);
  const stood = new Map();
  let last = "";
  const look = () => {
    requestAnimationFrame(look);
    const phase = document.querySelector("header .short, header .on")?.innerText;
    const one = [...document.querySelectorAll(query)].find((each) => each.checkVisibility());
    // A launch lifts the ship itself.
    if (!phase || !one || document.querySelector(".ship.launch")) return;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const now = [left, top, right, bottom];
    const mark = `${phase} ${now.map(Math.round)}`;
    const twice = mark === last;
    last = mark;
    if (!twice) return;
    const was = stood.get(phase);
    if (!was) stood.set(phase, now);
    else if (now.some((edge, i) => Math.abs(edge - was[i]) > most)) {
      const shown = document.querySelector("[data-shown]")?.dataset.shown ?? "a question";
      const move = `${phase}: from ${was.map(Math.round)} to ${now.map(Math.round)} at ${shown}`;
      if (!moves.includes(move)) moves.push(move);
    }
  };
  look();
}"""


@dataclass(frozen=True)
class Box:
    """Where something stands in the window, in pixels."""

    left: float
    top: float
    width: float
    height: float

    def moved(self, other: Box) -> float:
        """Return how far the edge that moved most is from where it was."""
        edges = zip(self.edges(), other.edges(), strict=True)
        return max(abs(one - another) for one, another in edges)

    def edges(self) -> tuple[float, float, float, float]:
        """Return the places of the four edges."""
        return self.left, self.top, self.left + self.width, self.top + self.height


def resize(page: Page, width: int, height: int) -> None:
    """Give the window a size and wait until everything stands in its place."""
    page.set_viewport_size({"width": width, "height": height})
    before = ""
    for _ in range(MOST_STEPS):  # the page's own timers may stand still: a film that was stopped
        page.wait_for_timeout(STEP_MS)
        now: str = page.evaluate(PLACES)
        if now == before:
            return
        before = now


def faults(page: Page) -> list[str]:
    """Return what is wrong with the layout of a page, a line each."""
    found: list[str] = page.evaluate(LOOK)
    return found


def watch_board(page: Page, query: str, most: float) -> None:
    """Note from now on where the board stands in each phase, whatever is shown or asked."""
    page.evaluate(WATCH, [query, most])


def board_moves(page: Page) -> list[str]:
    """Return by how much the board has moved within a phase while it was watched, a line for each place."""
    found: list[str] = page.evaluate("window.boardMoves")
    return found


def board(page: Page, query: str) -> Box | None:
    """Return where the board stands; None where there is none."""
    found: list[float] | None = page.evaluate(BOARD, query)
    return None if found is None else Box(*found)
