/** What guided games say: apart from the other words, so that home does not fetch it. */

import { sayer } from "$lib/i18n/index.ts";
import { hintsEn } from "./hints.en.ts";

export const hinted = sayer(hintsEn, import.meta.glob(["./hints.??.ts", "!./hints.en.ts"]));
export type HintText = keyof typeof hintsEn;
