/** The engine's sentences: fetched once per game and language, filled by the same templates as the page's own. */

import { LANGS, lang, runs, type Args, type Lang, type Run, type Terms } from "../i18n/index.ts";
import type * as wire from "../generated/types.ts";
import { api, type Tables } from "./api.ts";

class EngineWords {
  private readonly loaded = $state<Record<string, Tables>>({});
  private readonly asked = new Set<string>();

  /** Fetch the sentences of a game in the language of the page; a switch of language fetches again. */
  want(game: string): void {
    void this.fetch(game, lang.current);
  }

  /** True when sentences can be said. */
  ready(game: string): boolean {
    return this.tables(game) !== undefined;
  }

  /** A sentence; a key without one is shown as it is. */
  say(game: string, section: string, key: string, args: Args = {}, names: readonly string[] = []): string {
    return this.runs(game, section, key, args, names)
      .map(({ text }) => text)
      .join("");
  }

  /** A sentence in runs, so that names can be set in bold. */
  runs(game: string, section: string, key: string, args: Args = {}, names: readonly string[] = []): Run[] {
    const tables = this.tables(game);
    const template = tables?.[section]?.[key];
    if (typeof template !== "string") return [{ text: key }];
    return runs(lang.dress(template), args, { lang: lang.current, names, terms: (tables?.["terms"] ?? {}) as Terms });
  }

  /** The word for a value, as sentences would say it: the name of a card. A value without one is shown as it is. */
  term(game: string, table: string, value: string): string {
    const terms = (this.loaded[`${game}.${lang.current}`]?.["terms"] ?? {}) as Terms;
    return lang.dress(terms[table]?.[value] ?? value);
  }

  /** Why the rules refused something; what the server said in English where the sentence is not there yet. */
  refusal(game: string, { key, args, message }: wire.NotTaken, names: readonly string[] = []): string {
    const said = this.say(game, "refusal", key, args, names);
    return said === key ? message : said;
  }

  /** In the language of the page; in the other one until a switch has fetched its own, so that nothing goes away. */
  private tables(game: string): Tables | undefined {
    return [lang.current, ...LANGS].map((language) => this.loaded[`${game}.${language}`]).find(Boolean);
  }

  private async fetch(game: string, language: Lang): Promise<void> {
    const key = `${game}.${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const { game: own, kernel } = await api.words(game, language);
      const sections = new Set([...Object.keys(kernel), ...Object.keys(own)]);
      this.loaded[key] = Object.fromEntries(
        [...sections].map((section) => [section, { ...kernel[section], ...own[section] }]),
      );
    } catch {
      this.asked.delete(key);
    }
  }
}

export const words = new EngineWords();
