/** The few words that the home page needs of Galaxy Trucker; all others come with its table. */

import { sayer } from "$lib/i18n/index.ts";
import { signEn } from "./sign.en.ts";

export const signText = sayer(signEn, import.meta.glob(["./sign.??.ts", "!./sign.en.ts"]));
