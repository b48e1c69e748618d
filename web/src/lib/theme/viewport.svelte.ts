/** Which frame fits the window: rail, narrow rail, or phone (docs/design.md, The table). */

import { watchMedia } from "../store.ts";

export type Frame = "wide" | "middle" | "phone";

class Viewport {
  private atLeast800 = $state(true);
  private atLeast1200 = $state(true);
  /** Below 760 px of height own pieces fold to one line. */
  low = $state(false);

  /** So low that bars and board do not fit above each other: a phone on its side, a laptop at 200 %. */
  flat = $state(false);

  readonly frame: Frame = $derived(
    this.flat ? "phone" : this.atLeast1200 ? "wide" : this.atLeast800 ? "middle" : "phone",
  );
  /** Pieces take the shape they have on a phone. */
  readonly phone: boolean = $derived(this.frame === "phone");
  /** Own pieces take one line only: the board comes first. */
  readonly folds: boolean = $derived(this.frame !== "wide" || this.low);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    this.atLeast800 = watchMedia("(min-width: 800px)", (yes) => (this.atLeast800 = yes));
    this.atLeast1200 = watchMedia("(min-width: 1200px)", (yes) => (this.atLeast1200 = yes));
    this.flat = watchMedia("(max-height: 499.98px) and (min-width: 560px)", (yes) => (this.flat = yes));
    this.low = watchMedia("(max-height: 759.98px)", (yes) => (this.low = yes));
  }
}

export const viewport = new Viewport();
