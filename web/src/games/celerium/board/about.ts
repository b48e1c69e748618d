/** What the pieces of Celerium are: Boosts and Upgrades by their keys, as the table's slips show them. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import { rt, term, type RallyText } from "../text/words.ts";

const BOOSTS: Readonly<Record<string, RallyText>> = {
  shield: "boost.does.shield",
  line: "boost.does.line",
  planet: "boost.does.planet",
};
const FAMILIES = ["specialist", "twin", "all-terrain", "generator"];

/** A piece by its key: `boost:shield`, `family:twin`. */
export function about(key: string): About | null {
  const [table, value = ""] = key.split(":");
  const boost = table === "boost" ? BOOSTS[value] : undefined;
  if (boost) return { name: term("boost", value), kind: rt("about.boost"), effect: rt(boost), rule: "CM-092" };
  if (table === "family" && FAMILIES.includes(value))
    return {
      name: rt(`family.${value}` as RallyText),
      kind: rt("about.upgrade"),
      effect: rt("about.upgrade.text"),
      rule: "CM-063",
      house: true,
    };
  return null;
}
