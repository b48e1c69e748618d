/** The board in words, for those who do not see it. */

import { t } from "$lib/i18n/index.ts";
import { modifierText, optionText, rt } from "./words.ts";
import {
  LINES,
  LINES_DOWN,
  type CardFace,
  type Landing,
  type PlanetType,
  type PublicView,
  type UpgradeRow,
} from "../model/wire.ts";

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
      ({ one, name }) =>
        `${name}${t("colon")} ${rt("where", { pilot: one.pilot.square ?? 0, starbot: one.starbot.square ?? 0 })}`,
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

/** An Upgrade: its family, its values, its energy. */
export function upgradeWords(one: UpgradeRow): string {
  const values = LINES.flatMap((line) =>
    one[line] === null || one[line] === undefined ? [] : [`${rt(`line.${line}`)} ${one[line]}`],
  );
  return [rt(`family.${one.family}`), ...values, rt("energy.n", { n: one.energy })].join(", ");
}

/** What is printed on a face: its values line by line, and what its Pilot fears. */
export function faceWords(
  face: Readonly<Record<(typeof LINES)[number], number>> & { readonly hostile?: readonly PlanetType[] },
): string {
  const fears = face.hostile?.map((type) => rt(`type.${type}`)) ?? [];
  return [
    ...LINES.map((line) => `${rt(`line.${line}`)} ${face[line]}`),
    ...(fears.length ? [`${rt("face.fears")} ${fears.join(", ")}`] : []),
  ].join(", ");
}

/** An event card: its move and its two options, each with its price. */
export function cardWords({ name, level, squares, actions, options }: CardFace): string {
  const parts = options.map(
    (one) =>
      `${one.reaction ? `${rt("reaction")} ` : ""}${optionText(one)} (${[
        ...(one.attack ? [rt("attack.word")] : []),
        rt("energy.n", { n: one.cost }),
      ].join(", ")})${one.unstoppable ? ` ${rt("unstoppable")}` : ""}`,
  );
  return `${rt("card.label", { name, level })}. ${[rt("card.move", { n: squares, actions }), ...parts].join("; ")}`;
}

/** What follows on the square of a landing. */
export function landingWords({ square, meteor, again }: Landing): string {
  if (meteor) return rt("landing.meteor", { square });
  return again ? rt("landing.again", { square, n: again }) : rt("landing.plain", { square });
}
