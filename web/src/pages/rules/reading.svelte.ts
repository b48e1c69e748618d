/** A catalogue of rules while it is read: its text in the language of the page, its game, and the other catalogues. */

import { faces } from "$games/faces.svelte.ts";
import { gameSign, GAMES, type GameSign } from "$games/index.ts";
import { lang, t } from "$lib/i18n/index.ts";
import { api, Problem, type RuleText } from "$lib/net/api.ts";
import { games } from "$lib/net/games.svelte.ts";
import { words } from "$lib/net/words.svelte.ts";
import type { Component } from "svelte";
import TableDrawing from "./TableDrawing.svelte";

/** A catalogue as others name it. */
export interface Shelved {
  readonly name: string;
  readonly title: string;
}

const cataloguesOf = (game: string): readonly string[] => games.find(game)?.catalogues ?? [game];

/** All catalogues of the games that are there, and the table's own. */
export function catalogues(): Shelved[] {
  const all = GAMES.flatMap((game) =>
    cataloguesOf(game.id).map((name) => ({ name, title: game.bookTitle?.(name) ?? game.name() })),
  );
  return [...all, { name: "table", title: t("rules.table") }];
}

/** The game a catalogue belongs to; undefined for the table's own rules. */
export function gameOf(catalogue: string): GameSign | undefined {
  return gameSign(catalogue) ?? GAMES.find(({ id }) => cataloguesOf(id).includes(catalogue));
}

export class Reading {
  text = $state.raw<RuleText | null>(null);
  trouble = $state<"gone" | "lost" | null>(null);
  private turn = 0;

  /** Called while a component starts: the text follows the catalogue and the language. */
  constructor(private readonly catalogue: () => string) {
    $effect(() => void this.load(this.catalogue(), lang.current));
    $effect(() => {
      if (this.sign) words.want(this.sign.id);
    });
  }

  get sign(): GameSign | undefined {
    return gameOf(this.catalogue());
  }

  get Drawing(): Component<{ name: string }> | null {
    return this.sign ? (faces.of(this.sign.id)?.Drawing ?? null) : TableDrawing;
  }

  get others(): Shelved[] {
    return catalogues().filter(({ name }) => name !== this.text?.name);
  }

  readonly tagWord = (tag: string): string =>
    this.sign && words.ready(this.sign.id) ? words.say(this.sign.id, "module", tag) : tag;

  /** Every other catalogue in the language of the page; one that does not come is left out. */
  readonly elsewhere = async (): Promise<readonly RuleText[]> => {
    const found = await Promise.allSettled(this.others.map(({ name }) => api.rules(name, lang.current)));
    return found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  };

  private async load(name: string, language: typeof lang.current): Promise<void> {
    const mine = ++this.turn;
    try {
      await games.want();
      // The name of a game stands for the first of its catalogues.
      const books = games.find(name)?.catalogues ?? [];
      const found = await api.rules(books.length && !books.includes(name) ? (books[0] ?? name) : name, language);
      if (mine === this.turn) [this.text, this.trouble] = [found, null];
    } catch (error) {
      if (mine === this.turn) this.trouble = error instanceof Problem && error.code !== "no-line" ? "gone" : "lost";
    }
  }
}
