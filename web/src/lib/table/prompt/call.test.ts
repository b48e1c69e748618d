/** A turn is called once, with what must be known; what only flashes by is not called. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "../../kit/messages/announce.svelte.ts";
import { speech } from "../../kit/messages/speech.svelte.ts";
import { Call } from "./call.ts";

beforeEach(() => {
  vi.useFakeTimers();
  announcer.assertive = "";
});
afterEach(() => vi.useRealTimers());

it("calls a turn once, then how its questions go on, with what must be known", () => {
  const call = new Call();
  call.stands({ asked: "1", title: "Who leaves the ship?" }, "Your turn:", "2 to go.");
  expect(speech.pending).toBe(1);
  vi.runAllTimers();
  expect(speech.pending).toBe(0);
  expect(announcer.assertive).toBe("Your turn: Who leaves the ship? 2 to go.");
  call.stands({ asked: "2", title: "Who leaves the ship?" }, "Your turn:", "1 to go.");
  vi.runAllTimers();
  expect(announcer.assertive).toBe("Who leaves the ship? 1 to go.");
});
it("does not call a title that another one follows at once", () => {
  const call = new Call();
  call.stands({ asked: null, title: "Ada: best race" }, "Read, then go on:")();
  expect(speech.pending).toBe(0);
  call.stands({ asked: null, title: "Brice: best race" }, "Read, then go on:");
  vi.runAllTimers();
  expect(announcer.assertive).toBe("Read, then go on: Brice: best race");
});
