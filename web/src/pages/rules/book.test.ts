/** A catalogue as a book: sections, rulings, search, words. */

import { describe, expect, it } from "vitest";
import type { RuleText } from "../../lib/net/api.ts";
import { bookOf, search, sectionOf, wordsOf } from "./book.ts";

const TEXT: RuleText = {
  name: "sample",
  title: "Sample",
  preface: [],
  chapters: [
    {
      number: 1,
      title: "Start",
      intro: "How it starts.",
      drawing: "start",
      lines: [line("SA-001", "Ships start at Speed 1 (ruling SA-Q01).", ["SA-Q01"])],
    },
    {
      number: 2,
      title: "Solo",
      intro: "",
      drawing: "",
      lines: [
        { ...line("SA-002", "Départ à l’étroit."), tag: "solo" },
        { ...line("SA-003", "withdrawn"), withdrawn: true },
      ],
    },
  ],
  examples_head: { title: "Examples", intro: "" },
  examples: [line("SA-E01", "One ship, one lane.")],
  points_head: { title: "Open points", intro: "" },
  points: [
    {
      id: "SA-Q01",
      text: "",
      question: "How fast?",
      ruling: "one.",
      reason: "it is said so.",
      house: true,
      section: "",
    },
  ],
};

function line(id: string, text: string, rulings: string[] = []) {
  return { id, text, rulings, tag: "base", house: false, section: "" };
}

const book = bookOf(TEXT);

describe("a catalogue", () => {
  it("has its chapters, then examples, then open points", () =>
    expect(book.map(({ title, number }) => [title, number])).toEqual([
      ["Start", 1],
      ["Solo", 2],
      ["Examples", null],
      ["Open points", null],
    ]));
  it("puts rulings under their lines and begins them with a capital", () => {
    expect(book[0]?.lines[0]?.rulings.map(({ ruling, reason }) => [ruling, reason])).toEqual([
      ["One.", "It is said so."],
    ]);
  });
  it("marks lines of variants and those withdrawn", () => {
    expect(book[1]?.lines.map(({ tag, withdrawn }) => [tag, withdrawn])).toEqual([
      ["solo", false],
      [null, true],
    ]);
    expect(book[0]?.lines[0]?.tag).toBeNull();
  });
  it.each([
    ["SA-003", 1],
    ["SA-E01", 2],
    ["SA-Q01", 3],
    ["MR-040", -1],
  ])("finds %s in section %i", (rule, at) => expect(sectionOf(book, rule)).toBe(at));
  it("is searched without accents or capitals, by all words, and by number", () => {
    expect(search(book, "DEPART etroit").map(({ line: { id } }) => id)).toEqual(["SA-002"]);
    expect(search(book, "sa-00").map(({ section }) => section)).toEqual([0, 1, 1]);
    expect(search(book, "how fast").map(({ line: { id } }) => id)).toEqual(["SA-001", "SA-Q01"]);
    expect(search(book, "  ")).toEqual([]);
  });
});

describe("words of a line", () => {
  it("link rules and keep code", () =>
    expect(wordsOf("With `solo_star_fix` off (MR-142, ruling MR-Q22).")).toEqual([
      { kind: "text", text: "With " },
      { kind: "code", text: "solo_star_fix" },
      { kind: "text", text: " off (" },
      { kind: "rule", text: "MR-142" },
      { kind: "text", text: ", ruling " },
      { kind: "rule", text: "MR-Q22" },
      { kind: "text", text: ")." },
    ]));
});
