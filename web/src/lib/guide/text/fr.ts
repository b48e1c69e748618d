/** Autour des conseils d’une partie guidée : combien, masqués, un bon choix. Mêmes clés que en.ts. */

import type { Same } from "$lib/i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Same<typeof en> = {
  hint: "Conseil {step}/{of}",
  "hint.skip": "Masquer les conseils",
  "hint.show": "Afficher les conseils",
  "hint.next": "Suite",
  "hint.got": "Compris",
  "hint.good": "À toi de décider",
  "hint.choice": "Un bon choix : {choice}",
  "hint.do": "Fais-le pour moi",
  "hint.or": "ou réponds toi-même",
};
