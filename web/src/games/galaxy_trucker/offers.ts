/** What a trucker is shown to choose from. Fields named like an action hold its refusal, null where it is allowed. */

import type * as generated from "$lib/generated/types.ts";
import type { Good, Member, Missile, Side, Value } from "./wire.ts";

export type Refusal = generated.Refusal;

export interface ComponentChoice {
  readonly component: string;
  readonly refusal: Refusal | null;
}
export interface TurnChoice {
  readonly turns: number;
  readonly mistakes: readonly Refusal[];
  readonly refusal: Refusal | null;
}
export interface SquareChoice {
  readonly square: number;
  readonly turns: readonly TurnChoice[];
}
export interface NumberChoice {
  readonly number: number;
  readonly refusal: Refusal | null;
}
export interface PileChoice {
  readonly pile: number;
  readonly refusal: Refusal | null;
}
export interface BuildOffer {
  readonly component: string | null;
  readonly loose: number | null;
  readonly face_down: Refusal | null;
  readonly face_up: readonly ComponentChoice[];
  readonly reserve: readonly ComponentChoice[];
  readonly squares: readonly SquareChoice[];
  readonly return_component: Refusal | null;
  readonly set_aside: Refusal | null;
  readonly piles: readonly PileChoice[];
  readonly put_back: Refusal | null;
  readonly hourglass: Refusal | null;
  readonly numbers: readonly NumberChoice[];
  readonly leave: Refusal | null;
}
export interface NumberOffer {
  readonly numbers: readonly number[];
}
export interface PartChoice {
  readonly part: number;
  readonly squares: readonly number[];
}
export interface RepairOffer {
  readonly mistakes: readonly { readonly mistake: Refusal; readonly squares: readonly number[] }[];
  readonly removable: readonly number[];
  readonly parts: readonly PartChoice[];
}
export interface KeepOffer {
  readonly parts: readonly PartChoice[];
}
export interface AlienOffer {
  readonly alien: Member;
  readonly cabins: readonly number[];
}
export interface GiveUpOffer {
  readonly goods: number;
  readonly goods_given_up: number;
  readonly cards: number;
}
export interface PowerChoice {
  readonly doubles: readonly number[];
  readonly price: number;
  readonly strength: number;
  readonly refusal: Refusal | null;
}
export interface PowerOffer {
  readonly value: Value;
  readonly unit: number;
  readonly choices: readonly PowerChoice[];
}
export interface CellOffer {
  readonly batteries: readonly { readonly square: number; readonly cells: number }[];
  readonly left: number;
}
export interface CrewOffer {
  readonly cabins: readonly { readonly square: number; readonly member: Member }[];
  readonly left: number;
}
export interface LoseGoodOffer {
  readonly good: Good;
  readonly holds: readonly number[];
  readonly left: number;
}
export interface HoldChoice {
  readonly square: number;
  readonly ordinary: number;
  readonly special: number;
  readonly goods: readonly Good[];
}
export interface Stowage {
  readonly square: number;
  readonly goods: readonly Good[];
}
export interface StowOffer {
  readonly goods: readonly { readonly good: Good; readonly count: number; readonly gained: number; readonly holds: readonly number[] }[];
  readonly holds: readonly HoldChoice[];
  /** Sensible whole arrangements, the most valuable first; an engine that proposes none leaves it out. */
  readonly proposals?: readonly (readonly Stowage[])[];
}
export interface DefenceOffer {
  readonly kind: Missile;
  readonly side: Side;
  readonly total: number;
  readonly square: number;
  readonly price: number;
  readonly shield: Refusal | null;
  readonly shot: Refusal | null;
}
export interface PlanetOffer {
  readonly planets: readonly { readonly planet: number; readonly goods: readonly Good[]; readonly refusal: Refusal | null }[];
  readonly days: number;
}
export interface OpportunityOffer {
  readonly crew: number;
  readonly credits: number;
  readonly goods: readonly Good[];
  readonly days: number;
}
export interface RewardOffer {
  readonly credits: number;
  readonly goods: readonly Good[];
  readonly days: number;
}
