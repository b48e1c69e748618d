/** The page's own words in the language of the page. */

import { en } from "./en.ts";
import { sayer } from "./translate.ts";

export const t = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
export type TextKey = keyof typeof en;
