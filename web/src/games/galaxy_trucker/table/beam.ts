/** The line that something flies along, for the ship that is shown. */

import type { Board } from "../box.ts";
import type { Beam } from "../board/model.ts";
import type { DefenceOffer } from "../offers.ts";
import { gt } from "../text/index.ts";
import type { Missile } from "../wire.ts";
import type { Hit, Picture } from "./picture.ts";

/** Why it came so: what stopped it, or what let it through. */
function whyOf(outcome: Hit["outcome"], kind: Missile | null): string | null {
  if (outcome !== "hit") return gt(`why.${outcome}`);
  return kind ? gt(`why.hit.${kind}`) : null;
}

/** What is seen on a ship while it is told. */
export function beamOf(board: Board, { roll, hit }: Picture, seat: number): Beam | null {
  if (!roll || roll.rolling) return null;
  const mine = hit?.seat === seat ? hit : null;
  const line = board.line(roll.across, roll.total);
  return {
    side: roll.side,
    across: roll.across,
    line,
    total: roll.total,
    kind: roll.kind,
    near: mine !== null,
    struck: mine?.square ?? null,
    outcome: mine?.outcome ?? "none",
    why: mine ? whyOf(mine.outcome, roll.kind) : null,
  };
}

/** What is seen while the owner decides how to meet it. */
export function threatOf(board: Board, { kind, side, total, square }: DefenceOffer): Beam {
  const across = side === "front" || side === "rear";
  return { side, across, line: board.line(across, total), total, kind, near: false, struck: square, outcome: "none", why: null };
}
