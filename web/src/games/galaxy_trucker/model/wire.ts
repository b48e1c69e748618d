/** Galaxy Trucker on the wire: the generated records under the names the rules use, never changed by the page. */

import type * as wire from "$lib/generated/types.ts";

/** A record of the wire and all it holds, only to be read. */
export type Still<T> = T extends readonly (infer One)[]
  ? readonly Still<One>[]
  : T extends object
    ? { readonly [Key in keyof T]: Still<T[Key]> }
    : T;

export type ComponentRow = Still<wire.GalaxyTruckerComponentRow>;
export type CardRow = Still<wire.GalaxyTruckerCardRow>;
export type ZoneLine = Still<wire.GalaxyTruckerZoneLine>;
export type Projectile = Still<wire.GalaxyTruckerProjectile>;
export type BoardRow = Still<wire.GalaxyTruckerBoardPreview>;
export type Preview = Still<wire.GalaxyTruckerPreview>;
export type BoxFigures = Still<wire.GalaxyTruckerFiguresPreview>;
export type Options = Still<wire.GalaxyTruckerOptions>;

export type PublicView = Still<wire.GalaxyTruckerPublicView>;
export type MineView = Still<wire.GalaxyTruckerMineView>;
export type ShipView = Still<wire.GalaxyTruckerShipView>;
export type BuiltView = Still<wire.GalaxyTruckerBuiltView>;
export type HalfView = Still<wire.GalaxyTruckerHalfView>;
export type Half = HalfView["half"];
export type ComponentView = Still<wire.GalaxyTruckerComponentView>;
export type FiguresView = Still<wire.GalaxyTruckerFiguresView>;
export type HourglassView = Still<wire.GalaxyTruckerHourglassView>;
export type PileView = Still<wire.GalaxyTruckerPileView>;
export type AccountView = Still<wire.GalaxyTruckerAccountView>;

export type Kind = ComponentRow["kind"];
export type Colour = NonNullable<ComponentRow["colour"]>;
export type Family = CardRow["family"];
export type Missile = Projectile["kind"];
export type Side = Projectile["side"];
export type Value = ZoneLine["least"];
export type Good = ComponentView["goods"][number];
export type Member = wire.GalaxyTruckerCrewLost["member"];
export type Flight = PublicView["flights"][number];
export type Module = PublicView["modules"][number];
export type Building = PublicView["building"];
export type Phase = PublicView["phase"];
export type RoadRow = Still<wire.GalaxyTruckerRoadRow>;
export type RoadView = Still<wire.GalaxyTruckerRoadView>;
export type Road = RoadView["road"];
export type Specialist = PublicView["specialists"][number];
export type Stop = Still<wire.GalaxyTruckerStop>;
