/** The games this server plays, asked for once. */

import type * as wire from "../generated/types.ts";
import { api } from "./api.ts";

class ServerGames {
  all = $state.raw<readonly wire.GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask the server, once; a failure may be tried again. */
  want(): Promise<void> {
    this.asked ??= api.games().then(
      ({ games }) => void (this.all = games),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  find(name: string): wire.GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new ServerGames();
