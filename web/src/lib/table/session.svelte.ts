/** A visit to a table: the line, the latest view, whose questions are answered here, what was refused. */

import { Coach, type CoachedTable } from "../coach/coach.svelte.ts";
import type * as wire from "../generated/types.ts";
import { Line, type News, type Reply } from "../net/line.svelte.ts";
import { dropSeat, heldTable, holdSeats, markOver, ownName } from "../net/seats.ts";
import { readEvents, readPast, readTable } from "./read.ts";
import { TableRoom } from "./room.svelte.ts";
import { SeatOrders } from "./orders.svelte.ts";
import type { AnyGame, GameTypes, Latest, Past, Prompt, Standing } from "./types.ts";
import { words } from "../net/words.svelte.ts";
import { announcer } from "../kit/messages/announce.svelte.ts";

/** What shows entries: it is given the events and the view after them. */
export interface Audience<G extends GameTypes = AnyGame> {
  /** The table as it is, after a first or a new hello. */
  cut(latest: Latest<G>): void;
  /** An entry, to be shown event by event. */
  show(events: readonly G["event"][], latest: Latest<G>): void;
}

/** How long a refusal stays while others act. */
const READ_MS = 5000;

export class Session<G extends GameTypes = AnyGame> {
  readonly line: Line;
  latest = $state.raw<Latest<G> | null>(null);
  /** What happened while this page was not there, as the last welcome told it. */
  past = $state.raw<readonly Past<G>[]>([]);
  refusal = $state.raw<wire.NotTaken | null>(null);
  /** The answer that was given last: a refusal is about it. */
  tried: object | null = null;
  /** The table is still being shown what happened; questions come after it. */
  showing = $state(false);
  /** The game ended while this page looked on: its end is seen before the result. */
  ending = $state(false);
  /** The event that is shown or was shown last, by its name. */
  shown = $state<string | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  private reply: Promise<Reply> | null = null;
  /** The question whose answer is on its way, or waits for the way to be free. */
  private answering: string | null = null;
  /** Counts how often the table went back while this page looked on. */
  back = $state(0);
  /** By seat, how often its question became another one because the table went back while this page looked on. */
  private reasked = $state.raw<Readonly<Record<number, number>>>({});
  /** A sentence about what went wrong with the line or the message. */
  trouble = $state<string | null>(null);
  private audience: Audience<G> | null = null;
  private refusedAt = 0;
  /** The entry of the log that told an event. */
  private readonly dated = new WeakMap<object, number>();
  /** Entries that came before anybody could show them: the opening must not be missed. */
  private pending: { events: readonly G["event"][]; latest: Latest<G> }[] = [];

