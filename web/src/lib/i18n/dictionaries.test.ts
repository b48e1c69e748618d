/** Every language: the keys of English, the same arguments, each written as its language is. */

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../generated/languages.ts";
import { preferred } from "./lang.svelte.ts";
import { LANGS } from "./languages.ts";
import { argsOf, parse } from "./template.ts";

type Book = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Record<string, Book>>(
  [
    "./??.ts",
    "../{guide,table/days}/text/??.ts",
    "../generated/server/??.ts",
    "../../games/*/text/{??,hints.??,sign.??}.ts",
  ],
  { eager: true },
);
/** Dictionaries by their English files, each with its languages. */
const BOOKS = Object.keys(FILES)
  .filter((path) => path.endsWith("en.ts"))
  .map((path) => [path.replace(/[./]*(games|i18n|generated)?/, ""), path] as const);

function book(english: string, lang: string): Book {
  return Object.values(FILES[english.replace(/en\.ts$/, `${lang}.ts`)] ?? {})[0] ?? {};
}

/** How a language is set; each returns what is wrong in a text. */
const TYPOGRAPHY: Readonly<Record<string, (text: string) => boolean>> = {
  en: (text) => /\s[:;?!]/.test(text),
  fr: (text) => / [:;?!»]|« /.test(text) || (glued(text) && !/\u00a0[:;?!]/.test(text)),
  de: (text) => /\s[:;?!]|["“](?=\p{L})|„[^“]*$|\u00a0»/u.test(text),
};

function glued(text: string): boolean {
  return /[^\s\u00a0{}\w:?!][:;!]|\p{L}[:;!?](?![\w|}])/u.test(text.replace(/\{[^}]*\}/g, "x"));
}

it("are all here", () => expect(BOOKS.length).toBe(11));

describe.each(LANGS)("%s", (lang) => {
  const forms = (LANGUAGES.find(({ id }) => id === lang)?.plural.length ?? 0) + 1;
  describe.each(BOOKS)("%s", (_name, path) => {
    const [english, own] = [book(path, "en"), book(path, lang)];
    it("has the keys of English", () => expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort()));
    it("takes the same arguments", () => {
      const wrong = Object.keys(own).filter(
        (key) => String(argsOf(own[key] ?? "").sort()) !== String(argsOf(english[key] ?? "").sort()),
      );
      expect(wrong).toEqual([]);
    });
    it("has a form for every number", () => {
      const wrong = Object.values(own).filter((text) =>
        parse(text).some((node) => node.kind === "number" && node.forms.length !== forms),
      );
      expect(wrong).toEqual([]);
    });
    it("is set as its language is", () =>
      expect(Object.values(own).filter((text) => TYPOGRAPHY[lang]?.(text) ?? false)).toEqual([]));
    it("uses the curved apostrophe", () => expect(Object.values(own).filter((text) => text.includes("'"))).toEqual([]));
  });
});

describe("French of the table", () => {
  const fr = book("./en.ts", "fr");
  it("calls a seat siège, as everywhere", () =>
    expect(Object.entries(fr).filter(([, text]) => /\b(?:mes|tes|ses) places\b/.test(text))).toEqual([]));
  it("says in a sentence's words that the dice broke their promise", () =>
    expect(fr["dice.title.broken"]).toBe("Hasard contraire à la promesse"));
});

describe("language of the browser", () => {
  it("is the first one we speak", () => expect(preferred(["it-IT", "fr-CA", "en"])).toBe("fr"));
  it("is English where we speak none", () => expect(preferred(["it", "ja"])).toBe("en"));
});
