/** The coach of a practice table: what answers are worth, and one warning before a costly one. */

import type * as wire from "../generated/types.ts";
import { t } from "../i18n/index.ts";
import { announcer } from "../kit/messages/announce.svelte.ts";
import { percent } from "../review/bands.ts";
import { keep, recall } from "../store.ts";

/** What the coach needs of a table. */
export interface CoachedTable {
  /** Whether the table was made with a coach. */
  readonly practice: boolean;
  readonly asked: number | null;
  question(seat: number | null): string | null;
  /** Have the answers to the open question judged, one that is thought of among them; null: nobody says. */
  judge(seat: number, action: object | null): Promise<wire.Coached | null>;
}

interface Told {
  /** The question it is about. */
  readonly question: string;
  readonly coached: wire.Coached;
}

/** Points of chance that a mistake must cost before it is warned of; 0: never. */
export const WARNINGS = [0, 5, 10, 20] as const;
export type Warning = (typeof WARNINGS)[number];
/** How long an answer waits for the coach, in milliseconds; then it is sent without a warning. */
export const PATIENCE_MS = 3000;

export class Coach {
  private told = $state.raw<Told | null>(null);
  private warned = $state.raw<{ readonly question: string; readonly points: number } | null>(null);
  /** The question that was asked about: its answers are shown. */
  private wanted = $state<string | null>(null);
  /** What the coach is at: one thought at a time. */
  private thought = $state.raw<Promise<void> | null>(null);
  /** The last answer was sent before the coach had judged it. */
  late = $state(false);
  warnAt = $state<Warning>(WARNINGS.find((one) => String(one) === recall("coach-warns")) ?? 0);

  constructor(private readonly table: CoachedTable) {}

  get practice(): boolean {
    return this.table.practice;
  }

  get thinks(): boolean {
    return this.thought !== null;
  }

  private get question(): string | null {
    return this.table.question(this.table.asked);
  }

  /** What is shown about the open question; null where nobody asked. */
  get shown(): wire.Coached | null {
    const { question, told } = this;
    return question !== null && question === this.wanted && told?.question === question ? told.coached : null;
  }

  /** How many points the answer costs that was about to be given; null: nothing is warned of. */
  get warning(): number | null {
    return this.warned && this.warned.question === this.question ? this.warned.points : null;
  }

  /** There is a question to ask about. */
  get ready(): boolean {
    return this.practice && this.question !== null && !this.thinks;
  }

  choose(points: Warning): void {
    this.warnAt = points;
    keep("coach-warns", String(points));
  }

  /** What would you do, and why? */
  async ask(): Promise<void> {
    const { question } = this;
    if (question === null) return;
    this.wanted = question;
    this.late = false;
    await this.think(question, null);
  }

  hide(): void {
    this.wanted = null;
  }

  /** Whether an answer may be sent now: a costly one is held back once, with a warning. */
  async lets(seat: number, action: object): Promise<boolean> {
    const question = this.table.question(seat);
    if (!this.practice || !this.warnAt || question === null || this.warned?.question === question) return true;
    this.late = false;
    const inTime = await within(this.think(question, action), PATIENCE_MS);
    if (this.table.question(seat) !== question) return false;
    const cost = costOf(this.told, question, action);
    if (cost === null && !inTime) {
      this.late = true;
      announcer.say(t("coach.late"));
    }
    if (cost === null || cost < this.warnAt) return true;
    this.warned = { question, points: cost };
    announcer.interrupt(`${t("coach.warn", { n: cost })}. ${t("coach.warnText")}`);
    return false;
  }

  /** Have the answers to the open question judged, unless they are: after the thought that is under way. */
  private async think(question: string, action: object | null): Promise<void> {
    while (this.thought) await this.thought;
    const known = action ? costOf(this.told, question, action) !== null : this.told?.question === question;
    const seat = this.table.asked;
    if (known || seat === null || this.table.question(seat) !== question) return;
    this.thought = this.fetch(seat, question, action);
    await this.thought;
  }

  private async fetch(seat: number, question: string, action: object | null): Promise<void> {
    try {
      const coached = await this.table.judge(seat, action);
      if (coached) this.told = { question, coached };
    } finally {
      this.thought = null;
    }
  }
}

/** Wait for something, but not longer than this; whether it was done by then. */
async function within(work: Promise<void>, limit: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((over) => (timer = setTimeout(() => over(false), limit)));
  try {
    return await Promise.race([work.then(() => true), patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** By how many points of chance an answer is worse than the best; 0 where that is not sure, null: it was not judged. */
export function costOf(told: Told | null, question: string, action: object): number | null {
  const answers = told?.question === question ? (told.coached.answers ?? []) : [];
  const own = answers.findIndex((answer) => isPart(action, answer.action as object));
  const cost = told?.coached.costs?.[own];
  return cost ? (cost.low > 0 ? percent(cost.value) : 0) : null;
}

/** Whether every field of an answer is in another, which may have more: those with their default value. */
function isPart(action: object, of: object): boolean {
  const other = of as Record<string, unknown>;
  return Object.entries(action).every(([key, value]) => JSON.stringify(other[key]) === JSON.stringify(value));
}
