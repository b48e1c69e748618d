/** The account of one race, row by row, from what was seen to happen or from the kept sheets. */

import type { Count } from "../film/picture.ts";
import type { PublicView } from "../model/wire.ts";

export interface SheetRow {
  readonly seat: number;
  readonly pilot: number;
  readonly starbot: number;
  readonly bonus: number;
  readonly missed: number;
  readonly points: number;
  /** Boost points of the round, paid before; null while they are not told. */
  readonly boosts: number | null;
  /** Squares, where they are known. */
  readonly squares: { readonly pilot: number; readonly starbot: number } | null;
  /** Points of earlier rounds. */
  readonly before: number;
  readonly total: number;
}

/** The rows of a race, most points first; those not counted yet are left out. */
export function sheetRows(view: PublicView, race: number, count: Count | null): SheetRow[] {
  const live = count?.race === race ? count : null;
  return view.franchises
    .flatMap((one, seat): SheetRow[] => {
      const kept = one.sheets[race - 1];
      const told = live?.rows.find((row) => row.seat === seat);
      const sheet = told ?? kept;
      if (!sheet) return [];
      const boosts = kept?.boosts ?? null;
      const earlier = one.sheets.slice(0, race - 1).reduce((sum, row) => sum + row.points + row.boosts, 0);
      const total = told?.total ?? earlier + sheet.points + (boosts ?? 0);
      const { pilot, starbot, bonus, missed, points } = sheet;
      return [
        {
          seat,
          pilot,
          starbot,
          bonus,
          missed,
          points,
          boosts,
          squares: live?.squares[seat] ?? null,
          before: total - points - (boosts ?? 0),
          total,
        },
      ];
    })
    .sort((a, b) => b.total - a.total);
}
