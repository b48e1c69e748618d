/** Made by types.mjs from schema.json: do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = MemoracersEvent
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersEvent".
 */
export type MemoracersEvent = (MemoracersCircuitBuilt | MemoracersReconnaissanceFlown | MemoracersShipPlaced | MemoracersRoundBegan | MemoracersPilotReady | MemoracersProgramOpened | MemoracersEngineForced | MemoracersShipBraked | MemoracersTileTurnedUp | MemoracersShipMoved | MemoracersLapTicked | MemoracersTrapHit | MemoracersSpeedRaised | MemoracersSpeedLowered | MemoracersShieldsRepaired | MemoracersMechanismEntered | MemoracersShipCrashed | MemoracersTileLooped | MemoracersTilesSwapped | MemoracersTilesKept | MemoracersMarkerStepped | MemoracersRaceEnded | MemoracersPointsScored)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MineView".
 */
export type MineView = MemoracersMine
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMine".
 */
export type MemoracersMine = (MemoracersMineView | null)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameOffer".
 */
export type GameOffer = MemoracersOffer
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersOffer".
 */
export type MemoracersOffer = (MemoracersPlacingOffer | MemoracersProgramOffer | MemoracersSwapOffer | MemoracersCircuitOffer)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = (Hello | Play | Try | Ping)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameAction".
 */
export type GameAction = MemoracersAction
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersAction".
 */
export type MemoracersAction = (MemoracersChooseCircuit | MemoracersDrawCircuit | MemoracersPlaceShip | MemoracersProgram | MemoracersSwapTiles | MemoracersKeepTiles)
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Content".
 */
export type Content = MemoracersContent
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PublicView".
 */
export type PublicView = MemoracersPublicView
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Options".
 */
export type Options = MemoracersOptions
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preview".
 */
export type Preview = MemoracersPreview
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = (Welcome | EntryMade | Asked | SeatsChanged | Stopped | Ok | NotTaken | Trouble | Pong)

/**
 * Everything that an Astrodrome server says and hears. docs/protocol.md tells how it goes.
 */
export interface Protocol {
[k: string]: unknown
}
/**
 * Only your own seats see a change: a hold is over, or an answer was taken that nobody may see was given.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
type: "asked"
entry: number
held_ms: number
events: GameEvent[]
mine: {
[k: string]: MineView
}
situation: Situation
prompts: {
[k: string]: Prompt
}
}
/**
 * The tiles of a race (counted from 1) are chosen; `builder` made the circuit up, in a championship.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersCircuitBuilt".
 */
export interface MemoracersCircuitBuilt {
event: "CircuitBuilt"
race: number
circuit: string[]
builder: (number | null)
}
/**
 * All tiles were shown one by one and turned down again: the only time the whole circuit is seen.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersReconnaissanceFlown".
 */
export interface MemoracersReconnaissanceFlown {
event: "ReconnaissanceFlown"
faces: MemoracersTileFace[]
}
/**
 * A tile as it is seen face up: its code, its lanes as they lie, its symbols.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileFace".
 */
export interface MemoracersTileFace {
name: string
lanes: ("safe" | "trap" | "accelerator" | "slower" | "repairer" | "mechanism")[]
symbols: ("missile" | "mobile")[]
}
/**
 * A ship stands on the start line.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipPlaced".
 */
export interface MemoracersShipPlaced {
event: "ShipPlaced"
seat: number
lane: number
}
/**
 * A new round: everybody programs.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersRoundBegan".
 */
export interface MemoracersRoundBegan {
event: "RoundBegan"
round: number
}
/**
 * A pilot is ready; what was programmed stays hidden.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPilotReady".
 */
export interface MemoracersPilotReady {
event: "PilotReady"
seat: number
}
/**
 * A program is shown with all the others: its lanes, and the Speed it is flown at.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersProgramOpened".
 */
export interface MemoracersProgramOpened {
event: "ProgramOpened"
seat: number
lanes: number[]
speed: number
}
/**
 * A pilot forced the engine: one Speed more for some Shield boxes.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersEngineForced".
 */
