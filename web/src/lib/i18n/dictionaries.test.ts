/** English and French: the same keys, the same arguments, each written as its language is. */

import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { preferred } from "./lang.svelte.ts";
import { argsOf } from "./template.ts";

type Book = Readonly<Record<string, string>>;

const ENGLISH = import.meta.glob<Book>("../../games/*/text/en.ts", { eager: true, import: "en" });
const FRENCH = import.meta.glob<Book>("../../games/*/text/fr.ts", { eager: true, import: "fr" });
const BOOKS: readonly [string, Book, Book][] = [
  ["page", en, fr],
  ...Object.entries(ENGLISH).map(([path, english]): [string, Book, Book] => [
    path.split("/")[3] ?? path,
    english,
    FRENCH[path.replace("en.ts", "fr.ts")] ?? {},
  ]),
];

it("of every game are there twice", () => expect(Object.keys(FRENCH).length).toBe(Object.keys(ENGLISH).length));

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

describe("French of the table", () => {
  it("calls a seat siège, as everywhere", () =>
    expect(Object.entries(fr).filter(([, text]) => /\b(?:mes|tes|ses) places\b/.test(text))).toEqual([]));
  it("says in a sentence's words that the dice broke their promise", () =>
    expect(fr["dice.title.broken"]).toBe("Hasard contraire à la promesse"));
});

describe("language of the browser", () => {
  it("is the first one we speak", () => expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr"));
  it("is English where we speak none", () => expect(preferred(["de", "ja"])).toBe("en"));
});
