/** What a trucker is shown to choose from. Fields named like an action hold its refusal, null where it is allowed. */

import type * as wire from "$lib/generated/types.ts";
import type { Still } from "./wire.ts";

export type Refusal = Still<wire.Refusal>;
export type ComponentChoice = Still<wire.GalaxyTruckerComponentChoice>;
export type TurnChoice = Still<wire.GalaxyTruckerTurnChoice>;
export type NumberChoice = Still<wire.GalaxyTruckerNumberChoice>;
export type PileChoice = Still<wire.GalaxyTruckerPileChoice>;
export type BuildOffer = Still<wire.GalaxyTruckerBuildOffer>;
export type NumberOffer = Still<wire.GalaxyTruckerNumberOffer>;
export type PartChoice = Still<wire.GalaxyTruckerPartChoice>;
export type RepairOffer = Still<wire.GalaxyTruckerRepairOffer>;
export type KeepOffer = Still<wire.GalaxyTruckerKeepOffer>;
export type AlienOffer = Still<wire.GalaxyTruckerAlienOffer>;
export type GiveUpOffer = Still<wire.GalaxyTruckerGiveUpOffer>;
export type PowerChoice = Still<wire.GalaxyTruckerPowerChoice>;
export type PowerOffer = Still<wire.GalaxyTruckerPowerOffer>;
export type CellOffer = Still<wire.GalaxyTruckerCellOffer>;
export type CrewOffer = Still<wire.GalaxyTruckerCrewOffer>;
export type LoseGoodOffer = Still<wire.GalaxyTruckerLoseGoodOffer>;
export type Stowage = Still<wire.GalaxyTruckerStowage>;
export type StowOffer = Still<wire.GalaxyTruckerStowOffer>;
export type DefenceOffer = Still<wire.GalaxyTruckerDefenceOffer>;
export type PlanetOffer = Still<wire.GalaxyTruckerPlanetOffer>;
export type OpportunityOffer = Still<wire.GalaxyTruckerOpportunityOffer>;
export type RewardOffer = Still<wire.GalaxyTruckerRewardOffer>;
