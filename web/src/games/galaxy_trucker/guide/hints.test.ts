/** When hints of a first flight come and go. */

import { describe, expect, it } from "vitest";
import { stillOf, type Picture } from "../film/picture.ts";
import type { PublicView } from "../model/wire.ts";
import { due, HINTS, nextHint, type Moment } from "./hints.ts";

const VIEW = {
  card: null,
  phase: "building",
  accounts: [],
  ships: [{ components: [{}], lost: [] }],
} as unknown as PublicView;
const ROLL = {
  dice: [1, 2],
  total: 3,
  side: "left",
  across: false,
  kind: "small",
  rolling: false,
  targets: null,
  junk: false,
} as const;

function at(change: Partial<Moment>, view: object = {}, picture: Partial<Picture> = {}): Moment {
  const shown = { ...VIEW, ...view } as PublicView;
  return {
    picture: {
      ...stillOf(shown),
      ...picture,
    },
    me: 0,
    decision: null,
    hand: "empty",
    playing: false,
    zone: false,
    ...change,
  };
}
const ship = (parts: number, lost: string[] = []): object => ({
  ships: [{ components: Array.from({ length: parts }, () => ({})), lost }],
});
const flight = { phase: "flight" };

describe("hints of a first flight", () => {
  it("have rules of their own", () => expect(new Set(HINTS.map(({ rule }) => rule)).size).toBe(HINTS.length));
  it.each([
    [["goal", "take"], at({ decision: "TruckerBuilds" })],
    [["goal", "weld"], at({ decision: "TruckerBuilds", hand: "fits" })],
    [["weld"], at({ decision: "TruckerBuilds", hand: "fits" }, ship(2))],
    [["misfit"], at({ decision: "TruckersBuild", hand: "misfits" }, ship(2))],
    [["take", "needs"], at({ decision: "TruckerBuilds" }, ship(2))],
    [["take", "needs", "exposed"], at({ decision: "TruckerBuilds" }, ship(5))],
    [["take", "needs", "exposed", "finish"], at({ decision: "TruckerBuilds" }, ship(13))],
    [["alien"], at({ decision: "TruckerBoardsAlien" }, { phase: "preparation" })],
    [["flyOn"], at({ decision: "TruckerMayGiveUp" }, flight)],
    [["card"], at({ playing: true, decision: "TruckerLands" }, { ...flight, card: "I-09" })],
    [["card"], at({ playing: true }, { ...flight, card: "I-09" }, { value: "cannons" })],
    [["card", "weakest"], at({ playing: true, zone: true }, { ...flight, card: "I-09" }, { value: "engines" })],
    [["card", "land"], at({ decision: "TruckerLands" }, { ...flight, card: "I-09" })],
    [["reward"], at({ decision: "TruckerTakesReward" }, flight)],
    [["strength"], at({ decision: "TruckerDeclares" }, flight)],
    [["goods"], at({ decision: "TruckerStows" }, flight)],
    [["dice"], at({ playing: true }, flight, { roll: ROLL })],
    [["defend"], at({ decision: "TruckerDefends" }, flight)],
    [["lost"], at({}, { ...flight, ...ship(9, ["B001"]) })],
  ] as const)("%s come in their moment", (ids, moment) => expect(due(moment)).toEqual(ids));
  it("go when their moment is over, unless they stay", () => {
    expect(nextHint([], [], "weld")).toBeNull();
    expect(nextHint([], [], "card")?.id).toBe("card");
    expect(nextHint(["take", "needs"], [], "needs")?.id).toBe("take");
    expect(nextHint(["take", "needs"], ["take"], null)?.id).toBe("needs");
    expect(nextHint(["take"], ["take"], null)).toBeNull();
  });
});
