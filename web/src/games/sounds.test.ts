/** The sounds of the games: every one that a director names is there, short, and quiet enough. */

import { describe, expect, it } from "vitest";
import { lengthOf, type SoundSet } from "$lib/theme/synth.ts";
import { SOUNDS as celerium } from "./celerium/film/sounds.ts";
import { SOUNDS as celestia } from "./celestia/film/sounds.ts";
import { SOUNDS as trucker } from "./galaxy_trucker/film/sounds.ts";
import { SOUNDS as memoracers } from "./memoracers/film/sounds.ts";

const SETS: Readonly<Record<string, SoundSet>> = { celerium, celestia, galaxy_trucker: trucker, memoracers };
const DIRECTORS = import.meta.glob<string>("./*/film/{director,stages}.ts", {
  query: "?raw",
  eager: true,
  import: "default",
});
const LONGEST_S = 1;

/** The sounds that the sources of a game's film name: in a beat, or in the table of what events sound like. */
function named(game: string): string[] {
  return Object.entries(DIRECTORS)
    .filter(([path]) => path.startsWith(`./${game}/`))
    .flatMap(([, text]) => {
      const [, table = ""] = /const SOUND: [^=]*= \{([^}]*)\};/.exec(text) ?? [];
      const rows = [...table.matchAll(/: "(\w+)"/g)].map(([, name]) => name ?? "");
      const beats = [...text.matchAll(/sound: ([^,}\n]+)/g)].flatMap(([, value = ""]) =>
        [...value.replace(/e\.card === "\w+"/, "").matchAll(/"(\w+)"/g)].map(([, name]) => name ?? ""),
      );
      return [...rows, ...beats];
    });
}

describe.each(Object.entries(SETS))("the sounds of %s", (game, sounds) => {
  it("has every sound that its film names, and no other", () => {
    const wanted = new Set(named(game));
    expect(wanted.size).toBeGreaterThan(5);
    expect(Object.keys(sounds).toSorted()).toEqual([...wanted].toSorted());
  });
  it("marks a moment and does not fill it", () => {
    for (const sound of Object.values(sounds)) {
      expect(lengthOf(sound)).toBeLessThanOrEqual(LONGEST_S);
      for (const { gain = 0.6, pitch } of sound) {
        expect(gain).toBeLessThanOrEqual(1);
        expect(Math.min(...pitch)).toBeGreaterThan(20);
      }
    }
  });
});
