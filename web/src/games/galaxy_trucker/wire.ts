/** Galaxy Trucker on the wire, as the engine's records are: tables of the box, views, offers. */

export type Kind =
  | "starting_cabin" | "cabin" | "battery" | "hold" | "special_hold" | "cannon_single" | "cannon_double" | "engine_single"
  | "engine_double" | "shield" | "life_support_purple" | "life_support_brown" | "structural";
export type Family =
  | "slavers" | "smugglers" | "pirates" | "stardust" | "epidemic" | "sabotage" | "open_space" | "meteor_swarm" | "planets"
  | "combat_zone" | "abandoned_ship" | "abandoned_station";
export type Colour = "blue" | "green" | "yellow" | "red";
export type Good = "red" | "yellow" | "green" | "blue";
export type Missile = "small" | "large" | "light" | "heavy";
export type Side = "front" | "right" | "rear" | "left";
export type Value = "crew" | "engines" | "cannons";
export type Member = "human" | "purple" | "brown";
export type Flight = "intro" | "I" | "II" | "III" | "IIIA";
export type Module = "foresight" | "lenient" | "strict";
export type Building = "turns" | "realtime";
export type Phase = "building" | "check" | "preparation" | "flight" | "over";

export interface ComponentRow {
  readonly name: string;
  readonly kind: Kind;
  readonly sides: readonly number[];
  readonly cells?: number;
  readonly ordinary?: number;
  readonly special?: number;
  readonly colour?: Colour | null;
}
export interface Projectile {
  readonly kind: Missile;
  readonly side: Side;
}
export interface ZoneLine {
  readonly least: Value;
  readonly days?: number;
  readonly takes_crew?: number;
  readonly takes_goods?: number;
  readonly projectiles?: readonly Projectile[];
}
export interface CardRow {
  readonly name: string;
  readonly level: number;
  readonly family: Family;
  readonly strength?: number;
  readonly crew?: number;
  readonly takes_crew?: number;
  readonly takes_goods?: number;
  readonly credits?: number;
  readonly goods?: readonly Good[];
  readonly planets?: readonly (readonly Good[])[];
  readonly projectiles?: readonly Projectile[];
  readonly lines?: readonly ZoneLine[];
  readonly days?: number;
}
export interface BoardRow {
  readonly name: string;
  readonly level: number;
  readonly insurance: number | null;
  readonly squares: readonly number[];
  readonly start: number;
  readonly left: number;
  readonly top: number;
  readonly columns: readonly (readonly number[])[];
  readonly rows: readonly (readonly number[])[];
}
export interface Preview {
  readonly flights: readonly Flight[];
  readonly boards: readonly BoardRow[];
  readonly content: { readonly components: readonly ComponentRow[]; readonly cards: readonly CardRow[] };
}
export interface Options {
  readonly modules?: readonly Module[];
  readonly flights?: readonly Flight[];
  readonly building?: Building;
  readonly turns?: number | null;
  readonly hourglass?: number;
  readonly number_time?: number;
  readonly content?: unknown;
}

export interface ComponentView {
  readonly square: number;
  readonly component: string;
  readonly turns: number;
  readonly humans: number;
  readonly alien: Member | null;
  readonly cells: number;
  readonly goods: readonly Good[];
}
export interface FiguresView {
  readonly components: number;
  readonly exposed: number;
  readonly crew: number;
  readonly humans: number;
  readonly cells: number;
  readonly goods: number;
  readonly engines: number;
  readonly engines_powered: number;
  readonly cannon_halves: number;
  readonly cannon_halves_powered: number;
}
export interface ShipView {
  readonly credits: number;
  readonly components: readonly ComponentView[];
  readonly figures: FiguresView;
  readonly holding: boolean;
  readonly hand: string | null;
  readonly loose: number | null;
  readonly reserve: readonly string[];
  readonly number: number | null;
  readonly turns: number;
  readonly looking: number | null;
  readonly looked: readonly number[];
  readonly lost: readonly string[];
  readonly flying: boolean;
  readonly place: number | null;
  readonly stranded: boolean;
  readonly strength: number | null;
  readonly landed: number | null;
}
export interface HourglassView {
  readonly circle: number;
  readonly running: boolean;
  readonly seconds: number;
}
export interface PileView {
  readonly cards: number;
  readonly open: boolean;
  readonly reader: number | null;
}
export interface AccountView {
  readonly cards: number;
  readonly finish: number;
  readonly beauty: number;
  readonly goods: number;
  readonly losses: number;
}
export interface PublicView {
  readonly modules: readonly Module[];
  readonly building: Building;
  readonly flights: readonly Flight[];
  readonly flight: number;
  readonly board: string;
  readonly phase: Phase;
  readonly turns: number | null;
  readonly face_down: number;
  readonly face_up: readonly string[];
  readonly hourglass: HourglassView | null;
  readonly piles: readonly PileView[];
  readonly deck: number;
  readonly card: string | null;
  readonly revealed: readonly string[];
  readonly used: readonly string[];
  readonly order: readonly number[];
  readonly losers: readonly number[];
  readonly dice: readonly number[];
  readonly ships: readonly ShipView[];
  readonly accounts: readonly (readonly AccountView[])[];
}
export interface MineView {
  readonly hand: string | null;
  readonly pile: number | null;
  readonly cards: readonly string[];
}
