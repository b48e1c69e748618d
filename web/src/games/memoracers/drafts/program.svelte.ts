/**
 * A program being composed: the Speed chosen and the lanes so far. What is allowed and what it costs comes with the
 * offer.
 */

import type * as wire from "$lib/generated/types.ts";

export type ProgramOffer = wire.MemoracersProgramOffer;
export type Choice = ProgramOffer["speeds"][number];

export class ProgramDraft {
  lanes = $state.raw<readonly number[]>([]);
  private chosen = $state.raw<Choice | null>(null);

  constructor(readonly offer: ProgramOffer | null) {
    this.chosen = offer ? (kept(offer).at(-1) ?? null) : null;
  }

  /** The Speed the program is written for. */
  get choice(): Choice | null {
    return this.chosen;
  }

  get speed(): number {
    return this.chosen?.speed ?? 0;
  }

  get left(): number {
    return Math.max(0, this.speed - this.lanes.length);
  }

  /** The lane the next line starts from. */
  get from(): number {
    return this.lanes.at(-1) ?? this.offer?.lane ?? 0;
  }

  /** The lanes that the next line may take; none when all lines are set. */
  get reach(): readonly number[] {
    return this.left ? (this.offer?.reach[this.from - 1] ?? []) : [];
  }

  /** The next Speed below the one in hand, and the next above; either may be barred by its refusal. */
  get slower(): Choice | null {
    return this.next(-1);
  }

  get faster(): Choice | null {
    return this.next(1);
  }

  pick(lane: number): void {
    if (this.reach.includes(lane)) this.lanes = [...this.lanes, lane];
  }

  undo(): void {
    this.lanes = this.lanes.slice(0, -1);
  }

  /** Take another Speed; lanes already set stay where they still fit. */
  change(speed: number): void {
    const choice = this.offer?.speeds.find((one) => one.speed === speed && one.refusal === null);
    if (!choice) return;
    this.chosen = choice;
    this.lanes = this.lanes.slice(0, choice.speed);
  }

  /** The action to send, or null while lines are missing. */
  get action(): wire.MemoracersProgram | null {
    if (!this.chosen || this.left) return null;
    return { do: "Program", lanes: [...this.lanes], force: this.chosen.force };
  }

  private next(way: 1 | -1): Choice | null {
    const speeds = this.offer?.speeds ?? [];
    const at = speeds.findIndex((one) => one === this.chosen);
    return speeds[at + way] ?? null;
  }
}

function kept(offer: ProgramOffer): readonly Choice[] {
  return offer.speeds.filter(({ force }) => !force);
}
