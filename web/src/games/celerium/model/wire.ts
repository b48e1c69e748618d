/** The wire speaks of all games at once; here it is known which one. Nothing of what was told is ever changed. */

import type * as wire from "$lib/generated/types.ts";

type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

export type PublicView = Fixed<wire.CeleriumPublic>;
export type FranchiseView = Fixed<wire.CeleriumFranchiseView>;
export type VehicleView = Fixed<wire.CeleriumVehicleView>;
export type SheetView = Fixed<wire.CeleriumSheetView>;
export type MineView = Fixed<wire.CeleriumMineView>;
export type TrackView = Fixed<wire.CeleriumTrackView>;
export type PlanetRow = Fixed<wire.CeleriumPlanetRow>;
export type PilotRow = Fixed<wire.CeleriumPilotRow>;
export type StarbotRow = Fixed<wire.CeleriumStarbotRow>;
export type UpgradeRow = Fixed<wire.CeleriumUpgradeRow>;
export type WheelRow = Fixed<wire.CeleriumWheelRow>;
export type ControlRow = Fixed<wire.CeleriumControlRow>;
export type CardFace = Fixed<wire.CeleriumCardFace>;
export type OptionFace = Fixed<wire.CeleriumOptionFace>;
export type Refusal = wire.Refusal;

export type Line = "blue" | "green" | "yellow";
export type Kind = "pilot" | "starbot";
export type Boost = "shield" | "line" | "planet";
export type PlanetType = PlanetRow["type"];
export type Part = "move" | "first" | "second";
export type Zone = TrackView["zones"][number];
export type Modifier = PlanetRow[Line];
export type Colour = StarbotRow["colour"];
export type Module = PublicView["modules"][number];
export type Difficulty = PublicView["difficulty"];

/** In the order of the engine: powers, versions and figures come in it. */
export const LINES: readonly Line[] = ["blue", "green", "yellow"];
/** From the sky down, as they are drawn. */
export const LINES_DOWN: readonly Line[] = ["yellow", "green", "blue"];
export const KINDS: readonly Kind[] = ["pilot", "starbot"];
export const BOOSTS: readonly Boost[] = ["shield", "line", "planet"];
export const PARTS: readonly Part[] = ["move", "first", "second"];

export type FaceOffer = Fixed<wire.CeleriumFaceOffer>;
export type MarketOffer = Fixed<wire.CeleriumMarketOffer>;
export type EquipmentOffer = Fixed<wire.CeleriumEquipmentOffer>;
export type InstallChoice = Fixed<wire.CeleriumInstallChoice>;
export type PurchaseOffer = Fixed<wire.CeleriumPurchaseOffer>;
export type BoostOffer = Fixed<wire.CeleriumBoostOffer>;
export type LineOffer = Fixed<wire.CeleriumLineOffer>;
export type LineChoice = Fixed<wire.CeleriumLineChoice>;
export type DiscardOffer = Fixed<wire.CeleriumDiscardOffer>;
export type Standing = Fixed<wire.CeleriumStanding>;
export type Landing = Fixed<wire.CeleriumLanding>;
export type VehicleReach = Fixed<wire.CeleriumVehicleReach>;
export type PartChoice = Fixed<wire.CeleriumPartChoice>;
export type CardChoice = Fixed<wire.CeleriumCardChoice>;
export type RaceOffer = Fixed<wire.CeleriumRaceOffer>;
export type GoOnOffer = Fixed<wire.CeleriumGoOnOffer>;
export type AdvanceOffer = Fixed<wire.CeleriumAdvanceOffer>;
export type RepeatOffer = Fixed<wire.CeleriumRepeatOffer>;
export type BackOffer = Fixed<wire.CeleriumBackOffer>;
export type WheelOffer = Fixed<wire.CeleriumWheelOffer>;
export type AimOffer = Fixed<wire.CeleriumAimOffer>;
export type OpponentOffer = Fixed<wire.CeleriumOpponentOffer>;
export type ControlOffer = Fixed<wire.CeleriumControlOffer>;
export type PlaceOffer = Fixed<wire.CeleriumPlaceOffer>;
export type DrawOffer = Fixed<wire.CeleriumDrawOffer>;
export type ReactionChoice = Fixed<wire.CeleriumReactionChoice>;
export type AnswerOffer = Fixed<wire.CeleriumAnswerOffer>;
export type DamageOffer = Fixed<wire.CeleriumDamageOffer>;
export type PenaltyOffer = Fixed<wire.CeleriumPenaltyOffer>;

export type Action = Fixed<wire.CeleriumAction>;
export type Event = Fixed<wire.CeleriumEvent>;
export type EventName = Event["event"];
/** The event of a name. */
export type On<Name extends EventName> = Extract<Event, { event: Name }>;
export type Options = Fixed<wire.CeleriumOptions>;
export type Preview = Fixed<wire.CeleriumPreview>;

/** The types of Celerium. */
export interface Rally {
  view: PublicView;
  mine: MineView | null;
  action: Action;
  event: Event;
  offers: {
    FranchisesChooseFace: FaceOffer;
    FranchiseShops: MarketOffer;
    FranchiseEquips: EquipmentOffer;
    FranchiseBuysCards: PurchaseOffer;
    FranchisesBoost: BoostOffer;
    FranchisesPickLine: LineOffer;
    FranchiseDiscards: DiscardOffer;
    FranchiseRaces: RaceOffer;
    FranchiseGoesOn: GoOnOffer;
    FranchiseAdvances: AdvanceOffer;
    FranchiseRepeats: RepeatOffer;
    FranchiseFallsBack: BackOffer;
    FranchiseTurnsWheel: WheelOffer;
    FranchiseAims: AimOffer;
    FranchiseNamesOpponent: OpponentOffer;
    FranchiseNamesBoost: ControlOffer;
    FranchisePlaces: PlaceOffer;
    FranchiseDraws: DrawOffer;
    TargetsAnswer: AnswerOffer;
    FranchiseTakesDamage: DamageOffer;
    FranchiseTakesPenalty: PenaltyOffer;
  };
}