export interface MemoracersEngineForced {
event: "EngineForced"
seat: number
speed: number
ticks: number
}
/**
 * A pilot braked, free of charge.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipBraked".
 */
export interface MemoracersShipBraked {
event: "ShipBraked"
seat: number
speed: number
}
/**
 * A tile was turned face up for all.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileTurnedUp".
 */
export interface MemoracersTileTurnedUp {
event: "TileTurnedUp"
place: number
face: MemoracersTileFace
}
/**
 * A ship went on by one tile.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipMoved".
 */
export interface MemoracersShipMoved {
event: "ShipMoved"
seat: number
place: number
lane: number
}
/**
 * A ship went beyond the start line (in solo, the third time: reached it).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersLapTicked".
 */
export interface MemoracersLapTicked {
event: "LapTicked"
seat: number
laps: number
}
/**
 * A ship entered a trapped lane.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTrapHit".
 */
export interface MemoracersTrapHit {
event: "TrapHit"
seat: number
lines: number
ticks: number
}
/**
 * A ship crossed an accelerator.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSpeedRaised".
 */
export interface MemoracersSpeedRaised {
event: "SpeedRaised"
seat: number
speed: number
}
/**
 * A ship crossed a slower.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSpeedLowered".
 */
export interface MemoracersSpeedLowered {
event: "SpeedLowered"
seat: number
speed: number
}
/**
 * A ship crossed a repairer.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShieldsRepaired".
 */
export interface MemoracersShieldsRepaired {
event: "ShieldsRepaired"
seat: number
cleared: number
}
/**
 * A ship set off a mechanism.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMechanismEntered".
 */
export interface MemoracersMechanismEntered {
event: "MechanismEntered"
seat: number
}
/**
 * A ship ticked its last Shield box and is out of the race.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipCrashed".
 */
export interface MemoracersShipCrashed {
event: "ShipCrashed"
seat: number
place: number
}
/**
 * The empty rear tile went face down to a place in front; turned round, or exchanged for another Kraken.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileLooped".
 */
export interface MemoracersTileLooped {
event: "TileLooped"
to: number
turned: boolean
exchanged: boolean
}
/**
 * Two neighbouring face-down tiles changed places, unseen.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTilesSwapped".
 */
export interface MemoracersTilesSwapped {
event: "TilesSwapped"
seat: number
place: number
}
/**
 * The right to swap was not used.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTilesKept".
 */
export interface MemoracersTilesKept {
event: "TilesKept"
seat: number
}
/**
 * The solo score went down by one, or was spared by an accelerator at top Speed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMarkerStepped".
 */
export interface MemoracersMarkerStepped {
event: "MarkerStepped"
marker: number
spared: boolean
}
/**
 * A race is over: who won it and why.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersRaceEnded".
 */
export interface MemoracersRaceEnded {
event: "RaceEnded"
winners: number[]
reason: ("laps" | "last-ship" | "all-crashed" | "solo-arrival" | "solo-crash" | "solo-time")
}
/**
 * A race of a championship was counted: points won and totals by seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPointsScored".
 */
export interface MemoracersPointsScored {
event: "PointsScored"
points: number[]
totals: number[]
}
/**
 * What only this pilot sees: the program given in while the others are still at it.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMineView".
 */
export interface MemoracersMineView {
program: number[]
force: boolean
}
/**
 * What the whole table may know of the question that is open: its name, its number, whom it waits for.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Situation".
 */
export interface Situation {
decision: (string | null)
number: number
waiting: number[]
}
/**
 * The question put to a seat: the decision's name and number, the rules behind it, and the offer.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
decision: string
number: number
rules: string[]
offer: (GameOffer | null)
}
/**
 * The lanes of the start line.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPlacingOffer".
 */
export interface MemoracersPlacingOffer {
lanes: MemoracersLaneChoice[]
}
/**
 * A lane of the start line.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersLaneChoice".
 */
