/** What a part of a broken ship has, in few words: a lone component by its name, else how many, and what counts. */

import type { Box } from "../model/box.ts";
import { capital, kindWord } from "../text/describe.ts";
import { gt } from "../text/index.ts";
import type { ComponentView } from "../model/wire.ts";

export function partSaid(
  squares: readonly number[],
  components: readonly ComponentView[],
  box: Pick<Box, "component">,
): string {
  const parts = components.filter(({ square }) => squares.includes(square));
  const [only] = parts;
  const alone = only && parts.length === 1 ? capital(kindWord(box.component(only.component).kind)) : null;
  const count = (of: (part: ComponentView) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const kinds = (name: string): number =>
    alone ? 0 : count(({ component }) => Number(box.component(component).kind.startsWith(name)));
  const said = [
    { key: "part.crew", n: count(({ humans, alien }) => humans + Number(alien !== null)) },
    { key: "part.engines", n: kinds("engine_") },
    { key: "part.cannons", n: kinds("cannon_") - kinds("cannon_booster") },
    { key: "has.cells", n: count(({ cells }) => cells) },
    { key: "part.goods", n: count(({ goods }) => goods.length) },
  ] as const;
  return [
    alone ?? gt("part.size", { n: squares.length }),
    ...said.flatMap(({ key, n }) => (n ? [gt(key, { n })] : [])),
  ].join(", ");
}
