/** Words of the page: `t("close")`. The engine's sentences come with their own dictionaries and the same templates. */

export { lang, preferred } from "./lang.svelte.ts";
export { LANGS, LANGUAGE_OPTIONS, localeOf, lowered, nameOf, SOURCE, type Lang } from "./languages.ts";
export { render, runs, type Args, type Run, type Terms, type Value, type Words } from "./template.ts";
export { listed, ordinal } from "./lists.ts";
export { t, type TextKey } from "./own.ts";
export { figure, sayer, type Same, type Say, type Some } from "./translate.ts";
