/** Events of a finished game: what was taken back did not happen. */

import { expect, it } from "vitest";
import type { Replay } from "../table/types.ts";
import { eventsOf } from "./events.ts";

const step = (entry: number, event: string, undo: number | null = null) => ({
  entry,
  undo,
  events: undo === null ? [{ event }] : [],
});

it("leaves out what was taken back", () => {
  const steps = [step(0, "began"), step(1, "first"), step(2, "second"), step(3, "", 1), step(4, "third")];
  const replay = { steps } as unknown as Replay;
  expect(eventsOf(replay).map(({ event }) => event)).toEqual(["began", "first", "third"]);
});
