/** Words of Galaxy Trucker on the page; the engine's own sentences come from the server. */

import { sayer } from "$lib/i18n/index.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export const gt = sayer(en, fr);
export type TruckerText = keyof typeof en;
