/** English and French: the same keys, the same arguments, each written as its language is. */

import { describe, expect, it } from "vitest";
import { en as celeriumEn } from "../../games/celerium/text/en.ts";
import { fr as celeriumFr } from "../../games/celerium/text/fr.ts";
import { en as celestiaEn } from "../../games/celestia/text/en.ts";
import { fr as celestiaFr } from "../../games/celestia/text/fr.ts";
import { en as truckerEn } from "../../games/galaxy_trucker/text/en.ts";
import { fr as truckerFr } from "../../games/galaxy_trucker/text/fr.ts";
import { en as memoEn } from "../../games/memoracers/text/en.ts";
import { fr as memoFr } from "../../games/memoracers/text/fr.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { preferred } from "./lang.svelte.ts";
import { argsOf } from "./template.ts";

const BOOKS: readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>][] = [
  ["page", en, fr],
  ["memoracers", memoEn, memoFr],
  ["celerium", celeriumEn, celeriumFr],
  ["celestia", celestiaEn, celestiaFr],
  ["galaxy-trucker", truckerEn, truckerFr],
];

describe.each(BOOKS)("%s", (_name, english, french) => {
  it("has the same keys in the same order", () => expect(Object.keys(french)).toEqual(Object.keys(english)));
  it.each(Object.keys(english))("%s takes the same arguments", (key) => {
    expect(argsOf(french[key] ?? "").sort()).toEqual(argsOf(english[key] ?? "").sort());
  });
  it("has no plain space before : ; ? ! or inside quotation marks in French", () => {
    expect(Object.values(french).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });
  it("has no sign glued to its word in French", () => {
    const bare = Object.values(french).filter((text) =>
      /[^\s\u00a0{}\w:?!][:;!]|\p{L}[:;!?](?![\w|}])/u.test(text.replace(/\{[^}]*\}/g, "x")),
    );
    expect(bare.filter((text) => !/\u00a0[:;?!]/.test(text))).toEqual([]);
  });
  it("uses the curved apostrophe in both", () => {
    expect([...Object.values(english), ...Object.values(french)].filter((text) => text.includes("'"))).toEqual([]);
  });
  it("has no space before a colon in English", () =>
    expect(Object.values(english).filter((text) => /\s[:;?!]/.test(text))).toEqual([]));
});

describe("language of the browser", () => {
  it("is the first one we speak", () => expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr"));
  it("is English where we speak none", () => expect(preferred(["de", "ja"])).toBe("en"));
});
