/** A line that is held up without closing: the page asks, says what is not yet confirmed, and comes back. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Reply } from "./line.svelte.ts";

class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: { type: string; id?: number; after?: number }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** As a browser does on a held line: the other side never answers, so that no event follows. */
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(entry: number): void {
    this.onopen?.();
    this.hear({ type: "welcome", seats: [], status: "running", entry });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const newest = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;

describe("a line", () => {
  let line: Line;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
    FakeSocket.all = [];
    line = new Line("t", ["key"], { welcome: () => undefined, news: () => undefined });
    newest().greet(7);
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("that is silent is asked for a sign of life, and goes on when one comes", () => {
    const socket = newest();
    for (let beats = 1; beats <= 4; beats++) {
      vi.advanceTimersByTime(10_500);
      expect(socket.types().filter((type) => type === "ping")).toHaveLength(beats);
      socket.hear({ type: "pong", id: 0 });
    }
    expect([line.status, FakeSocket.all.length, line.unsure]).toEqual(["open", 1, false]);
  });

  it("that is held up is given up within seconds, and another one is opened", () => {
    const held = newest();
    vi.advanceTimersByTime(22_000);
    expect(held.closed).toBe(true);
    expect(line.status).toBe("lost");
    expect(FakeSocket.all).toHaveLength(2);
    newest().greet(7);
    held.hear({ type: "entry", entry: 99 });
    held.onclose?.({ code: 1006 });
    expect([line.status, FakeSocket.all.length]).toEqual(["open", 2]);
  });

  it("says after two seconds that an answer is not yet confirmed, and asks the server", () => {
    void line.play(0, 3, { do: "Bid" });
    vi.advanceTimersByTime(1_500);
    expect(line.unsure).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(line.unsure).toBe(true);
    expect(newest().types()).toEqual(["hello", "play", "ping"]);
    newest().hear({ type: "ok", id: 1 });
    expect(line.unsure).toBe(false);
  });

  it("sends an answer that was held up again, the same one, and settles it once", async () => {
    const replies: Reply[] = [];
    void line.play(0, 3, { do: "Bid" }).then((reply) => replies.push(reply));
    const held = newest();
    vi.advanceTimersByTime(9_500);
    expect([held.closed, FakeSocket.all.length, line.unsure]).toEqual([true, 2, true]);
    newest().greet(8);
    const first = held.sent.find(({ type }) => type === "play");
    expect(first?.after).toBe(7);
    expect(newest().sent.filter(({ type }) => type === "play")).toEqual([first]);
    newest().hear({ type: "ok", id: first?.id });
    await Promise.resolve();
    expect([replies, line.unsure]).toEqual([[{ kind: "ok" }], false]);
  });

  it("whose welcome does not come is tried again", () => {
    vi.advanceTimersByTime(22_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(31_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("of a page in the background, whose timers run late, is not given up for that", () => {
    const late = performance.now() + 60_000;
    vi.spyOn(performance, "now").mockReturnValue(late);
    vi.advanceTimersByTime(500);
    expect([line.status, FakeSocket.all.length, newest().types()]).toEqual(["open", 1, ["hello", "ping"]]);
    vi.restoreAllMocks();
  });
});