  /** The table beside its game. */
  readonly room = new TableRoom(this);
  /** What the seats of this screen have set aside. */
  readonly orders = new SeatOrders(() => this.line);
  /** The coach, where the table was made with one. */
  readonly coach = new Coach(coachedTable(this));
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
      {
        welcome: (welcome) => this.greeted(welcome),
        news: (news) => this.told(news),
        aside: (aside) => this.room.hear(aside),
        orders: (orders) => this.orders.hear(orders),
        lost: (lost) => this.lose(lost),
        handed: (name) => this.room.handed(name),
      },
      () => ownName.get(),
    );
  }

  /** Seats answered from this screen. */
  get mine(): readonly number[] {
    return this.line.welcome?.yours ?? [];
  }

  get status(): wire.Welcome["status"] | null {
    return this.latest?.status ?? null;
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

  prompt(seat: number | null): Prompt<G> | null {
    return seat === null ? null : (this.latest?.prompts[String(seat)] ?? null);
  }

  /** What the server is about to answer for a seat, or null where the seat is asked. */
  standing(seat: number | null): Standing | null {
    return seat === null ? null : (this.latest?.standing[String(seat)] ?? null);
  }

  /** Which question is put to a seat: the decision, how often the seat has answered, how often it was asked again. */
  question(seat: number | null): string | null {
    const prompt = this.prompt(seat);
    return prompt && `${this.reasked[seat ?? 0] ?? 0}/${seat}/${prompt.number}/${prompt.question}`;
  }

  /** Show entries to somebody from now on. */
  watch(audience: Audience<G>): void {
    this.audience = audience;
    for (const { events, latest } of this.pending.splice(0)) audience.show(events, latest);
  }

  /** Is told each answer of this screen that was taken. */
  onanswer: ((action: object) => void) | null = null;

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
    if (!(await this.coach.lets(seat, action))) return false;
    if (this.sending && asked === this.answering) return false; // clicked twice while the coach thought
    if (this.confirm && !(await this.confirm())) return false;
    this.refusal = null;
    this.trouble = null;
    this.tried = action;
    this.sending = true;
    this.answering = asked;
    this.reply = this.line.play(seat, prompt.number, action);
    const reply = await this.reply;
    this.sending = false;
    if (reply.kind === "ok") {
      this.room.answered(seat, prompt.number);
      this.onanswer?.(action);
    }
    return this.judge(reply);
  }

  close(): void {
    this.line.close();
  }

  private judge(reply: Reply): boolean {
    if (reply.kind === "refused") {
      this.refusal = reply.refusal;
      this.refusedAt = performance.now();
      announcer.interrupt(`${reply.refusal.rule} ${words.refusal(this.game, reply.refusal, this.names)}`);
    } else if (reply.kind === "error") {
      this.trouble = reply.message;
      announcer.interrupt(reply.message);
    }
    return reply.kind === "ok";
  }

  /** Forget a seat that is another's by now, and look on with those that are left. */
  private lose({ seat, reason }: wire.SeatLost): void {
    dropSeat(this.table, seat);
    if (reason === "removed") this.room.removed();
    this.line.hold(Object.values(heldTable(this.table)?.tokens ?? {}));
  }

  private greeted(welcome: wire.Welcome): void {
    words.want(welcome.game);
    const held = heldTable(this.table);
    if (held) holdSeats(this.table, welcome.game, held.tokens);
    markOver(this.table, ended(welcome.status));
    const { entry, status, situation, outcome } = welcome;
    this.latest = {
      ...readTable<G>(welcome),
      entry,
      status,
      situation,
      outcome,
      standing: comes(welcome.standing),
      heldUntil: until(welcome.held_ms),
      sandUntil: sand(welcome.sand_ms),
    };
    this.past = readPast<G>(welcome.past);
    this.orders.hear(welcome.orders);
    for (const { events, entry: at } of this.past) this.date(events, at);
    this.room.greet(welcome);
    this.pending = [];
    this.audience?.cut(this.latest);
  }

  private told(news: News): void {
    const before = this.latest;
    if (!before) return;
    const view = news.type === "entry" ? news.public : null;
    const told = readTable<G>({ public: view, mine: news.mine, prompts: news.prompts });
    const shared = { situation: news.situation, heldUntil: until(news.held_ms) };
    if (news.type === "asked") {
      // It may be told to one seat of several at this screen: the others see and are asked what they were.
      const others = Object.entries(before.prompts).filter(([seat]) => !(seat in news.mine));
      this.latest = {
        ...before,
        ...shared,
        mine: { ...before.mine, ...told.mine },
        prompts: { ...Object.fromEntries(others), ...told.prompts },
        standing: {
          ...Object.fromEntries(Object.entries(before.standing).filter(([seat]) => !(seat in news.mine))),
          ...comes(news.standing),
        },
      };
    } else {
      this.latest = {
        ...shared,
        ...told,
        standing: comes(news.standing),
        entry: news.entry,
        status: news.status,
        outcome: news.outcome,
        sandUntil: sand(news.sand_ms),
      };
      markOver(this.table, ended(news.status));
      if (news.status === "over") this.ending = true;
    }
    if (news.type === "entry") this.room.moved(news.seat);
    // Where all act at once others act on: what was refused to this screen stays long enough to be read.
    const own = news.type === "asked" || (news.seat !== null && this.mine.includes(news.seat));
    if (own || performance.now() > this.refusedAt + READ_MS) this.refusal = null;
    if (news.type === "entry" && news.undo !== null) {
      // The table went back: what was to be shown on the way is not shown any more.
      this.back += 1;
      this.reask(before.prompts, told.prompts);
      this.pending = [];
      this.audience?.cut(this.latest);
      return;
    }
    const events = readEvents<G>(news.events);
    if (news.type === "entry") this.date(events, news.entry);
    if (this.audience) this.audience.show(events, this.latest);
    else this.pending.push({ events, latest: this.latest });
  }

  /**
   * The table went back: a seat that answers the same decision as before, as often as before, is asked what it was, and
   * what it has half chosen stays. Only another's answer was taken back.
   */
  private reask(before: Latest<G>["prompts"], now: Latest<G>["prompts"]): void {
    const changed = this.mine.filter((seat) => {
      const [was, is] = [before[String(seat)], now[String(seat)]];
      return was?.number !== is?.number || was?.question !== is?.question;
    });
    this.reasked = {
      ...this.reasked,
      ...Object.fromEntries(changed.map((seat) => [seat, (this.reasked[seat] ?? 0) + 1])),
    };
  }

  /** The entry of the log that told an event; null for what was not told by one. */
  entryOf(event: G["event"]): number | null {
    return this.dated.get(event) ?? null;
  }

  private date(events: readonly G["event"][], entry: number): void {
    for (const event of events) this.dated.set(event, entry);
  }
}

function ended(status: wire.Welcome["status"]): boolean {
  return status === "over" || status === "stopped";
}

function sand(ms: number | null): number | null {
  return ms === null ? null : performance.now() + ms;
}

function comes(standing: wire.Welcome["standing"]): Latest["standing"] {
  const now = performance.now();
  return Object.fromEntries(
    Object.entries(standing).map(([seat, { action, in_ms: ms }]) => [seat, { action, at: now + ms, ms }]),
  );
}

function until(ms: number): number {
  return ms > 0 ? performance.now() + ms : 0;
}

/** What the coach sees of a table. */
function coachedTable<G extends GameTypes>(session: Session<G>): CoachedTable {
  return {
    get practice() {
      return session.line.welcome?.terms.coach ?? false;
    },
    get asked() {
      return session.asked;
    },
    question: (seat) => session.question(seat),
    judge: async (seat, action) => {
      const prompt = session.prompt(seat);
      return prompt ? session.room.judged(seat, prompt.number, action) : null;
    },
  };
}
