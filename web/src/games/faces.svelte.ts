/** The games whose code has arrived. Asking for one that has not fetches it; whoever asks follows. */

import type { GameFace } from "./contract.ts";
import { gameSign } from "./index.ts";

const AGAIN_MS = 2000;

class Faces {
  private readonly loaded = $state<Record<string, GameFace>>({});
  private readonly asked = new Set<string>();

  /** The face of a game; undefined where there is no such game, or it is still on its way. */
  of(id: string): GameFace | undefined {
    const face = this.loaded[id];
    if (!face) this.want(id);
    return face;
  }

  /** Fetch the code of a game; a broken line is tried again. */
  want(id: string): void {
    const sign = gameSign(id);
    if (!sign || this.asked.has(id)) return;
    this.asked.add(id);
    sign.load().then(
      (face) => (this.loaded[id] = face),
      () =>
        setTimeout(() => {
          this.asked.delete(id);
          this.want(id);
        }, AGAIN_MS),
    );
  }
}

export const faces = new Faces();
