import { describe, expect, it } from "vitest";
import { isRight, placeOf, same } from "./judged.ts";
import { readMarks } from "./progress.svelte.ts";

describe("answers", () => {
  it("are the same if what is left out is empty", () => {
    expect(same({ do: "Program", lanes: [1, 2], force: false }, { do: "Program", lanes: [1, 2] })).toBe(true);
    expect(same({ do: "Program", lanes: [1, 2] }, { do: "Program", lanes: [2, 1] })).toBe(false);
    expect(same({ do: "Land", planet: 0 }, { do: "Land", planet: null })).toBe(false);
  });
  it("are right among the first ones only", () => {
    const option = (name: string) => ({ action: { do: name }, worth: 0, gain: null });
    const puzzle = { options: [option("Stay"), option("Leave")], right: 1 };
    expect(isRight(puzzle, placeOf(puzzle, { do: "Stay" }))).toBe(true);
    expect(isRight(puzzle, placeOf(puzzle, { do: "Leave" }))).toBe(false);
    expect(isRight(puzzle, placeOf(puzzle, { do: "Else" }))).toBe(false);
  });
});

it("keeps marks, and nothing that is none", () => {
  expect(readMarks('{"celestia/1": "right", "x": 3}')).toEqual({ "celestia/1": "right" });
  expect(readMarks("no json")).toEqual({});
  expect(readMarks(null)).toEqual({});
});
