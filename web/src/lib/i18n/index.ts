/** Words of the page: `t("close")`. The engine's sentences come with their own dictionaries and the same templates. */

import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sayer } from "./translate.ts";

export { lang, LANGS, preferred } from "./lang.svelte.ts";
export { render, runs, type Args, type Lang, type Run, type Terms, type Value, type Words } from "./template.ts";
export { listed, ordinal } from "./lists.ts";
export { figure, sayer, type Same, type Say } from "./translate.ts";

/** The page's own words in the language of the page. */
export const t = sayer(en, fr);
export type TextKey = keyof typeof en;
