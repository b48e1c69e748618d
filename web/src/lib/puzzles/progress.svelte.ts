/** Puzzles and how far one has come with them: kept on this device, nowhere else. */

import { api } from "../net/api.ts";
import type { Puzzle } from "../net/puzzle.ts";
import { keep, recall } from "../store.ts";

export type Mark = "right" | "wrong";

const KEY = "puzzles";

/** The marks that a text holds, by game and puzzle; what is none is left out. */
export function readMarks(text: string | null): Record<string, Mark> {
  try {
    const data: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries((data ?? {}) as object).filter(([, mark]) => mark === "right" || mark === "wrong");
    return Object.fromEntries(entries) as Record<string, Mark>;
  } catch {
    return {};
  }
}

class Puzzles {
  private loaded = $state.raw<Readonly<Record<string, readonly Puzzle[]>>>({});
  private marks = $state.raw(readMarks(recall(KEY)));
  private readonly asked = new Map<string, Promise<readonly Puzzle[]>>();

  /** The puzzles of a game; empty until they have come. */
  of(game: string): readonly Puzzle[] {
    return this.loaded[game] ?? [];
  }

  /** A game has none; false until they have come. */
  lacks(game: string): boolean {
    return this.loaded[game]?.length === 0;
  }

  /** Fetch the puzzles of a game, once; a failure may be tried again. */
  want(game: string): Promise<readonly Puzzle[]> {
    let asked = this.asked.get(game);
    if (!asked) {
      asked = api.puzzles(game).then(
        (found) => {
          this.loaded = { ...this.loaded, [game]: found };
          return found;
        },
        (error: unknown) => {
          this.asked.delete(game);
          throw error;
        },
      );
      this.asked.set(game, asked);
    }
    return asked;
  }

  mark(game: string, id: string): Mark | null {
    return this.marks[`${game}/${id}`] ?? null;
  }

  note(game: string, id: string, mark: Mark): void {
    this.marks = { ...this.marks, [`${game}/${id}`]: mark };
    keep(KEY, JSON.stringify(this.marks));
  }

  clear(): void {
    this.marks = {};
    keep(KEY, "{}");
  }

  get any(): boolean {
    return Object.keys(this.marks).length > 0;
  }

  /** The next puzzle of a theme after one: the first that is not yet right; any that follows where all are. */
  next(game: string, theme: string, after: string | null): Puzzle | null {
    const all = this.of(game).filter((one) => one.theme === theme);
    const at = all.findIndex(({ id }) => id === after) + 1;
    const turned = [...all.slice(at), ...all.slice(0, at)].filter(({ id }) => id !== after);
    return turned.find(({ id }) => this.mark(game, id) !== "right") ?? turned[0] ?? null;
  }
}

export const puzzles = new Puzzles();