export interface MemoracersLaneChoice {
lane: number
refusal: (Refusal | null)
}
/**
 * Why something cannot be done: the rule's id, the key of a sentence, and what fills the sentence.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
rule: string
key: string
args: {
[k: string]: number | string | boolean
}
}
/**
 * The Speeds that can be chosen, and for each lane (index 0: lane 1) the lanes that can follow it.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersProgramOffer".
 */
export interface MemoracersProgramOffer {
lane: number
place: number
speeds: MemoracersSpeedChoice[]
reach: number[][]
}
/**
 * A Speed to program at: how many lines, what it costs, what a trap would tick and a repairer clear.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSpeedChoice".
 */
export interface MemoracersSpeedChoice {
speed: number
force: boolean
ticks: number
trap_ticks: number
repair_clears: number
refusal: (Refusal | null)
}
/**
 * The pairs of neighbouring tiles.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSwapOffer".
 */
export interface MemoracersSwapOffer {
pairs: MemoracersSwapChoice[]
}
/**
 * A pair of neighbours: the tiles at a place and at the next one.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSwapChoice".
 */
export interface MemoracersSwapChoice {
place: number
refusal: (Refusal | null)
}
/**
 * The tiles a circuit can be made of: for each number, the code of each series.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersCircuitOffer".
 */
export interface MemoracersCircuitOffer {
numbers: string[][]
}
/**
 * The first message of every socket: the tokens of one's seats (none: a spectator), and where to go on telling.
 * 
 * `since` is the first entry one does not have; 0 asks for everything, and without it nothing is told again.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
type: "hello"
tokens?: string[]
since?: (number | null)
}
/**
 * An answer to the decision of this number.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
type: "play"
/**
 * Chosen by the sender; the reply carries it.
 */
id: number
seat: number
number: number
action: GameAction
}
/**
 * Make up the circuit: the series of tile 1, of tile 2, … of tile 9 (MR-160).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersChooseCircuit".
 */
export interface MemoracersChooseCircuit {
do: "ChooseCircuit"
series: ("A" | "B" | "C" | "D")[]
}
/**
 * Leave the series of each number to chance (MR-012, MR-170).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersDrawCircuit".
 */
export interface MemoracersDrawCircuit {
do: "DrawCircuit"
}
/**
 * Put the ship on a lane of the start line (MR-025).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPlaceShip".
 */
export interface MemoracersPlaceShip {
do: "PlaceShip"
lane: number
}
/**
 * Tick one lane per programming line, from the lowest up, and be ready.
 * 
 * The number of lines is the Speed after braking or forced acceleration (MR-037, MR-043, MR-048).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersProgram".
 */
export interface MemoracersProgram {
do: "Program"
lanes: number[]
force?: boolean
}
/**
 * Exchange the face-down tiles at a place of the row and at the next one (MR-088).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSwapTiles".
 */
export interface MemoracersSwapTiles {
do: "SwapTiles"
place: number
}
/**
 * Leave the row as it is (MR-088).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersKeepTiles".
 */
export interface MemoracersKeepTiles {
do: "KeepTiles"
}
/**
 * Asks whether an answer would be taken, without giving it.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
type: "try"
/**
 * Chosen by the sender; the reply carries it.
 */
id: number
seat: number
number: number
action: GameAction
}
/**
 * Asks for a sign of life.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
type: "ping"
/**
 * Chosen by the sender; the reply carries it.
 */
id?: number
}
/**
 * A whole table of tiles: every number in every series, and the Kraken tiles (MR-003).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersContent".
 */
export interface MemoracersContent {
tiles: MemoracersTileRow[]
}
/**
 * One tile as written in a content table: its code, the effect of each lane, its special symbols.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileRow".
 */
export interface MemoracersTileRow {
name: string
lanes: ("safe" | "trap" | "accelerator" | "slower" | "repairer" | "mechanism")[]
symbols?: ("missile" | "mobile")[]
}
/**
 * The log has grown: what happened, and the table after it. Entry 0 is the start of the game.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "EntryMade".
 */
