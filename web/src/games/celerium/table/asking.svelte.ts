/** The open question of a franchise and what has been picked for its answer. Everything allowed comes from the offer. */

import type * as wire from "$lib/generated/types.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { untrack } from "svelte";
import type { Action, AdvanceOffer, Boost, CardChoice, GoOnOffer, Kind, Landing, Line, Part, PartChoice, RaceOffer, RepeatOffer, VehicleReach } from "../wire.ts";
import { offerAt } from "./offers.ts";

export class Asking {
  /** An Upgrade that is looked at, by its place in what is shown. */
  upgrade = $state<number | null>(null);
  /** Event cards of each level to be bought. */
  counts = $state.raw<readonly [number, number, number]>([0, 0, 0]);
  boosts = $state.raw<readonly Boost[]>([]);
  pick = $state.raw<{ readonly line: Line; readonly px2: boolean } | null>(null);
  /** The card of the hand that is looked at, by its name, and its part. */
  card = $state<string | null>(null);
  part = $state<Part | null>(null);
  kind = $state<Kind>("pilot");
  /** Where the vehicle is to go. */
  square = $state<number | null>(null);
  /** A turn of the wheel, a side or a place that a button has under it. */
  peek = $state<number | null>(null);
  private plan: { readonly vehicle: Kind; readonly squares: number } | null = null;
  /** Counts the questions that were put here. */
  turn = $state(0);
  private question = "";

  constructor(
    private readonly session: Pick<Session, "prompt" | "play" | "sending">,
    private readonly seat: () => number | null,
  ) {}

  get prompt(): wire.Prompt | null {
    return this.session.prompt(this.seat());
  }

  get decision(): string | null {
    return this.prompt?.decision ?? null;
  }

  /** Start over when another question is open; a planned advance is sent as soon as it is asked for. */
  follow(): void {
    const { prompt } = this;
    // A decision that goes on keeps its number; what it offers then is different.
    if (!prompt) return;
    const question = `${prompt.number}/${this.seat() ?? ""}/${JSON.stringify(prompt.offer)}`;
    if (question === this.question) return;
    // The answer before is still on its way back; the plan goes on when it has come.
    if (this.plan && this.session.sending) return;
    this.question = question;
    untrack(() => (this.turn += 1));
    this.upgrade = null;
    this.counts = [0, 0, 0];
    this.boosts = [];
    this.pick = null;
    this.card = null;
    this.part = null;
    this.peek = null;
    this.square = null;
    const { plan } = this;
    this.plan = null;
    if (plan && prompt.decision === "FranchiseAdvances") return this.send({ do: "Advance", ...plan });
    if (prompt.decision === "FranchiseGoesOn") this.lookAt(offerAt<GoOnOffer>(prompt).card.card);
    else if (this.reaches.length) this.ready();
  }

  /** The cards that the open question is about. */
  get cards(): readonly CardChoice[] {
    if (this.decision === "FranchiseRaces") return offerAt<RaceOffer>(this.prompt).cards;
    return this.decision === "FranchiseGoesOn" ? [offerAt<GoOnOffer>(this.prompt).card] : [];
  }

  get choice(): CardChoice | null {
    return this.cards.find(({ card }) => card === this.card) ?? null;
  }

  /** The part that is looked at, with its price. */
  get chosen(): PartChoice | null {
    return this.choice?.parts.find(({ part }) => part === this.part) ?? null;
  }

  partOf(card: string, part: Part): PartChoice | null {
    return this.cards.find((one) => one.card === card)?.parts.find((one) => one.part === part) ?? null;
  }

  /** Where each vehicle could go by what is chosen now. */
  get reaches(): readonly VehicleReach[] {
    const { decision, prompt, choice } = this;
    if (decision === "FranchiseAdvances" || decision === "FranchiseFallsBack") return offerAt<AdvanceOffer>(prompt).vehicles;
    if (decision === "FranchiseRepeats") {
      const { vehicle, landings } = offerAt<RepeatOffer>(prompt);
      return [{ vehicle, landings, refusal: null }];
    }
    if (!choice || this.part !== "move" || this.chosen?.refusal) return [];
    const { reach } = offerAt<RaceOffer | GoOnOffer>(prompt);
    return reach.map((one) => ({ ...one, landings: one.landings.filter(({ squares }) => squares <= choice.squares) }));
  }

  get reach(): VehicleReach | null {
    return this.reaches.find(({ vehicle }) => vehicle === this.kind) ?? null;
  }

  get landing(): Landing | null {
    return this.reach?.landings.find(({ square }) => square === this.square) ?? null;
  }

  /** Look at a card: its first part that can be used. */
  lookAt(card: string | null, part: Part | null = null): void {
    this.card = card;
    this.part = part ?? this.choice?.parts.find(({ refusal }) => !refusal)?.part ?? null;
    this.ready();
  }

  steer(kind: Kind): void {
    this.kind = kind;
    this.square = this.reach?.landings.at(-1)?.square ?? null;
  }

  /** Take a vehicle that can go, and the far end of its way. */
  private ready(): void {
    const free = this.reaches.filter(({ refusal, landings }) => !refusal && landings.length);
    this.steer((free.find(({ vehicle }) => vehicle === this.kind) ?? free[0])?.vehicle ?? this.kind);
  }

  /** Do what is chosen: a move, or the part of a card. */
  go(): void {
    const { decision, landing, choice, part } = this;
    if (choice && part && !this.chosen?.refusal) {
      if (part === "move" && !landing) return;
      this.plan = part === "move" && landing ? { vehicle: this.kind, squares: landing.squares } : null;
      this.send({ do: "Play", card: choice.card, part });
    } else if (landing && decision === "FranchiseAdvances") this.send({ do: "Advance", vehicle: this.kind, squares: landing.squares });
    else if (landing && decision === "FranchiseRepeats") this.send({ do: "Repeat", squares: landing.squares });
    else if (landing && decision === "FranchiseFallsBack") this.send({ do: "FallBack", vehicle: this.kind, squares: landing.squares });
  }

  toggle(boost: Boost): void {
    this.boosts = this.boosts.includes(boost) ? this.boosts.filter((one) => one !== boost) : [...this.boosts, boost];
  }

  count(level: number, value: number): void {
    this.counts = this.counts.map((one, i) => (i === level ? value : one)) as unknown as [number, number, number];
  }

  send(action: Action): void {
    const seat = this.seat();
    if (seat !== null) void this.session.play(seat, action);
  }
}

/** Nobody is asked anything: for the replay. */
export function quiet(): Asking {
  return new Asking({ prompt: () => null, play: () => Promise.resolve(false), sending: false }, () => null);
}
