/** What ears need beside the sentences of the log: cards that are drawn, which dice were rolled again. */

import { t } from "$lib/i18n/index.ts";
import { cardList, ct, say } from "../text/words.ts";
import type { Event } from "../model/wire.ts";

/** `me` is the seat in front of the screen, which sees what it draws; of others the number is told. */
export function aloud(event: Event, names: readonly string[], me: number | null): string {
  switch (event.event) {
    case "CardsSeen":
      return event.cards.length ? `${ct("say.drawn")}${t("colon")} ${cardList(event.cards)}` : "";
    case "HandSeen":
      return `${say("event", "HandSeen", { seat: event.seat }, names)}${t("colon")} ${cardList(event.cards)}`;
    case "CardsDrawn":
      return event.seat === me ? "" : say("event", "CardsDrawn", { seat: event.seat, count: event.count }, names);
    case "DiceRerolled":
      return ct("say.rerolled", { list: event.which.map((at) => at + 1).join(", "), n: event.which.length });
    default:
      return "";
  }
}
