/** The line that something flies along, for the ship that is shown. */

import type { Board } from "../model/box.ts";
import type { Beam } from "../model/marks.ts";
import type { DefenceOffer } from "../model/offers.ts";
import { gt } from "../text/index.ts";
import type { ComponentView, Missile } from "../model/wire.ts";
import type { Roll } from "./aiming.ts";
import { missileFor, type Hit, type Picture } from "./picture.ts";

/** Why it came so: what stopped it, or what let it through. */
function whyOf(outcome: Hit["outcome"], kind: Missile | null): string | null {
  if (outcome !== "hit") return gt(`why.${outcome}`);
  return kind ? gt(`why.hit.${kind}`) : null;
}

/** The first component of a ship on a line, from the side that something comes from. */
function firstMet(
  board: Board,
  components: readonly ComponentView[],
  { side, across }: Pick<Beam, "side" | "across">,
  line: number | null,
): number | null {
  const on = components.flatMap(({ square }) => {
    const cell = board.cell(square);
    return cell && (across ? cell.x : cell.y) === line ? [{ square, along: across ? cell.y : cell.x }] : [];
  });
  const last = side === "rear" || side === "right";
  return on.sort((a, b) => (last ? b.along - a.along : a.along - b.along))[0]?.square ?? null;
}

/** A roll is for a ship: it is under fire, or all are. */
function aimsAt({ targets }: Roll, seat: number): boolean {
  return targets?.includes(seat) ?? true;
}

/** Whose ship something befalls that is not the one shown large; null: nobody's. */
export function befalls({ hit, roll }: Picture, shown: number): number | null {
  if (hit) return hit.seat !== shown && ["hit", "shielded", "shot"].includes(hit.outcome) ? hit.seat : null;
  // A roll that is for others is seen on the first of them, and not on the ship that stands large.
  return roll?.kind && !roll.rolling && !aimsAt(roll, shown) ? (roll.targets?.[0] ?? null) : null;
}

/** What flies is to this ship; the roll names what it is to the first that it comes to. */
function kindTo({ kind, targets, junk }: Roll, view: Picture["view"], seat: number): Missile | null {
  const first = targets?.[0];
  if (!kind || junk || first === undefined) return kind;
  return missileFor(view, seat, missileFor(view, first, kind));
}

/** What is seen on a ship while it is told; nothing where the roll is for others. */
export function beamOf(board: Board, { roll, hit, view }: Picture, seat: number): Beam | null {
  if (!roll || roll.rolling) return null;
  const mine = hit?.seat === seat ? hit : null;
  if (!mine && !aimsAt(roll, seat)) return null;
  const line = board.line(roll.across, roll.total);
  const kind = kindTo(roll, view, seat);
  // What is shot down or shielded off is stopped before the component that it would have struck.
  const stopped = mine?.outcome === "shot" || mine?.outcome === "shielded";
  return {
    side: roll.side,
    across: roll.across,
    line,
    total: roll.total,
    kind,
    near: mine !== null,
    struck: mine?.square ?? null,
    stop: mine?.square ?? (stopped ? firstMet(board, view.ships[seat]?.components ?? [], roll, line) : null),
    outcome: mine && !mine.comes ? mine.outcome : "none",
    why: mine && !mine.comes ? whyOf(mine.outcome, kind) : null,
  };
}

/** What is seen while the owner decides how to meet it. */
export function threatOf(board: Board, { kind, side, total, square }: DefenceOffer): Beam {
  const across = side === "front" || side === "rear";
  return {
    side,
    across,
    line: board.line(across, total),
    total,
    kind,
    near: false,
    struck: square,
    stop: square,
    outcome: "none",
    why: null,
  };
}
