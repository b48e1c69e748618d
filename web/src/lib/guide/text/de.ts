/** Rund um die Tipps einer geführten Partie: wie viele, ausgeblendet, eine gute Wahl. Dieselben Schlüssel wie en.ts. */

import type { Same } from "$lib/i18n/index.ts";
import type { en } from "./en.ts";

export const de: Same<typeof en> = {
  hint: "Tipp {step} von {of}",
  "hint.skip": "Tipps ausblenden",
  "hint.show": "Tipps einblenden",
  "hint.next": "Weiter",
  "hint.got": "Verstanden",
  "hint.good": "Deine Entscheidung",
  "hint.choice": "Eine gute Wahl: {choice}",
  "hint.do": "Mach das für mich",
  "hint.or": "oder antworte selbst",
};
