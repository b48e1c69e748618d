/** Words of MemoRacers on the page; the engine's own sentences come from the server. */

import { sayer } from "$lib/i18n/index.ts";
import { en } from "./en.ts";

export const mt = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
export type MemoText = keyof typeof en;
