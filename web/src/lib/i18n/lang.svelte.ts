/** The language of the page: the browser's to begin with, then what the switch says. */

import { keep, recall } from "../store.ts";
import type { Lang } from "./template.ts";

export const LANGS: readonly Lang[] = ["en", "fr"];

/** The first language we speak among those a browser prefers; English where we speak none. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}

class LangStore {
  current = $state<Lang>("en");

  constructor() {
    const stored = recall("lang");
    const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
    this.show(LANGS.find((lang) => lang === stored) ?? preferred(wanted));
  }

  /** Take a language and keep it for the next visit. */
  choose(lang: Lang): void {
    keep("lang", lang);
    this.show(lang);
  }

  private show(lang: Lang): void {
    this.current = lang;
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }
}

export const lang = new LangStore();
