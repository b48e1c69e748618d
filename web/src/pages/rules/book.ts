/** A catalogue of rules as it is read: sections of lines, each line with the rulings behind it. */

import type { RuleText } from "$lib/net/api.ts";

/** A point the rulebook leaves open, as we decided it. */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly ruling: string;
  readonly reason: string;
  readonly house: boolean;
}

export interface BookLine {
  readonly id: string;
  readonly text: string;
  readonly house: boolean;
  /** The variant in which the line holds; null: always. */
  readonly tag: string | null;
  readonly withdrawn: boolean;
  readonly rulings: readonly Ruling[];
}

export interface Section {
  /** Number of the chapter; null for examples and open points. */
  readonly number: number | null;
  readonly title: string;
  readonly intro: string;
  readonly drawing: string | null;
  readonly lines: readonly BookLine[];
}

/** Tags of lines that always hold. */
const ALWAYS = new Set(["base", "table"]);

/** The chapters in order, then the examples, then the open points. */
export function bookOf(text: RuleText): Section[] {
  const points = new Map(
    text.points.map((point) => [point.id, { ...point, ruling: capital(point.ruling), reason: capital(point.reason) }]),
  );
  const chapters = text.chapters.map(({ number, title, intro, drawing, lines }) => ({
    number,
    title,
    intro,
    drawing: drawing || null,
    lines: lines.map((line) => ({
      id: line.id,
      text: line.text,
      house: line.house,
      tag: line.tag && !ALWAYS.has(line.tag) ? line.tag : null,
      withdrawn: line.withdrawn ?? false,
      rulings: line.rulings.flatMap((id) => points.get(id) ?? []),
    })),
  }));
  const plain = (line: { id: string; text: string; house: boolean }): BookLine => ({
    id: line.id,
    text: line.text,
    house: line.house,
    tag: null,
    withdrawn: false,
    rulings: [],
  });
  const examples = text.examples.length
    ? [{ number: null, ...text.examples_head, drawing: null, lines: text.examples.map(plain) }]
    : [];
  const open = [...points.values()].map((point) => ({
    ...plain({ ...point, text: point.question }),
    rulings: [point],
  }));
  return [
    ...chapters,
    ...examples,
    ...(open.length ? [{ number: null, ...text.points_head, drawing: null, lines: open }] : []),
  ];
}

/** Where a rule is read: the index of its section, or −1. A ruling is read among the open points. */
export function sectionOf(book: readonly Section[], rule: string): number {
  return book.findIndex(({ lines }) => lines.some(({ id }) => id === rule));
}

/** The lines that hold all words of a query, by section. Accents and capitals make no difference. */
export function search(
  book: readonly Section[],
  query: string,
): { readonly section: number; readonly line: BookLine }[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return book.flatMap(({ lines }, section) =>
    lines
      .filter((line) => {
        const text = fold(
          [
            line.id,
            line.text,
            ...line.rulings.flatMap(({ question, ruling, reason }) => [question, ruling, reason]),
          ].join(" "),
        );
        return words.every((word) => text.includes(word));
      })
      .map((line) => ({ section, line })),
  );
}

/** Text in runs: rule ids become links, words in backticks are set as they are written. */
export type Word = { readonly kind: "text" | "code" | "rule"; readonly text: string };

export function wordsOf(text: string): Word[] {
  return text
    .split(/(`[^`]+`|\b[A-Z]{2}-[QE]?\d{2,3}\b)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: /^[A-Z]{2}-[QE]?\d{2,3}$/.test(part) ? "rule" : "text", text: part };
    });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("\u00a0", " ").toLowerCase();
}
