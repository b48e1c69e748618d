/** What a builder is told before building ends for good. */

import { expect, it } from "vitest";
import type { Box } from "../model/box.ts";
import type { PublicView } from "../model/wire.ts";
import { unfinished } from "./unfinished.ts";

const box = { board: () => ({ cells: Array.from({ length: 18 }, (_, square) => ({ square })) }) } as unknown as Box;
const view = (built: object): PublicView =>
  ({
    face_down: 9,
    face_up: [],
    roads: [],
    // Cells come aboard at take-off: until then a ship's own figures have none.
    ships: [{ components: [{}], built, figures: { engines_powered: 1, cannon_halves_powered: 0 } }],
  }) as unknown as PublicView;

it("counts a double cannon whose cells are built", () => {
  expect(unfinished(box, view({ engines_powered: 1, cannon_halves_powered: 4 }), 0)).not.toContain("cannon");
  expect(unfinished(box, view({ engines_powered: 1, cannon_halves_powered: 0 }), 0)).toContain("no cannon that works");
});
