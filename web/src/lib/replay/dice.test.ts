/** What is said of the dice: only what was checked and seen. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as wire from "../generated/types.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

const { notePromise, promiseOf } = await import("../table/seedCommitment.ts");
const { answerDraw, commitmentTo, noteDraw, seedOf } = await import("../table/seedDraw.ts");
const { checkDice } = await import("./dice.ts");

const secret = "7".padStart(32, "0");
const seats = [{}, {}] as unknown as wire.SeatInfo[];
let count = 0;
let table = "";
const state = (change: Partial<wire.DrawState> = {}): wire.DrawState => ({
  round: 1,
  given_up: [],
  closed: false,
  commitments: {},
  shown: [],
  late: [],
  numbers: {},
  ...change,
});

/** The log of a table at which these numbers were given. */
function played(numbers: Readonly<Record<number, string>>, round = 1, given_up: number[] = []) {
  const shares = Object.entries(numbers).map(([seat, number]) => ({
    seat: Number(seat),
    number,
    commitment: commitmentTo(table, round, Number(seat), number),
  }));
  const draw = { table, promise: promiseOf(table, secret), secret, round, given_up, shares };
  return { seed: seedOf(table, secret, round, shares), draw };
}
const told = (log: object | null, dice: wire.Replay["dice"] = "drawn", commitment = promiseOf(table, secret)) =>
  ({ table, log, commitment, dice, seats }) as Parameters<typeof checkDice>[0];

/** Let this device take part with seat 0, beside a number of seat 1; returns the number it showed. */
function takePart(theirs: string): string {
  const promise = promiseOf(table, secret);
  const asked = answerDraw(table, promise, state(), 0);
  if (asked?.type !== "commit") throw new Error("a commitment comes first");
  const shown = answerDraw(
    table,
    promise,
    state({ closed: true, commitments: { 0: asked.commitment, 1: commitmentTo(table, 1, 1, theirs) } }),
    0,
  );
  if (shown?.type !== "reveal") throw new Error("then the number");
  return shown.number;
}

beforeEach(() => {
  table = `table${count++}`;
});

describe("the dice of a drawn seed", () => {
  it("are fair where the own number is in, and every commitment was noted before", () => {
    const mine = takePart("b".repeat(32));
    expect(checkDice(told(played({ 0: mine, 1: "b".repeat(32) })))).toEqual({
      kind: "own",
      seats: [0, 1],
      givenUp: [],
    });
  });
  it("are bad where another chose a number after seeing ours", () => {
    const mine = takePart("b".repeat(32));
    expect(checkDice(told(played({ 0: mine, 1: "c".repeat(32) }))).kind).toBe("bad");
    expect(checkDice(told(played({ 0: mine }))).kind).toBe("bad");
  });
  it("are bad where the server has another secret than it promised", () => {
    const log = played({ 0: "a".repeat(32) });
    const changed = "8".padStart(32, "0");
    const other = { ...log.draw, secret: changed };
    expect(checkDice(told({ seed: seedOf(table, changed, 1, other.shares), draw: other })).kind).toBe("bad");
    const dressed = { ...other, promise: promiseOf(table, changed) };
    expect(checkDice(told({ seed: seedOf(table, changed, 1, other.shares), draw: dressed })).kind).toBe("bad");
    notePromise(table, promiseOf(table, secret));
    expect(
      checkDice(told({ seed: seedOf(table, changed, 1, other.shares), draw: dressed }, "drawn", dressed.promise)).kind,
    ).toBe("bad");
  });
  it("are bad where the seed is another one, or a commitment is forged", () => {
    const log = played({ 0: "a".repeat(32) });
    expect(checkDice(told({ ...log, seed: "0".repeat(32) })).kind).toBe("bad");
    const forged = { ...log.draw, shares: [{ ...log.draw.shares[0]!, commitment: "0".repeat(64) }] };
    expect(checkDice(told({ ...log, draw: forged })).kind).toBe("bad");
    expect(checkDice(told({ ...log, draw: forged }, "log")).kind).toBe("bad");
  });
  it("are as promised where this device only saw the promise, or only the server says so", () => {
    expect(checkDice(told(played({ 1: "b".repeat(32) }))).kind).toBe("server");
    notePromise(table, promiseOf(table, secret));
    expect(checkDice(told(played({ 1: "b".repeat(32) }))).kind).toBe("noted");
  });
  it("are bad where the commitments were others while the game went on", () => {
    noteDraw(table, promiseOf(table, secret), state({ closed: true, commitments: { 1: "0".repeat(64) } }));
    expect(checkDice(told(played({ 1: "b".repeat(32) }))).kind).toBe("bad");
  });
  it("say on whose account the draw was begun again", () =>
    expect(checkDice(told(played({ 0: "a".repeat(32) }, 2, [1])))).toEqual({
      kind: "server",
      seats: [0],
      givenUp: [1],
    }));
});

