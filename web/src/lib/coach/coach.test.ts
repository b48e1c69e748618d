import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as wire from "../generated/types.ts";
import { Coach, costOf, PATIENCE_MS } from "./coach.svelte.ts";
import { reasonOf } from "./reason.ts";

const worth = (value: number): wire.CoachWorth => ({ value, low: value - 10_000, high: value + 10_000 });
/** What an answer costs, and how sure that is. */
const cost = (value: number, low: number): wire.CoachWorth => ({ value, low, high: 2 * value - low });
const COACHED: wire.Coached = {
  type: "coached",
  id: 1,
  seat: 0,
  number: 4,
  worlds: 400,
  fact: ["captain", 64],
  answers: [
    { action: { do: "Stay" } as never, worth: worth(410_000), gain: 1400 },
    { action: { do: "Leave", note: null } as never, worth: worth(290_000), gain: 900 },
  ],
  costs: [cost(0, 0), cost(120_000, 60_000)],
};

function table() {
  return {
    practice: true,
    asked: 0 as number | null,
    open: "q1" as string | null,
    question(seat: number | null) {
      return seat === null ? null : this.open;
    },
    judge: vi.fn(() => Promise.resolve<wire.Coached | null>(COACHED)),
  };
}

/** A thought that ends when a test says so. */
function slowly() {
  let resolve: (coached: wire.Coached | null) => void = () => undefined;
  const promise = new Promise<wire.Coached | null>((done) => (resolve = done));
  return { promise, resolve: (coached: wire.Coached | null) => resolve(coached) };
}

describe("the coach", () => {
  let at: ReturnType<typeof table>;
  let coach: Coach;
  beforeEach(() => {
    at = table();
    coach = new Coach(at);
  });
  afterEach(() => void vi.useRealTimers());
  it("says nothing before it is asked, and forgets what was asked about another question", async () => {
    expect(coach.shown).toBeNull();
    await coach.ask();
    expect(coach.shown).toBe(COACHED);
    at.open = "q2";
    expect(coach.shown).toBeNull();
  });
  it("warns once before an answer that costs as much as chosen", async () => {
    coach.choose(10);
    expect(await coach.lets(0, { do: "Leave" })).toBe(false);
    expect(coach.warning).toBe(12);
    expect(coach.shown, "what it thinks stays its own").toBeNull();
    expect(await coach.lets(0, { do: "Leave" })).toBe(true);
    at.open = "q2";
    expect(coach.warning).toBeNull();
    expect(await coach.lets(0, { do: "Stay" })).toBe(true);
    coach.choose(20);
    at.open = "q3";
    expect(await coach.lets(0, { do: "Leave" })).toBe(true);
  });
  it("never warns unless that was chosen, and lets pass what nobody judged", async () => {
    coach.choose(0);
    expect(await coach.lets(0, { do: "Leave" })).toBe(true);
    expect(at.judge).not.toHaveBeenCalled();
    coach.choose(5);
    at.judge.mockResolvedValue(null);
    expect(await coach.lets(0, { do: "Leave" })).toBe(true);
  });
  it("warns also of an answer that is given while it thinks, and of one that is clicked twice", async () => {
    vi.useFakeTimers();
    coach.choose(10);
    const thought = slowly();
    at.judge.mockReturnValue(thought.promise);
    const asked = coach.ask();
    const clicks = [coach.lets(0, { do: "Leave" }), coach.lets(0, { do: "Leave" })];
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(coach.thinks).toBe(true);
    thought.resolve(COACHED);
    await asked;
    expect(await Promise.all(clicks)).toEqual([false, false]);
    expect(at.judge, "one thought answers all").toHaveBeenCalledTimes(1);
    expect(coach.thinks).toBe(false);
  });
  it("lets an answer go that it does not judge in time, and says so", async () => {
    vi.useFakeTimers();
    coach.choose(10);
    const thought = slowly();
    at.judge.mockReturnValue(thought.promise);
    let sent: boolean | null = null;
    void coach.lets(0, { do: "Leave" }).then((lets) => (sent = lets));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect([sent, coach.late]).toEqual([null, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, coach.late]).toEqual([true, true]);
    thought.resolve(COACHED);
    await vi.advanceTimersByTimeAsync(0);
    at.open = "q2";
    at.judge.mockResolvedValue(COACHED);
    expect(await coach.lets(0, { do: "Stay" })).toBe(true);
    expect(coach.late, "of the last answer only").toBe(false);
  });
  it("knows an answer by its fields, whatever defaults the server adds", () => {
    expect(costOf({ question: "q1", coached: COACHED }, "q1", { do: "Leave" })).toBe(12);
    expect(costOf({ question: "q1", coached: COACHED }, "q1", { do: "Jump" })).toBeNull();
    const unsure = { ...COACHED, costs: [cost(0, 0), cost(120_000, -5_000)] };
    expect(costOf({ question: "q1", coached: unsure }, "q1", { do: "Leave" })).toBe(0);
  });
  it("gives a reason from the position and the play-outs", () => {
    const study = {
      fact: (name: string, n: number) => `${name} ${n}`,
      coachGain: (first: string, best: string, other: string) => `${first}: ${best}, ${other}`,
    };
    const reason = reasonOf(study, COACHED, ["stay", "leave"]);
    expect(reason).toContain("captain 64");
    expect(reason).toContain("14");
    expect(reasonOf(undefined, COACHED, ["stay", "leave"]), "a game that adds nothing").toContain("12 more games");
    expect(reasonOf(study, { ...COACHED, answers: [] }, [])).not.toBe("");
  });
});
