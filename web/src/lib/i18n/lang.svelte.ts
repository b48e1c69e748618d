/** The language of the page: the browser's to begin with, then what the switch says. */

import { keep, recall } from "../store.ts";
import { LANGS, SOURCE, type Lang } from "./languages.ts";
import type { Shelf } from "./shelf.svelte.ts";

/** The name of the test language: English, but long and accented, to see where a layout breaks. */
const PSEUDO = "en-XA";

/** The first language we speak among those a browser prefers; English where we speak none. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return SOURCE;
}

class LangStore {
  current = $state<Lang>(SOURCE);
  /** A template as it is shown; the test language lengthens it. */
  dress: (template: string) => string = (template) => template;
  private wanted: Lang = SOURCE;
  private readonly shelves: Shelf[] = [];

  constructor() {
    const stored = recall("lang");
    const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
    this.wanted = stored === PSEUDO ? SOURCE : (LANGS.find((lang) => lang === stored) ?? preferred(wanted));
    this.show(this.wanted);
  }

  /** Take in the dictionary of a part of the page; its book comes by itself, and with `ready`. */
  add(shelf: Shelf): void {
    this.shelves.push(shelf);
    shelf.fetch(this.current).catch(() => undefined); // `ready` tries again, and says so
  }

  /** Wait until everything known so far can be said in the language of the page. */
  async ready(): Promise<void> {
    if (recall("lang") === PSEUDO) this.dress = (await import("./pseudo.ts")).pseudo;
    await Promise.all(this.shelves.map((shelf) => shelf.fetch(this.current)));
  }

  /** Take a language and keep it for the next visit; shown once its words are there, so that nothing is mixed. */
  async choose(lang: Lang): Promise<void> {
    keep("lang", lang);
    this.wanted = lang;
    await Promise.allSettled(this.shelves.map((shelf) => shelf.fetch(lang)));
    if (this.wanted === lang) this.show(lang);
  }

  private show(lang: Lang): void {
    this.current = lang;
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }
}

export const lang = new LangStore();
