/** The games whose code has arrived. Asking for one that has not fetches it, and updates the component that asked. */

import { lang } from "$lib/i18n/index.ts";
import { fetchCode } from "$lib/net/code.ts";
import type { GameFace, GameSign } from "$lib/game/contract.ts";
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
    void fetchCode(() => this.load(sign)).then((face) => {
      if (face) this.loaded[id] = face;
    });
  }

  /** The face, once its words are there in the language of the page. */
  private async load(sign: GameSign): Promise<GameFace> {
    const face = await sign.load();
    await lang.ready();
    return face;
  }
}

export const faces = new Faces();