describe("dice that nobody promised", () => {
  it("are those of a log from elsewhere, whatever it says of itself", () => {
    expect(checkDice(told({ seed: secret }, "log", promiseOf(table, secret))).kind).toBe("log");
    expect(checkDice(told(played({ 0: "a".repeat(32) }), "log"))).toEqual({ kind: "log", seats: [0], givenUp: [] });
  });
  it("are seen, not fair, in a log that comes back to a device that saw the draw: its moves may be others", () => {
    const mine = takePart("b".repeat(32));
    const log = played({ 0: mine, 1: "b".repeat(32) });
    expect(checkDice({ ...told(log, "log"), table: "elsewhere" }).kind).toBe("seen");
    expect(checkDice({ ...told(played({ 0: mine }), "log"), table: "elsewhere" }).kind).toBe("bad");
  });
  it("are those of a chosen seed and of another game", () => {
    expect(checkDice(told({ seed: secret }, "given")).kind).toBe("given");
    expect(checkDice(told(null, "fork")).kind).toBe("fork");
    expect(checkDice(told(null)).kind).toBe("none");
  });
});

describe("tables from before the draw", () => {
  it("keep what they promised", () => {
    expect(checkDice(told({ seed: secret })).kind).toBe("server");
    notePromise(table, promiseOf(table, secret));
    expect(checkDice(told({ seed: secret })).kind).toBe("noted");
  });
  it("are bad with another seed or another promise", () => {
    expect(checkDice(told({ seed: "8".padStart(32, "0") })).kind).toBe("bad");
    notePromise(table, "0".repeat(64));
    expect(checkDice(told({ seed: secret })).kind).toBe("bad");
  });
});

describe("taking part in a draw", () => {
  it("shows a number beside one set of commitments only", () => {
    takePart("b".repeat(32));
    const mine = answerDraw(table, promiseOf(table, secret), state(), 0);
    if (mine?.type !== "commit") throw new Error("the same number again");
    const closed = (other: string) => state({ closed: true, commitments: { 0: mine.commitment, 1: other } });
    expect(
      answerDraw(table, promiseOf(table, secret), closed(commitmentTo(table, 1, 1, "b".repeat(32))), 0)?.type,
    ).toBe("reveal");
    expect(answerDraw(table, promiseOf(table, secret), closed("0".repeat(64)), 0)).toBeNull();
    expect(answerDraw(table, "0".repeat(64), closed(commitmentTo(table, 1, 1, "b".repeat(32))), 0)).toBeNull();
  });
  it("has a new number for a new round", () => {
    const before = takePart("b".repeat(32));
    const again = answerDraw(table, promiseOf(table, secret), state({ round: 2, given_up: [1] }), 0);
    expect(again).not.toEqual({ type: "commit", commitment: commitmentTo(table, 2, 0, before) });
  });
  it("commits and mixes as the server does", () => {
    expect(commitmentTo("abcdefghijkmnpqr", 1, 0, secret).slice(0, 16)).toBe("b87f866dec4f94f0");
    expect(seedOf("abcdefghijkmnpqr", secret, 1, [{ seat: 0, number: "8".padStart(32, "0") }]).slice(0, 16)).toBe(
      "33c17aa74fc478a7",
    );
  });
});
