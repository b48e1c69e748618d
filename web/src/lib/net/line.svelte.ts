/**
 * The line to one table: it says hello, follows the entries, comes back by itself when it breaks, and sends answers.
 * It knows the protocol and no game.
 */

import type * as wire from "../generated/types.ts";
import { t, type TextKey } from "../i18n/index.ts";
import { serverSays } from "./server_words.ts";
import { transport } from "$server";
import { socketPath, type LineSocket } from "../transport/transport.ts";

/** How the line is: `lost` comes back by itself, `ended` does not. */
export type LineStatus = "connecting" | "open" | "lost" | "ended";

/** What the server made of an answer. */
export type Reply =
  | { readonly kind: "ok" }
  | { readonly kind: "refused"; readonly refusal: wire.NotTaken }
  | { readonly kind: "error"; readonly code: string; readonly message: string };

/** A log entry as it arrives, or a change that only own seats see. */
export type News = wire.EntryMade | wire.Asked;

/** What is told of the table beside its game. */
export type Aside = wire.RoomState | wire.Said | wire.Reacted | wire.Foreseen | wire.Advised | wire.Coached;

interface Hearers {
  readonly welcome: (welcome: wire.Welcome, again: boolean) => void;
  readonly news: (news: News) => void;
  readonly aside?: (aside: Aside) => void;
  /** The standing orders of this screen's seats have changed. */
  readonly orders?: (orders: wire.OrdersKept["orders"]) => void;
  /** A seat of this screen is this screen's no longer. */
  readonly lost?: (lost: wire.SeatLost) => void;
  /** A bot has the seat of a person from now on, in a running game. */
  readonly handed?: (name: string) => void;
}

interface Waiting {
  readonly settle: (reply: Reply) => void;
  readonly body: string;
  /** Sent again after a broken line: only what the server would not do twice. */
  readonly again: boolean;
  /** When it was given, by this page's own clock; null where it is no answer. */
  readonly since: number | null;
}

const noLine = (key: TextKey): Reply => ({ kind: "error", code: "no-line", message: t(key) });
/** Closing codes after which coming back makes no sense (docs/protocol.md). */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410]);
const DELAYS = [250, 500, 1000, 2000, 4000, 8000];
/** How often the line is looked at. */
const LOOK_MS = 500;
/** After so long without a word from the server it is asked for a sign of life. */
const BEAT_MS = 10_000;
/** A sign of life that does not come in this time: the line is held up somewhere, and given up. */
const SILENT_MS = 10_000;
/** The same while an answer waits. */
const SILENT_WAITING_MS = 6_000;
/** The same for the welcome on a new line, which may be long and wait for a table to be opened. */
const WELCOME_MS = 30_000;
/** An answer without a reply for so long is not yet confirmed. */
const UNSURE_MS = 2_000;

export class Line {
  status = $state<LineStatus>("connecting");
  /** Close code where the line has ended. */
  ended = $state<number | null>(null);
  welcome = $state.raw<wire.Welcome | null>(null);
  seats = $state.raw<readonly wire.SeatInfo[]>([]);
  stopped = $state(false);
  /** Why the server hung up, where it said so. */
  farewell = $state.raw<wire.Trouble | null>(null);
  /** What the server has announced: it is about to restart. */
  notice = $state.raw<wire.Notice | null>(null);
  /** An answer was given and the server has not said yet that it has it. */
  unsure = $state(false);

  private socket: LineSocket | null = null;
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private entry: number | null = null;
  private closed = false;
  private heardAt = 0;
  /** Since when a sign of life, or the welcome of a new line, is waited for; null where nothing is. */
  private askedAt: number | null = null;
  private readonly looking = setInterval(() => this.look(), LOOK_MS);

  constructor(
    private readonly table: string,
    private tokens: readonly string[],
    private readonly hear: Hearers,
    private readonly name: () => string = () => "",
  ) {
    this.open();
  }

  /** Answer a question. The promise settles when the server has it in its log, or says why not. */
  play(seat: number, number: number, action: object): Promise<Reply> {
    return this.ask("play", seat, number, action);
  }

  /** Ask whether an answer would be taken, without giving it. */
  attempt(seat: number, number: number, action: object): Promise<Reply> {
    return this.ask("try", seat, number, action);
  }

  /** Ask something of the table itself. What was on its way when the line broke is not asked twice. */
  request(type: string, fields: object): Promise<Reply> {
    return this.send({ type, ...fields }, false);
  }

