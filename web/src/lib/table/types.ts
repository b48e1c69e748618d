/** What a game says of itself in types, so that its table is read once at the border and never cast again. */

import type * as wire from "../generated/types.ts";

/** The types of one game. */
export interface GameTypes {
  view: object;
  mine: object | null;
  action: { readonly do: string };
  event: { readonly event: string };
  /** By the name of a decision, what it offers; null where there is nothing to show. */
  offers: object;
}

/** Any game, for what stands around every table. */
export interface AnyGame extends GameTypes {
  offers: Record<string, object | null>;
}

type Decision<G extends GameTypes> = keyof G["offers"] & string;

/** The question put to a seat; its offer is known by its decision. */
export type Prompt<G extends GameTypes> = {
  [D in Decision<G>]: Pick<wire.Prompt, "number" | "question" | "rules"> & {
    readonly decision: D;
    readonly offer: G["offers"][D];
  };
}[Decision<G>];

/** An answer that the server gives for a seat: when it comes, by this page's own clock, and how long that was to be. */
export interface Standing {
  readonly action: wire.StandingAnswer["action"];
  readonly at: number;
  readonly ms: number;
}

/** The table after an entry, as the seats of this screen see it. */
export interface Latest<G extends GameTypes = AnyGame> {
  readonly entry: number | null;
  readonly status: wire.Welcome["status"];
  readonly public: G["view"] | null;
  readonly mine: Readonly<Record<string, G["mine"]>>;
  readonly situation: wire.Situation | null;
  readonly prompts: Readonly<Record<string, Prompt<G>>>;
  /** By seat, what the server is about to answer. */
  readonly standing: Readonly<Record<string, Standing>>;
  readonly outcome: wire.Outcome | null;
  readonly heldUntil: number;
  /** When the sand of the hourglass runs out, by this page's own clock; null where none runs. */
  readonly sandUntil: number | null;
}

/** What happened before this visit. */
export type Past<G extends GameTypes = AnyGame> = Omit<wire.Past, "events"> & {
  readonly events: readonly G["event"][];
};

/** A finished game, entry by entry. */
export type Replay<G extends GameTypes = AnyGame> = Omit<wire.Replay, "steps"> & {
  readonly steps: readonly ReplayStep<G>[];
};
export type ReplayStep<G extends GameTypes = AnyGame> = Omit<wire.ReplayStep, "events" | "public" | "mine"> & {
  readonly events: readonly G["event"][];
  readonly public: G["view"];
  readonly mine: Readonly<Record<string, G["mine"]>>;
};
