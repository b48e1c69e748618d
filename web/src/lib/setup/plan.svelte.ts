/**
 * A table being set up: its seats, the game's own choices, and what the server makes of them. Every change is shown to
 * the server, which says what it would be and what cannot be; no rule is here.
 */

import { untrack } from "svelte";
import type * as wire from "../generated/types.ts";
import { t } from "../i18n/index.ts";
import { api, Problem } from "../net/api.ts";
import { games } from "../net/games.svelte.ts";
import { holdSeats, ownName } from "../net/seats.ts";
import { keep } from "../store.ts";
import { PACE_MS, restored, type Kept } from "./kept.ts";
import { namesOf, wireSeats, withChange, withSeat, type PlanSeat, type SeatKind } from "./seats.ts";
import { readTrouble, type Trouble } from "./trouble.ts";

export { readTrouble, type Trouble } from "./trouble.ts";

/** A game's part of its set-up. `Choices` is what its page changes; the server gets `options` made from it. */
export interface SetUpRules<Choices> {
  fresh(): Choices;
  /** Choices kept on this device; what cannot be read is as in fresh ones. */
  read(data: unknown): Choices;
  /** The choices a table was played with. */
  again(options: wire.Options): Choices;
  /** How many seats these choices take. */
  limits(choices: Choices): { readonly least: number; readonly most: number };
  options(choices: Choices, seats: readonly PlanSeat[]): wire.Options;
  /** The sentence for a rule that forbids a set-up, in the language of the page. */
  why(rule: string): string | null;
}

const SETTLE_MS = 180;

export class Plan<Choices> {
  private all = $state.raw<readonly PlanSeat[]>([]);
  choices = $state.raw() as Choices;
  paceMs = $state(PACE_MS);
  /** What is agreed on beside the game. */
  terms = $state.raw<wire.Terms>({});
  shown = $state.raw<wire.SetUpShown | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The table is being made. */
  starting = $state(false);
  /** The server does not answer. */
  offline = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly rules: SetUpRules<Choices>,
    from: Kept<Choices> | null = null,
  ) {
    const kept = from ?? restored(game, rules);
    this.all = kept.seats;
    this.choices = kept.choices;
    this.paceMs = kept.paceMs ?? PACE_MS;
    this.terms = kept.terms ?? {};
  }

  get limits(): { readonly least: number; readonly most: number } {
    return this.rules.limits(this.choices);
  }

  /** The seats of this table: never more or fewer than the choices take; those set aside come back with them. */
  get seats(): readonly PlanSeat[] {
    const { least, most } = this.limits;
    let seats = this.all.slice(0, most);
    while (seats.length < least) seats = withSeat(seats, "bot");
    return seats;
  }

  get names(): readonly string[] {
    return namesOf(this.seats, (n) => t("setup.pilot", { n }));
  }

  get options(): wire.Options {
    return this.rules.options(this.choices, this.seats);
  }

  choose(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
  }

  add(kind: SeatKind): void {
    if (this.seats.length < this.limits.most) this.all = withSeat(this.seats, kind);
  }

  remove(id: number): void {
    if (this.seats.length > this.limits.least) this.all = this.seats.filter((seat) => seat.id !== id);
  }

  change(id: number, change: Partial<PlanSeat>): void {
    // Seats set aside by a mode for fewer are kept behind those that are seen.
    const { seats } = this;
    this.all = [...withChange(seats, id, change), ...this.all.slice(seats.length)];
  }

  /** Agree on something beside the game. */
  agree(change: Partial<wire.Terms>): void {
    this.terms = { ...this.terms, ...change };
    this.trouble = null;
    this.keep();
  }

  /** The terms of this table: without open seats there is nobody to wait for, and nobody to be found by. */
  private get agreed(): wire.Terms {
    const open = this.seats.some(({ kind }) => kind === "open");
    const coach = this.coachable && this.terms.coach === true;
    return open ? { ...this.terms, coach } : { ...this.terms, coach, public: false, start: "full" };
  }

  /** Whether the table may have a coach: one person against bots, without a clock, in a game that has one. */
  get coachable(): boolean {
    const people = this.seats.filter(({ kind }) => kind !== "bot");
    const alone = people.length === 1 && people[0]?.kind === "here";
    return alone && !this.terms.thinking && (games.find(this.game)?.coach ?? false);
  }

  /** What is wrong with a part of the set-up, or null. */
  troubleAt(...fields: string[]): Trouble | null {
    const at = this.trouble?.field ?? "";
    return fields.some((field) => at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`))
      ? this.trouble
      : null;
  }

  /** Show the set-up to the server a moment after the last change. */
  look(): void {
    const body = { game: this.game, seats: this.seats.length, options: this.options };
    this.keep();
    clearTimeout(this.timer);
    // Only what is chosen is followed, not the answer: else every answer would ask again.
    this.timer = setTimeout(() => void this.ask(body), untrack(() => this.shown) ? SETTLE_MS : 0);
  }

  /** Make the table and keep its seats on this device; the id, or null where it cannot be. */
  async start(): Promise<string | null> {
    if (this.starting) return null;
    this.starting = true;
    try {
      const made = await api.makeTable({
        game: this.game,
        seats: wireSeats(this.seats, this.names),
        options: this.options,
        pace_ms: this.paceMs,
        terms: this.agreed,
      });
      const tokens = made.seats.flatMap(({ seat, token }) => (token ? [[String(seat), token] as const] : []));
      holdSeats(made.table, this.game, Object.fromEntries(tokens));
      const own = this.seats.find(({ kind }) => kind === "here")?.name.trim();
      if (own) ownName.set(own);
      return made.table;
    } catch (error) {
      this.fail(error);
      return null;
    } finally {
      this.starting = false;
    }
  }

  private async ask(body: wire.SetUp): Promise<void> {
    const turn = ++this.asked;
    try {
      const shown = await api.preview(body);
      if (turn !== this.asked) return;
      this.shown = shown;
      this.trouble = null;
      this.offline = false;
    } catch (error) {
      if (turn === this.asked) this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.offline = error.code === "no-line";
    this.trouble = this.offline ? OFFLINE : readTrouble(error, this.rules.why);
  }

  private keep(): void {
    keep(
      `setup.${this.game}`,
      JSON.stringify({
        seats: this.all,
        choices: this.choices,
        paceMs: this.paceMs,
        terms: { ...this.terms, webhook: null },
      }),
    );
  }
}

const OFFLINE: Trouble = {
  field: "",
  get message() {
    return t("setup.offline");
  },
  rule: null,
};
