/** The types of Galaxy Trucker: what its table is read into, once, as messages arrive. */

import type * as wire from "$lib/generated/types.ts";
import type { Question as QuestionOf } from "$lib/table/table.svelte.ts";
import type { Event } from "./events.ts";
import type * as offers from "./offers.ts";
import type { MineView, PublicView, Still } from "./wire.ts";

export type Action = Still<wire.GalaxyTruckerAction>;

export interface Trucking {
  view: PublicView;
  mine: MineView;
  action: Action;
  event: Event;
  offers: {
    TruckersBuild: offers.BuildOffer;
    TruckerBuilds: offers.BuildOffer;
    TruckersTakeNumbers: offers.NumberOffer;
    TruckerTakesNumber: offers.NumberOffer;
    TruckerChoosesFront: offers.FrontOffer;
    TruckerRepairs: offers.RepairOffer;
    TruckerKeepsPart: offers.KeepOffer;
    TruckerBoardsAlien: offers.AlienOffer;
    TruckerChoosesSpecialist: offers.SpecialistOffer;
    TruckerMayGiveUp: offers.GiveUpOffer;
    TruckerDeclares: offers.PowerOffer;
    TruckerPowersHalf: offers.HalfOffer;
    TruckerSpendsCell: offers.CellOffer;
    TruckerLosesCrew: offers.CrewOffer;
    TruckerLosesGoods: offers.LoseGoodOffer;
    TruckerStows: offers.StowOffer;
    TruckerDefends: offers.DefenceOffer;
    TruckerLands: offers.PlanetOffer;
    TruckerTakesAbandoned: offers.OpportunityOffer;
    TruckerConfirms: offers.OpportunityOffer;
    TruckerTakesReward: offers.RewardOffer;
    TruckerWakes: offers.WakeOffer;
    TruckerBoosts: offers.BoostOffer;
    TruckerMayJump: offers.JumpOffer;
    TruckerBurns: offers.BurnOffer;
    TruckerSendsDiplomat: offers.DiplomatOffer;
    TruckerForgoes: offers.ForgoOffer;
    TruckerDrops: offers.DropOffer;
    TruckerVotes: offers.VoteOffer;
    TruckerPaysUnion: offers.UnionOffer;
    TruckerHandsGoods: offers.HandOffer;
    TruckerSetsNumber: offers.DieOffer;
    TruckerGuesses: offers.DieOffer;
    TruckersBid: offers.BidOffer;
    TruckerPoints: offers.PointOffer;
    TruckerAims: offers.AimOffer;
    TruckerStops: offers.JunkyardOffer;
    TruckerSettles: offers.BerthOffer;
    TruckerCharges: offers.ChargeOffer;
    TruckerTakesFromDepot: offers.DepotOffer;
    TruckerTakesJunk: offers.DepotOffer;
    TruckerMounts: offers.MountOffer;
    TruckersPlot: offers.MachinationOffer;
    TruckerPays: offers.TollOffer;
    TruckerQuarantines: offers.QuarantineOffer;
    TruckerOutbids: offers.AuctionOffer;
    TruckerNamesShip: offers.NameOffer;
    TruckerHoldsParcel: offers.ParcelOffer;
    TruckerHelps: offers.HelpOffer;
    TruckerLoosens: offers.LoosenOffer;
    TruckerTestsSystem: offers.SystemOffer;
  };
}

/** The open question of a trucker; its decision says what it offers. */
export type Question = QuestionOf<Trucking>;
export type Decision = Question["decision"];
