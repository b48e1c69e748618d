/** The open question of a seat. Everything allowed comes from its offer; what is chosen is sent and judged. */

import type * as generated from "$lib/generated/types.ts";
import type { Box } from "../box.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { StowDraft } from "../flight/stow.svelte.ts";
import { kindsOf } from "../flight/doubles.ts";
import { ModuleDraft } from "../flight/module.svelte.ts";
import type { BuildOffer, PowerOffer, StowOffer } from "../offers.ts";
import type { MineView, PublicView, ShipView } from "../wire.ts";
import { YardDraft } from "../yard/draft.svelte.ts";

export class Asking {
  readonly yard = new YardDraft();
  readonly stow: StowDraft;
  /** What is chosen while a module asks. */
  readonly module = new ModuleDraft();
  /** A part that is looked at before it is kept. */
  part = $state<number | null>(null);
  /** A shield is looked at before it is powered. */
  guard = $state(false);
  /** Taking the hit is looked at. */
  yields = $state(false);
  /** Numbers of doubles by kind. */
  doubles = $state.raw<readonly number[]>([]);
  /** The number of doubles of each kind that are switched on. */
  get powered(): readonly number[] {
    if (this.doubles.length) return this.doubles;
    const kinds = this.decision === "TruckerDeclares" ? kindsOf(this.offer<PowerOffer>()) : 0;
    return Array.from({ length: kinds }, () => 0);
  }

  /** The question that the drafts belong to: its number and seat, and the loans left, since a loan asks it anew. */
  private asked = "";

  constructor(
    private readonly session: Session,
    private readonly seat: () => number | null,
    box: Box,
  ) {
    this.stow = new StowDraft((goods) => box.worth(goods));
  }

  get prompt(): generated.Prompt | null {
    return this.session.prompt(this.seat());
  }

  get decision(): string | null {
    return this.prompt?.decision ?? null;
  }

  /** The offer of the open question, as its decision has it. */
  offer<Offer>(): Offer {
    return this.prompt?.offer as unknown as Offer;
  }

  get mine(): MineView | null {
    const seat = this.seat();
    return seat === null ? null : ((this.session.latest?.mine[String(seat)] as unknown as MineView | undefined) ?? null);
  }

  /** The own ship as everybody sees it. */
  get ship(): ShipView | undefined {
    const seat = this.seat();
    return seat === null ? undefined : (this.session.latest?.public as unknown as PublicView | undefined)?.ships[seat];
  }

  get builds(): boolean {
    return this.decision === "TruckersBuild" || this.decision === "TruckerBuilds";
  }

  /** Start over when another question is open. */
  follow(): void {
    const { prompt } = this;
    if (!prompt) return this.yard.rest();
    if (this.builds) this.yard.begin(this.offer<BuildOffer>(), this.mine?.hand ?? null);
    else this.yard.rest();
    const asked = [prompt.number, this.seat(), (prompt.offer as { loans?: number }).loans].join("/");
    if (asked === this.asked) return;
    this.asked = asked;
    this.part = null;
    this.guard = false;
    this.yields = false;
    this.doubles = [];
    if (this.decision === "TruckerStows") this.stow.begin(this.offer<StowOffer>());
    this.module.begin(this.decision, prompt.offer, this.ship);
  }

  send(action: object): void {
    const seat = this.seat();
    if (seat !== null) void this.session.play(seat, action);
  }
}
