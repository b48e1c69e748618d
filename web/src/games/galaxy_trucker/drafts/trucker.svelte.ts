/** The answer to the open question of a trucker, in the making. Everything allowed comes from its offer. */

import type { Order } from "$lib/table/orders.svelte.ts";
import type { Table } from "$lib/table/table.svelte.ts";
import type { Box } from "../model/box.ts";
import type { BuildOffer } from "../model/offers.ts";
import type { Action, Question, Trucking } from "../model/trucking.ts";
import { kindsOf } from "./doubles.ts";
import { ModuleDraft } from "./module.svelte.ts";
import { StowDraft } from "./stow.svelte.ts";
import { YardDraft } from "./yard.svelte.ts";

/** What a draft sees of its table. */
export type Around = Pick<Table<Trucking, unknown, unknown>, "me" | "view" | "mine" | "send" | "order">;

export class TruckerDraft {
  /** The component in hand, while one builds. */
  readonly yard: YardDraft | null = null;
  /** Goods, while they are stowed. */
  readonly stow: StowDraft | null = null;
  /** What is chosen while a module asks. */
  readonly module: ModuleDraft;
  /** A part that is looked at before it is kept. */
  part = $state<number | null>(null);
  /** A shield is looked at before it is powered. */
  guard = $state(false);
  /** Taking the hit is looked at. */
  yields = $state(false);
  /** Cells come from the chosen battery first, for the rest of the flight. */
  first = $state(false);
  /** Numbers of doubles by kind. */
  doubles = $state.raw<readonly number[]>([]);

  /** What is offered may change while the question is open. */
  constructor(
    private readonly open: () => Question,
    private readonly table: Around,
    box: Pick<Box, "worth">,
  ) {
    const { me, view, mine } = table;
    const asked = open();
    if (builds(asked)) {
      const offered = (): BuildOffer => (builds(this.question) ? this.question.offer : asked.offer);
      this.yard = new YardDraft(offered, mine?.hand ?? null);
    }
    if (asked.decision === "TruckerStows") this.stow = new StowDraft(asked.offer, (goods) => box.worth(goods));
    this.module = new ModuleDraft(asked, me === null ? undefined : view.ships[me]);
  }

  /** The question as it stands. */
  get question(): Question {
    return this.open();
  }

  /** The number of doubles of each kind that are switched on. */
  get powered(): readonly number[] {
    if (this.doubles.length) return this.doubles;
    const { question } = this;
    return Array.from({ length: question.decision === "TruckerDeclares" ? kindsOf(question.offer) : 0 }, () => 0);
  }

  send(action: Action): void {
    void this.table.send(action);
  }

  /** Set something aside with an answer, so that the same is not asked again and again. */
  async sendWith(orders: readonly Order[], action: Action): Promise<void> {
    const { number } = this.question;
    if ((await this.table.order(orders)) && this.question.number === number) this.send(action);
  }
}

function builds(question: Question): question is Extract<Question, { decision: "TruckersBuild" | "TruckerBuilds" }> {
  return question.decision === "TruckersBuild" || question.decision === "TruckerBuilds";
}
