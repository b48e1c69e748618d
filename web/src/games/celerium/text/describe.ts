/** The board in words, for those who do not see it. */

import { modifierText, rt } from "./words.ts";
import { LINES_DOWN, type Landing, type PublicView } from "../model/wire.ts";

/** Where every vehicle stands, the foremost franchise first; the lines; Meteors. */
export function trackWords(view: PublicView, names: readonly string[]): string[] {
  const where = view.franchises
    .map((one, seat) => ({ one, name: names[seat] ?? "" }))
    .filter(({ one }) => one.pilot.square !== null)
    .sort(
      (a, b) =>
        Math.max(b.one.pilot.square ?? 0, b.one.starbot.square ?? 0) -
        Math.max(a.one.pilot.square ?? 0, a.one.starbot.square ?? 0),
    )
    .map(
      ({ one, name }) => `${name}: ${rt("where", { pilot: one.pilot.square ?? 0, starbot: one.starbot.square ?? 0 })}`,
    );
  const { planet } = view;
  const lines = planet
    ? LINES_DOWN.map((line) => {
        const racers = view.franchises.flatMap((one, seat) => (one.line === line ? [names[seat] ?? ""] : []));
        return `${rt(`line.${line}`)} ${modifierText(planet[line])}${racers.length ? `: ${racers.join(", ")}` : ""}`;
      })
    : [];
  return [...where, ...lines, ...view.meteors.map((n) => rt("meteor.at", { n }))];
}

/** What follows on the square of a landing. */
export function landingWords({ square, meteor, again }: Landing): string {
  if (meteor) return rt("landing.meteor", { square });
  return again ? rt("landing.again", { square, n: again }) : rt("landing.plain", { square });
}
