/** How the page's sources are kept: the length of a line, the size of a folder, the order of layers, plain words. */

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./lib/generated/languages.ts";

const SOURCES = import.meta.glob<string>(["./**/*.{ts,svelte,css}"], {
  query: "?raw",
  eager: true,
  import: "default",
});
/** Prettier's `printWidth`, held for what Prettier cannot break: strings, comments, attributes. */
const WIDEST = 120;
const MOST_FILES = 30;
const TRANSLATED = new RegExp(`(/|\\.)(?:${LANGUAGES.map(({ id }) => id).join("|")})\\.ts$`);
/** Lines of a file, and of a component. */
const LONGEST = 400;
const LONGEST_COMPONENT = 200;
/** Words that comments and texts leave to poets, and what to write instead. */
const STILTED = /\b(?:who(?:ever)|a(?:new))\b/i;
/** Written by tools. */
const GENERATED = /^\.\/(lib\/generated\/|pages\/glossary\/words)/;

/** Folders from the bottom up: a file imports from its own folder and from those above it in this list. */
const SHELL = [
  "lib lib/generated lib/generated/server",
  "lib/i18n",
  "lib/theme lib/qr",
  "lib/draw",
  "lib/transport",
  "lib/engine lib/offline",
  "lib/router",
  "lib/kit/controls",
  "lib/kit/rules lib/kit/players",
  "lib/kit/messages",
  "lib/kit/layout",
  "lib/kit/charts",
  "lib/net",
  "lib/review lib/statistics",
  "lib/puzzles lib/coach",
  "lib/table",
  "lib/guide/text",
  "lib/guide lib/setup lib/table/prompt",
  "lib/table/days/text",
  "lib/table/days",
  "lib/table/frame",
  "lib/replay",
  "lib/game",
  "games/*",
  "games",
  "pages/app",
  "pages/daily",
  "pages/glossary",
  "pages/home",
  "pages/rules",
  "pages",
  "routes",
  "gallery",
  ".",
].map((line) => line.split(" "));
/** The same inside a game; `.` is its own folder, with what the shell loads. */
const GAME = [
  "model",
  "text",
  "draw",
  "film",
  "drafts",
  "board",
  "account roads flight/card",
  "bonus",
  "flight/stowing scenes",
  "flight/scene flight/prompts yard",
  "guide",
  "over rules setup",
  "table",
  "replay",
  ".",
].map((line) => line.split(" "));

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/") || ".";
const gameOf = (folder: string): string | undefined => /^games\/([^/]+)/.exec(folder)?.[1];
const inGame = (folder: string): string => folder.split("/").slice(2).join("/") || ".";

/** The place of a folder in a list of layers; -1 where it has none. */
function layerOf(layers: readonly (readonly string[])[], folder: string): number {
  return layers.findIndex((names) => names.includes(folder));
}

/** Where an import leads, as a path from here; null for packages. */
function target(path: string, specifier: string): string | null {
  if (specifier === "$server") return "lib/transport/network.ts"; // or, on the static site, lib/engine/site.ts
  if (specifier.startsWith("$")) return specifier.slice(1);
  if (!specifier.startsWith(".")) return null;
  const parts = path.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

/** Every import of one source from another. What is loaded on demand (`import()`) is not part of the order. */
const IMPORTS: readonly Import[] = Object.entries(SOURCES)
  .filter(([path]) => !path.endsWith(".test.ts"))
  .flatMap(([path, text]) => {
    const from = path.slice(2);
    const found = text.matchAll(/\b(?:import|export)(\s+type)?\s(?:[^;"']*?from\s*)?"([^"]+)"/g);
    return [...found].flatMap(([, type, specifier]) => {
      const to = target(from, specifier ?? "");
      return to === null ? [] : [{ from, to, isType: Boolean(type) }];
    });
  });

/** Why an import is out of order, or null. */
function fault({ from, to }: Import): string | null {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (here === there) return null;
  const [game, other] = [gameOf(here), gameOf(there)];
  const [up, down] =
    game && game === other
      ? [layerOf(GAME, inGame(here)), layerOf(GAME, inGame(there))]
      : [layerOf(SHELL, game ? "games/*" : here), layerOf(SHELL, other ? "games/*" : there)];
  return up < 0 || down < 0 || down >= up ? `${from} -> ${to}` : null;
}

/** Files that import each other in a circle, one circle at most; types alone do not count. */
function circle(): readonly string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isType } of IMPORTS) if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const one of next.get(file) ?? []) {
      const found = walk(one, [...way, file]);
      if (found.length) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of next.keys()) {
    const found = walk(file, []);
    if (found.length) return found;
  }
  return [];
}

describe("the page's sources", () => {
  it("have no line longer than 120 characters", () => {
    const written = Object.entries(SOURCES).filter(([path]) => !GENERATED.test(path));
    const long = written.flatMap(([path, text]) =>
      text.split("\n").flatMap((line, i) => (line.length > WIDEST ? [`${path}:${i + 1}`] : [])),
    );
    expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
    expect(long).toEqual([]);
  });

  it("have at most 400 lines, components at most 200", () => {
    const long = Object.entries(SOURCES).flatMap(([path, text]) => {
      const lines = text.trimEnd().split("\n").length;
      const most = path.endsWith(".svelte") ? LONGEST_COMPONENT : LONGEST;
      return lines > most && !GENERATED.test(path) ? [`${path}: ${lines}`] : [];
    });
    expect(Object.keys(SOURCES).some((path) => GENERATED.test(path))).toBe(true);
    expect(long).toEqual([]);
  });

  it('say "anyone who" and "again" in plain words', () => {
    const found = Object.entries(SOURCES).flatMap(([path, text]) =>
      text.split("\n").flatMap((line, i) => (STILTED.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
    expect(["Who" + "ever asks", "drawn a" + "new"].every((line) => STILTED.test(line))).toBe(true);
  });

  it("lie in folders of at most 30 files", () => {
    // A text counts once, in however many languages it is there: a new language needs no new folders.
    const files = new Set(Object.keys(SOURCES).map((path) => path.replace(TRANSLATED, "$1ts")));
    const sizes = new Map<string, number>();
    for (const path of files) sizes.set(folderOf(path), (sizes.get(folderOf(path)) ?? 0) + 1);
    expect(files.size).toBeLessThan(Object.keys(SOURCES).length);
    expect([...sizes].filter(([, size]) => size > MOST_FILES)).toEqual([]);
  });

  it("import only from layers below their own", () => {
    expect(IMPORTS.length).toBeGreaterThan(1500);
    expect(IMPORTS.flatMap((one) => fault(one) ?? [])).toEqual([]);
  });

  it("ask for no chord: a key with Ctrl, Alt or Meta is left alone", () => {
    const chords = Object.entries(SOURCES).filter(([, text]) =>
      /[^!](?<!\|\| )event\.(ctrl|alt|meta)Key &&/.test(text),
    );
    expect(chords.map(([path]) => path)).toEqual([]);
    expect(/[^!](?<!\|\| )event\.(ctrl|alt|meta)Key &&/.test(" event.ctrlKey && event.key")).toBe(true);
  });

  it("never import each other in a circle", () => {
    expect(circle()).toEqual([]);
  });
});
