/** The words of play over days: fetched with the panels that say them, so that the home page stays light. */

import { sayer } from "$lib/i18n/index.ts";
import { en } from "./en.ts";

export const dt = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
