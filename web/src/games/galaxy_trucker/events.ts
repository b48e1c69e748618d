/** What happens, as the table is told. Columns, rows, planets and piles are counted as people do. */

import type { Stowage } from "./offers.ts";
import type { Family, Good, Kind, Member, Missile, Side, Value } from "./wire.ts";

interface Of<Name extends string> {
  readonly event: Name;
}
interface BySeat<Name extends string> extends Of<Name> {
  readonly seat: number;
}
interface OnSquare<Name extends string> extends BySeat<Name> {
  readonly component: string;
  readonly kind: Kind;
  readonly square: number;
  readonly column: number;
  readonly row: number;
}

export type Event =
  | (Of<"FlightBegan"> & { readonly flight: number; readonly name: string; readonly cards: number })
  | (BySeat<"ComponentTaken"> & { readonly source: "heap" | "face-up" | "reserve"; readonly component: string | null })
  | (Of<"ComponentSeen"> & { readonly component: string; readonly kind: Kind })
  | (OnSquare<"ComponentPlaced"> & { readonly turns: number })
  | (BySeat<"ComponentReturned" | "ComponentSetAside"> & { readonly component: string; readonly kind: Kind })
  | (BySeat<"PileTaken" | "PilePutBack"> & { readonly pile: number })
  | (Of<"PileSeen"> & { readonly pile: number; readonly cards: readonly string[] })
  | (BySeat<"HourglassTurned"> & { readonly circle: number })
  | (Of<"SandRanOut"> & { readonly circle: number })
  | (BySeat<"NumberTaken" | "NumberPutBack"> & { readonly number: number })
  | Of<"BuildingEnded" | "NothingHappened">
  | (BySeat<"ReserveLost"> & { readonly components: readonly string[] })
  | (BySeat<"ShipChecked"> & { readonly faultless: boolean })
  | OnSquare<"ComponentTakenOff">
  | (OnSquare<"ComponentLost"> & { readonly cause: "removed" | "destroyed" | "fallen" })
  | (BySeat<"PartKept"> & { readonly components: number })
  | (BySeat<"ShipManned"> & { readonly humans: number; readonly cells: number })
  | (BySeat<"AlienBoarded"> & { readonly alien: Member; readonly square: number })
  | (BySeat<"RocketPlaced"> & { readonly place: number })
  | (Of<"DeckMixed"> & { readonly cards: number })
  | (Of<"CardRevealed"> & { readonly card: string; readonly family: Family; readonly left: number })
  | (Of<"DeckOpened"> & { readonly cards: readonly string[] })
  | (BySeat<"GaveUp"> & { readonly reason: string })
  | (BySeat<"DaysGained" | "DaysLost"> & { readonly days: number; readonly place: number })
  | (BySeat<"CellSpent"> & { readonly square: number; readonly left: number; readonly instead: boolean })
  | (BySeat<"StrengthDeclared"> & { readonly value: Value; readonly strength: number; readonly half: boolean })
  | (BySeat<"DiceRolled"> & { readonly aim: "column" | "row" | Missile; readonly side: Side | null; readonly dice: readonly number[]; readonly total: number })
  | (BySeat<"ProjectileMissed"> & { readonly kind: Missile })
  | (BySeat<"MeteorBounced"> & { readonly square: number })
  | (BySeat<"ShieldUsed"> & { readonly side: Side })
  | (BySeat<"CrewLost"> & { readonly member: Member; readonly square: number; readonly cause: string })
  | (BySeat<"GoodsStowed"> & { readonly holds: readonly Stowage[]; readonly thrown: readonly Good[]; readonly worth: number })
  | (BySeat<"GoodLost"> & { readonly good: Good; readonly square: number })
  | (BySeat<"PlanetLanded"> & { readonly planet: number })
  | BySeat<"MeteorShot" | "PlayerPassed" | "OpportunityTaken" | "RewardTaken" | "RewardRefused" | "ShipStranded" | "SabotageMissed">
  | (BySeat<"CreditsEarned"> & { readonly credits: number })
  | (BySeat<"EnemyFought"> & { readonly result: "won" | "drawn" | "lost" })
  | (BySeat<"ConnectorsExposed"> & { readonly count: number })
  | (BySeat<"WeakestFound"> & { readonly value: Value })
  | (BySeat<"FlightSettled"> & { readonly finish: number; readonly beauty: number; readonly goods: number; readonly losses: number; readonly credits: number })
  | (Of<"GameEnded"> & { readonly credits: readonly number[]; readonly winners: readonly number[]; readonly little: readonly number[] });
