/** A good carried by finger or mouse: it follows the pointer and is dropped on a space or on the dock. */

import type { Spot, StowDraft } from "./stow.svelte.ts";

/** How far a press moves before it carries something. */
const SLIP = 6;

export class Carry {
  /** Where the pointer is; null while nothing is carried. */
  at = $state.raw<{ readonly x: number; readonly y: number } | null>(null);

  constructor(private readonly draft: StowDraft) {}

  /** A good is pressed: it is carried when the press moves. */
  press(down: PointerEvent, spot: Spot): void {
    if (down.button !== 0) return;
    const end = new AbortController();
    const { signal } = end;
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!this.at) {
        if (Math.hypot(x - down.clientX, y - down.clientY) < SLIP) return;
        this.draft.chosen = spot;
      }
      this.at = { x, y };
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      end.abort();
      if (!this.at) return;
      this.at = null;
      const to = target(clientX, clientY);
      if (to !== undefined) this.draft.drop(to);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", () => (end.abort(), (this.at = null)), { signal });
  }
}

/** What lies under the pointer: a space, the dock (null), or nothing that takes goods. */
function target(x: number, y: number): Spot | null | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const space = element.closest("[data-space]")?.getAttribute("data-space");
    if (space) {
      const [square, index] = space.split(".").map(Number);
      return { square: square ?? 0, index: index ?? 0 };
    }
    if (element.closest("[data-dock-zone]")) return null;
  }
  return undefined;
}
