/**
 * Standing passes: windows that a person does not want to be asked in are passed by the page. The pass goes out a beat
 * after the question came, whatever is held, so that the time it takes tells nothing.
 */

import type { Prompt } from "$lib/table/types.ts";
import { keep, recall } from "$lib/store.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Event, Voyage } from "../model/wire.ts";
import { couldAct, idle, reactionOf } from "../model/windows.ts";

export type Standing = "always" | "matter" | "acts";
export const STANDINGS: readonly Standing[] = ["always", "matter", "acts"];
/** Events that are somebody's act in a window. */
const ACTS: readonly string[] = ["CardPlayed", "PowerUsed", "SpyglassUsed", "HelpPlaced", "LifeboatTaken"];
const BEAT = 1200;
const RETRY = 150;

export class Passes {
  standing = $state<Standing>("matter");
  /** The step for the rest of which nothing is asked, and the step in which somebody acted. */
  private skipped = $state<string | null>(null);
  private acted = $state<string | null>(null);
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly session: Session<Voyage>) {
    this.standing = STANDINGS.find((one) => one === recall("celestia.passes")) ?? "matter";
  }

  choose(standing: Standing): void {
    this.standing = standing;
    this.skipped = null;
    keep("celestia.passes", standing);
  }

  /** The step that is being played: it ends when the vessel has moved or another one's turn has come. */
  private get step(): string {
    const view = this.session.latest?.public;
    return view
      ? [
          view.voyage,
          view.vessel,
          view.aircraft?.city,
          view.aircraft?.spot,
          view.lifeboat?.city,
          view.target.city,
          view.target.spot,
        ].join(".")
      : "";
  }

  /** Nothing more is asked in this step. */
  get skipping(): boolean {
    return this.skipped !== null && this.skipped === this.step;
  }

  skipStep(): void {
    this.skipped = this.step;
  }

  askAgain(): void {
    this.skipped = null;
  }

  /** Remember that somebody acted in this step. */
  note(events: readonly Event[]): void {
    if (events.some(({ event }) => ACTS.includes(event))) this.acted = this.step;
  }

  /** True when this question is passed without being shown. */
  covers(prompt: Prompt<Voyage> | null): boolean {
    if (idle(prompt)) return this.standing !== "always" || this.skipping;
    const offer = reactionOf(prompt);
    if (!offer) return false;
    if (this.skipping) return true;
    if (this.standing === "matter") return !couldAct(offer);
    return this.standing === "acts" && this.acted !== this.step;
  }

  /** Set or drop the timers of the questions of this screen's seats. */
  follow(): void {
    const wanted = new Map<string, number>();
    for (const seat of this.session.mine) {
      const key = this.session.question(seat);
      if (key !== null && this.covers(this.session.prompt(seat))) wanted.set(key, seat);
    }
    for (const [key, timer] of this.timers) {
      if (wanted.has(key)) continue;
      clearTimeout(timer);
      this.timers.delete(key);
    }
    for (const [key, seat] of wanted)
      if (!this.timers.has(key)) this.wait(key, seat, this.session.line.welcome?.beat_ms ?? BEAT);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private wait(key: string, seat: number, ms: number): void {
    this.timers.set(
      key,
      setTimeout(() => void this.send(key, seat), ms),
    );
  }

  private async send(key: string, seat: number): Promise<void> {
    // Another answer of this screen is on its way: this one goes after it.
    if (this.session.sending) return this.wait(key, seat, RETRY);
    if (key === this.session.question(seat))
      await this.session.play(seat, { do: idle(this.session.prompt(seat)) ? "TakeTop" : "Pass" });
    // Should the same question come again, it is passed again.
    this.timers.delete(key);
  }
}
