/** The words around hints: fetched with a table, so that the home page stays light. */

import { sayer } from "$lib/i18n/index.ts";
import { en } from "./en.ts";

export const ht = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
