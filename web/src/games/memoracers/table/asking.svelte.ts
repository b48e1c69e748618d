/** The open question of a seat, as squares to light and an action to send. Everything allowed comes from the offer. */

import type * as wire from "$lib/generated/types.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Lit, Place, Square } from "../model.ts";
import { mt } from "../text/index.ts";
import { Draft, type ProgramOffer } from "./draft.svelte.ts";

const ROW = 10;

export class Asking {
  readonly draft = new Draft();
  /** First tile of a swap. */
  first = $state<number | null>(null);
  private number = -1;

  constructor(
    private readonly session: Session,
    private readonly seat: () => number | null,
    private readonly places: () => readonly Place[],
  ) {}

  get prompt(): wire.Prompt | null {
    return this.session.prompt(this.seat());
  }

  get decision(): string | null {
    return this.prompt?.decision ?? null;
  }

  /** Start over when another question is open. */
  follow(): void {
    const { prompt } = this;
    // While something is shown nothing is asked; the program in hand waits for its question to come back.
    if (!prompt) return;
    const number = prompt.number * 100 + (this.seat() ?? 0);
    if (number === this.number) return;
    this.number = number;
    this.first = null;
    this.draft.begin(prompt.decision === "PilotsProgram" ? (prompt.offer as ProgramOffer) : null);
  }

  /** Squares and tiles that may be chosen now. */
  get lit(): Lit[] {
    const offer = this.prompt?.offer;
    switch (this.decision) {
      case "PilotPlacesShip":
        return (offer as wire.MemoracersPlacingOffer).lanes.filter(({ refusal }) => !refusal).map(({ lane }) => this.square(0, lane));
      case "PilotsProgram": {
        const place = ((this.draft.offer?.place ?? 0) + this.draft.lanes.length + 1) % ROW;
        return this.draft.reach.map((lane) => this.square(place, lane));
      }
      case "VisitorSwaps":
        return this.swaps(offer as wire.MemoracersSwapOffer).map((place) => ({
          id: `p${place}`,
          place,
          lane: null,
          text: String(place + 1),
          label: mt("swap.place", { place: place + 1 }),
        }));
      default:
        return [];
    }
  }

  /** The program so far, as squares of the row. */
  get path(): Square[] {
    if (this.decision !== "PilotsProgram") return [];
    const from = this.draft.offer?.place ?? 0;
    return this.draft.lanes.map((lane, line) => ({ place: (from + line + 1) % ROW, lane }));
  }

  /** The tile of the next line lies face down. */
  get blind(): boolean {
    const place = this.lit[0]?.place;
    return place !== undefined && this.places()[place]?.face === null;
  }

  pick(lit: Lit): void {
    if (this.decision === "PilotPlacesShip" && lit.lane !== null) this.send({ do: "PlaceShip", lane: lit.lane });
    else if (this.decision === "PilotsProgram" && lit.lane !== null) this.draft.pick(lit.lane);
    else if (this.decision === "VisitorSwaps") this.pickTile(lit.place);
  }

  undo(): void {
    if (this.decision === "VisitorSwaps") this.first = null;
    else this.draft.undo();
  }

  send(action: object): void {
    const seat = this.seat();
    if (seat !== null) void this.session.play(seat, action);
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

  private square(place: number, lane: number): Lit {
    return { id: `${place}.${lane}`, place, lane, text: String(lane), label: mt("lane.n", { lane }) };
  }
}