  /** Try the lost line again now. */
  retry(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Say hello again with these tokens alone. */
  hold(tokens: readonly string[]): void {
    this.tokens = tokens;
    clearTimeout(this.timer);
    this.open();
  }

  /** Leave the table. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    this.socket?.close(1000);
    this.fail("line.left");
  }

  private ask(type: "play" | "try", seat: number, number: number, action: object): Promise<Reply> {
    // By the last entry one had, the server knows an answer again that had to be sent twice.
    const after = type === "play" && this.entry !== null ? { after: this.entry } : {};
    return this.send({ type, seat, number, action, ...after }, true, type === "play");
  }

  private send(message: object, again: boolean, answers = false): Promise<Reply> {
    if (!again && this.status !== "open") return Promise.resolve(noLine("line.broke"));
    const id = this.next++;
    const body = JSON.stringify({ ...message, id });
    return new Promise((settle) => {
      this.waiting.set(id, { settle, body, again, since: answers ? performance.now() : null });
      if (this.status === "open") this.socket?.send(body);
    });
  }

  private open(): void {
    this.status = this.welcome ? "lost" : "connecting";
    this.socket?.close(1000);
    const socket = transport.socket(socketPath(this.table));
    this.socket = socket;
    this.askedAt = performance.now();
    socket.onopen = () => {
      // On a first visit everything is asked for, so that the log is whole; later only what was missed.
      const since = this.entry === null ? 0 : this.entry + 1;
      socket.send(
        JSON.stringify({ type: "hello", tokens: this.tokens, since, name: this.name(), draws: this.tokens.length > 0 }),
      );
    };
    socket.onmessage = ({ data }) => {
      // A line that was given up for another one has nothing more to say.
      if (this.socket !== socket) return;
      this.heardAt = performance.now();
      if (this.status === "open") this.askedAt = null;
      this.take(JSON.parse(String(data)) as wire.ServerMessage);
    };
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  /**
   * See whether the line still holds. A line that is held up closes nothing: only silence tells. Timers of a page in
   * the background run late, so silence counts from the moment a sign of life was asked for, never from the last word.
   */
  private look(): void {
    const now = performance.now();
    this.unsure = [...this.waiting.values()].some(({ since }) => since !== null && now - since >= UNSURE_MS);
    if (!this.socket) return;
    if (this.askedAt !== null) {
      const patience = this.status !== "open" ? WELCOME_MS : this.unsure ? SILENT_WAITING_MS : SILENT_MS;
      if (now - this.askedAt >= patience) this.giveUp();
    } else if (this.unsure || now - this.heardAt >= BEAT_MS) {
      this.askedAt = now;
      this.socket.send(JSON.stringify({ type: "ping", id: 0 }));
    }
  }

  /** Leave a line that is held up, and try another one. */
  private giveUp(): void {
    const held = this.socket;
    if (!held) return;
    this.lost(held, 1006);
    held.close();
  }

  private take(message: wire.ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.greeted(message);
        break;
      case "entry":
        this.entry = message.entry;
        this.hear.news(message);
        break;
      case "asked":
        this.hear.news(message);
        break;
      case "orders":
        this.hear.orders?.(message.orders);
        break;
      case "seats":
        this.reseat(message);
        break;
      case "seat-lost":
        this.hear.lost?.(message);
        break;
      case "stopped":
        this.stopped = true;
        break;
      case "ok":
        this.settle(message.id, { kind: "ok" });
        break;
      case "refused":
        this.settle(message.id, { kind: "refused", refusal: message });
        break;
      case "error":
        if (message.id === null) this.farewell = message;
        else
          this.settle(message.id, {
            kind: "error",
            code: message.code,
            message: serverSays(message.why, message.message),
          });
        break;
      case "notice":
        this.notice = message;
        break;
      case "foreseen":
      case "advised":
      case "coached":
        this.settle(message.id, { kind: "ok" });
        this.hear.aside?.(message);
        break;
      case "room":
      case "said":
      case "reacted":
        this.hear.aside?.(message);
        break;
      case "pong":
      case "world":
        break;
    }
  }

  private reseat({ status, seats }: wire.SeatsChanged): void {
    const before = this.seats;
    this.seats = seats;
    if (status !== "running") return;
    for (const { seat, kind, name } of before)
      if (kind === "person" && seats[seat]?.kind === "bot") this.hear.handed?.(name);
  }

  private greeted(welcome: wire.Welcome): void {
    const again = this.welcome !== null;
    this.welcome = welcome;
    this.seats = welcome.seats;
    this.stopped = welcome.status === "stopped";
    this.entry = welcome.entry;
    this.status = "open";
    this.askedAt = null;
    this.notice = null;
    this.tries = 0;
    this.hear.welcome(welcome, again);
    // An answer that was on its way when the line broke is sent again; the server takes it once.
    for (const [id, { body, again }] of this.waiting) {
      if (again) this.socket?.send(body);
      else this.settle(id, noLine("line.broke"));
    }
  }

  private settle(id: number, reply: Reply): void {
    this.waiting.get(id)?.settle(reply);
    this.waiting.delete(id);
    if (!this.waiting.size) this.unsure = false;
  }

  private lost(socket: LineSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    if (FINAL.has(code)) {
      this.status = "ended";
      this.ended = code;
      clearInterval(this.looking);
      this.fail("line.ended");
      return;
    }
    this.status = this.welcome ? "lost" : "connecting";
    this.socket = null;
    this.askedAt = null;
    const delay = DELAYS[Math.min(this.tries++, DELAYS.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.open(), delay);
  }

  private fail(key: TextKey): void {
    for (const { settle } of this.waiting.values()) settle(noLine(key));
    this.waiting.clear();
    this.unsure = false;
  }
}
