/** A table in a few words, for the home page. It needs neither the words nor the choices of the set-up. */

import type * as generated from "$lib/generated/types.ts";
import { lang, lowered } from "$lib/i18n/index.ts";
import { signText } from "../text/sign.ts";
import type { Options } from "../model/wire.ts";

export function gameTitle(table: Pick<generated.Summary, "options" | "seats">): string {
  const { flights = ["I", "II", "III"], building = "turns" } = table.options as Options; // the standard game
  return signText("table.title", {
    n: flights.length,
    building: lowered(signText(`setup.building.${building}`), lang.current),
  });
}
