/** Words of Galaxy Trucker on the page; the engine's own sentences come from the server. */

import { sayer } from "$lib/i18n/index.ts";
import { en } from "./en.ts";

export const gt = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
export type TruckerText = keyof typeof en;
