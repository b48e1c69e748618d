/** The answer to the open question of a franchise, in the making. Everything allowed comes from the offer. */

import type { Question } from "$lib/table/table.svelte.ts";
import type {
  Action,
  Boost,
  CardChoice,
  Kind,
  Landing,
  Line,
  Part,
  PartChoice,
  Rally,
  VehicleReach,
} from "../model/wire.ts";

/** What outlasts a question: the vehicle steered last, and the way of a card that is laid before it is gone. */
export class Steering {
  kind = $state<Kind>("pilot");
  /** The question that was answered with the card, and what to say when it is asked how far it goes. */
  plan = $state.raw<{ readonly after: string; readonly vehicle: Kind; readonly squares: number } | null>(null);

  /** The planned answer, once the question it was made for has come; any other question ends the plan. */
  answer(question: Question<Rally> | null): Action | null {
    const { plan } = this;
    if (!plan || !question || question.key === plan.after) return null;
    this.plan = null;
    if (question.decision !== "FranchiseAdvances") return null;
    return { do: "Advance", vehicle: plan.vehicle, squares: plan.squares };
  }
}

export class RallyDraft {
  /** An Upgrade that is looked at, by its place in what is shown. */
  upgrade = $state<number | null>(null);
  /** Event cards of each level to be bought. */
  counts = $state.raw<readonly [number, number, number]>([0, 0, 0]);
  boosts = $state.raw<readonly Boost[]>([]);
  pick = $state.raw<{ readonly line: Line; readonly px2: boolean } | null>(null);
  /** The card of the hand that is looked at, by its name, and its part. */
  card = $state<string | null>(null);
  part = $state<Part | null>(null);
  /** Where the vehicle is to go. */
  square = $state<number | null>(null);

  /** Without a question nobody is asked anything: while something is shown, and in a replay. */
  constructor(
    private readonly asked: () => Question<Rally> | null = () => null,
    readonly send: (action: Action) => void = () => undefined,
    private readonly steering = new Steering(),
  ) {
    const question = asked();
    if (question?.decision === "FranchiseGoesOn") this.lookOn(question.offer.card);
    else if (this.reaches.length) this.ready();
  }

  get question(): Question<Rally> | null {
    return this.asked();
  }

  get decision(): Question<Rally>["decision"] | null {
    return this.question?.decision ?? null;
  }

  get kind(): Kind {
    return this.steering.kind;
  }

  /** The cards that the open question is about. */
  get cards(): readonly CardChoice[] {
    const { question } = this;
    if (question?.decision === "FranchiseRaces") return question.offer.cards;
    return question?.decision === "FranchiseGoesOn" ? [question.offer.card] : [];
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
    const { question, choice } = this;
    switch (question?.decision) {
      case "FranchiseAdvances":
      case "FranchiseFallsBack":
        return question.offer.vehicles;
      case "FranchiseRepeats": {
        const { vehicle, landings } = question.offer;
        return [{ vehicle, landings, refusal: null }];
      }
      case "FranchiseRaces":
      case "FranchiseGoesOn":
        if (!choice || this.part !== "move" || this.chosen?.refusal) return [];
        return question.offer.reach.map((one) => ({
          ...one,
          landings: one.landings.filter(({ squares }) => squares <= choice.squares),
        }));
      default:
        return [];
    }
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

  /** The card goes on with its other half: of two options none is taken up before it is chosen. */
  private lookOn({ card, parts }: CardChoice): void {
    const open = parts.filter(({ refusal }) => !refusal);
    this.lookAt(card);
    if (open.length > 1) this.part = null;
  }

  steer(kind: Kind): void {
    this.steering.kind = kind;
    this.square = this.reach?.landings.at(-1)?.square ?? null;
  }

  /** Take a vehicle that can go, and the far end of its way. */
  private ready(): void {
    const free = this.reaches.filter(({ refusal, landings }) => !refusal && landings.length);
    this.steer((free.find(({ vehicle }) => vehicle === this.kind) ?? free[0])?.vehicle ?? this.kind);
  }

  /** Do what is chosen: a move, or the part of a card. */
  go(): void {
    const { question, decision, landing, choice, part } = this;
    if (choice && part && !this.chosen?.refusal) {
      if (part === "move" && !landing) return;
      const moves = part === "move" && landing && question;
      this.steering.plan = moves ? { after: question.key, vehicle: this.kind, squares: landing.squares } : null;
      this.send({ do: "Play", card: choice.card, part });
    } else if (landing && decision === "FranchiseAdvances")
      this.send({ do: "Advance", vehicle: this.kind, squares: landing.squares });
    else if (landing && decision === "FranchiseRepeats") this.send({ do: "Repeat", squares: landing.squares });
    else if (landing && decision === "FranchiseFallsBack")
      this.send({ do: "FallBack", vehicle: this.kind, squares: landing.squares });
  }

  toggle(boost: Boost): void {
    this.boosts = this.boosts.includes(boost) ? this.boosts.filter((one) => one !== boost) : [...this.boosts, boost];
  }

  count(level: number, value: number): void {
    const [one, two, three] = this.counts;
    this.counts = [level === 0 ? value : one, level === 1 ? value : two, level === 2 ? value : three];
  }
}
