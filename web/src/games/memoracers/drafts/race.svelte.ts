/** The answer to the open question of a pilot, in the making. Everything allowed comes from the offer. */

import type * as wire from "$lib/generated/types.ts";
import type { Question } from "$lib/table/table.svelte.ts";
import { PLACES, type Lit, type Square } from "../model/pieces.ts";
import type { Race } from "../model/wire.ts";
import { mt } from "../text/index.ts";
import { CircuitDraft } from "./circuit.svelte.ts";
import { ProgramDraft } from "./program.svelte.ts";

export class RaceDraft {
  readonly program: ProgramDraft;
  readonly circuit = new CircuitDraft();
  /** First tile of a swap. */
  first = $state<number | null>(null);

  constructor(
    private readonly question: Question<Race>,
    private readonly send: (action: Race["action"]) => void,
  ) {
    this.program = new ProgramDraft(question.decision === "PilotsProgram" ? question.offer : null);
  }

  /** Squares and tiles that may be chosen now. */
  get lit(): Lit[] {
    const { question } = this;
    switch (question.decision) {
      case "PilotPlacesShip":
        return question.offer.lanes.filter(({ refusal }) => !refusal).map(({ lane }) => square(0, lane));
      case "PilotsProgram": {
        const place = (question.offer.place + this.program.lanes.length + 1) % PLACES;
        return this.program.reach.map((lane) => square(place, lane));
      }
      case "VisitorSwaps":
        return this.swaps(question.offer).map((place) => ({
          id: `p${place}`,
          place,
          lane: null,
          text: String(place + 1),
          label: mt("swap.place", { place: place + 1 }),
        }));
      case "BuilderMakesCircuit":
        return [];
    }
  }

  /** The program so far, as squares of the row. */
  get path(): Square[] {
    const { offer, lanes } = this.program;
    return offer ? lanes.map((lane, line) => ({ place: (offer.place + line + 1) % PLACES, lane })) : [];
  }

  pick(lit: Lit): void {
    const { decision } = this.question;
    if (decision === "PilotPlacesShip" && lit.lane !== null) this.send({ do: "PlaceShip", lane: lit.lane });
    else if (decision === "PilotsProgram" && lit.lane !== null) this.program.pick(lit.lane);
    else if (decision === "VisitorSwaps") this.pickTile(lit.place);
  }

  undo(): void {
    if (this.question.decision === "VisitorSwaps") this.first = null;
    else this.program.undo();
  }

  private pickTile(place: number): void {
    if (this.first === null) this.first = place;
    else if (place === this.first) this.first = null;
    else this.send({ do: "SwapTiles", place: Math.min(place, this.first) });
  }

  /** Tiles that belong to a pair that may be swapped; after the first pick, its partners. */
  private swaps(offer: wire.MemoracersSwapOffer): number[] {
    const pairs = offer.pairs.filter(({ refusal }) => !refusal).map(({ place }) => [place, place + 1] as const);
    const open = this.first === null ? pairs : pairs.filter((pair) => pair.includes(this.first ?? -1));
    return [...new Set(open.flat())].sort((a, b) => a - b);
  }
}

function square(place: number, lane: number): Lit {
  return { id: `${place}.${lane}`, place, lane, text: String(lane), label: mt("lane.n", { lane }) };
}
