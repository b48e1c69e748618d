/** Why a starting lane is good: what lies ahead of it, or beside that. */

import { expect, it } from "vitest";
import type { Question } from "$lib/table/table.svelte.ts";
import type { Picture } from "../film/picture.ts";
import type { Race } from "../model/wire.ts";
import { whyGood } from "./why.ts";

const START = { name: "1-A", series: "A", lanes: [null, null, null, null, null], specials: [] };
const NEXT = { ...START, name: "4-A", lanes: ["trap", null, "accelerator", "trap", "trap"] };
const PICTURE = { places: [{ face: START }, { face: NEXT }] } as unknown as Picture;
const reason = (lane: number) => whyGood({} as Question<Race>, { do: "PlaceShip", lane }, PICTURE);

it.each([
  [1, "Lane 1 of tile 4-A has a trap, but you can move over: lane 2 has none."],
  [2, "Straight ahead, lane 2 of tile 4-A is free of traps."],
  [3, "Tile 4-A is face up: lane 3 has an accelerator, 1 more Speed at no cost."],
  [5, "Lane 5 is free, and the next tile lets you move one lane over."],
])("of lane %i", (lane, text) => expect(reason(lane)).toBe(text));
