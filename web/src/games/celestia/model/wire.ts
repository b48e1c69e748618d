/** The wire speaks of all games at once; here it is known which one. Nothing of what was told is ever changed. */

import type * as wire from "$lib/generated/types.ts";
import { CARD_ROWS } from "./cards.ts";

type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

export type PublicView = Fixed<wire.CelestiaPublic>;
export type SeatView = Fixed<wire.CelestiaSeatView>;
export type CityView = Fixed<wire.CelestiaCityView>;
/** A city by its value, the empty space, or the Forgotten City. */
export type PlaceView = Fixed<wire.CelestiaPlaceView>;
export type MineView = Fixed<wire.CelestiaMineView>;
export type Treasure = Fixed<wire.CelestiaTreasure>;
export type Refusal = wire.Refusal;

export type Card = PublicView["laid"][number];
export type Face = PublicView["dice"][number];
export type Symbol4 = PublicView["needs"][number];
export type Colour = SeatView["colours"][number];
export type Module = PublicView["modules"][number];
export type Vessel = PublicView["vessel"];

/** The cards in the order of the card table, as actions name them. */
export const CARDS: readonly Card[] = CARD_ROWS.map(({ card }) => card);

/** The card of a sort that covers an event, as the engine says. */
export function cardAgainst(event: Symbol4, sort: "equipment" | "help"): Card {
  const row = CARD_ROWS.find((one) => one.covers === event && one.sort === sort);
  if (!row) throw new Error(`no ${sort} covers ${event}`);
  return row.card;
}

export type CardChoice = Fixed<wire.CelestiaCardChoice>;
export type StopOffer = Fixed<wire.CelestiaStopOffer>;
export type PrepareOffer = Fixed<wire.CelestiaPrepareOffer>;
export type HeadingOffer = Fixed<wire.CelestiaHeadingOffer>;
export type AnnounceOffer = Fixed<wire.CelestiaAnnounceOffer>;
export type LayOffer = Fixed<wire.CelestiaLayOffer>;
export type DeclareOffer = Fixed<wire.CelestiaDeclareOffer>;
export type RerollOffer = Fixed<wire.CelestiaRerollOffer>;
export type PlayersOffer = Fixed<wire.CelestiaPlayersOffer>;
export type GiftOffer = Fixed<wire.CelestiaGiftOffer>;
export type ReactionOffer = Fixed<wire.CelestiaReactionOffer>;
export type DrawOffer = Fixed<wire.CelestiaDrawOffer>;
export type TreasureOffer = Fixed<wire.CelestiaTreasureOffer>;
export type BonusOffer = Fixed<wire.CelestiaBonusOffer>;

export type Action = Fixed<wire.CelestiaAction>;
export type Event = Fixed<wire.CelestiaEvent>;
export type EventName = Event["event"];
/** The event of a name. */
export type On<Name extends EventName> = Extract<Event, { event: Name }>;
export type Options = Fixed<wire.CelestiaOptions>;
export type Preview = Fixed<wire.CelestiaPreview>;

/** The types of Celestia. */
export interface Voyage {
  view: PublicView;
  mine: MineView | null;
  action: Action;
  event: Event;
  offers: {
    CaptainMayStop: StopOffer;
    PilotMayGetOff: StopOffer;
    CaptainMayPrepare: PrepareOffer;
    HelmChoosesHeading: HeadingOffer;
    PassengerAnnounces: AnnounceOffer;
    FormerCaptainChooses: AnnounceOffer;
    PlayersBeforeRoll: ReactionOffer;
    PlayersAfterAnnouncements: ReactionOffer;
    PlayersAfterSuccess: ReactionOffer;
    PlayersAfterCrash: ReactionOffer;
    PlayersAtLaying: ReactionOffer;
    PlayersAtFall: ReactionOffer;
    CaptainDeclares: DeclareOffer;
    CaptainLays: LayOffer;
    CaptainChoosesDice: RerollOffer;
    PlayerEjects: PlayersOffer;
    PlayerSpies: PlayersOffer;
    CaptainNamesCaptain: PlayersOffer;
    OwnerForces: PlayersOffer;
    AnnouncerGives: GiftOffer;
    OwnerDiscardsTreasure: TreasureOffer;
    DrawerMayInstruct: DrawOffer;
    DrawerChoosesTreasure: TreasureOffer;
    CrewKeepsTreasure: TreasureOffer;
    PlayersChooseBonus: BonusOffer;
  };
}
