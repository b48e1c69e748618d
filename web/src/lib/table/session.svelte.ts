/** A visit to a table: the line, the latest view, whose questions are answered here, what was refused. */

import type * as wire from "../generated/types.ts";
import { Line, type News, type Reply } from "../net/line.svelte.ts";
import { heldTable, holdSeats, markOver, ownName } from "../net/seats.ts";
import { TableRoom } from "./room.svelte.ts";
import { words } from "../net/words.svelte.ts";
import { announcer } from "../kit/announce.svelte.ts";
import { lang } from "../i18n/index.ts";

/** The table after an entry, as the seats of this screen see it. */
export interface Latest {
  readonly entry: number | null;
  readonly status: wire.Welcome["status"];
  readonly public: wire.PublicView | null;
  readonly mine: Readonly<Record<string, wire.MineView>>;
  readonly situation: wire.Situation | null;
  readonly prompts: Readonly<Record<string, wire.Prompt>>;
  readonly outcome: wire.Outcome | null;
  readonly heldUntil: number;
  /** When the sand of the hourglass runs out, by this page's own clock; null where none runs. */
  readonly sandUntil: number | null;
}

/** Whoever shows entries: it is given the events and the view after them. */
export interface Audience {
  /** The table as it is, after a first or a new hello. */
  cut(latest: Latest): void;
  /** An entry, to be shown event by event. */
  show(events: readonly wire.GameEvent[], latest: Latest): void;
}

/** How long a refusal stays while others act. */
const READ_MS = 5000;

export class Session {
  readonly line: Line;
  latest = $state.raw<Latest | null>(null);
  /** What happened while this page was not there, as the last welcome told it. */
  past = $state.raw<readonly wire.Past[]>([]);
  refusal = $state.raw<wire.NotTaken | null>(null);
  /** The answer that was given last: a refusal is about it. */
  tried: object | null = null;
  /** The table is still being shown what happened; questions come after it. */
  showing = $state(false);
  /** An answer is on its way. */
  sending = $state(false);
  private reply: Promise<Reply> | null = null;
  /** The question whose answer is on its way, or waits for the way to be free. */
  private answering: string | null = null;
  /** Counts how often the table went back while this page looked on. */
  back = $state(0);
  /** A sentence about what went wrong with the line or the message. */
  trouble = $state<string | null>(null);
  private audience: Audience | null = null;
  private refusedAt = 0;
  /** Entries that came before anybody could show them: the opening must not be missed. */
  private pending: { events: readonly wire.GameEvent[]; latest: Latest }[] = [];

  /** The table beside its game. */
  readonly room = new TableRoom(this);
  /** Asked before an answer is sent that cannot be taken back; false: it is not sent. */
  confirm: (() => Promise<boolean>) | null = null;

  /** `watching`: look on, whatever seats this device holds. */
  constructor(
    readonly table: string,
    readonly watching = false,
  ) {
    const held = heldTable(table);
    const tokens = Object.values(held?.tokens ?? {});
    this.line = new Line(
      table,
      watching ? [] : tokens,
      { welcome: (welcome) => this.greeted(welcome), news: (news) => this.told(news), aside: (aside) => this.room.hear(aside) },
      () => ownName.get(),
    );
  }

  /** Seats answered from this screen. */
  get mine(): readonly number[] {
    return this.line.welcome?.yours ?? [];
  }

  get game(): string {
    return this.line.welcome?.game ?? "";
  }

  /** Names by seat, for sentences. */
  get names(): readonly string[] {
    return this.line.seats.map(({ name }) => name);
  }

  /** The first seat of this screen that is asked something, or null. */
  get asked(): number | null {
    const prompts = this.latest?.prompts ?? {};
    return this.mine.find((seat) => String(seat) in prompts) ?? null;
  }

  prompt(seat: number | null): wire.Prompt | null {
    return seat === null ? null : (this.latest?.prompts[String(seat)] ?? null);
  }

