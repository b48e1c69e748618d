/** A review as it grows: begun, asked for again about once a second, and deepened. */

import type * as wire from "../generated/types.ts";
import { api, Problem } from "../net/api.ts";

const EVERY_MS = 1_000;
export const STANDARD = 8;
export const DEEP = 32;

export class ReviewAsking {
  /** What is shown: the deepest review that is ready, or the first one as it grows. */
  shown = $state.raw<wire.ReviewShown | null>(null);
  /** The deeper one, while it is made. */
  deeper = $state.raw<wire.ReviewShown | null>(null);
  trouble = $state<Problem | null>(null);
  private stopped = false;

  constructor(private readonly table: string) {}

  readonly ready = $derived(Boolean(this.shown?.accounts?.length));

  async begin(depth: 8 | 32 = STANDARD): Promise<void> {
    try {
      let found = await api.beginReview(this.table, { depth });
      this.take(found);
      while (!this.stopped && !found.accounts?.length && !found.failed) {
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
        found = await api.review(this.table, depth);
        this.take(found);
      }
    } catch (error) {
      this.trouble = error instanceof Problem ? error : new Problem("", String(error));
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private take(found: wire.ReviewShown): void {
    const done = Boolean(found.accounts?.length);
    if (done || !this.ready) this.shown = found;
    this.deeper = this.ready && !done && !found.failed ? found : null;
  }
}
