/** Which ship fills the board: the own one, another that was pressed, or, without a seat here, that of who decides. */

import type { Session } from "$lib/table/session.svelte.ts";
import { untrack } from "svelte";
import type { Trucking } from "../model/trucking.ts";

export class ShipInView {
  /** Another ship than one's own is looked at. */
  looked = $state<number | null>(null);
  /** Without a seat here: who decides, or decided last. */
  private decider = $state<number | null>(null);
  private question: string | null = null;

  constructor(
    private readonly session: Session<Trucking>,
    private readonly me: () => number | null,
  ) {}

  /** The seat whose ship is shown; null while nobody was asked yet. */
  get seat(): number | null {
    return this.looked ?? this.me() ?? this.decider;
  }

  /** Follow who is asked; to be called in an effect, not while a film plays. */
  follow(): void {
    const waiting = this.session.latest?.situation?.waiting ?? [];
    if (!waiting.length) return;
    if (!waiting.includes(untrack(() => this.decider) ?? -1)) this.decider = waiting[0] ?? null;
  }

  /** A player who is asked something new, or drags a component, sees what it is about: the own ship. */
  attend(question: string | null, dragging: boolean): void {
    const key = question ?? this.question;
    if ((dragging || key !== this.question) && this.me() !== null) this.looked = null;
    this.question = key;
  }

  /** Show the ship of a seat; the one that is shown already, and one's own, lead back. */
  readonly show = (other: number): void => {
    this.looked = (other === this.looked && this.looked !== null) || other === this.me() ? null : other;
  };

  /** Leads back to one's own ship; undefined while it is in view. */
  get back(): (() => void) | undefined {
    return this.looked !== null && this.me() !== null ? () => (this.looked = null) : undefined;
  }
}