export interface EntryMade {
type: "entry"
entry: number
seat: (number | null)
status: ("over" | "running" | "stopped" | "waiting")
held_ms: number
events: GameEvent[]
public: PublicView
mine: {
[k: string]: MineView
}
situation: Situation
prompts: {
[k: string]: Prompt
}
outcome: (Outcome | null)
}
/**
 * The table: the row from rear to front (None: face down), the ships by seat, the score tracks.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPublic".
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPublicView".
 */
export interface MemoracersPublicView {
modules: ("handicap" | "kraken-madness" | "solo" | "championship")[]
grades: ("beginner" | "amateur" | "confirmed" | "expert")[]
shields: number
race: number
round: number
circuit: string[]
row: (MemoracersTileFace | null)[]
ships: MemoracersShipView[]
order: number[]
marker: (number | null)
stars: (number | null)
rank: (string | null)
points: number[][]
totals: number[]
winners: number[]
reason: (string | null)
}
/**
 * A ship and its dashboard, as everybody sees them. A wreck has no place; a program is empty until opened.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipView".
 */
export interface MemoracersShipView {
place: (number | null)
lane: number
speed: number
laps: number
ticked: number
racing: boolean
crash_round: (number | null)
ready: boolean
program: number[]
}
/**
 * How a game ended: score and rank of each seat (higher scores are better, rank 1 is best), and the accounts.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
scores: number[]
ranks: number[]
winners: number[]
breakdown: Line[][]
}
/**
 * One line of a final account: a key of the game's words and its figure.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
key: string
value: number
}
/**
 * A game that can be played here.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
name: string
rules_version: string
seats: SeatCount
modules: string[]
bots: string[]
catalogues: string[]
event_rules: {
[k: string]: string
}
/**
 * A JSON Schema.
 */
options: {

}
/**
 * A JSON Schema.
 */
content: {

}
}
/**
 * The fewest and the most seats a game takes.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatCount".
 */
export interface SeatCount {
least: number
most: number
}
/**
 * All games that can be played here, in a fixed order.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameList".
 */
export interface GameList {
games: GameInfo[]
}
/**
 * How a race is set up. `circuit` is a series for all numbers, "random", or nine tile codes (MR-012).
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersOptions".
 */
export interface MemoracersOptions {
modules?: ("handicap" | "kraken-madness" | "solo" | "championship")[]
circuit?: (("A" | "B" | "C" | "D" | "random") | string[])
grades?: ("beginner" | "amateur" | "confirmed" | "expert")[]
youngest?: number
shields?: number
solo_star_fix?: boolean
content?: (MemoracersContent | null)
}
/**
 * What the set-up page shows before a race: every tile by number and series, and the stars of the circuit.
 * 
 * The stars of a circuit that will be drawn are not known before the draw.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPreview".
 */
export interface MemoracersPreview {
tiles: MemoracersTilePreview[][]
stars: (number | null)
}
/**
 * A tile of the set-up page, with the stars it would add in solo: traps, slower, symbol, help.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTilePreview".
 */
export interface MemoracersTilePreview {
face: MemoracersTileFace
/**
 * @minItems 4
 * @maxItems 4
 */
stars: [number, number, number, number]
}
/**
 * Who is to sit on a seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
kind: ("bot" | "open" | "person")
name?: string
bot?: (string | null)
}
/**
 * A table to be made. `pace_ms`: a step of what is shown to all; `beat_ms`: how soon bots answer.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
game: string
seats: NewSeat[]
options?: Options
pace_ms?: number
beat_ms?: (number | null)
seed?: (string | null)
}
/**
 * Somebody who wants an open seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Newcomer".
 */
export interface Newcomer {
name?: string
}
/**
 * The rules say no; nothing has changed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NotTaken".
 */
export interface NotTaken {
type: "refused"
id: number
rule: string
key: string
args: {
[k: string]: number | string | boolean
}
why: Why
}
/**
 * A refusal as a sentence in each language.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
en: string
fr: string
}
/**
 * A play is in the log, or a try would be taken. `entry` is the last entry that everybody has been shown.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ok".
 */
