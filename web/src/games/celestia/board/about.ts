/** What the pieces of Celestia are: cards and dice by their keys, as the table's slips show them. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import { hinted } from "../text/hints.ts";
import { cardLine, cardWord, ct } from "../text/words.ts";
import { CARDS, type Card, type Face } from "../model/wire.ts";

type Kind = "equipment" | "turbo" | "power" | "improved" | "help" | "special" | "lifeboat" | "bonus";

/** What sort of card it is, and its main rule: the first row that fits. */
const KINDS: readonly (readonly [RegExp, Kind, string])[] = [
  [/^improved-/, "improved", "CS-223"],
  [/^help-/, "help", "CS-241"],
  [/^turbo$/, "turbo", "CS-084"],
  [/^alternative-route$/, "power", "CS-119"],
  [/^ejection$/, "power", "CS-126"],
  [/^jetpack$/, "power", "CS-137"],
  [/^bad-spell$/, "power", "CS-144"],
  [/^bandit$/, "special", "CS-230"],
  [/^mooring$/, "special", "CS-234"],
  [/^lifeboat-/, "lifeboat", "CS-299"],
  [/^urgent-need$/, "special", "CS-332"],
  [/^new-gear$/, "special", "CS-338"],
  [/^spy$/, "special", "CS-342"],
  [/^grappling-hook$/, "bonus", "CS-384"],
  [/^instructor$/, "bonus", "CS-392"],
  [/./, "equipment", "CS-076"],
];
const FACES: readonly Face[] = ["fog", "lightning", "birds", "pirates", "blank"];

/** A piece by its key: `card:jetpack`, `face:fog`. */
export function about(key: string): About | null {
  const [table, value = ""] = key.split(":");
  if (table === "card" && (CARDS as readonly string[]).includes(value)) return aboutCard(value as Card);
  if (table === "face" && (FACES as readonly string[]).includes(value)) return aboutFace(value as Face);
  return null;
}

function aboutCard(card: Card): About {
  const [, kind, rule] = KINDS.find(([cards]) => cards.test(card)) ?? [null, "equipment" as const, "CS-076"];
  return { name: cardWord(card), kind: hinted(`about.${kind}`), effect: cardLine(card), rule };
}

function aboutFace(face: Face): About {
  return { name: ct(`face.${face}`), kind: hinted("about.die"), effect: hinted(`about.face.${face}`), rule: "CS-038" };
}
