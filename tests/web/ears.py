"""What a screen reader gets of a page: Chromium's accessibility tree, and what its live regions say as they change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page

# A reader speaks what is added to a live region, and all of a region that is read as a whole.
LISTEN = """() => {
  window.spoken = [];
  const region = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live], [role=status]");
  const add = (where, text) => {
    const words = text.trim();
    if (!words) return;
    window.spoken.push([where.getAttribute("aria-live") ?? "polite", words]);
    window.wake?.();
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const where = region(target);
      if (!where) continue;
      if (type === "characterData") add(where, target.textContent);
      else for (const node of addedNodes) if (node.nodeType !== 8) add(where, node.textContent);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""

# What was said; where nothing was, the next words are waited for, in the page itself: asking often is slow.
HEAR = """(ms) => new Promise((done) => {
  let taken = false;
  const take = () => {
    if (taken) return;
    taken = true;
    clearTimeout(timer);
    window.wake = undefined;
    done(window.spoken?.splice(0) ?? []);
  };
  const timer = ms ? setTimeout(take, ms) : undefined;
  if (!ms || window.spoken?.length) take();
  else window.wake = () => setTimeout(take); // what changes at once is told at once
})"""

PLAIN = ("InlineTextBox", "LineBreak", "none")
STATES = ("focused", "disabled", "pressed", "checked", "selected", "expanded", "focusable", "live", "modal")


@dataclass(frozen=True)
class Node:
    """A node of the tree as a reader meets it."""

    role: str
    name: str
    value: str = ""
    description: str = ""
    states: dict[str, Any] = field(default_factory=dict)
    depth: int = 0
    parents: tuple[tuple[str, str], ...] = ()
    """Role and name of what it stands in, the outermost first."""

    @property
    def line(self) -> str:
        """The node in a line, as it would be read."""
        states = [name for name in STATES[:6] if self.states.get(name) not in (None, False, "false")]
        parts = [self.role, self.name, self.value, self.description, ", ".join(states)]
        return "  " * self.depth + " | ".join(part for part in parts if part)

    def inside(self, name: str) -> bool:
        """Tell whether it stands in a part of the page with this name."""
        return any(parent == name for _, parent in self.parents)


def listen(context: BrowserContext) -> None:
    """Hear the live regions of all pages that are opened from now on."""
    context.add_init_script(f"({LISTEN})()")


class Ears:
    """A reader of one page: sees the tree, hears the live regions, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.heard: list[tuple[str, str]] = []
        """What was said so far: how ("polite", "assertive"), and the words."""

    def hear(self, wait_ms: int = 0) -> list[tuple[str, str]]:
        """Return what has been said since the last time; wait for it so long at most."""
        fresh = [(how, words) for how, words in self.page.evaluate(HEAR, wait_ms)]
        self.heard += fresh
        return fresh

    def tree(self) -> list[Node]:
        """Return the nodes a reader meets, in reading order."""
        nodes = {node["nodeId"]: node for node in self.line.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        return list(walk(root, nodes, 0, ()))

    def text(self) -> str:
        """Return all of the tree as lines."""
        return "\n".join(node.line for node in self.tree())


def walk(
    node: dict[str, Any], nodes: dict[str, dict[str, Any]], depth: int, parents: tuple[tuple[str, str], ...]
) -> Iterator[Node]:
    """Give the nodes that are not passed over, each with what it stands in."""
    role, name = _value(node, "role"), _value(node, "name")
    within = parents
    if not node.get("ignored") and role not in PLAIN:
        states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        yield Node(role, name, _value(node, "value"), _value(node, "description"), states, depth, parents)
        depth, within = depth + 1, (*parents, (role, name))
    if role != "StaticText":
        for child in node.get("childIds", []):
            if child in nodes:
                yield from walk(nodes[child], nodes, depth, within)


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", "")).strip()