export interface Ok {
type: "ok"
id: number
entry: number
}
/**
 * Do nothing in a window.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
do: "Pass"
}
/**
 * What one earlier entry brought.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Past".
 */
export interface Past {
entry: number
seat: (number | null)
events: GameEvent[]
}
/**
 * A sign of life.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
type: "pong"
id: number
}
/**
 * Why a request was not carried out; `field` names the part of it that cannot be taken.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
code: string
message: string
field?: (string | null)
}
/**
 * A finished game: its log as a file keeps it, and the table after every entry.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
table: string
game: string
rules_version: string
options: Options
seats: SeatInfo[]
outcome: Outcome
log: unknown
steps: ReplayStep[]
}
/**
 * What everybody may know of a seat.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
seat: number
kind: ("bot" | "open" | "person")
name: string
bot: (string | null)
connected: boolean
stand_in: boolean
}
/**
 * The table after one entry, with every secret open. Entry 0 is the start; its seat is null, as is the clock's.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
entry: number
seat: (number | null)
action: (GameAction | null)
undo: (number | null)
time: (number | null)
events: GameEvent[]
public: PublicView
mine: {
[k: string]: MineView
}
situation: Situation
}
/**
 * A seat of a new table, and the secret that holds it; bots and open seats have none.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatGiven".
 */
export interface SeatGiven {
seat: number
token: (string | null)
}
/**
 * Somebody came, went, took a seat, or is played by the stand-in.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatsChanged".
 */
export interface SeatsChanged {
type: "seats"
status: ("over" | "running" | "stopped" | "waiting")
seats: SeatInfo[]
}
/**
 * The answer to hello: the table as it is now, and what was missed since the entry one had.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
type: "welcome"
table: string
game: string
rules_version: string
options: Options
pace_ms: number
beat_ms: number
status: ("over" | "running" | "stopped" | "waiting")
seats: SeatInfo[]
yours: number[]
entry: (number | null)
held_ms: number
public: (PublicView | null)
mine: {
[k: string]: MineView
}
situation: (Situation | null)
prompts: {
[k: string]: Prompt
}
outcome: (Outcome | null)
past: Past[]
past_whole: boolean
}
/**
 * The table was stopped by a fault in its game. Its log is kept; it takes no more answers.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stopped".
 */
export interface Stopped {
type: "stopped"
message: string
}
/**
 * The message could not be looked at, or not now; nothing has changed.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
type: "error"
code: ("bad-action" | "bad-token" | "fault" | "full" | "held" | "hello-expected" | "malformed" | "no-table" | "not-running" | "not-your-seat" | "rate" | "storage" | "too-large")
message: string
id?: (number | null)
}
/**
 * A set-up to be looked at before it is played.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetUp".
 */
export interface SetUp {
game: string
seats: number
options?: Options
}
/**
 * A set-up that can be played: all its options, and the facts the game tells about it.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetUpShown".
 */
export interface SetUpShown {
options: Options
preview: Preview
}
/**
 * A table as anybody with its link may see it without opening a socket.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
table: string
game: string
rules_version: string
options: Options
pace_ms: number
beat_ms: number
created: number
status: ("over" | "running" | "stopped" | "waiting")
seats: SeatInfo[]
entry: (number | null)
outcome: (Outcome | null)
}
/**
 * A new table, the secrets of its seats, and the path of its page.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableMade".
 */
export interface TableMade {
table: string
seats: SeatGiven[]
link: string
}
/**
 * The clock's only word: the sand has run out.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TimeUp".
 */
export interface TimeUp {
do: "TimeUp"
}
/**
 * The sentences of a game, and those of the table itself, in one language.
 * 
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WordTables".
 */
export interface WordTables {
lang: ("en" | "fr")
/**
 * Sections of keys, each with its template.
 */
game: {

}
/**
 * Sections of keys, each with its template.
 */
kernel: {

}
}