  /** What is asked of a seat, to be compared: a decision that goes on keeps its number, and offers something else. */
  private question(seat: number): string | null {
    const prompt = this.prompt(seat);
    return prompt && JSON.stringify([seat, prompt.number, prompt.offer]);
  }

  /** Show entries to somebody from now on. */
  watch(audience: Audience): void {
    this.audience = audience;
    for (const { events, latest } of this.pending.splice(0)) audience.show(events, latest);
  }

  /** Answer the open question of a seat; a refusal stays on screen until the next try. */
  async play(seat: number, action: object): Promise<boolean> {
    const asked = this.question(seat);
    if (this.sending) {
      // A second click on what is being answered says nothing new; one on the next question waits for the reply before.
      if (asked === this.answering) return false;
      this.answering = asked;
      await this.reply;
      if (this.sending || asked !== this.question(seat)) return false;
    }
    const prompt = this.prompt(seat);
    if (!prompt) return false;
    if (this.confirm && !(await this.confirm())) return false;
    this.refusal = null;
    this.trouble = null;
    this.tried = action;
    this.sending = true;
    this.answering = asked;
    this.reply = this.line.play(seat, prompt.number, action);
    const reply = await this.reply;
    this.sending = false;
    if (reply.kind === "ok") this.room.answered(seat);
    return this.judge(reply);
  }

  close(): void {
    this.line.close();
  }

  private judge(reply: Reply): boolean {
    if (reply.kind === "refused") {
      this.refusal = reply.refusal;
      this.refusedAt = performance.now();
      announcer.interrupt(`${reply.refusal.rule} ${reply.refusal.why[lang.current]}`);
    } else if (reply.kind === "error") {
      this.trouble = reply.message;
      announcer.interrupt(reply.message);
    }
    return reply.kind === "ok";
  }

  private greeted(welcome: wire.Welcome): void {
    words.want(welcome.game);
    const held = heldTable(this.table);
    if (held) holdSeats(this.table, welcome.game, held.tokens);
    markOver(this.table, ended(welcome.status));
    const { entry, status, mine, situation, prompts, outcome } = welcome;
    this.latest = { entry, status, public: welcome.public, mine, situation, prompts, outcome, heldUntil: until(welcome.held_ms), sandUntil: sand(welcome.sand_ms) };
    this.past = welcome.past;
    this.room.greet(welcome);
    this.pending = [];
    this.audience?.cut(this.latest);
  }

  private told(news: News): void {
    const before = this.latest;
    if (!before) return;
    const shared = { mine: news.mine, situation: news.situation, prompts: news.prompts, heldUntil: until(news.held_ms) };
    if (news.type === "asked") {
      // It may be told to one seat of several at this screen: the others see and are asked what they were.
      const others = Object.entries(before.prompts).filter(([seat]) => !(seat in news.mine));
      this.latest = { ...before, ...shared, mine: { ...before.mine, ...news.mine }, prompts: { ...Object.fromEntries(others), ...news.prompts } };
    } else {
      this.latest = { ...shared, entry: news.entry, status: news.status, public: news.public, outcome: news.outcome, sandUntil: sand(news.sand_ms) };
      markOver(this.table, ended(news.status));
    }
    // Where all act at once others act on: what was refused to this screen stays long enough to be read.
    const own = news.type === "asked" || (news.seat !== null && this.mine.includes(news.seat));
    if (own || performance.now() > this.refusedAt + READ_MS) this.refusal = null;
    if (news.type === "entry" && news.undo !== null) {
      // The table went back: what was to be shown on the way is not shown any more.
      this.back += 1;
      this.pending = [];
      this.audience?.cut(this.latest);
    } else if (this.audience) this.audience.show(news.events, this.latest);
    else this.pending.push({ events: news.events, latest: this.latest });
  }
}

function ended(status: wire.Welcome["status"]): boolean {
  return status === "over" || status === "stopped";
}

function sand(ms: number | null): number | null {
  return ms === null ? null : performance.now() + ms;
}

function until(ms: number): number {
  return ms > 0 ? performance.now() + ms : 0;
}
