/** What of a race is told in the log: what happens to ships and to the row, not every step. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import type { Race } from "../model/wire.ts";

export const DIARY: DiaryStyle<Race> = {
  silent: ["ShipMoved", "TileTurnedUp", "ProgramOpened", "PilotReady", "CircuitBuilt", "TileLooped"],
  minor: ["ShipPlaced", "ShipBraked", "TilesKept", "MarkerStepped", "ReconnaissanceFlown"],
  glimpsed: ["ShipMoved"],
  headings: ["RoundBegan"],
};
