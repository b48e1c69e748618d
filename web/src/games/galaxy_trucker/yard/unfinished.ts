/** What a ship could still get when its builder wants to stop: asked about once, before building ends for good. */

import { listed } from "$lib/i18n/index.ts";
import type { Box } from "../model/box.ts";
import type { PublicView } from "../model/wire.ts";
import { deadOn } from "../roads/bites.ts";
import { gt } from "../text/index.ts";

/** So many empty squares are worth a question; fewer are how ships end. */
const MANY = 4;

/** In words, or nothing where little is left to build. */
export function unfinished(box: Box, view: PublicView, seat: number | null): string {
  const ship = seat === null ? undefined : view.ships[seat];
  if (!ship || seat === null || (!view.face_down && !view.face_up.length)) return "";
  // What is built counts: cells come aboard at take-off, and with them doubles work.
  const { engines_powered, cannon_halves_powered } = ship.built ?? ship.figures;
  const lacks = [
    ...(engines_powered ? [] : [gt("finish.engine")]),
    ...(cannon_halves_powered ? [] : [gt("finish.cannon")]),
  ];
  const free = box.board(view.board).cells.length - ship.components.length - deadOn(view, seat, box).length;
  if (free < MANY && engines_powered > 0) return "";
  return [
    free > 0 ? gt("finish.free", { n: free }) : "",
    lacks.length ? gt("finish.lacks", { what: listed(lacks) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
