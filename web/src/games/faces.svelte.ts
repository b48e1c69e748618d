/** The games whose code has arrived. Asking for one that has not fetches it; whoever asks follows. */

import { fetchCode } from "$lib/net/code.ts";
import type { GameFace } from "$lib/game/contract.ts";
import { gameSign } from "./index.ts";

class Faces {
  private readonly loaded = $state<Record<string, GameFace>>({});
  private readonly asked = new Set<string>();

  /** The face of a game; undefined where there is no such game, or it is still on its way. */
  of(id: string): GameFace | undefined {
    const face = this.loaded[id];
    if (!face) this.want(id);
    return face;
  }

  /** Fetch the code of a game. */
  want(id: string): void {
    const sign = gameSign(id);
    if (!sign || this.asked.has(id)) return;
    this.asked.add(id);
    void fetchCode(() => sign.load()).then((face) => {
      if (face) this.loaded[id] = face;
    });
  }
}

export const faces = new Faces();
