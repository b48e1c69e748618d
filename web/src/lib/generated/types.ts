/** Made by types.mjs from schema.json: do not edit. */

/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameAction".
 */
export type GameAction = MemoracersAction | GalaxyTruckerAction | CelestiaAction | CeleriumAction;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersAction".
 */
export type MemoracersAction =
  | MemoracersChooseCircuit
  | MemoracersDrawCircuit
  | MemoracersPlaceShip
  | MemoracersProgram
  | MemoracersSwapTiles
  | MemoracersKeepTiles;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAction".
 */
export type GalaxyTruckerAction =
  | GalaxyTruckerTakeFaceDown
  | GalaxyTruckerTakeFaceUp
  | GalaxyTruckerTakeReserve
  | GalaxyTruckerPlace
  | GalaxyTruckerReturnComponent
  | GalaxyTruckerSetAside
  | GalaxyTruckerLookAtPile
  | GalaxyTruckerPutPileBack
  | GalaxyTruckerTurnHourglass
  | GalaxyTruckerFinish
  | GalaxyTruckerLeaveYard
  | TimeUp
  | GalaxyTruckerRemove
  | GalaxyTruckerKeepPart
  | GalaxyTruckerBoardAlien
  | GalaxyTruckerBoardHumans
  | GalaxyTruckerFlyOn
  | GalaxyTruckerGiveUp
  | GalaxyTruckerPower
  | GalaxyTruckerSpendCell
  | GalaxyTruckerLoseCrew
  | GalaxyTruckerLoseGood
  | GalaxyTruckerStowGoods
  | GalaxyTruckerUseShield
  | GalaxyTruckerShoot
  | GalaxyTruckerTakeHit
  | GalaxyTruckerLand
  | GalaxyTruckerTakeOpportunity
  | GalaxyTruckerTakeReward
  | Pass
  | GalaxyTruckerWake
  | GalaxyTruckerBoost
  | GalaxyTruckerJump
  | GalaxyTruckerBurn
  | GalaxyTruckerChooseSpecialist
  | GalaxyTruckerSendDiplomat
  | GalaxyTruckerForgo
  | GalaxyTruckerTakeOrdered
  | GalaxyTruckerDrop
  | GalaxyTruckerVote
  | GalaxyTruckerPayUnion
  | GalaxyTruckerHandGood
  | GalaxyTruckerChooseFront
  | GalaxyTruckerSetNumber
  | GalaxyTruckerGuess
  | GalaxyTruckerBid
  | GalaxyTruckerPoint
  | GalaxyTruckerAim
  | GalaxyTruckerStopAt
  | GalaxyTruckerSettleCrew
  | GalaxyTruckerArrangeCells
  | GalaxyTruckerTakeFromDepot
  | GalaxyTruckerWithdrawHalf
  | GalaxyTruckerPowerHalf
  | GalaxyTruckerChooseMachination
  | GalaxyTruckerTakeLoan
  | GalaxyTruckerRepayLoan
  | GalaxyTruckerPay
  | GalaxyTruckerDecline
  | GalaxyTruckerBidOpenly
  | GalaxyTruckerNameShip
  | GalaxyTruckerHandOver
  | GalaxyTruckerLoosen
  | GalaxyTruckerScrap;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaAction".
 */
export type CelestiaAction =
  | Pass
  | CelestiaStopHere
  | CelestiaFlyOn
  | CelestiaPrepareVoyage
  | CelestiaKeepCrew
  | CelestiaHead
  | CelestiaStay
  | CelestiaLeave
  | CelestiaTakeLifeboat
  | CelestiaPlay
  | CelestiaUseSpyglass
  | CelestiaUsePower
  | CelestiaPlaceHelp
  | CelestiaDeclareSuccess
  | CelestiaDeclareCrash
  | CelestiaLayCards
  | CelestiaReroll
  | CelestiaChoosePlayer
  | CelestiaTakeTop
  | CelestiaChooseTreasure
  | CelestiaDrawCard
  | CelestiaExchangeCards
  | CelestiaExchangeTreasure;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAction".
 */
export type CeleriumAction =
  | CeleriumChooseFace
  | CeleriumPassTurn
  | CeleriumBuyUpgrade
  | CeleriumInstall
  | CeleriumEndEquipment
  | CeleriumBuyCards
  | CeleriumActivateBoosts
  | CeleriumPickLine
  | CeleriumDiscardUpgrade
  | CeleriumPlay
  | CeleriumEndTurn
  | CeleriumAdvance
  | CeleriumRepeat
  | CeleriumStayThere
  | CeleriumFallBack
  | CeleriumTurnWheel
  | CeleriumAimAt
  | CeleriumNameOpponent
  | CeleriumNameBoost
  | CeleriumPlaceBeside
  | CeleriumDrawCard
  | Pass
  | CeleriumUseShield
  | CeleriumReact
  | CeleriumTakeDamage
  | CeleriumTakePenalty;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent = MemoracersEvent | GalaxyTruckerEvent | CelestiaEvent | CeleriumEvent;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersEvent".
 */
export type MemoracersEvent =
  | MemoracersCircuitBuilt
  | MemoracersReconnaissanceFlown
  | MemoracersShipPlaced
  | MemoracersRoundBegan
  | MemoracersPilotReady
  | MemoracersProgramOpened
  | MemoracersEngineForced
  | MemoracersShipBraked
  | MemoracersTileTurnedUp
  | MemoracersShipMoved
  | MemoracersLapTicked
  | MemoracersTrapHit
  | MemoracersSpeedRaised
  | MemoracersSpeedLowered
  | MemoracersShieldsRepaired
  | MemoracersMechanismEntered
  | MemoracersShipCrashed
  | MemoracersTileLooped
  | MemoracersTilesSwapped
  | MemoracersTilesKept
  | MemoracersMarkerStepped
  | MemoracersRaceEnded
  | MemoracersPointsScored;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerEvent".
 */
export type GalaxyTruckerEvent =
  | GalaxyTruckerFrontChosen
  | GalaxyTruckerOrderReturned
  | GalaxyTruckerRoadsDrawn
  | GalaxyTruckerRoadReplaced
  | GalaxyTruckerColumnDied
  | GalaxyTruckerOrderSeen
  | GalaxyTruckerComponentsBoxed
  | GalaxyTruckerSpecialistChosen
  | GalaxyTruckerFlightBegan
  | GalaxyTruckerComponentTaken
  | GalaxyTruckerComponentSeen
  | GalaxyTruckerComponentPlaced
  | GalaxyTruckerComponentReturned
  | GalaxyTruckerComponentSetAside
  | GalaxyTruckerPileTaken
  | GalaxyTruckerPileSeen
  | GalaxyTruckerPilePutBack
  | GalaxyTruckerHourglassTurned
  | GalaxyTruckerSandRanOut
  | GalaxyTruckerNumberTaken
  | GalaxyTruckerBuildingEnded
  | GalaxyTruckerReserveLost
  | GalaxyTruckerShipChecked
  | GalaxyTruckerNumberPutBack
  | GalaxyTruckerComponentTakenOff
  | GalaxyTruckerComponentLost
  | GalaxyTruckerPartKept
  | GalaxyTruckerShipManned
  | GalaxyTruckerAlienBoarded
  | GalaxyTruckerRocketPlaced
  | GalaxyTruckerDeckMixed
  | GalaxyTruckerMachinationsSeen
  | GalaxyTruckerPlotsLaid
  | GalaxyTruckerLoanTaken
  | GalaxyTruckerLoanRepaid
  | GalaxyTruckerCreditsPaid
  | GalaxyTruckerPaymentDeclined
  | GalaxyTruckerBidRaised
  | GalaxyTruckerAuctionWon
  | GalaxyTruckerAuctionFailed
  | GalaxyTruckerShipNamed
  | GalaxyTruckerParcelHanded
  | GalaxyTruckerParcelWentOff
  | GalaxyTruckerParcelFizzled
  | GalaxyTruckerCellsDrained
  | GalaxyTruckerHitchhikersBoarded
  | GalaxyTruckerHeaviestFound
  | GalaxyTruckerCrewPoached
  | GalaxyTruckerNumberSet
  | GalaxyTruckerNumberGuessed
  | GalaxyTruckerNumberShown
  | GalaxyTruckerBidsOpened
  | GalaxyTruckerPolicePointed
  | GalaxyTruckerCourseAimed
  | GalaxyTruckerStoppedAt
  | GalaxyTruckerCrewSettled
  | GalaxyTruckerCellsArranged
  | GalaxyTruckerDepotOpened
  | GalaxyTruckerComponentMounted
  | GalaxyTruckerCompetitorFired
  | GalaxyTruckerLeaderEnvied
  | GalaxyTruckerJunkThrown
  | GalaxyTruckerShipsTurned
  | GalaxyTruckerSecondPassBegan
  | GalaxyTruckerEnemyGrew
  | GalaxyTruckerVoteCast
  | GalaxyTruckerUnionPaid
  | GalaxyTruckerSleeperWoken
  | GalaxyTruckerCannonBoosted
  | GalaxyTruckerShipJumped
  | GalaxyTruckerShipReturned
  | GalaxyTruckerGoodBurned
  | GalaxyTruckerCellSaved
  | GalaxyTruckerDiplomatSent
  | GalaxyTruckerPlatingHeld
  | GalaxyTruckerGoodForgone
  | GalaxyTruckerNextWeakestFound
  | GalaxyTruckerExtraPaid
  | GalaxyTruckerCardRevealed
  | GalaxyTruckerDeckOpened
  | GalaxyTruckerGaveUp
  | GalaxyTruckerDaysGained
  | GalaxyTruckerDaysLost
  | GalaxyTruckerCellSpent
  | GalaxyTruckerStrengthDeclared
  | GalaxyTruckerDiceRolled
  | GalaxyTruckerProjectileMissed
  | GalaxyTruckerMeteorBounced
  | GalaxyTruckerShieldUsed
  | GalaxyTruckerMeteorShot
  | GalaxyTruckerCrewLost
  | GalaxyTruckerGoodsStowed
  | GalaxyTruckerGoodLost
  | GalaxyTruckerPlanetLanded
  | GalaxyTruckerPlayerPassed
  | GalaxyTruckerOpportunityTaken
  | GalaxyTruckerCreditsEarned
  | GalaxyTruckerEnemyFought
  | GalaxyTruckerRewardTaken
  | GalaxyTruckerRewardRefused
  | GalaxyTruckerShipStranded
  | GalaxyTruckerConnectorsExposed
  | GalaxyTruckerWeakestFound
  | GalaxyTruckerNothingHappened
  | GalaxyTruckerSabotageMissed
  | GalaxyTruckerFlightSettled
  | GalaxyTruckerGameEnded
  | GalaxyTruckerHalfGaveUp
  | GalaxyTruckerHalfJumped
  | GalaxyTruckerHalfReturned
  | GalaxyTruckerHalfStranded
  | GalaxyTruckerLawyerHelped;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaEvent".
 */
export type CelestiaEvent =
  | CelestiaVoyageBegan
  | CelestiaCaptaincyPassed
  | CelestiaVoyagePrepared
  | CelestiaHeadingChosen
  | CelestiaDiceRolled
  | CelestiaDiceRerolled
  | CelestiaGiftSetAside
  | CelestiaPassengerStayed
  | CelestiaPassengerLeft
  | CelestiaLifeboatTaken
  | CelestiaTreasureTaken
  | CelestiaTreasuresDrawn
  | CelestiaPileSearched
  | CelestiaTreasureReturned
  | CelestiaTreasureDiscarded
  | CelestiaCardPlayed
  | CelestiaCardReturned
  | CelestiaPowerUsed
  | CelestiaSpyglassUsed
  | CelestiaHelpPlaced
  | CelestiaHelpReturned
  | CelestiaHelpRevealed
  | CelestiaCardsShown
  | CelestiaPiratesIgnored
  | CelestiaCaptainChanged
  | CelestiaPlayerEjected
  | CelestiaChoiceForced
  | CelestiaHandExchanged
  | CelestiaHandSpied
  | CelestiaSuccessDeclared
  | CelestiaCrashDeclared
  | CelestiaCardsLaid
  | CelestiaPlayerReboarded
  | CelestiaVesselMoored
  | CelestiaVesselMoved
  | CelestiaSpaceReached
  | CelestiaForgottenCityLit
  | CelestiaForgottenCityReached
  | CelestiaLastCityReached
  | CelestiaVesselStopped
  | CelestiaRouteEnded
  | CelestiaPlayerLanded
  | CelestiaVesselCrashed
  | CelestiaAircraftAbandoned
  | CelestiaCardsDrawn
  | CelestiaDeckReshuffled
  | CelestiaMatryoshburgReached
  | CelestiaBonusTaken
  | CelestiaEndAnnounced
  | CelestiaTreasuresRevealed
  | CelestiaGiftsRevealed
  | CelestiaGiftGiven
  | CelestiaGameEnded
  | CelestiaTreasureSeen
  | CelestiaTreasuresSeen
  | CelestiaCardsSeen
  | CelestiaHandSeen;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumEvent".
 */
export type CeleriumEvent =
  | CeleriumBoardPrepared
  | CeleriumFranchiseEntered
  | CeleriumFirstFranchiseDrawn
  | CeleriumFranchiseReady
  | CeleriumFaceChosen
  | CeleriumRoundBegan
  | CeleriumPlanetRevealed
  | CeleriumMarketLaid
  | CeleriumUpgradeBought
  | CeleriumRivalBought
  | CeleriumMarketPassed
  | CeleriumMarketClosed
  | CeleriumUpgradeInstalled
  | CeleriumCardsBought
  | CeleriumCardsSeen
  | CeleriumDeckReshuffled
  | CeleriumBoostsActivated
  | CeleriumLinePicked
  | CeleriumUpgradeDiscarded
  | CeleriumVehiclePlaced
  | CeleriumCardPlayed
  | CeleriumRivalPlayed
  | CeleriumFranchisePassed
  | CeleriumVehicleAdvanced
  | CeleriumVehiclePushed
  | CeleriumVehicleFellBack
  | CeleriumVehicleSlotted
  | CeleriumVehiclesSwapped
  | CeleriumMeteorStopped
  | CeleriumWheelTurned
  | CeleriumAttackLaunched
  | CeleriumShieldUsed
  | CeleriumAttackDodged
  | CeleriumControlBlocked
  | CeleriumMeteorLaid
  | CeleriumVehicleShot
  | CeleriumShotRemoved
  | CeleriumUpgradeDamaged
  | CeleriumUpgradeSentToWorkshop
  | CeleriumUpgradeRepaired
  | CeleriumEnergyDrained
  | CeleriumKeepLineTaken
  | CeleriumFirstAtMarketTaken
  | CeleriumLastAtMarketGiven
  | CeleriumActionsGained
  | CeleriumCardDrawn
  | CeleriumRaceEnded
  | CeleriumControlTurned
  | CeleriumBoostChecked
  | CeleriumBoostReplaced
  | CeleriumVehiclePenalised
  | CeleriumRaceScored
  | CeleriumIncomeGained
  | CeleriumFirstFranchisePassed
  | CeleriumPx2Kept
  | CeleriumGameEnded;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MineView".
 */
export type MineView = MemoracersMine | GalaxyTruckerMineView | CelestiaMineView | CeleriumMineView;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMine".
 */
export type MemoracersMine = MemoracersMineView | null;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameOffer".
 */
export type GameOffer = MemoracersOffer | GalaxyTruckerOffer | CelestiaOffer | CeleriumOffer;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersOffer".
 */
export type MemoracersOffer =
  MemoracersPlacingOffer | MemoracersProgramOffer | MemoracersSwapOffer | MemoracersCircuitOffer;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerOffer".
 */
export type GalaxyTruckerOffer =
  | GalaxyTruckerMachinationOffer
  | GalaxyTruckerTollOffer
  | GalaxyTruckerQuarantineOffer
  | GalaxyTruckerAuctionOffer
  | GalaxyTruckerNameOffer
  | GalaxyTruckerParcelOffer
  | GalaxyTruckerHelpOffer
  | GalaxyTruckerLoosenOffer
  | GalaxyTruckerSystemOffer
  | GalaxyTruckerHalfOffer
  | GalaxyTruckerDieOffer
  | GalaxyTruckerBidOffer
  | GalaxyTruckerPointOffer
  | GalaxyTruckerAimOffer
  | GalaxyTruckerJunkyardOffer
  | GalaxyTruckerBerthOffer
  | GalaxyTruckerChargeOffer
  | GalaxyTruckerDepotOffer
  | GalaxyTruckerMountOffer
  | GalaxyTruckerFrontOffer
  | GalaxyTruckerDropOffer
  | GalaxyTruckerVoteOffer
  | GalaxyTruckerUnionOffer
  | GalaxyTruckerHandOffer
  | GalaxyTruckerClockOffer
  | GalaxyTruckerBuildOffer
  | GalaxyTruckerNumberOffer
  | GalaxyTruckerRepairOffer
  | GalaxyTruckerKeepOffer
  | GalaxyTruckerAlienOffer
  | GalaxyTruckerGiveUpOffer
  | GalaxyTruckerPowerOffer
  | GalaxyTruckerCellOffer
  | GalaxyTruckerCrewOffer
  | GalaxyTruckerLoseGoodOffer
  | GalaxyTruckerStowOffer
  | GalaxyTruckerDefenceOffer
  | GalaxyTruckerPlanetOffer
  | GalaxyTruckerOpportunityOffer
  | GalaxyTruckerRewardOffer
  | GalaxyTruckerWakeOffer
  | GalaxyTruckerBoostOffer
  | GalaxyTruckerJumpOffer
  | GalaxyTruckerBurnOffer
  | GalaxyTruckerSpecialistOffer
  | GalaxyTruckerDiplomatOffer
  | GalaxyTruckerForgoOffer;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaOffer".
 */
export type CelestiaOffer =
  | CelestiaStopOffer
  | CelestiaPrepareOffer
  | CelestiaHeadingOffer
  | CelestiaAnnounceOffer
  | CelestiaDeclareOffer
  | CelestiaLayOffer
  | CelestiaRerollOffer
  | CelestiaPlayersOffer
  | CelestiaGiftOffer
  | CelestiaReactionOffer
  | CelestiaDrawOffer
  | CelestiaTreasureOffer
  | CelestiaBonusOffer;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumOffer".
 */
export type CeleriumOffer =
  | CeleriumFaceOffer
  | CeleriumMarketOffer
  | CeleriumEquipmentOffer
  | CeleriumPurchaseOffer
  | CeleriumBoostOffer
  | CeleriumLineOffer
  | CeleriumDiscardOffer
  | CeleriumRaceOffer
  | CeleriumGoOnOffer
  | CeleriumAdvanceOffer
  | CeleriumRepeatOffer
  | CeleriumBackOffer
  | CeleriumWheelOffer
  | CeleriumAimOffer
  | CeleriumOpponentOffer
  | CeleriumControlOffer
  | CeleriumPlaceOffer
  | CeleriumDrawOffer
  | CeleriumAnswerOffer
  | CeleriumDamageOffer
  | CeleriumPenaltyOffer;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Hello
  | Play
  | Try
  | World
  | Leave
  | Rename
  | Remove
  | Fill
  | Ready
  | Commit
  | Reveal
  | Propose
  | Consent
  | Resume
  | Undo
  | Foresee
  | Orders
  | Advise
  | Coach
  | Chat
  | React
  | Ping;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Content".
 */
export type Content = MemoracersContent | GalaxyTruckerContent | CelestiaContent | CeleriumContent;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Options".
 */
export type Options = MemoracersOptions | GalaxyTruckerOptions | CelestiaOptions | CeleriumOptions;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PublicView".
 */
export type PublicView = MemoracersPublicView | GalaxyTruckerPublicView | CelestiaPublic | CeleriumPublic;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preview".
 */
export type Preview = MemoracersPreview | GalaxyTruckerPreview | CelestiaPreview | CeleriumPreview;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage =
  | Welcome
  | EntryMade
  | Asked
  | OrdersKept
  | SeatsChanged
  | SeatLost
  | Stopped
  | Ok
  | NotTaken
  | WorldDealt
  | Trouble
  | Pong
  | RoomState
  | Said
  | Reacted
  | Foreseen
  | Advised
  | Coached
  | Notice;

/**
 * Every message of an Astrodrome server. docs/protocol.md explains them.
 */
export interface Protocol {
  [k: string]: unknown;
}
/**
 * Asks for a good answer to the open question, at a table where all others are bots.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advise".
 */
export interface Advise {
  type: "advise";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  number: number;
}
/**
 * A good answer to the open question, as the strongest bot would give it; null where none was found in time.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  type: "advised";
  id: number;
  seat: number;
  number: number;
  action: GameAction | null;
}
/**
 * Make up the circuit: the series of tile 1, of tile 2, … of tile 9 (MR-160).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersChooseCircuit".
 */
export interface MemoracersChooseCircuit {
  do: "ChooseCircuit";
  series: ("A" | "B" | "C" | "D")[];
}
/**
 * Leave the series of each number to chance (MR-012, MR-170).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersDrawCircuit".
 */
export interface MemoracersDrawCircuit {
  do: "DrawCircuit";
}
/**
 * Put the ship on a lane of the start line (MR-025).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPlaceShip".
 */
export interface MemoracersPlaceShip {
  do: "PlaceShip";
  lane: number;
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
  do: "Program";
  lanes: number[];
  force?: boolean;
}
/**
 * Exchange the face-down tiles at a place of the row and at the next one (MR-088).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSwapTiles".
 */
export interface MemoracersSwapTiles {
  do: "SwapTiles";
  place: number;
}
/**
 * Leave the row as it is (MR-088).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersKeepTiles".
 */
export interface MemoracersKeepTiles {
  do: "KeepTiles";
}
/**
 * Take a component that lies face down, unseen (GB-019).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeFaceDown".
 */
export interface GalaxyTruckerTakeFaceDown {
  do: "TakeFaceDown";
}
/**
 * Take a component that lies face up; the first to ask has it (GB-019, GB-022).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeFaceUp".
 */
export interface GalaxyTruckerTakeFaceUp {
  do: "TakeFaceUp";
  component: string;
}
/**
 * Take a component set aside back into the hand (GB-029).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeReserve".
 */
export interface GalaxyTruckerTakeReserve {
  do: "TakeReserve";
  component: string;
}
/**
 * Put the component in hand, or the one placed last, on a square, in quarter turns clockwise (GB-025, GB-027).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlace".
 */
export interface GalaxyTruckerPlace {
  do: "Place";
  square: number;
  turns: number;
}
/**
 * Put the component in hand, or the one placed last, back into the warehouse, face up (GB-023, GB-027).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerReturnComponent".
 */
export interface GalaxyTruckerReturnComponent {
  do: "ReturnComponent";
}
/**
 * Lay the component in hand, or the one placed last, on the reserve (GB-027, GB-028).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSetAside".
 */
export interface GalaxyTruckerSetAside {
  do: "SetAside";
}
/**
 * Take one of the three open piles of cards and look at it (GB-031).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLookAtPile".
 */
export interface GalaxyTruckerLookAtPile {
  do: "LookAtPile";
  pile: number;
}
/**
 * Put the pile back (GB-031).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPutPileBack".
 */
export interface GalaxyTruckerPutPileBack {
  do: "PutPileBack";
}
/**
 * Turn the hourglass and move it one circle towards START (GB-039).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTurnHourglass".
 */
export interface GalaxyTruckerTurnHourglass {
  do: "TurnHourglass";
}
/**
 * Take a free number tile: the ship is built (GB-042).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFinish".
 */
export interface GalaxyTruckerFinish {
  do: "Finish";
  number: number;
}
/**
 * Leave the table while building: the ship stays as it stands and gets the last number tile (GB-189).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLeaveYard".
 */
export interface GalaxyTruckerLeaveYard {
  do: "LeaveYard";
}
/**
 * The clock's only action: the sand has run out.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TimeUp".
 */
export interface TimeUp {
  do: "TimeUp";
}
/**
 * Take off a component that is part of a mistake (GB-060).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRemove".
 */
export interface GalaxyTruckerRemove {
  do: "Remove";
  square: number;
}
/**
 * Keep one of the linked parts of a ship, in the order of the offer; the others are lost (GB-062, GB-117).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerKeepPart".
 */
export interface GalaxyTruckerKeepPart {
  do: "KeepPart";
  part: number;
}
/**
 * Let the alien live in a cabin (GB-068).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBoardAlien".
 */
export interface GalaxyTruckerBoardAlien {
  do: "BoardAlien";
  square: number;
}
/**
 * Take humans only, no alien of this colour (GB-068).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBoardHumans".
 */
export interface GalaxyTruckerBoardHumans {
  do: "BoardHumans";
}
/**
 * Stay in flight for the next card (GB-164).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFlyOn".
 */
export interface GalaxyTruckerFlyOn {
  do: "FlyOn";
}
/**
 * Leave the flight before the next card (GB-164).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGiveUp".
 */
export interface GalaxyTruckerGiveUp {
  do: "GiveUp";
}
/**
 * Say how many doubles of each kind are powered, in the order of the offer (GB-095).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPower".
 */
export interface GalaxyTruckerPower {
  do: "Power";
  doubles: number[];
}
/**
 * Take one cell from a battery (GB-088, GB-128).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSpendCell".
 */
export interface GalaxyTruckerSpendCell {
  do: "SpendCell";
  square: number;
}
/**
 * Let one human, or the alien, of a cabin go (GB-130).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoseCrew".
 */
export interface GalaxyTruckerLoseCrew {
  do: "LoseCrew";
  square: number;
}
/**
 * Let one of the most valuable goods go, from this hold (GB-127).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoseGood".
 */
export interface GalaxyTruckerLoseGood {
  do: "LoseGood";
  square: number;
}
/**
 * Arrange all goods, aboard and gained, in one go; what is not named is thrown away (GB-124, GB-125).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStowGoods".
 */
export interface GalaxyTruckerStowGoods {
  do: "StowGoods";
  holds: GalaxyTruckerStowage[];
}
/**
 * The goods to put into one hold.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStowage".
 */
export interface GalaxyTruckerStowage {
  square: number;
  goods: ("red" | "yellow" | "green" | "blue")[];
}
/**
 * Spend a cell on a shield that covers the side (GB-101, GB-108).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerUseShield".
 */
export interface GalaxyTruckerUseShield {
  do: "UseShield";
}
/**
 * Shoot the large meteor; a double cannon, used where no single one can, costs a cell (GB-102).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShoot".
 */
export interface GalaxyTruckerShoot {
  do: "Shoot";
}
/**
 * Do not defend (GB-114).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeHit".
 */
export interface GalaxyTruckerTakeHit {
  do: "TakeHit";
}
/**
 * Land on a planet that is still free (GB-133).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLand".
 */
export interface GalaxyTruckerLand {
  do: "Land";
  planet: number;
}
/**
 * Take the abandoned ship or station (GB-137, GB-139).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeOpportunity".
 */
export interface GalaxyTruckerTakeOpportunity {
  do: "TakeOpportunity";
}
/**
 * Take the reward for the beaten enemy and lose the printed days (GB-143).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeReward".
 */
export interface GalaxyTruckerTakeReward {
  do: "TakeReward";
}
/**
 * Do nothing in a window.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
  do: "Pass";
}
/**
 * Wake a sleeper of a stasis chamber, who moves into a cabin (GX-066).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerWake".
 */
export interface GalaxyTruckerWake {
  do: "Wake";
  chamber: number;
  cabin: number;
}
/**
 * Boost a cannon joined to a cannon booster; it disintegrates afterwards (GX-104).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBoost".
 */
export interface GalaxyTruckerBoost {
  do: "Boost";
  booster: number;
  cannon: number;
}
/**
 * Jump into hyperspace with an accelerator, at the cost of an engine joined to it (GX-116).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerJump".
 */
export interface GalaxyTruckerJump {
  do: "Jump";
  accelerator: number;
  engine: number;
}
/**
 * Burn a good in a furnace to refill a battery joined to it (GX-141).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBurn".
 */
export interface GalaxyTruckerBurn {
  do: "Burn";
  furnace: number;
  battery: number;
  good: "red" | "yellow" | "green" | "blue";
}
/**
 * Choose what the cyan alien does (GX-161).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerChooseSpecialist".
 */
export interface GalaxyTruckerChooseSpecialist {
  do: "ChooseSpecialist";
  specialist: "lawyer" | "manager" | "merchant" | "technician" | "diplomat";
}
/**
 * Send the Diplomat away to be spared a penalty (GX-187).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSendDiplomat".
 */
export interface GalaxyTruckerSendDiplomat {
  do: "SendDiplomat";
}
/**
 * Do without one good of a reward that somebody else had first (GX-207).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerForgo".
 */
export interface GalaxyTruckerForgo {
  do: "Forgo";
  good: "red" | "yellow" | "green" | "blue";
}
/**
 * Take a component from your pile of those made to order (GX-474).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeOrdered".
 */
export interface GalaxyTruckerTakeOrdered {
  do: "TakeOrdered";
  component: string;
}
/**
 * Let a component fall off whose connectors are defective (GX-471).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDrop".
 */
export interface GalaxyTruckerDrop {
  do: "Drop";
  square: number;
}
/**
 * Vote for the side from which debris comes (GX-561).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerVote".
 */
export interface GalaxyTruckerVote {
  do: "Vote";
  side: "front" | "right" | "rear" | "left";
}
/**
 * Pay the union: so many credits, the rest in goods (GX-452).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPayUnion".
 */
export interface GalaxyTruckerPayUnion {
  do: "PayUnion";
  credits: number;
}
/**
 * Hand over a good from a hold (GX-452).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHandGood".
 */
export interface GalaxyTruckerHandGood {
  do: "HandGood";
  square: number;
  good: "red" | "yellow" | "green" | "blue";
}
/**
 * Say which side of the board is the front of the ship (GX-259).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerChooseFront".
 */
export interface GalaxyTruckerChooseFront {
  do: "ChooseFront";
  side: "front" | "right" | "rear" | "left";
}
/**
 * Set a die in secret, for the others to guess (GX-488).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSetNumber".
 */
export interface GalaxyTruckerSetNumber {
  do: "SetNumber";
  number: number;
}
/**
 * Guess the number that the rearmost player has set (GX-489).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGuess".
 */
export interface GalaxyTruckerGuess {
  do: "Guess";
  number: number;
}
/**
 * Commit credits in secret (GX-494).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBid".
 */
export interface GalaxyTruckerBid {
  do: "Bid";
  credits: number;
}
/**
 * Name a column and a row for the police (GX-497).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPoint".
 */
export interface GalaxyTruckerPoint {
  do: "Point";
  column: number;
  row: number;
}
/**
 * Send a line of meteors at another ship (GX-503).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAim".
 */
export interface GalaxyTruckerAim {
  do: "Aim";
  course: number;
  target: number;
}
/**
 * Stop on a square of the Junkyard (GX-512).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStopAt".
 */
export interface GalaxyTruckerStopAt {
  do: "StopAt";
  stop: number;
}
/**
 * Arrange the crew with the astronauts gained; squares that are not named stay empty (GX-516, GX-517).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSettleCrew".
 */
export interface GalaxyTruckerSettleCrew {
  do: "SettleCrew";
  berths: GalaxyTruckerBerth[];
}
/**
 * Who lives on a square: so many humans, or an alien.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBerth".
 */
export interface GalaxyTruckerBerth {
  square: number;
  humans: number;
  alien?: ("human" | "purple" | "brown" | "cyan") | null;
}
/**
 * Arrange all cells with those gained (GX-518).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerArrangeCells".
 */
export interface GalaxyTruckerArrangeCells {
  do: "ArrangeCells";
  charges: GalaxyTruckerCharge[];
}
/**
 * The cells in a battery.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCharge".
 */
export interface GalaxyTruckerCharge {
  square: number;
  cells: number;
}
/**
 * Take a component that the Star Depot offers (GX-526).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeFromDepot".
 */
export interface GalaxyTruckerTakeFromDepot {
  do: "TakeFromDepot";
  component: string;
}
/**
 * Let one half of a ship give up; the other one flies on (GX-307).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerWithdrawHalf".
 */
export interface GalaxyTruckerWithdrawHalf {
  do: "WithdrawHalf";
  half: "left" | "right";
}
/**
 * Let the double cannon of a half shoot at a meteor, for a cell of that half (GX-299).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPowerHalf".
 */
export interface GalaxyTruckerPowerHalf {
  do: "PowerHalf";
  half: "left" | "right";
}
/**
 * Put one of your machinations into the next flight (GX-333).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerChooseMachination".
 */
export interface GalaxyTruckerChooseMachination {
  do: "ChooseMachination";
  card: string;
}
/**
 * Take a loan token and its credits (GX-352).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTakeLoan".
 */
export interface GalaxyTruckerTakeLoan {
  do: "TakeLoan";
}
/**
 * Give a loan token and its price back (GX-353).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRepayLoan".
 */
export interface GalaxyTruckerRepayLoan {
  do: "RepayLoan";
}
/**
 * Pay what a machination asks for (GX-576).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPay".
 */
export interface GalaxyTruckerPay {
  do: "Pay";
  credits: number;
}
/**
 * Do not pay, and suffer the alternative (GX-576).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDecline".
 */
export interface GalaxyTruckerDecline {
  do: "Decline";
}
/**
 * Bid more than anybody before in an open auction (GX-012).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBidOpenly".
 */
export interface GalaxyTruckerBidOpenly {
  do: "BidOpenly";
  credits: number;
}
/**
 * Name another ship, which loses days (EM-08).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNameShip".
 */
export interface GalaxyTruckerNameShip {
  do: "NameShip";
  target: number;
}
/**
 * Pay to hand the parcel to another ship (EM-18).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHandOver".
 */
export interface GalaxyTruckerHandOver {
  do: "HandOver";
  target: number;
}
/**
 * Let a component of another ship fall off (EM-17).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoosen".
 */
export interface GalaxyTruckerLoosen {
  do: "Loosen";
  square: number;
}
/**
 * Give up components that are not paid for in a system test (GX-548).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerScrap".
 */
export interface GalaxyTruckerScrap {
  do: "Scrap";
  squares: number[];
}
/**
 * Get off before the roll with a treasure and end the vessel's voyage (CS-172, CS-320).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaStopHere".
 */
export interface CelestiaStopHere {
  do: "StopHere";
}
/**
 * Roll the dice of the next city (CS-176).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaFlyOn".
 */
export interface CelestiaFlyOn {
  do: "FlyOn";
}
/**
 * Put one crew member ashore and draw cards for it (CS-191).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPrepareVoyage".
 */
export interface CelestiaPrepareVoyage {
  do: "PrepareVoyage";
}
/**
 * Keep all crew members aboard (CS-193).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaKeepCrew".
 */
export interface CelestiaKeepCrew {
  do: "KeepCrew";
}
/**
 * Turn the vessel along the route, or towards the Forgotten City (CS-367).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHead".
 */
export interface CelestiaHead {
  do: "Head";
  to: "route" | "forgotten";
}
/**
 * Remain aboard (CS-050).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaStay".
 */
export interface CelestiaStay {
  do: "Stay";
}
/**
 * Get off with a treasure of the city (CS-051).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaLeave".
 */
export interface CelestiaLeave {
  do: "Leave";
}
/**
 * Go into the lifeboat with a Lifeboat card (CS-299, CS-306).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTakeLifeboat".
 */
export interface CelestiaTakeLifeboat {
  do: "TakeLifeboat";
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
}
/**
 * Play a Power, Special or bonus card from the hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlay".
 */
export interface CelestiaPlay {
  do: "Play";
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
}
/**
 * Turn up the Spyglass found in a city (CS-155).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaUseSpyglass".
 */
export interface CelestiaUseSpyglass {
  do: "UseSpyglass";
  city: number;
}
/**
 * Use the character's power, once per game (CS-221).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaUsePower".
 */
export interface CelestiaUsePower {
  do: "UsePower";
}
/**
 * Put Help cards face down on the table (CS-244).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlaceHelp".
 */
export interface CelestiaPlaceHelp {
  do: "PlaceHelp";
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
}
/**
 * Say that the events are met (CS-075).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDeclareSuccess".
 */
export interface CelestiaDeclareSuccess {
  do: "DeclareSuccess";
}
/**
 * Say that the events cannot be met (CS-075).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDeclareCrash".
 */
export interface CelestiaDeclareCrash {
  do: "DeclareCrash";
}
/**
 * Lay these cards for the events (CS-079).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaLayCards".
 */
export interface CelestiaLayCards {
  do: "LayCards";
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
}
/**
 * Roll these dice again, counted from 0; none: leave them all (CS-121).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaReroll".
 */
export interface CelestiaReroll {
  do: "Reroll";
  dice: number[];
}
/**
 * Name another player: to put ashore, to make captain, to force, to spy on, to give to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaChoosePlayer".
 */
export interface CelestiaChoosePlayer {
  do: "ChoosePlayer";
  seat: number;
}
/**
 * Take the top treasure of the pile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTakeTop".
 */
export interface CelestiaTakeTop {
  do: "TakeTop";
}
/**
 * Choose one of the treasures in view: to take, to keep or to discard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaChooseTreasure".
 */
export interface CelestiaChooseTreasure {
  do: "ChooseTreasure";
  treasure: CelestiaTreasure;
}
/**
 * A treasure as its owner sees it: the value of its city, its points, and whether it is a Spyglass.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasure".
 */
export interface CelestiaTreasure {
  city: number;
  points: number;
  spyglass: boolean;
}
/**
 * Matryoshburg: draw one card (CS-357).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDrawCard".
 */
export interface CelestiaDrawCard {
  do: "DrawCard";
}
/**
 * Matryoshburg: discard hand cards and draw as many (CS-359).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaExchangeCards".
 */
export interface CelestiaExchangeCards {
  do: "ExchangeCards";
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
}
/**
 * Matryoshburg: put a treasure under its pile and take the top one (CS-360).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaExchangeTreasure".
 */
export interface CelestiaExchangeTreasure {
  do: "ExchangeTreasure";
  treasure: CelestiaTreasure;
}
/**
 * Choose the side of the Pilot card to play throughout the game (CM-026).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumChooseFace".
 */
export interface CeleriumChooseFace {
  do: "ChooseFace";
  side: "recto" | "verso";
}
/**
 * Pass at the market, or in the race; it is not final (CM-055, CM-131).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPassTurn".
 */
export interface CeleriumPassTurn {
  do: "PassTurn";
}
/**
 * Buy a face-up Upgrade of the market (CM-052).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBuyUpgrade".
 */
export interface CeleriumBuyUpgrade {
  do: "BuyUpgrade";
  upgrade: string;
}
/**
 * Put an Upgrade of the Hangar on a vehicle (CM-063).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumInstall".
 */
export interface CeleriumInstall {
  do: "Install";
  upgrade: string;
  vehicle: "pilot" | "starbot";
}
/**
 * Leave the vehicles as they are now (CM-062).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumEndEquipment".
 */
export interface CeleriumEndEquipment {
  do: "EndEquipment";
}
/**
 * State how many event cards of levels 1, 2 and 3 are taken, and pay for all of them (CM-076).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBuyCards".
 */
export interface CeleriumBuyCards {
  do: "BuyCards";
  level_1: number;
  level_2: number;
  level_3: number;
}
/**
 * Activate none, some or all Boosts for the race (CM-086).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumActivateBoosts".
 */
export interface CeleriumActivateBoosts {
  do: "ActivateBoosts";
  shield: boolean;
  line: boolean;
  planet: boolean;
}
/**
 * Pick the line of the race, and say whether the Px2 token is spent (CM-103, CM-110).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPickLine".
 */
export interface CeleriumPickLine {
  do: "PickLine";
  line: "blue" | "green" | "yellow";
  px2?: boolean;
}
/**
 * Give up an Upgrade stored beyond the limit (CM-117).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDiscardUpgrade".
 */
export interface CeleriumDiscardUpgrade {
  do: "DiscardUpgrade";
  upgrade: string;
  store: "hangar" | "workshop";
}
/**
 * Use a part of an event card: its movement, or its first or second energy option (CM-135).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPlay".
 */
export interface CeleriumPlay {
  do: "Play";
  card: string;
  part: "move" | "first" | "second";
}
/**
 * Leave the other part of the card unused (CM-137).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumEndTurn".
 */
export interface CeleriumEndTurn {
  do: "EndTurn";
}
/**
 * Advance one vehicle by some squares (CM-141, CM-142).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAdvance".
 */
export interface CeleriumAdvance {
  do: "Advance";
  vehicle: "pilot" | "starbot";
  squares: number;
}
/**
 * Advance again from a double-move square (CM-147).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRepeat".
 */
export interface CeleriumRepeat {
  do: "Repeat";
  squares: number;
}
/**
 * Do not repeat the advance (CM-147).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumStayThere".
 */
export interface CeleriumStayThere {
  do: "StayThere";
}
/**
 * Move one of your vehicles back by some squares (CM-274).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFallBack".
 */
export interface CeleriumFallBack {
  do: "FallBack";
  vehicle: "pilot" | "starbot";
  squares: number;
}
/**
 * Turn the authorisation wheel by some notches (CM-269).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumTurnWheel".
 */
export interface CeleriumTurnWheel {
  do: "TurnWheel";
  notches: number;
}
/**
 * Aim at an opposing vehicle (CM-270, CM-281).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAimAt".
 */
export interface CeleriumAimAt {
  do: "AimAt";
  seat: number;
  vehicle: "pilot" | "starbot";
}
/**
 * Aim at an opposing franchise (CM-271, CM-278, CM-281).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumNameOpponent".
 */
export interface CeleriumNameOpponent {
  do: "NameOpponent";
  seat: number;
}
/**
 * Aim a surprise control at a type of Boost of an opponent (CM-271).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumNameBoost".
 */
export interface CeleriumNameBoost {
  do: "NameBoost";
  seat: number;
  boost: "shield" | "line" | "planet";
}
/**
 * Place one of your vehicles next to another one, or exchange the two (CM-275, CM-277).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPlaceBeside".
 */
export interface CeleriumPlaceBeside {
  do: "PlaceBeside";
  vehicle: "pilot" | "starbot";
  seat: number;
  beside: "pilot" | "starbot";
}
/**
 * Draw from the deck of a level (CM-279).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDrawCard".
 */
export interface CeleriumDrawCard {
  do: "DrawCard";
  level: number;
}
/**
 * Pay to ignore an attack (CM-099).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUseShield".
 */
export interface CeleriumUseShield {
  do: "UseShield";
}
/**
 * Play a Reaction against an attack; BLOCK names the Boost it keeps out of a control (CM-158, CM-272).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumReact".
 */
export interface CeleriumReact {
  do: "React";
  card: string;
  part: "move" | "first" | "second";
  boost?: ("shield" | "line" | "planet") | null;
}
/**
 * Choose the vehicle whose Upgrade is damaged (CM-164).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumTakeDamage".
 */
export interface CeleriumTakeDamage {
  do: "TakeDamage";
  vehicle: "pilot" | "starbot";
}
/**
 * Choose the vehicle that takes the larger penalty (CM-205).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumTakePenalty".
 */
export interface CeleriumTakePenalty {
  do: "TakePenalty";
  vehicle: "pilot" | "starbot";
}
/**
 * Only your own seats see a change: a hold is over, or an answer was taken that nobody may see was given.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  type: "asked";
  entry: number;
  held_ms: number;
  events: GameEvent[];
  mine: {
    [k: string]: MineView;
  };
  situation: Situation;
  prompts: {
    [k: string]: Prompt;
  };
  standing: {
    [k: string]: StandingAnswer;
  };
}
/**
 * The tiles of a race (counted from 1) are chosen; `builder` made the circuit up, in a championship.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersCircuitBuilt".
 */
export interface MemoracersCircuitBuilt {
  event: "CircuitBuilt";
  race: number;
  circuit: string[];
  builder: number | null;
}
/**
 * All tiles were shown one by one and turned down again: the only time the complete circuit is seen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersReconnaissanceFlown".
 */
export interface MemoracersReconnaissanceFlown {
  event: "ReconnaissanceFlown";
  faces: MemoracersTileFace[];
}
/**
 * A tile as it is seen face up: its code, its lanes as they lie, its symbols.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileFace".
 */
export interface MemoracersTileFace {
  name: string;
  lanes: ("safe" | "trap" | "accelerator" | "slower" | "repairer" | "mechanism")[];
  symbols: ("missile" | "mobile")[];
}
/**
 * A ship stands on the start line.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipPlaced".
 */
export interface MemoracersShipPlaced {
  event: "ShipPlaced";
  seat: number;
  lane: number;
}
/**
 * A new round: everybody programs.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersRoundBegan".
 */
export interface MemoracersRoundBegan {
  event: "RoundBegan";
  round: number;
}
/**
 * A pilot is ready; what was programmed stays hidden.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPilotReady".
 */
export interface MemoracersPilotReady {
  event: "PilotReady";
  seat: number;
}
/**
 * A program is shown with all the others: its lanes, and the Speed it is flown at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersProgramOpened".
 */
export interface MemoracersProgramOpened {
  event: "ProgramOpened";
  seat: number;
  lanes: number[];
  speed: number;
}
/**
 * A pilot forced the engine: one Speed more for some Shield boxes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersEngineForced".
 */
export interface MemoracersEngineForced {
  event: "EngineForced";
  seat: number;
  speed: number;
  ticks: number;
}
/**
 * A pilot braked, free of charge.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipBraked".
 */
export interface MemoracersShipBraked {
  event: "ShipBraked";
  seat: number;
  speed: number;
}
/**
 * A tile was turned face up for all.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileTurnedUp".
 */
export interface MemoracersTileTurnedUp {
  event: "TileTurnedUp";
  place: number;
  face: MemoracersTileFace;
}
/**
 * A ship went on by one tile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipMoved".
 */
export interface MemoracersShipMoved {
  event: "ShipMoved";
  seat: number;
  place: number;
  lane: number;
}
/**
 * A ship went beyond the start line (in solo, the third time: reached it).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersLapTicked".
 */
export interface MemoracersLapTicked {
  event: "LapTicked";
  seat: number;
  laps: number;
}
/**
 * A ship entered a trapped lane.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTrapHit".
 */
export interface MemoracersTrapHit {
  event: "TrapHit";
  seat: number;
  lines: number;
  ticks: number;
}
/**
 * A ship crossed an accelerator.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSpeedRaised".
 */
export interface MemoracersSpeedRaised {
  event: "SpeedRaised";
  seat: number;
  speed: number;
}
/**
 * A ship crossed a slower.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSpeedLowered".
 */
export interface MemoracersSpeedLowered {
  event: "SpeedLowered";
  seat: number;
  speed: number;
}
/**
 * A ship crossed a repairer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShieldsRepaired".
 */
export interface MemoracersShieldsRepaired {
  event: "ShieldsRepaired";
  seat: number;
  cleared: number;
}
/**
 * A ship set off a mechanism.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMechanismEntered".
 */
export interface MemoracersMechanismEntered {
  event: "MechanismEntered";
  seat: number;
}
/**
 * A ship ticked its last Shield box and is out of the race.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipCrashed".
 */
export interface MemoracersShipCrashed {
  event: "ShipCrashed";
  seat: number;
  place: number;
}
/**
 * The empty rear tile went face down to a place in front; turned round, or exchanged for another Kraken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileLooped".
 */
export interface MemoracersTileLooped {
  event: "TileLooped";
  to: number;
  turned: boolean;
  exchanged: boolean;
}
/**
 * Two neighbouring face-down tiles changed places, unseen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTilesSwapped".
 */
export interface MemoracersTilesSwapped {
  event: "TilesSwapped";
  seat: number;
  place: number;
}
/**
 * The right to swap was not used.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTilesKept".
 */
export interface MemoracersTilesKept {
  event: "TilesKept";
  seat: number;
}
/**
 * The solo score went down by one, or was spared by an accelerator at top Speed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMarkerStepped".
 */
export interface MemoracersMarkerStepped {
  event: "MarkerStepped";
  marker: number;
  spared: boolean;
}
/**
 * A race is over: who won it and why.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersRaceEnded".
 */
export interface MemoracersRaceEnded {
  event: "RaceEnded";
  winners: number[];
  reason: "laps" | "last-ship" | "all-crashed" | "solo-arrival" | "solo-crash" | "solo-time";
}
/**
 * A race of a championship was counted: points won and totals by seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPointsScored".
 */
export interface MemoracersPointsScored {
  event: "PointsScored";
  points: number[];
  totals: number[];
}
/**
 * A player turned the board: this side flies ahead.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFrontChosen".
 */
export interface GalaxyTruckerFrontChosen {
  event: "FrontChosen";
  seat: number;
  side: "front" | "right" | "rear" | "left";
}
/**
 * A builder put a component back on their pile of those made to order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerOrderReturned".
 */
export interface GalaxyTruckerOrderReturned {
  event: "OrderReturned";
  seat: number;
}
/**
 * Cards of Rough Roads are in force for this flight.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRoadsDrawn".
 */
export interface GalaxyTruckerRoadsDrawn {
  event: "RoadsDrawn";
  cards: string[];
}
/**
 * Nasty Surprise turned out to be another card.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRoadReplaced".
 */
export interface GalaxyTruckerRoadReplaced {
  event: "RoadReplaced";
  card: string;
  road:
    | "stiff-competition"
    | "lust-for-power"
    | "space-junk"
    | "deja-vu"
    | "cosmic-psychosis"
    | "metal-fatigue"
    | "rotten-batteries"
    | "meteoric-inversion"
    | "tough-trip"
    | "remorseless-fate"
    | "piercing-projectiles"
    | "union-ship"
    | "explosive-goods"
    | "explosive-batteries"
    | "infected-goods"
    | "somersault"
    | "defective-connectors"
    | "made-to-order"
    | "dead-zone"
    | "nasty-surprise"
    | "paranoid-locals"
    | "big-baddies"
    | "bad-luck"
    | "personalised-cabins"
    | "abandoned-debris";
}
/**
 * Nothing in this column works in this flight.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerColumnDied".
 */
export interface GalaxyTruckerColumnDied {
  event: "ColumnDied";
  column: number;
}
/**
 * The components made to order, for their owner alone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerOrderSeen".
 */
export interface GalaxyTruckerOrderSeen {
  event: "OrderSeen";
  to: number[];
  components: string[];
}
/**
 * Some components were removed unseen until the end of the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentsBoxed".
 */
export interface GalaxyTruckerComponentsBoxed {
  event: "ComponentsBoxed";
  count: number;
}
/**
 * A player chose what the cyan alien does in this flight.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSpecialistChosen".
 */
export interface GalaxyTruckerSpecialistChosen {
  event: "SpecialistChosen";
  seat: number;
  specialist: "lawyer" | "manager" | "merchant" | "technician" | "diplomat";
}
/**
 * A flight begins: which, in which class, with how many cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFlightBegan".
 */
export interface GalaxyTruckerFlightBegan {
  event: "FlightBegan";
  flight: number;
  name: string;
  cards: number;
}
/**
 * A builder took a component; None if nobody else has seen it yet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentTaken".
 */
export interface GalaxyTruckerComponentTaken {
  event: "ComponentTaken";
  seat: number;
  source: "heap" | "face-up" | "reserve" | "order";
  component: string | null;
}
/**
 * What was taken face down, for its taker alone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentSeen".
 */
export interface GalaxyTruckerComponentSeen {
  event: "ComponentSeen";
  to: number[];
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
}
/**
 * A component lies on a ship, turned by quarter turns.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentPlaced".
 */
export interface GalaxyTruckerComponentPlaced {
  event: "ComponentPlaced";
  seat: number;
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
  square: number;
  turns: number;
  column: number;
  row: number;
}
/**
 * A component lies face up in the warehouse.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentReturned".
 */
export interface GalaxyTruckerComponentReturned {
  event: "ComponentReturned";
  seat: number;
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
}
/**
 * A component lies on a reserve.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentSetAside".
 */
export interface GalaxyTruckerComponentSetAside {
  event: "ComponentSetAside";
  seat: number;
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
}
/**
 * A builder looks at a pile of cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPileTaken".
 */
export interface GalaxyTruckerPileTaken {
  event: "PileTaken";
  seat: number;
  pile: number;
}
/**
 * The cards of a pile, for its reader alone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPileSeen".
 */
export interface GalaxyTruckerPileSeen {
  event: "PileSeen";
  to: number[];
  pile: number;
  cards: string[];
}
/**
 * A pile can be looked at again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPilePutBack".
 */
export interface GalaxyTruckerPilePutBack {
  event: "PilePutBack";
  seat: number;
  pile: number;
}
/**
 * The hourglass was turned and moved to a circle; circle 0 is START.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHourglassTurned".
 */
export interface GalaxyTruckerHourglassTurned {
  event: "HourglassTurned";
  seat: number;
  circle: number;
}
/**
 * The hourglass has run out on a circle; circle 0 is START.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSandRanOut".
 */
export interface GalaxyTruckerSandRanOut {
  event: "SandRanOut";
  circle: number;
}
/**
 * A builder has finished and holds a number tile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberTaken".
 */
export interface GalaxyTruckerNumberTaken {
  event: "NumberTaken";
  seat: number;
  number: number;
}
/**
 * Nothing may be added to any ship from now on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBuildingEnded".
 */
export interface GalaxyTruckerBuildingEnded {
  event: "BuildingEnded";
}
/**
 * Components left in a reserve became lost components.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerReserveLost".
 */
export interface GalaxyTruckerReserveLost {
  event: "ReserveLost";
  seat: number;
  components: string[];
}
/**
 * A ship was checked before take-off.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipChecked".
 */
export interface GalaxyTruckerShipChecked {
  event: "ShipChecked";
  seat: number;
  faultless: boolean;
}
/**
 * The owner of a faulty ship moved to the last number tile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberPutBack".
 */
export interface GalaxyTruckerNumberPutBack {
  event: "NumberPutBack";
  seat: number;
  number: number;
}
/**
 * A component was taken off at the check and went back to the warehouse.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentTakenOff".
 */
export interface GalaxyTruckerComponentTakenOff {
  event: "ComponentTakenOff";
  seat: number;
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
  square: number;
  column: number;
  row: number;
}
/**
 * A component went to its owner's lost components.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentLost".
 */
export interface GalaxyTruckerComponentLost {
  event: "ComponentLost";
  seat: number;
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
  square: number;
  column: number;
  row: number;
  cause: "removed" | "destroyed" | "fallen" | "given-up";
}
/**
 * The owner of a ship that broke up kept one part of so many components.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPartKept".
 */
export interface GalaxyTruckerPartKept {
  event: "PartKept";
  seat: number;
  components: number;
}
/**
 * Humans and cells came aboard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipManned".
 */
export interface GalaxyTruckerShipManned {
  event: "ShipManned";
  seat: number;
  humans: number;
  cells: number;
}
/**
 * An alien moved into a cabin.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAlienBoarded".
 */
export interface GalaxyTruckerAlienBoarded {
  event: "AlienBoarded";
  seat: number;
  alien: "human" | "purple" | "brown" | "cyan";
  square: number;
}
/**
 * A rocket stands on its start space.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRocketPlaced".
 */
export interface GalaxyTruckerRocketPlaced {
  event: "RocketPlaced";
  seat: number;
  place: number;
}
/**
 * The piles became one deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDeckMixed".
 */
export interface GalaxyTruckerDeckMixed {
  event: "DeckMixed";
  cards: number;
}
/**
 * The machinations that were dealt, for their owner alone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMachinationsSeen".
 */
export interface GalaxyTruckerMachinationsSeen {
  event: "MachinationsSeen";
  to: number[];
  cards: string[];
}
/**
 * How many machinations lie face down for the next flight.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlotsLaid".
 */
export interface GalaxyTruckerPlotsLaid {
  event: "PlotsLaid";
  cards: number;
}
/**
 * A player took a loan, and has so many now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoanTaken".
 */
export interface GalaxyTruckerLoanTaken {
  event: "LoanTaken";
  seat: number;
  credits: number;
  loans: number;
}
/**
 * A player repaid a loan, and has so many left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoanRepaid".
 */
export interface GalaxyTruckerLoanRepaid {
  event: "LoanRepaid";
  seat: number;
  credits: number;
  loans: number;
}
/**
 * A player paid the bank.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCreditsPaid".
 */
export interface GalaxyTruckerCreditsPaid {
  event: "CreditsPaid";
  seat: number;
  credits: number;
}
/**
 * A player did not pay.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPaymentDeclined".
 */
export interface GalaxyTruckerPaymentDeclined {
  event: "PaymentDeclined";
  seat: number;
}
/**
 * A player bid more than anybody before.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBidRaised".
 */
export interface GalaxyTruckerBidRaised {
  event: "BidRaised";
  seat: number;
  credits: number;
}
/**
 * The last bidder has what was sold.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAuctionWon".
 */
export interface GalaxyTruckerAuctionWon {
  event: "AuctionWon";
  seat: number;
  credits: number;
}
/**
 * Nobody bid.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAuctionFailed".
 */
export interface GalaxyTruckerAuctionFailed {
  event: "AuctionFailed";
}
/**
 * The buyer of the wormhole named another ship.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipNamed".
 */
export interface GalaxyTruckerShipNamed {
  event: "ShipNamed";
  seat: number;
  target: number;
}
/**
 * The parcel changed hands.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerParcelHanded".
 */
export interface GalaxyTruckerParcelHanded {
  event: "ParcelHanded";
  seat: number;
  target: number;
}
/**
 * The parcel went off.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerParcelWentOff".
 */
export interface GalaxyTruckerParcelWentOff {
  event: "ParcelWentOff";
  seat: number;
}
/**
 * The parcel found no component.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerParcelFizzled".
 */
export interface GalaxyTruckerParcelFizzled {
  event: "ParcelFizzled";
  seat: number;
}
/**
 * A surge took cells from a ship; so many are left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCellsDrained".
 */
export interface GalaxyTruckerCellsDrained {
  event: "CellsDrained";
  seat: number;
  cells: number;
  left: number;
}
/**
 * Humans came aboard, wanted or not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHitchhikersBoarded".
 */
export interface GalaxyTruckerHitchhikersBoarded {
  event: "HitchhikersBoarded";
  seat: number;
  humans: number;
}
/**
 * A ship was found too heavy.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHeaviestFound".
 */
export interface GalaxyTruckerHeaviestFound {
  event: "HeaviestFound";
  seat: number;
  weight: number;
}
/**
 * Humans left one ship and so many of them joined another.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCrewPoached".
 */
export interface GalaxyTruckerCrewPoached {
  event: "CrewPoached";
  seat: number;
  target: number;
  humans: number;
}
/**
 * The rearmost player has set a die in secret.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberSet".
 */
export interface GalaxyTruckerNumberSet {
  event: "NumberSet";
  seat: number;
}
/**
 * A player guessed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberGuessed".
 */
export interface GalaxyTruckerNumberGuessed {
  event: "NumberGuessed";
  seat: number;
  number: number;
}
/**
 * The number was revealed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberShown".
 */
export interface GalaxyTruckerNumberShown {
  event: "NumberShown";
  number: number;
}
/**
 * All bids were revealed at once; the highest is paid.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBidsOpened".
 */
export interface GalaxyTruckerBidsOpened {
  event: "BidsOpened";
  winner: number;
  credits: number;
  bids: (number | null)[];
}
/**
 * The police want what lies on these coordinates.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPolicePointed".
 */
export interface GalaxyTruckerPolicePointed {
  event: "PolicePointed";
  seat: number;
  column: number;
  row: number;
}
/**
 * A player sent a line of meteors at another ship.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCourseAimed".
 */
export interface GalaxyTruckerCourseAimed {
  event: "CourseAimed";
  seat: number;
  course: number;
  target: number;
}
/**
 * A player stopped on a square of the Junkyard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStoppedAt".
 */
export interface GalaxyTruckerStoppedAt {
  event: "StoppedAt";
  seat: number;
  stop: number;
}
/**
 * Astronauts came aboard and the crew was arranged; so many did not fit.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCrewSettled".
 */
export interface GalaxyTruckerCrewSettled {
  event: "CrewSettled";
  seat: number;
  lost: number;
}
/**
 * Cells came aboard; so many are there now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCellsArranged".
 */
export interface GalaxyTruckerCellsArranged {
  event: "CellsArranged";
  seat: number;
  cells: number;
}
/**
 * The Star Depot shows components.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDepotOpened".
 */
export interface GalaxyTruckerDepotOpened {
  event: "DepotOpened";
  components: string[];
}
/**
 * A player mounted a component in flight, perhaps instead of another one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentMounted".
 */
export interface GalaxyTruckerComponentMounted {
  event: "ComponentMounted";
  seat: number;
  component: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
  square: number;
  turns: number;
  replaced: string | null;
}
/**
 * A stronger ship behind fires at the ship that wants the opportunity.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCompetitorFired".
 */
export interface GalaxyTruckerCompetitorFired {
  event: "CompetitorFired";
  seat: number;
  target: number;
}
/**
 * A new leader is shot at from behind.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLeaderEnvied".
 */
export interface GalaxyTruckerLeaderEnvied {
  event: "LeaderEnvied";
  seat: number;
}
/**
 * A component that fell off flies at the ships behind.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerJunkThrown".
 */
export interface GalaxyTruckerJunkThrown {
  event: "JunkThrown";
  seat: number;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
}
/**
 * The ships in the race fly backwards from now on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipsTurned".
 */
export interface GalaxyTruckerShipsTurned {
  event: "ShipsTurned";
}
/**
 * The cards that lie face down are played once more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSecondPassBegan".
 */
export interface GalaxyTruckerSecondPassBegan {
  event: "SecondPassBegan";
  cards: number;
}
/**
 * The enemy of this card is stronger by a die.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerEnemyGrew".
 */
export interface GalaxyTruckerEnemyGrew {
  event: "EnemyGrew";
  strength: number;
}
/**
 * A player voted for the side from which debris comes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerVoteCast".
 */
export interface GalaxyTruckerVoteCast {
  event: "VoteCast";
  seat: number;
  side: "front" | "right" | "rear" | "left";
}
/**
 * A player paid the union of the crew.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerUnionPaid".
 */
export interface GalaxyTruckerUnionPaid {
  event: "UnionPaid";
  seat: number;
  credits: number;
  goods: number;
}
/**
 * A sleeper woke up and moved into a cabin.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSleeperWoken".
 */
export interface GalaxyTruckerSleeperWoken {
  event: "SleeperWoken";
  seat: number;
  chamber: number;
  cabin: number;
}
/**
 * A cannon was boosted for the strength being counted.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCannonBoosted".
 */
export interface GalaxyTruckerCannonBoosted {
  event: "CannonBoosted";
  seat: number;
  booster: number;
  cannon: number;
}
/**
 * A ship jumped into hyperspace and misses so many cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipJumped".
 */
export interface GalaxyTruckerShipJumped {
  event: "ShipJumped";
  seat: number;
  engine: number;
  cards: number;
}
/**
 * A ship came back from hyperspace.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipReturned".
 */
export interface GalaxyTruckerShipReturned {
  event: "ShipReturned";
  seat: number;
}
/**
 * A furnace burned a good and refilled a battery with so many cells.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGoodBurned".
 */
export interface GalaxyTruckerGoodBurned {
  event: "GoodBurned";
  seat: number;
  good: "red" | "yellow" | "green" | "blue";
  battery: number;
  cells: number;
}
/**
 * The Technician found a way without spending a cell.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCellSaved".
 */
export interface GalaxyTruckerCellSaved {
  event: "CellSaved";
  seat: number;
}
/**
 * A player was spared a penalty by the Diplomat, who left the ship.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDiplomatSent".
 */
export interface GalaxyTruckerDiplomatSent {
  event: "DiplomatSent";
  seat: number;
}
/**
 * A projectile struck an armoured side and did nothing.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlatingHeld".
 */
export interface GalaxyTruckerPlatingHeld {
  event: "PlatingHeld";
  seat: number;
  kind: "small" | "large" | "light" | "heavy";
  square: number;
}
/**
 * A player did without one good of a reward.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGoodForgone".
 */
export interface GalaxyTruckerGoodForgone {
  event: "GoodForgone";
  seat: number;
  good: "red" | "yellow" | "green" | "blue";
}
/**
 * The ship with the second lowest value suffers a reduced penalty.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNextWeakestFound".
 */
export interface GalaxyTruckerNextWeakestFound {
  event: "NextWeakestFound";
  seat: number;
  value: "crew" | "engines" | "cannons" | "flanks";
}
/**
 * The settlement had a further line for a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerExtraPaid".
 */
export interface GalaxyTruckerExtraPaid {
  event: "ExtraPaid";
  seat: number;
  line: "luxury" | "manager" | "creativity" | "leftovers" | "loans";
  credits: number;
}
/**
 * An adventure card was revealed; so many are left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCardRevealed".
 */
export interface GalaxyTruckerCardRevealed {
  event: "CardRevealed";
  card: string;
  family:
    | "slavers"
    | "smugglers"
    | "pirates"
    | "stardust"
    | "epidemic"
    | "sabotage"
    | "open_space"
    | "meteor_swarm"
    | "planets"
    | "combat_zone"
    | "abandoned_ship"
    | "abandoned_station"
    | "bureaucracy"
    | "robotic_police"
    | "space_billiards"
    | "junkyard"
    | "star_depot"
    | "system_test"
    | "traffic_jam"
    | "ambush"
    | "junk_for_sale"
    | "stranded_ship"
    | "vast_open_space"
    | "toll_queue"
    | "wormhole_auction"
    | "paint_inspection"
    | "tailgaters"
    | "pay_day"
    | "something_behind"
    | "road_rage"
    | "weigh_station"
    | "quarantine"
    | "power_surge"
    | "rattle"
    | "ticking_parcel"
    | "hitchhikers"
    | "drag_race"
    | "poachers"
    | "customs"
    | "sponsors_prize"
    | "solar_flare";
  left: number;
}
/**
 * The cards that were not reached were shown.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDeckOpened".
 */
export interface GalaxyTruckerDeckOpened {
  event: "DeckOpened";
  cards: string[];
}
/**
 * A ship left the flight.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGaveUp".
 */
export interface GalaxyTruckerGaveUp {
  event: "GaveUp";
  seat: number;
  reason: "own-will" | "no-humans" | "no-engine" | "lapped" | "no-ship" | "missed" | "union";
}
/**
 * A rocket moved forward.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDaysGained".
 */
export interface GalaxyTruckerDaysGained {
  event: "DaysGained";
  seat: number;
  days: number;
  place: number;
}
/**
 * A rocket moved backward.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDaysLost".
 */
export interface GalaxyTruckerDaysLost {
  event: "DaysLost";
  seat: number;
  days: number;
  place: number;
}
/**
 * A cell was spent, or went because a good was missing; so many are left aboard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCellSpent".
 */
export interface GalaxyTruckerCellSpent {
  event: "CellSpent";
  seat: number;
  square: number;
  left: number;
  instead: boolean;
}
/**
 * A player declared a value, with a half where there is one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStrengthDeclared".
 */
export interface GalaxyTruckerStrengthDeclared {
  event: "StrengthDeclared";
  seat: number;
  value: "crew" | "engines" | "cannons" | "flanks";
  strength: number;
  half: boolean;
}
/**
 * Two dice aimed a projectile at the `targets`, or found a column or row; then there are none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDiceRolled".
 */
export interface GalaxyTruckerDiceRolled {
  event: "DiceRolled";
  seat: number;
  aim: ("column" | "row" | "strength") | ("small" | "large" | "light" | "heavy");
  side: ("front" | "right" | "rear" | "left") | null;
  dice: number[];
  total: number;
  targets: number[];
}
/**
 * Nothing was on the line.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerProjectileMissed".
 */
export interface GalaxyTruckerProjectileMissed {
  event: "ProjectileMissed";
  seat: number;
  kind: "small" | "large" | "light" | "heavy";
}
/**
 * A small meteor met a smooth side.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMeteorBounced".
 */
export interface GalaxyTruckerMeteorBounced {
  event: "MeteorBounced";
  seat: number;
  square: number;
}
/**
 * A shield stopped a projectile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShieldUsed".
 */
export interface GalaxyTruckerShieldUsed {
  event: "ShieldUsed";
  seat: number;
  side: "front" | "right" | "rear" | "left";
}
/**
 * A cannon shot a large meteor.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMeteorShot".
 */
export interface GalaxyTruckerMeteorShot {
  event: "MeteorShot";
  seat: number;
}
/**
 * A human or an alien was lost.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCrewLost".
 */
export interface GalaxyTruckerCrewLost {
  event: "CrewLost";
  seat: number;
  member: "human" | "purple" | "brown" | "cyan";
  square: number;
  cause: "card" | "epidemic" | "unsupported" | "diplomat";
}
/**
 * All goods of a ship were arranged; some were thrown away.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGoodsStowed".
 */
export interface GalaxyTruckerGoodsStowed {
  event: "GoodsStowed";
  seat: number;
  holds: GalaxyTruckerStowage[];
  thrown: ("red" | "yellow" | "green" | "blue")[];
  worth: number;
}
/**
 * A good was lost.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGoodLost".
 */
export interface GalaxyTruckerGoodLost {
  event: "GoodLost";
  seat: number;
  good: "red" | "yellow" | "green" | "blue";
  square: number;
}
/**
 * A ship landed on a planet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlanetLanded".
 */
export interface GalaxyTruckerPlanetLanded {
  event: "PlanetLanded";
  seat: number;
  planet: number;
}
/**
 * A player did not take what the card offers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlayerPassed".
 */
export interface GalaxyTruckerPlayerPassed {
  event: "PlayerPassed";
  seat: number;
}
/**
 * A player took the abandoned ship or station.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerOpportunityTaken".
 */
export interface GalaxyTruckerOpportunityTaken {
  event: "OpportunityTaken";
  seat: number;
}
/**
 * A card paid a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCreditsEarned".
 */
export interface GalaxyTruckerCreditsEarned {
  event: "CreditsEarned";
  seat: number;
  credits: number;
}
/**
 * A player won, drew or lost against the enemy.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerEnemyFought".
 */
export interface GalaxyTruckerEnemyFought {
  event: "EnemyFought";
  seat: number;
  result: "won" | "drawn" | "lost";
}
/**
 * The victor took the reward.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRewardTaken".
 */
export interface GalaxyTruckerRewardTaken {
  event: "RewardTaken";
  seat: number;
}
/**
 * The victor refused reward and days.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRewardRefused".
 */
export interface GalaxyTruckerRewardRefused {
  event: "RewardRefused";
  seat: number;
}
/**
 * A ship had no engine strength in open space.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipStranded".
 */
export interface GalaxyTruckerShipStranded {
  event: "ShipStranded";
  seat: number;
}
/**
 * The exposed connectors of a ship were counted.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerConnectorsExposed".
 */
export interface GalaxyTruckerConnectorsExposed {
  event: "ConnectorsExposed";
  seat: number;
  count: number;
}
/**
 * The ship with the lowest value suffers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerWeakestFound".
 */
export interface GalaxyTruckerWeakestFound {
  event: "WeakestFound";
  seat: number;
  value: "crew" | "engines" | "cannons" | "flanks";
}
/**
 * There was nobody to compare with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNothingHappened".
 */
export interface GalaxyTruckerNothingHappened {
  event: "NothingHappened";
}
/**
 * The saboteurs found no component.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSabotageMissed".
 */
export interface GalaxyTruckerSabotageMissed {
  event: "SabotageMissed";
  seat: number;
}
/**
 * The account of a player for a flight, and the credits after it.
 *
 * `lost` components were charged for, `price` is left of that by insurance and Lawyer, `losses` was paid (GB-006).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFlightSettled".
 */
export interface GalaxyTruckerFlightSettled {
  event: "FlightSettled";
  seat: number;
  finish: number;
  beauty: number;
  goods: number;
  losses: number;
  credits: number;
  lost: number;
  price: number;
}
/**
 * The game is over: credits by seat, who won, and who won a little.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGameEnded".
 */
export interface GalaxyTruckerGameEnded {
  event: "GameEnded";
  credits: number[];
  winners: number[];
  little: number[];
}
/**
 * One half of a ship left the flight; its goods were sold for so many credits.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfGaveUp".
 */
export interface GalaxyTruckerHalfGaveUp {
  event: "HalfGaveUp";
  seat: number;
  half: "left" | "right";
  reason: "own-will" | "no-humans" | "no-engine" | "lapped" | "no-ship" | "missed" | "union";
  credits: number;
}
/**
 * One half of a ship jumped into hyperspace and misses so many cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfJumped".
 */
export interface GalaxyTruckerHalfJumped {
  event: "HalfJumped";
  seat: number;
  half: "left" | "right";
  engine: number;
  cards: number;
}
/**
 * One half of a ship came back from hyperspace.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfReturned".
 */
export interface GalaxyTruckerHalfReturned {
  event: "HalfReturned";
  seat: number;
  half: "left" | "right";
}
/**
 * One half of a ship had no engine strength in open space.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfStranded".
 */
export interface GalaxyTruckerHalfStranded {
  event: "HalfStranded";
  seat: number;
  half: "left" | "right";
}
/**
 * The Lawyer saved a player some or all of the price of lost components.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLawyerHelped".
 */
export interface GalaxyTruckerLawyerHelped {
  event: "LawyerHelped";
  seat: number;
  credits: number;
}
/**
 * A new voyage: the aircraft stands on its first city with everybody aboard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaVoyageBegan".
 */
export interface CelestiaVoyageBegan {
  event: "VoyageBegan";
  voyage: number;
  captain: number;
  city: number;
}
/**
 * The next player aboard is captain.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCaptaincyPassed".
 */
export interface CelestiaCaptaincyPassed {
  event: "CaptaincyPassed";
  seat: number;
}
/**
 * A captain put a crew member ashore to draw cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaVoyagePrepared".
 */
export interface CelestiaVoyagePrepared {
  event: "VoyagePrepared";
  seat: number;
  count: number;
}
/**
 * A captain or pilot turned the vessel; `forgotten`: towards the Forgotten City.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHeadingChosen".
 */
export interface CelestiaHeadingChosen {
  event: "HeadingChosen";
  seat: number;
  vessel: "aircraft" | "lifeboat";
  forgotten: boolean;
}
/**
 * The events of a step were rolled; `dice` may be empty.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDiceRolled".
 */
export interface CelestiaDiceRolled {
  event: "DiceRolled";
  seat: number;
  vessel: "aircraft" | "lifeboat";
  dice: ("blank" | "fog" | "lightning" | "birds" | "pirates")[];
  count: number;
}
/**
 * Some dice were rolled again; `dice` shows all of them, `which` those that were rolled.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDiceRerolled".
 */
export interface CelestiaDiceRerolled {
  event: "DiceRerolled";
  seat: number;
  which: number[];
  dice: ("blank" | "fog" | "lightning" | "birds" | "pirates")[];
  count: number;
}
/**
 * A roll without events: an unseen treasure of the city went to the gifts.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaGiftSetAside".
 */
export interface CelestiaGiftSetAside {
  event: "GiftSetAside";
  city: number;
}
/**
 * A passenger stays aboard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPassengerStayed".
 */
export interface CelestiaPassengerStayed {
  event: "PassengerStayed";
  seat: number;
}
/**
 * A passenger gets off.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPassengerLeft".
 */
export interface CelestiaPassengerLeft {
  event: "PassengerLeft";
  seat: number;
  city: number;
}
/**
 * A player went into the lifeboat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaLifeboatTaken".
 */
export interface CelestiaLifeboatTaken {
  event: "LifeboatTaken";
  seat: number;
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
}
/**
 * A player took a treasure, face down.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureTaken".
 */
export interface CelestiaTreasureTaken {
  event: "TreasureTaken";
  seat: number;
  city: number;
}
/**
 * A crew draws several treasures to keep one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasuresDrawn".
 */
export interface CelestiaTreasuresDrawn {
  event: "TreasuresDrawn";
  seat: number;
  city: number;
  count: number;
}
/**
 * A player looked through a pile and took the treasure of their choice.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPileSearched".
 */
export interface CelestiaPileSearched {
  event: "PileSearched";
  seat: number;
  city: number;
}
/**
 * A treasure went back to its pile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureReturned".
 */
export interface CelestiaTreasureReturned {
  event: "TreasureReturned";
  seat: number;
  city: number;
}
/**
 * A treasure left the game unseen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureDiscarded".
 */
export interface CelestiaTreasureDiscarded {
  event: "TreasureDiscarded";
  seat: number;
  city: number;
}
/**
 * A card was played from a hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardPlayed".
 */
export interface CelestiaCardPlayed {
  event: "CardPlayed";
  seat: number;
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
}
/**
 * A card without effect went back to its owner's hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardReturned".
 */
export interface CelestiaCardReturned {
  event: "CardReturned";
  seat: number;
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
}
/**
 * A character's power was used, once and for all.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPowerUsed".
 */
export interface CelestiaPowerUsed {
  event: "PowerUsed";
  seat: number;
  colour: "red" | "blue" | "green" | "yellow" | "black" | "purple";
}
/**
 * A Spyglass showed a way round all events.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaSpyglassUsed".
 */
export interface CelestiaSpyglassUsed {
  event: "SpyglassUsed";
  seat: number;
  city: number;
}
/**
 * A passenger put Help cards face down on the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHelpPlaced".
 */
export interface CelestiaHelpPlaced {
  event: "HelpPlaced";
  seat: number;
  count: number;
}
/**
 * Help cards lying face down went back to a hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHelpReturned".
 */
export interface CelestiaHelpReturned {
  event: "HelpReturned";
  seat: number;
  count: number;
}
/**
 * All Help cards were turned up together: whose, and which.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHelpRevealed".
 */
export interface CelestiaHelpRevealed {
  event: "HelpRevealed";
  seats: number[];
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  count: number;
}
/**
 * Cards of the deck were turned up to help with the events.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardsShown".
 */
export interface CelestiaCardsShown {
  event: "CardsShown";
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  count: number;
}
/**
 * The Pirates of this step need no card.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPiratesIgnored".
 */
export interface CelestiaPiratesIgnored {
  event: "PiratesIgnored";
  seat: number;
}
/**
 * Another player became captain of this step.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCaptainChanged".
 */
export interface CelestiaCaptainChanged {
  event: "CaptainChanged";
  seat: number;
}
/**
 * A passenger was put ashore.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlayerEjected".
 */
export interface CelestiaPlayerEjected {
  event: "PlayerEjected";
  seat: number;
  target: number;
}
/**
 * A passenger was made to choose as another did.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaChoiceForced".
 */
export interface CelestiaChoiceForced {
  event: "ChoiceForced";
  seat: number;
  target: number;
  stays: boolean;
}
/**
 * A player discarded all cards in hand and drew as many.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHandExchanged".
 */
export interface CelestiaHandExchanged {
  event: "HandExchanged";
  seat: number;
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  count: number;
}
/**
 * A player looked at another player's hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHandSpied".
 */
export interface CelestiaHandSpied {
  event: "HandSpied";
  seat: number;
  target: number;
}
/**
 * The captain says that the events are met.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaSuccessDeclared".
 */
export interface CelestiaSuccessDeclared {
  event: "SuccessDeclared";
  seat: number;
}
/**
 * The captain says that the events cannot be met.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCrashDeclared".
 */
export interface CelestiaCrashDeclared {
  event: "CrashDeclared";
  seat: number;
}
/**
 * The captain laid the cards for the events.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardsLaid".
 */
export interface CelestiaCardsLaid {
  event: "CardsLaid";
  seat: number;
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  count: number;
}
/**
 * A player who had got off in this step is aboard again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlayerReboarded".
 */
export interface CelestiaPlayerReboarded {
  event: "PlayerReboarded";
  seat: number;
}
/**
 * The vessel stays where it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaVesselMoored".
 */
export interface CelestiaVesselMoored {
  event: "VesselMoored";
  vessel: "aircraft" | "lifeboat";
}
/**
 * The vessel reached the next city.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaVesselMoved".
 */
export interface CelestiaVesselMoved {
  event: "VesselMoved";
  vessel: "aircraft" | "lifeboat";
  city: number;
}
/**
 * The vessel stands in the empty space before the Forgotten City.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaSpaceReached".
 */
export interface CelestiaSpaceReached {
  event: "SpaceReached";
  vessel: "aircraft" | "lifeboat";
}
/**
 * The Forgotten City is lit; everybody aboard gains its token.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaForgottenCityLit".
 */
export interface CelestiaForgottenCityLit {
  event: "ForgottenCityLit";
  vessel: "aircraft" | "lifeboat";
  seats: number[];
  points: number;
}
/**
 * The vessel reached the Forgotten City when it was already lit.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaForgottenCityReached".
 */
export interface CelestiaForgottenCityReached {
  event: "ForgottenCityReached";
  vessel: "aircraft" | "lifeboat";
}
/**
 * The vessel is at the end of the route: its occupants share the treasures.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaLastCityReached".
 */
export interface CelestiaLastCityReached {
  event: "LastCityReached";
  vessel: "aircraft" | "lifeboat";
  city: number;
}
/**
 * Captain or pilot got off: the vessel goes no further.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaVesselStopped".
 */
export interface CelestiaVesselStopped {
  event: "VesselStopped";
  vessel: "aircraft" | "lifeboat";
  seat: number;
  city: number;
}
/**
 * No city with treasure lies ahead of the vessel: it stops where it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaRouteEnded".
 */
export interface CelestiaRouteEnded {
  event: "RouteEnded";
  vessel: "aircraft" | "lifeboat";
  city: number;
}
/**
 * A player got away from a crash.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlayerLanded".
 */
export interface CelestiaPlayerLanded {
  event: "PlayerLanded";
  seat: number;
}
/**
 * The crash is final: who fell.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaVesselCrashed".
 */
export interface CelestiaVesselCrashed {
  event: "VesselCrashed";
  vessel: "aircraft" | "lifeboat";
  seats: number[];
}
/**
 * The captain left an empty aircraft behind, which counts as a crash.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaAircraftAbandoned".
 */
export interface CelestiaAircraftAbandoned {
  event: "AircraftAbandoned";
  seat: number;
}
/**
 * A player drew cards from the deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardsDrawn".
 */
export interface CelestiaCardsDrawn {
  event: "CardsDrawn";
  seat: number;
  count: number;
}
/**
 * The discard pile became the new draw pile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDeckReshuffled".
 */
export interface CelestiaDeckReshuffled {
  event: "DeckReshuffled";
  count: number;
}
/**
 * After the crash the aircraft is at Matryoshburg: everybody chooses a bonus.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaMatryoshburgReached".
 */
export interface CelestiaMatryoshburgReached {
  event: "MatryoshburgReached";
}
/**
 * A player took a bonus at Matryoshburg.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaBonusTaken".
 */
export interface CelestiaBonusTaken {
  event: "BonusTaken";
  seat: number;
  bonus: "card" | "cards" | "treasure";
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  count: number;
}
/**
 * Players announce that the end condition is met.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaEndAnnounced".
 */
export interface CelestiaEndAnnounced {
  event: "EndAnnounced";
  seats: number[];
}
/**
 * All treasures are turned up and counted, by seat, and the Help cards left in hand are shown.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasuresRevealed".
 */
export interface CelestiaTreasuresRevealed {
  event: "TreasuresRevealed";
  treasures: CelestiaTreasure[][];
  points: number[];
  help: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[][];
}
/**
 * The gifts are turned up, the most valuable first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaGiftsRevealed".
 */
export interface CelestiaGiftsRevealed {
  event: "GiftsRevealed";
  gifts: CelestiaTreasure[];
  count: number;
}
/**
 * The announcing player gave a gift away.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaGiftGiven".
 */
export interface CelestiaGiftGiven {
  event: "GiftGiven";
  seat: number;
  target: number;
  points: number;
}
/**
 * The game is over: who won and why.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaGameEnded".
 */
export interface CelestiaGameEnded {
  event: "GameEnded";
  winners: number[];
  reason: "goal" | "different" | "route";
}
/**
 * The treasure that its owner looked at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureSeen".
 */
export interface CelestiaTreasureSeen {
  event: "TreasureSeen";
  to: number[];
  treasure: CelestiaTreasure;
}
/**
 * The treasures that a crew looks at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasuresSeen".
 */
export interface CelestiaTreasuresSeen {
  event: "TreasuresSeen";
  to: number[];
  treasures: CelestiaTreasure[];
}
/**
 * The cards that were drawn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardsSeen".
 */
export interface CelestiaCardsSeen {
  event: "CardsSeen";
  to: number[];
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
}
/**
 * The hand that a spy looked at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHandSeen".
 */
export interface CelestiaHandSeen {
  event: "HandSeen";
  to: number[];
  seat: number;
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
}
/**
 * The board is ready: the wheel stands at random, and all see where.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoardPrepared".
 */
export interface CeleriumBoardPrepared {
  event: "BoardPrepared";
  wheel: CeleriumWheelRow;
}
/**
 * A position of the authorisation wheel: the version that conforms for each type (CM-202).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumWheelRow".
 */
export interface CeleriumWheelRow {
  shield: number;
  line: number;
  planet: number;
}
/**
 * A franchise enters with its colour's Starbot and a Pilot card; `rival` is the automaton of solo.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFranchiseEntered".
 */
export interface CeleriumFranchiseEntered {
  event: "FranchiseEntered";
  seat: number;
  colour: "red" | "white" | "blue" | "green";
  pilot: number;
  rival: boolean;
}
/**
 * The First-franchise token is given for the first time.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFirstFranchiseDrawn".
 */
export interface CeleriumFirstFranchiseDrawn {
  event: "FirstFranchiseDrawn";
  seat: number;
}
/**
 * A franchise has made its secret choice; what it is stays hidden.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFranchiseReady".
 */
export interface CeleriumFranchiseReady {
  event: "FranchiseReady";
  seat: number;
}
/**
 * A franchise shows the Pilot it plays.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFaceChosen".
 */
export interface CeleriumFaceChosen {
  event: "FaceChosen";
  seat: number;
  side: "recto" | "verso";
  pilot: CeleriumPilotRow;
}
/**
 * A face of a Pilot card: its power on each line, and the planet types it suffers (CM-010, CM-044).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPilotRow".
 */
export interface CeleriumPilotRow {
  card: number;
  side: "recto" | "verso";
  blue: number;
  green: number;
  yellow: number;
  hostile?: ("fire" | "ice" | "toxic" | "desert")[];
  house?: boolean;
}
/**
 * A new round begins, and every energy gauge is full.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRoundBegan".
 */
export interface CeleriumRoundBegan {
  event: "RoundBegan";
  round: number;
}
/**
 * The planet of the round is turned up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPlanetRevealed".
 */
export interface CeleriumPlanetRevealed {
  event: "PlanetRevealed";
  name: string;
  planet: CeleriumPlanetRow;
}
/**
 * A Planet card: its type, and what each line adds to the starting power (CM-042, CM-044).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPlanetRow".
 */
export interface CeleriumPlanetRow {
  name: string;
  type: "fire" | "ice" | "toxic" | "desert";
  blue: number | "px2";
  green: number | "px2";
  yellow: number | "px2";
  house?: boolean;
}
/**
 * Upgrades are laid on the market.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMarketLaid".
 */
export interface CeleriumMarketLaid {
  event: "MarketLaid";
  upgrades: string[];
}
/**
 * A franchise bought an Upgrade.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeBought".
 */
export interface CeleriumUpgradeBought {
  event: "UpgradeBought";
  seat: number;
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
}
/**
 * The Rival took an Upgrade; `vehicle`: where it is installed, None: it was not worth it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRivalBought".
 */
export interface CeleriumRivalBought {
  event: "RivalBought";
  seat: number;
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
  vehicle: ("pilot" | "starbot") | null;
}
/**
 * A franchise passed at the market, and may still buy.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMarketPassed".
 */
export interface CeleriumMarketPassed {
  event: "MarketPassed";
  seat: number;
}
/**
 * The market is over; what nobody bought is gone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMarketClosed".
 */
export interface CeleriumMarketClosed {
  event: "MarketClosed";
  unsold: string[];
}
/**
 * A franchise installed an Upgrade, perhaps in place of another; the gauge is set.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeInstalled".
 */
export interface CeleriumUpgradeInstalled {
  event: "UpgradeInstalled";
  seat: number;
  vehicle: "pilot" | "starbot";
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
  replaced: string | null;
  energy: number;
}
/**
 * A franchise bought event cards of levels 1, 2 and 3.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumCardsBought".
 */
export interface CeleriumCardsBought {
  event: "CardsBought";
  seat: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  counts: [number, number, number];
  total: number;
}
/**
 * The cards that only their owner sees.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumCardsSeen".
 */
export interface CeleriumCardsSeen {
  event: "CardsSeen";
  to: number[];
  cards: string[];
}
/**
 * The discard pile of a level became its deck.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDeckReshuffled".
 */
export interface CeleriumDeckReshuffled {
  event: "DeckReshuffled";
  level: number;
}
/**
 * A franchise's active Boosts are shown with the others', without their versions.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoostsActivated".
 */
export interface CeleriumBoostsActivated {
  event: "BoostsActivated";
  seat: number;
  boosts: ("shield" | "line" | "planet")[];
  count: number;
  points: number;
}
/**
 * A franchise's line is shown with the others', and whether it spends its Px2 token.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLinePicked".
 */
export interface CeleriumLinePicked {
  event: "LinePicked";
  seat: number;
  line: "blue" | "green" | "yellow";
  px2: boolean;
}
/**
 * A franchise gave up a stored Upgrade before the race.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeDiscarded".
 */
export interface CeleriumUpgradeDiscarded {
  event: "UpgradeDiscarded";
  seat: number;
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
}
/**
 * A vehicle stands on its starting power: base value, what Px2 adds, line modifier, malus of the type.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehiclePlaced".
 */
export interface CeleriumVehiclePlaced {
  event: "VehiclePlaced";
  seat: number;
  vehicle: "pilot" | "starbot";
  square: number;
  base: number;
  doubled: number;
  modifier: number;
  malus: number;
}
/**
 * A franchise used a part of an event card.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumCardPlayed".
 */
export interface CeleriumCardPlayed {
  event: "CardPlayed";
  seat: number;
  card: string;
  part: "move" | "first" | "second";
}
/**
 * The Rival turned a card up; `left` plays remain.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRivalPlayed".
 */
export interface CeleriumRivalPlayed {
  event: "RivalPlayed";
  seat: number;
  card: string;
  left: number;
}
/**
 * A franchise passed, and may still play later.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFranchisePassed".
 */
export interface CeleriumFranchisePassed {
  event: "FranchisePassed";
  seat: number;
}
/**
 * A vehicle advanced.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehicleAdvanced".
 */
export interface CeleriumVehicleAdvanced {
  event: "VehicleAdvanced";
  seat: number;
  vehicle: "pilot" | "starbot";
  start: number;
  end: number;
}
/**
 * An attack pushed a vehicle back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehiclePushed".
 */
export interface CeleriumVehiclePushed {
  event: "VehiclePushed";
  seat: number;
  vehicle: "pilot" | "starbot";
  start: number;
  end: number;
}
/**
 * A franchise moved one of its vehicles back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehicleFellBack".
 */
export interface CeleriumVehicleFellBack {
  event: "VehicleFellBack";
  seat: number;
  vehicle: "pilot" | "starbot";
  start: number;
  end: number;
}
/**
 * A vehicle was placed right next to another one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehicleSlotted".
 */
export interface CeleriumVehicleSlotted {
  event: "VehicleSlotted";
  seat: number;
  vehicle: "pilot" | "starbot";
  square: number;
}
/**
 * Two vehicles exchanged their places; the squares are the new ones.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehiclesSwapped".
 */
export interface CeleriumVehiclesSwapped {
  event: "VehiclesSwapped";
  seat: number;
  vehicle: "pilot" | "starbot";
  square: number;
  other: number;
  beside: "pilot" | "starbot";
  there: number;
}
/**
 * A Meteor stopped a vehicle.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMeteorStopped".
 */
export interface CeleriumMeteorStopped {
  event: "MeteorStopped";
  seat: number;
  vehicle: "pilot" | "starbot";
  square: number;
}
/**
 * A franchise turned the wheel; these versions conform now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumWheelTurned".
 */
export interface CeleriumWheelTurned {
  event: "WheelTurned";
  seat: number;
  notches: number;
  wheel: CeleriumWheelRow;
}
/**
 * An attack is on its way; the franchises it would hit may answer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAttackLaunched".
 */
export interface CeleriumAttackLaunched {
  event: "AttackLaunched";
  seat: number;
  targets: number[];
  count: number;
}
/**
 * A franchise paid for its Shield and ignores the attack.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumShieldUsed".
 */
export interface CeleriumShieldUsed {
  event: "ShieldUsed";
  seat: number;
}
/**
 * A franchise avoided an attack by a Reaction.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAttackDodged".
 */
export interface CeleriumAttackDodged {
  event: "AttackDodged";
  seat: number;
  card: string;
}
/**
 * A franchise kept a Boost out of a surprise control by a Reaction.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumControlBlocked".
 */
export interface CeleriumControlBlocked {
  event: "ControlBlocked";
  seat: number;
  card: string;
  boost: "shield" | "line" | "planet";
}
/**
 * A Meteor lies on the track.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMeteorLaid".
 */
export interface CeleriumMeteorLaid {
  event: "MeteorLaid";
  seat: number;
  square: number;
}
/**
 * A vehicle is blocked for its owner's next turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehicleShot".
 */
export interface CeleriumVehicleShot {
  event: "VehicleShot";
  seat: number;
  vehicle: "pilot" | "starbot";
}
/**
 * A Shot token is taken off.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumShotRemoved".
 */
export interface CeleriumShotRemoved {
  event: "ShotRemoved";
  seat: number;
  vehicle: "pilot" | "starbot";
}
/**
 * A franchise put a Workshop token on an Upgrade, which works until the end of the round.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeDamaged".
 */
export interface CeleriumUpgradeDamaged {
  event: "UpgradeDamaged";
  seat: number;
  vehicle: "pilot" | "starbot";
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
}
/**
 * A damaged Upgrade went to the Workshop for a round.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeSentToWorkshop".
 */
export interface CeleriumUpgradeSentToWorkshop {
  event: "UpgradeSentToWorkshop";
  seat: number;
  vehicle: "pilot" | "starbot";
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
}
/**
 * An Upgrade came back from the Workshop.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeRepaired".
 */
export interface CeleriumUpgradeRepaired {
  event: "UpgradeRepaired";
  seat: number;
  upgrade: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
}
/**
 * A franchise lost energy.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumEnergyDrained".
 */
export interface CeleriumEnergyDrained {
  event: "EnergyDrained";
  seat: number;
  energy: number;
}
/**
 * A franchise may keep its line in the next race.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumKeepLineTaken".
 */
export interface CeleriumKeepLineTaken {
  event: "KeepLineTaken";
  seat: number;
}
/**
 * A franchise will be first at the next market.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFirstAtMarketTaken".
 */
export interface CeleriumFirstAtMarketTaken {
  event: "FirstAtMarketTaken";
  seat: number;
}
/**
 * A franchise will be last at the next market.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLastAtMarketGiven".
 */
export interface CeleriumLastAtMarketGiven {
  event: "LastAtMarketGiven";
  seat: number;
}
/**
 * A franchise gained actions.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumActionsGained".
 */
export interface CeleriumActionsGained {
  event: "ActionsGained";
  seat: number;
  actions: number;
}
/**
 * A franchise drew an event card of a level.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumCardDrawn".
 */
export interface CeleriumCardDrawn {
  event: "CardDrawn";
  seat: number;
  level: number;
}
/**
 * All franchises have passed: a race is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRaceEnded".
 */
export interface CeleriumRaceEnded {
  event: "RaceEnded";
  race: number;
}
/**
 * A Control card is turned up; these franchises are checked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumControlTurned".
 */
export interface CeleriumControlTurned {
  event: "ControlTurned";
  name: string;
  places: "winner" | "first-two" | "all";
  control: CeleriumControlRow;
  seats: number[];
}
/**
 * A Control card: the places and the Boosts it checks (CM-194).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumControlRow".
 */
export interface CeleriumControlRow {
  name: string;
  places: "winner" | "first-two" | "all";
  boosts: ("shield" | "line" | "planet")[];
  house?: boolean;
}
/**
 * A Boost was shown; it conforms if it is the version that the wheel authorises.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoostChecked".
 */
export interface CeleriumBoostChecked {
  event: "BoostChecked";
  seat: number;
  boost: "shield" | "line" | "planet";
  version: number;
  authorised: number;
  conforms: boolean;
}
/**
 * A franchise drew another Boost of the type, unseen; the lost one is shuffled into the supply.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoostReplaced".
 */
export interface CeleriumBoostReplaced {
  event: "BoostReplaced";
  seat: number;
  boost: "shield" | "line" | "planet";
}
/**
 * A control set a vehicle back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehiclePenalised".
 */
export interface CeleriumVehiclePenalised {
  event: "VehiclePenalised";
  seat: number;
  vehicle: "pilot" | "starbot";
  start: number;
  end: number;
}
/**
 * A franchise's race is counted: leads of Pilot and Starbot, bonus, what it missed, points, new total.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRaceScored".
 */
export interface CeleriumRaceScored {
  event: "RaceScored";
  seat: number;
  pilot: number;
  starbot: number;
  bonus: number;
  missed: number;
  points: number;
  total: number;
}
/**
 * Everybody gains actions by the level of the leader.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumIncomeGained".
 */
export interface CeleriumIncomeGained {
  event: "IncomeGained";
  level: number;
  actions: number;
}
/**
 * The First-franchise token changes hands.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFirstFranchisePassed".
 */
export interface CeleriumFirstFranchisePassed {
  event: "FirstFranchisePassed";
  seat: number;
}
/**
 * A kept Px2 token gives points.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPx2Kept".
 */
export interface CeleriumPx2Kept {
  event: "Px2Kept";
  seat: number;
  points: number;
}
/**
 * The rally is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumGameEnded".
 */
export interface CeleriumGameEnded {
  event: "GameEnded";
  scores: number[];
}
/**
 * What only this pilot sees: the program given in while the others are still at it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersMineView".
 */
export interface MemoracersMineView {
  program: number[];
  force: boolean;
}
/**
 * What only this trucker sees: the component in hand, cards being looked at, components made to order.
 *
 * Also the machinations held, and the one that was put into this flight (GX-331).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMine".
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMineView".
 */
export interface GalaxyTruckerMineView {
  hand: string | null;
  pile: number | null;
  cards: string[];
  ordered: string[];
  secret: number | null;
  machinations: string[];
  plot: string | null;
}
/**
 * What only this player sees: hand, treasures and their points, what is being looked at, what lies face down.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaMine".
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaMineView".
 */
export interface CelestiaMineView {
  hand: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  treasures: CelestiaTreasure[];
  points: number;
  drawn: CelestiaTreasure[];
  placed: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  choice:
    | Pass
    | CelestiaPlay
    | CelestiaTakeLifeboat
    | CelestiaUseSpyglass
    | CelestiaUsePower
    | CelestiaPlaceHelp
    | CelestiaDrawCard
    | CelestiaExchangeCards
    | CelestiaExchangeTreasure
    | null;
}
/**
 * What only this franchise sees: its hand, the versions of its Boosts, and a choice that is still sealed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMine".
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMineView".
 */
export interface CeleriumMineView {
  hand: CeleriumCardFace[];
  shield: number;
  line: number;
  planet: number;
  chosen_face: ("recto" | "verso") | null;
  chosen_boosts: ("shield" | "line" | "planet")[] | null;
  chosen_line: ("blue" | "green" | "yellow") | null;
  chosen_px2: boolean;
}
/**
 * An event card: a movement paid in actions, and two options of which one is paid in energy.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumCardFace".
 */
export interface CeleriumCardFace {
  name: string;
  level: number;
  actions: number;
  squares: number;
  energy: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  options: [CeleriumOptionFace, CeleriumOptionFace];
  house: boolean;
}
/**
 * An energy option: its effect and figures, what it costs, and what kind of option it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumOptionFace".
 */
export interface CeleriumOptionFace {
  effect: string;
  least: number;
  most: number;
  line: ("blue" | "green" | "yellow") | null;
  vehicle: ("pilot" | "starbot") | null;
  boost: string | null;
  cost: number;
  attack: boolean;
  reaction: boolean;
  unstoppable: boolean;
}
/**
 * What everybody at the table may know of the open question: its name, its number, whom it waits for.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Situation".
 */
export interface Situation {
  decision: string | null;
  number: number;
  waiting: number[];
}
/**
 * The question put to a seat: the decision's name and number, the rules behind it, and the offer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
  decision: string;
  number: number;
  question: number;
  rules: string[];
  offer: GameOffer | null;
}
/**
 * The lanes of the start line.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersPlacingOffer".
 */
export interface MemoracersPlacingOffer {
  lanes: MemoracersLaneChoice[];
}
/**
 * A lane of the start line.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersLaneChoice".
 */
export interface MemoracersLaneChoice {
  lane: number;
  refusal: Refusal | null;
}
/**
 * Why something cannot be done: the rule's id, the key of a sentence, and what fills the sentence.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  rule: string;
  key: string;
  args: {
    [k: string]: number | string | boolean;
  };
}
/**
 * The Speeds that can be chosen, and for each lane (index 0: lane 1) the lanes that can follow it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersProgramOffer".
 */
export interface MemoracersProgramOffer {
  lane: number;
  place: number;
  speeds: MemoracersSpeedChoice[];
  reach: number[][];
}
/**
 * A Speed to program at: how many lines, what it costs, what a trap would tick and a repairer clear.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSpeedChoice".
 */
export interface MemoracersSpeedChoice {
  speed: number;
  force: boolean;
  ticks: number;
  trap_ticks: number;
  repair_clears: number;
  refusal: Refusal | null;
}
/**
 * The pairs of neighbouring tiles.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSwapOffer".
 */
export interface MemoracersSwapOffer {
  pairs: MemoracersSwapChoice[];
}
/**
 * A pair of neighbours: the tiles at a place and at the next one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersSwapChoice".
 */
export interface MemoracersSwapChoice {
  place: number;
  refusal: Refusal | null;
}
/**
 * The tiles a circuit can be made of: for each number, the code of each series.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersCircuitOffer".
 */
export interface MemoracersCircuitOffer {
  numbers: string[][];
}
/**
 * The machinations that a player holds, one of which must be chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMachinationOffer".
 */
export interface GalaxyTruckerMachinationOffer {
  cards: string[];
}
/**
 * What is due and the least that may be paid of it, with the credits in hand; else days, crew or red goods go.
 *
 * Crew goes for each credit not paid. `loans` are the tokens that are left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTollOffer".
 */
export interface GalaxyTruckerTollOffer {
  due: number;
  least: number;
  credits: number;
  days: number;
  crew: number;
  goods: number;
  loans: number;
}
/**
 * The aliens, one of whom may be given up, and the days that are lost otherwise.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerQuarantineOffer".
 */
export interface GalaxyTruckerQuarantineOffer {
  cabins: GalaxyTruckerCabinChoice[];
  days: number;
}
/**
 * A cabin and who lives in it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCabinChoice".
 */
export interface GalaxyTruckerCabinChoice {
  square: number;
  member: "human" | "purple" | "brown" | "cyan";
}
/**
 * The highest bid and who made it, the least and the most that can be bid, who is still in, the loans left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAuctionOffer".
 */
export interface GalaxyTruckerAuctionOffer {
  bid: number;
  bidder: number | null;
  least: number;
  most: number;
  bidders: number[];
  loans: number;
}
/**
 * The ships that can be named, and the days that the one named loses.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNameOffer".
 */
export interface GalaxyTruckerNameOffer {
  targets: number[];
  days: number;
}
/**
 * The ships that the parcel can be handed to, the price, the credits in hand, the loans left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerParcelOffer".
 */
export interface GalaxyTruckerParcelOffer {
  targets: number[];
  price: number;
  credits: number;
  loans: number;
}
/**
 * What helping costs in cells and days, and what it brings.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHelpOffer".
 */
export interface GalaxyTruckerHelpOffer {
  cells: number;
  credits: number;
  days: number;
}
/**
 * A ship, and the components of it that hang on by one joint.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoosenOffer".
 */
export interface GalaxyTruckerLoosenOffer {
  target: number;
  squares: number[];
}
/**
 * How many components are to be tested yet, in lots of `per`, which they can be, and the batteries.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSystemOffer".
 */
export interface GalaxyTruckerSystemOffer {
  left: number;
  per: number;
  squares: number[];
  batteries: GalaxyTruckerBatteryChoice[];
}
/**
 * A battery and its cells.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBatteryChoice".
 */
export interface GalaxyTruckerBatteryChoice {
  square: number;
  cells: number;
}
/**
 * The halves whose double cannon could shoot, and what that costs each (GX-299).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfOffer".
 */
export interface GalaxyTruckerHalfOffer {
  choices: GalaxyTruckerHalfPrice[];
}
/**
 * A half of a ship and a price in its cells.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfPrice".
 */
export interface GalaxyTruckerHalfPrice {
  half: "left" | "right";
  price: number;
}
/**
 * The numbers of a die, and the guesses made so far in flight order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDieOffer".
 */
export interface GalaxyTruckerDieOffer {
  numbers: number[];
  guesses: number[];
}
/**
 * The most that can be bid, and the loans that can be taken first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBidOffer".
 */
export interface GalaxyTruckerBidOffer {
  most: number;
  loans?: number;
}
/**
 * The numbers that may be named for columns and rows.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPointOffer".
 */
export interface GalaxyTruckerPointOffer {
  numbers: number[];
}
/**
 * The lines of meteors and the ships they can be sent at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAimOffer".
 */
export interface GalaxyTruckerAimOffer {
  courses: GalaxyTruckerCourseChoice[];
  targets: number[];
}
/**
 * A line of meteors, whether its first large one is ignored, and why it cannot be chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCourseChoice".
 */
export interface GalaxyTruckerCourseChoice {
  course: number;
  meteors: GalaxyTruckerProjectile[];
  eased: boolean;
  refusal: Refusal | null;
}
/**
 * A small or large meteor, a light or heavy shot, and the side of the ship it comes from (GB-099).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerProjectile".
 */
export interface GalaxyTruckerProjectile {
  kind: "small" | "large" | "light" | "heavy";
  side: "front" | "right" | "rear" | "left";
}
/**
 * The squares of the Junkyard.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerJunkyardOffer".
 */
export interface GalaxyTruckerJunkyardOffer {
  stops: GalaxyTruckerStopChoice[];
}
/**
 * A square of the Junkyard, how much its reward is reduced, and why it cannot be chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStopChoice".
 */
export interface GalaxyTruckerStopChoice {
  stop: number;
  row: GalaxyTruckerStop;
  fewer: number;
  refusal: Refusal | null;
}
/**
 * A square of a Junkyard: its price, crew or cells or projectiles to be faced, and its reward (GX-511).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStop".
 */
export interface GalaxyTruckerStop {
  takes_crew?: number;
  takes_cells?: number;
  projectiles?: GalaxyTruckerProjectile[];
  humans?: number;
  cells?: number;
  credits?: number;
  days?: number;
}
/**
 * Astronauts gained, cabins and chambers with the room of each, and an arrangement that takes as many as fit.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBerthOffer".
 */
export interface GalaxyTruckerBerthOffer {
  gained: number;
  cabins: number[];
  cabin_room: number;
  chambers: GalaxyTruckerChamberChoice[];
  chamber_room: number;
  proposed: GalaxyTruckerBerth[];
}
/**
 * A stasis chamber, how many sleep in it, and the cabins that they may wake up in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerChamberChoice".
 */
export interface GalaxyTruckerChamberChoice {
  square: number;
  sleepers: number;
  cabins?: number[];
}
/**
 * Cells to arrange, each battery with the most it holds, and an arrangement that takes all there is room for.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerChargeOffer".
 */
export interface GalaxyTruckerChargeOffer {
  cells: number;
  batteries: GalaxyTruckerBatteryChoice[];
  proposed: GalaxyTruckerCharge[];
}
/**
 * The components on offer; a component with a refusal cannot be mounted anywhere.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDepotOffer".
 */
export interface GalaxyTruckerDepotOffer {
  components: GalaxyTruckerComponentChoice[];
}
/**
 * A component that could be taken.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentChoice".
 */
export interface GalaxyTruckerComponentChoice {
  component: string;
  refusal: Refusal | null;
}
/**
 * Where the component may be mounted.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMountOffer".
 */
export interface GalaxyTruckerMountOffer {
  component: string;
  squares: GalaxyTruckerPlacingChoice[];
}
/**
 * A square and the rotations in which the component may be mounted there; whether it replaces another one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlacingChoice".
 */
export interface GalaxyTruckerPlacingChoice {
  square: number;
  turns: number[];
  replaces: boolean;
}
/**
 * The sides that may become the front, and those that others have chosen, in their order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFrontOffer".
 */
export interface GalaxyTruckerFrontOffer {
  choices: GalaxyTruckerFrontChoice[];
  chosen: ("front" | "right" | "rear" | "left")[];
}
/**
 * A side of the board, and how many engines would point astray with it as the front.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFrontChoice".
 */
export interface GalaxyTruckerFrontChoice {
  side: "front" | "right" | "rear" | "left";
  astray: number;
}
/**
 * The components that could be dropped, and the engine strength without cells as it is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDropOffer".
 */
export interface GalaxyTruckerDropOffer {
  squares: number[];
  strength: number;
}
/**
 * The sides debris could come from, with the votes cast so far in flight order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerVoteOffer".
 */
export interface GalaxyTruckerVoteOffer {
  sides: ("front" | "right" | "rear" | "left")[];
  votes: ("front" | "right" | "rear" | "left")[];
}
/**
 * What the union asks for, and how many credits may be part of it: the least and the most; None: not payable.
 *
 * `loans` are the tokens that are left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerUnionOffer".
 */
export interface GalaxyTruckerUnionOffer {
  due: number;
  least: number | null;
  most: number | null;
  loans?: number;
}
/**
 * The goods that can be handed over, and how many must be.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHandOffer".
 */
export interface GalaxyTruckerHandOffer {
  holds: GalaxyTruckerHoldChoice[];
  left: number;
}
/**
 * A hold: its ordinary and special spaces, and what lies in it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHoldChoice".
 */
export interface GalaxyTruckerHoldChoice {
  square: number;
  ordinary: number;
  special: number;
  goods: ("red" | "yellow" | "green" | "blue")[];
}
/**
 * What the clock is asked: how many seconds the sand runs from that moment until time is up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerClockOffer".
 */
export interface GalaxyTruckerClockOffer {
  seconds: number;
}
/**
 * Building: the component that is free to be put somewhere, and everything that can be done or taken.
 *
 * Fields named like an action hold its refusal, None where it is allowed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBuildOffer".
 */
export interface GalaxyTruckerBuildOffer {
  component: string | null;
  loose: number | null;
  face_down: Refusal | null;
  face_up: GalaxyTruckerComponentChoice[];
  reserve: GalaxyTruckerComponentChoice[];
  squares: GalaxyTruckerSquareChoice[];
  return_component: Refusal | null;
  set_aside: Refusal | null;
  piles: GalaxyTruckerPileChoice[];
  put_back: Refusal | null;
  hourglass: Refusal | null;
  numbers: GalaxyTruckerNumberChoice[];
  leave: Refusal | null;
  ordered?: GalaxyTruckerComponentChoice[];
}
/**
 * An empty square of the ship shape, with the four rotations of the component.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSquareChoice".
 */
export interface GalaxyTruckerSquareChoice {
  square: number;
  turns: GalaxyTruckerTurnChoice[];
}
/**
 * A rotation on a square: the mistakes it would make there, and whether it may be placed at all.
 *
 * `sides` are those where connectors do not match, or where the square before a barrel or exhaust is not free.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerTurnChoice".
 */
export interface GalaxyTruckerTurnChoice {
  turns: number;
  mistakes: Refusal[];
  refusal: Refusal | null;
  sides: ("front" | "right" | "rear" | "left")[];
}
/**
 * One of the open piles.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPileChoice".
 */
export interface GalaxyTruckerPileChoice {
  pile: number;
  refusal: Refusal | null;
}
/**
 * A number tile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberChoice".
 */
export interface GalaxyTruckerNumberChoice {
  number: number;
  refusal: Refusal | null;
}
/**
 * The number tiles that are left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerNumberOffer".
 */
export interface GalaxyTruckerNumberOffer {
  numbers: number[];
}
/**
 * The mistakes of a ship, the components that may be removed, the parts that may be kept.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRepairOffer".
 */
export interface GalaxyTruckerRepairOffer {
  mistakes: GalaxyTruckerMistake[];
  removable: number[];
  parts: GalaxyTruckerPartChoice[];
}
/**
 * A mistake of a ship: what it is, and the squares it concerns.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerMistake".
 */
export interface GalaxyTruckerMistake {
  mistake: Refusal;
  squares: number[];
}
/**
 * A linked part of a ship.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPartChoice".
 */
export interface GalaxyTruckerPartChoice {
  part: number;
  squares: number[];
}
/**
 * The parts of a ship that broke up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerKeepOffer".
 */
export interface GalaxyTruckerKeepOffer {
  parts: GalaxyTruckerPartChoice[];
}
/**
 * An alien and the cabins it could live in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAlienOffer".
 */
export interface GalaxyTruckerAlienOffer {
  alien: "human" | "purple" | "brown" | "cyan";
  cabins: number[];
}
/**
 * What the goods bring at the finish and after giving up, and how many cards are to come.
 *
 * `halves` are those of the ship that could be withdrawn alone (GX-307); `loan_price` is what repaying a loan costs,
 * 0 where none can be repaid (GX-353).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGiveUpOffer".
 */
export interface GalaxyTruckerGiveUpOffer {
  goods: number;
  goods_given_up: number;
  cards: number;
  halves?: GalaxyTruckerHalfChoice[];
  loan_price?: number;
}
/**
 * One half of a ship, and what its goods bring when it gives up (GX-313).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfChoice".
 */
export interface GalaxyTruckerHalfChoice {
  half: "left" | "right";
  goods_given_up: number;
}
/**
 * The strengths that can be declared, counted in steps of one `unit`-th, and that of the `enemy`, if there is one.
 *
 * In a ship of two halves `kinds` says how many kinds of doubles each half in the race has, one half after the other.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPowerOffer".
 */
export interface GalaxyTruckerPowerOffer {
  value: "crew" | "engines" | "cannons" | "flanks";
  unit: number;
  choices: GalaxyTruckerPowerChoice[];
  kinds?: number[];
  enemy?: number | null;
}
/**
 * A number of doubles of each kind, its price in cells, the strength it gives.
 *
 * `paces` are the engine strengths of the halves in the race, where a ship has two (GX-309). `leaves` says that the
 * ship gives up with it: no engine strength in open space (GB-151). `result` is that of the fight against an enemy.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPowerChoice".
 */
export interface GalaxyTruckerPowerChoice {
  doubles: number[];
  price: number;
  strength: number;
  refusal: Refusal | null;
  paces?: number[];
  leaves?: boolean;
  result?: ("won" | "drawn" | "lost") | null;
}
/**
 * The batteries, and how many cells must go.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCellOffer".
 */
export interface GalaxyTruckerCellOffer {
  batteries: GalaxyTruckerBatteryChoice[];
  left: number;
}
/**
 * The manned cabins, and how many of the crew must go.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCrewOffer".
 */
export interface GalaxyTruckerCrewOffer {
  cabins: GalaxyTruckerCabinChoice[];
  left: number;
}
/**
 * The colour of goods that goes, the holds that have it, how many goods must go.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerLoseGoodOffer".
 */
export interface GalaxyTruckerLoseGoodOffer {
  good: "red" | "yellow" | "green" | "blue";
  holds: number[];
  left: number;
}
/**
 * The goods at hand, the holds, and the arrangement that is worth most.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStowOffer".
 */
export interface GalaxyTruckerStowOffer {
  goods: GalaxyTruckerGoodChoice[];
  holds: GalaxyTruckerHoldChoice[];
  best: GalaxyTruckerStowage[];
}
/**
 * Goods of a colour: how many there are to arrange, how many of them are new, the holds that take them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerGoodChoice".
 */
export interface GalaxyTruckerGoodChoice {
  good: "red" | "yellow" | "green" | "blue";
  count: number;
  gained: number;
  holds: number[];
}
/**
 * A projectile, the component it will strike, what defending costs in cells, and which defence helps.
 *
 * `also` are the components that would be destroyed with it (GX-445, GX-453); `parts` those that the ship would break
 * into without them all, none where it would hold together.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDefenceOffer".
 */
export interface GalaxyTruckerDefenceOffer {
  kind: "small" | "large" | "light" | "heavy";
  side: "front" | "right" | "rear" | "left";
  total: number;
  square: number;
  price: number;
  shield: Refusal | null;
  shot: Refusal | null;
  parts: GalaxyTruckerPartChoice[];
  shield_price: number | null;
  shot_price: number | null;
  also: number[];
}
/**
 * The planets, and the days that landing costs.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlanetOffer".
 */
export interface GalaxyTruckerPlanetOffer {
  planets: GalaxyTruckerPlanetChoice[];
  days: number;
}
/**
 * A planet and its goods; who lands second on it gets one good fewer (GX-207).
 *
 * `gain` is what the best load of the ship as it is would be worth beyond the goods aboard: 0 with full holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPlanetChoice".
 */
export interface GalaxyTruckerPlanetChoice {
  planet: number;
  goods: ("red" | "yellow" | "green" | "blue")[];
  refusal: Refusal | null;
  fewer?: number;
  gain?: number;
}
/**
 * What an abandoned ship or station costs in crew and days, and what it brings; so many goods fewer (GX-214).
 *
 * `gain` is what the best load of the ship as it is would be worth beyond the goods aboard: 0 with full holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerOpportunityOffer".
 */
export interface GalaxyTruckerOpportunityOffer {
  crew: number;
  credits: number;
  goods: ("red" | "yellow" | "green" | "blue")[];
  days: number;
  fewer?: number;
  gain?: number;
}
/**
 * What the beaten enemy leaves, and the days it costs to take; so many goods fewer (GX-220).
 *
 * `gain` is what the best load of the ship as it is would be worth beyond the goods aboard: 0 with full holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRewardOffer".
 */
export interface GalaxyTruckerRewardOffer {
  credits: number;
  goods: ("red" | "yellow" | "green" | "blue")[];
  days: number;
  fewer?: number;
  gain?: number;
}
/**
 * The stasis chambers with sleepers, and the cabins with a free place.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerWakeOffer".
 */
export interface GalaxyTruckerWakeOffer {
  chambers: GalaxyTruckerChamberChoice[];
  cabins: number[];
}
/**
 * The cannons that can be boosted, and the strength in halves without another boost and without doubles.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBoostOffer".
 */
export interface GalaxyTruckerBoostOffer {
  strength: number;
  choices: GalaxyTruckerBoostChoice[];
}
/**
 * A booster, a cannon joined to it, the price in cells, what it adds to the strength in halves.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBoostChoice".
 */
export interface GalaxyTruckerBoostChoice {
  booster: number;
  cannon: number;
  price: number;
  halves: number;
  refusal: Refusal | null;
}
/**
 * The jumps there are, and how many cards they would miss.
 *
 * `last`: a jump may miss the arrival, which means giving up.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerJumpOffer".
 */
export interface GalaxyTruckerJumpOffer {
  choices: GalaxyTruckerJumpChoice[];
  cards: number;
  last: boolean;
}
/**
 * An accelerator, an engine joined to it, the price in cells.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerJumpChoice".
 */
export interface GalaxyTruckerJumpChoice {
  accelerator: number;
  engine: number;
  price: number;
  refusal: Refusal | null;
}
/**
 * The furnaces, and the goods that can be burned.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBurnOffer".
 */
export interface GalaxyTruckerBurnOffer {
  choices: GalaxyTruckerBurnChoice[];
  goods: ("red" | "yellow" | "green" | "blue")[];
}
/**
 * A furnace, a battery joined to it, and the cells that the battery would gain.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBurnChoice".
 */
export interface GalaxyTruckerBurnChoice {
  furnace: number;
  battery: number;
  cells: number;
}
/**
 * The specialisations of the cyan alien.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSpecialistOffer".
 */
export interface GalaxyTruckerSpecialistOffer {
  choices: GalaxyTruckerSpecialistChoice[];
}
/**
 * A specialisation, and why it cannot be chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerSpecialistChoice".
 */
export interface GalaxyTruckerSpecialistChoice {
  specialist: "lawyer" | "manager" | "merchant" | "technician" | "diplomat";
  refusal: Refusal | null;
}
/**
 * The Diplomat may be sent to be spared what the card is about to do.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerDiplomatOffer".
 */
export interface GalaxyTruckerDiplomatOffer {
  square: number;
}
/**
 * The goods of the reward, one of which is forgone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerForgoOffer".
 */
export interface GalaxyTruckerForgoOffer {
  goods: ("red" | "yellow" | "green" | "blue")[];
}
/**
 * Get off here, where so many treasures are left, or roll so many dice for the next city.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaStopOffer".
 */
export interface CelestiaStopOffer {
  city: number;
  left: number;
  dice: number;
}
/**
 * Put one of these pawns ashore for so many cards.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPrepareOffer".
 */
export interface CelestiaPrepareOffer {
  pawns: number;
  cards: number;
}
/**
 * The ways to turn the vessel.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHeadingOffer".
 */
export interface CelestiaHeadingOffer {
  headings: CelestiaHeadingChoice[];
}
/**
 * A way to turn the vessel, the city it leads to (None: the Forgotten City) and the dice of its next step.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaHeadingChoice".
 */
export interface CelestiaHeadingChoice {
  to: "route" | "forgotten";
  city: number | null;
  dice: number;
}
/**
 * Stay, or leave with a treasure of the city; what the captain must cover, and the captain's cards in hand.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaAnnounceOffer".
 */
export interface CelestiaAnnounceOffer {
  city: number | null;
  left: number;
  needs: ("fog" | "lightning" | "birds" | "pirates")[];
  captain: number;
  captain_cards: number;
  leave: Refusal | null;
  lifeboats: CelestiaCardChoice[];
}
/**
 * A card of the hand, or the reason why it cannot be played now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardChoice".
 */
export interface CelestiaCardChoice {
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
  refusal: Refusal | null;
}
/**
 * What is left to cover, the sets of cards that would do it, and which of the two words may be said.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDeclareOffer".
 */
export interface CelestiaDeclareOffer {
  needs: ("fog" | "lightning" | "birds" | "pirates")[];
  payments: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[][];
  success: Refusal | null;
  crash: Refusal | null;
}
/**
 * The sets of cards that cover the events.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaLayOffer".
 */
export interface CelestiaLayOffer {
  needs: ("fog" | "lightning" | "birds" | "pirates")[];
  payments: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[][];
}
/**
 * The dice; any number of them, or none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaRerollOffer".
 */
export interface CelestiaRerollOffer {
  dice: CelestiaDieChoice[];
}
/**
 * A die as it lies, or the reason why it cannot be rolled again.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDieChoice".
 */
export interface CelestiaDieChoice {
  face: "blank" | "fog" | "lightning" | "birds" | "pirates";
  refusal: Refusal | null;
}
/**
 * The other players.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlayersOffer".
 */
export interface CelestiaPlayersOffer {
  players: CelestiaPlayerChoice[];
}
/**
 * A player, or the reason why they cannot be named.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlayerChoice".
 */
export interface CelestiaPlayerChoice {
  seat: number;
  refusal: Refusal | null;
}
/**
 * A gift and who may get it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaGiftOffer".
 */
export interface CelestiaGiftOffer {
  gift: CelestiaTreasure;
  players: CelestiaPlayerChoice[];
}
/**
 * All that could be done at this moment: each kind of card in hand once, Spyglasses, the power.
 *
 * `help` are the Help cards in hand, all of them, any of which may be placed unless `help_refusal` says why not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaReactionOffer".
 */
export interface CelestiaReactionOffer {
  cards: CelestiaCardChoice[];
  lifeboats: CelestiaCardChoice[];
  spyglasses: CelestiaSpyglassChoice[];
  power: CelestiaPowerChoice | null;
  help: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  help_refusal: Refusal | null;
}
/**
 * A Spyglass by the city it was found in, or the reason why it cannot be used now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaSpyglassChoice".
 */
export interface CelestiaSpyglassChoice {
  city: number;
  refusal: Refusal | null;
}
/**
 * The power of your character, or the reason why it cannot be used now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPowerChoice".
 */
export interface CelestiaPowerChoice {
  colour: "red" | "blue" | "green" | "yellow" | "black" | "purple";
  refusal: Refusal | null;
}
/**
 * The treasures of a city that would be drawn; or an Instructor played, unless the refusal says why not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaDrawOffer".
 */
export interface CelestiaDrawOffer {
  city: number;
  count: number;
  instructor: Refusal | null;
}
/**
 * The treasures to choose one from.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureOffer".
 */
export interface CelestiaTreasureOffer {
  treasures: CelestiaTreasure[];
}
/**
 * The hand, any cards of which may be exchanged, and the treasures, one of which may be.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaBonusOffer".
 */
export interface CelestiaBonusOffer {
  cards: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  treasures: CelestiaTreasureChoice[];
}
/**
 * A treasure, or the reason why it cannot be exchanged.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureChoice".
 */
export interface CelestiaTreasureChoice {
  treasure: CelestiaTreasure;
  refusal: Refusal | null;
}
/**
 * The two faces of the Pilot card, recto first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFaceOffer".
 */
export interface CeleriumFaceOffer {
  faces: CeleriumPilotRow[];
}
/**
 * What lies on the market, and the actions to pay it with; passing is always possible.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumMarketOffer".
 */
export interface CeleriumMarketOffer {
  upgrades: CeleriumUpgradeChoice[];
  actions: number;
}
/**
 * An Upgrade of the market.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeChoice".
 */
export interface CeleriumUpgradeChoice {
  upgrade: CeleriumUpgradeRow;
  price: number;
  refusal: Refusal | null;
}
/**
 * An Upgrade: the values it shows, its energy, and how many there are (CM-009, CM-070, CM-071).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumUpgradeRow".
 */
export interface CeleriumUpgradeRow {
  name: string;
  family: "specialist" | "twin" | "all-terrain" | "generator" | "overdrive" | "battery" | "other";
  energy: number;
  copies: number;
  blue?: number | null;
  green?: number | null;
  yellow?: number | null;
  house?: boolean;
}
/**
 * What can be installed; being done is always possible.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumEquipmentOffer".
 */
export interface CeleriumEquipmentOffer {
  installs: CeleriumInstallChoice[];
  actions: number;
  energy: number;
}
/**
 * An Upgrade of the Hangar on a vehicle, and the energy gauge it would give.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumInstallChoice".
 */
export interface CeleriumInstallChoice {
  upgrade: CeleriumUpgradeRow;
  vehicle: "pilot" | "starbot";
  price: number;
  energy: number;
  refusal: Refusal | null;
}
/**
 * The decks, the price of a card, and the actions to pay with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPurchaseOffer".
 */
export interface CeleriumPurchaseOffer {
  levels: CeleriumLevelChoice[];
  price: number;
  actions: number;
}
/**
 * A deck of event cards: how many are left to draw, or why it is closed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLevelChoice".
 */
export interface CeleriumLevelChoice {
  level: number;
  left: number;
  refusal: Refusal | null;
}
/**
 * The three Boosts; any of them may be activated.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoostOffer".
 */
export interface CeleriumBoostOffer {
  boosts: CeleriumBoostChoice[];
}
/**
 * A Boost: its version and the one that conforms now, points, penalties, whether it would cancel a malus.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoostChoice".
 */
export interface CeleriumBoostChoice {
  boost: "shield" | "line" | "planet";
  version: number;
  authorised: number;
  points: number;
  larger: number;
  smaller: number;
  cancels: boolean;
}
/**
 * The three lines, each without and with the Px2 token.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLineOffer".
 */
export interface CeleriumLineOffer {
  picks: CeleriumLineChoice[];
}
/**
 * A line without or with the Px2 token, the start squares it gives with active Boosts, what would score there.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLineChoice".
 */
export interface CeleriumLineChoice {
  line: "blue" | "green" | "yellow";
  px2: boolean;
  pilot: number;
  starbot: number;
  standing: CeleriumStanding;
  refusal: Refusal | null;
}
/**
 * What decides whether vehicles score where they are; `missed` counts the conditions that are not met.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumStanding".
 */
export interface CeleriumStanding {
  behind: boolean;
  zone: ("grey" | "blue" | "pink") | null;
  in_zone: boolean;
  missed: number;
}
/**
 * The stored Upgrades, and how many of them must go.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDiscardOffer".
 */
export interface CeleriumDiscardOffer {
  hangar: CeleriumUpgradeRow[];
  workshop: CeleriumUpgradeRow[];
  surplus: number;
}
/**
 * The cards, and where each vehicle would land for every length they give; passing is always possible.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRaceOffer".
 */
export interface CeleriumRaceOffer {
  cards: CeleriumCardChoice[];
  reach: CeleriumVehicleReach[];
  actions: number;
  energy: number;
}
/**
 * An event card that is held, with the longest advance it gives and its parts.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumCardChoice".
 */
export interface CeleriumCardChoice {
  card: string;
  squares: number;
  parts: CeleriumPartChoice[];
}
/**
 * A part of a card: its price in actions (movement) or energy (options), or why it cannot be used.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPartChoice".
 */
export interface CeleriumPartChoice {
  part: "move" | "first" | "second";
  price: number;
  refusal: Refusal | null;
}
/**
 * Where a vehicle could go, or why it cannot.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehicleReach".
 */
export interface CeleriumVehicleReach {
  vehicle: "pilot" | "starbot";
  landings: CeleriumLanding[];
  refusal: Refusal | null;
}
/**
 * The end of a move: its length and square, whether a Meteor stops it, how far it may be repeated, what scores.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLanding".
 */
export interface CeleriumLanding {
  squares: number;
  square: number;
  meteor: boolean;
  again: number;
  standing: CeleriumStanding;
}
/**
 * What is left of the card that was played; ending the turn is always possible.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumGoOnOffer".
 */
export interface CeleriumGoOnOffer {
  card: CeleriumCardChoice;
  reach: CeleriumVehicleReach[];
  actions: number;
  energy: number;
}
/**
 * Where each vehicle could advance to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAdvanceOffer".
 */
export interface CeleriumAdvanceOffer {
  vehicles: CeleriumVehicleReach[];
}
/**
 * Where the vehicle on the double-move square could go on to; staying is always possible.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumRepeatOffer".
 */
export interface CeleriumRepeatOffer {
  vehicle: "pilot" | "starbot";
  landings: CeleriumLanding[];
}
/**
 * Where each of your vehicles could go back to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBackOffer".
 */
export interface CeleriumBackOffer {
  vehicles: CeleriumVehicleReach[];
}
/**
 * The turns the card gives.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumWheelOffer".
 */
export interface CeleriumWheelOffer {
  turns: CeleriumWheelChoice[];
}
/**
 * A number of notches, and the versions that would then conform.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumWheelChoice".
 */
export interface CeleriumWheelChoice {
  notches: number;
  wheel: CeleriumWheelRow;
}
/**
 * The opposing vehicles; `squares`: how far the target is pushed back, 0 for a Shot.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAimOffer".
 */
export interface CeleriumAimOffer {
  effect: string;
  squares: number;
  targets: CeleriumAimChoice[];
}
/**
 * An opposing vehicle, or why it cannot be hit.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAimChoice".
 */
export interface CeleriumAimChoice {
  seat: number;
  vehicle: "pilot" | "starbot";
  refusal: Refusal | null;
}
/**
 * The opponents; `amount`: energy that is drained; `boost`: the type that is checked, None: all or none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumOpponentOffer".
 */
export interface CeleriumOpponentOffer {
  effect: string;
  amount: number;
  boost: ("shield" | "line" | "planet") | null;
  opponents: number[];
}
/**
 * The opponents; you may name any type of Boost of any of them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumControlOffer".
 */
export interface CeleriumControlOffer {
  opponents: number[];
}
/**
 * The placements in range.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPlaceOffer".
 */
export interface CeleriumPlaceOffer {
  effect: string;
  places: CeleriumPlaceChoice[];
}
/**
 * One of your vehicles, the vehicle it is placed next to or exchanged with, and the square it would stand on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPlaceChoice".
 */
export interface CeleriumPlaceChoice {
  vehicle: "pilot" | "starbot";
  seat: number;
  beside: "pilot" | "starbot";
  square: number;
}
/**
 * The decks to draw from.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDrawOffer".
 */
export interface CeleriumDrawOffer {
  levels: CeleriumLevelChoice[];
}
/**
 * The attack (attacker, card and part), and what can be answered; taking it is always possible.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumAnswerOffer".
 */
export interface CeleriumAnswerOffer {
  attacker: number;
  card: string;
  part: "move" | "first" | "second";
  shield_price: number;
  shield: Refusal | null;
  reactions: CeleriumReactionChoice[];
  energy: number;
}
/**
 * A Reaction that is held: its price, or why it does not help.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumReactionChoice".
 */
export interface CeleriumReactionChoice {
  card: string;
  part: "move" | "first" | "second";
  boost: ("shield" | "line" | "planet") | null;
  price: number;
  refusal: Refusal | null;
}
/**
 * The vehicles whose Upgrade can be damaged.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDamageOffer".
 */
export interface CeleriumDamageOffer {
  vehicles: ("pilot" | "starbot")[];
}
/**
 * The two penalties, and both ways to take them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPenaltyOffer".
 */
export interface CeleriumPenaltyOffer {
  larger: number;
  smaller: number;
  choices: CeleriumPenaltyChoice[];
}
/**
 * The vehicle that takes the larger penalty, and the squares both would stand on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPenaltyChoice".
 */
export interface CeleriumPenaltyChoice {
  vehicle: "pilot" | "starbot";
  pilot: number;
  starbot: number;
}
/**
 * What the table answers for your seat, unless you do so first, and in how many milliseconds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StandingAnswer".
 */
export interface StandingAnswer {
  action: GameAction;
  in_ms: number;
}
/**
 * A type of Boost: points, penalties and the versions of its tokens (CM-008, CM-092, CM-204).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBoostRow".
 */
export interface CeleriumBoostRow {
  type: "shield" | "line" | "planet";
  points: number;
  larger: number;
  smaller: number;
  versions: number[];
}
/**
 * Every table, ours or not: what a game is played with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumBox".
 */
export interface CeleriumBox {
  track: CeleriumTrackRow[];
  planets: CeleriumPlanetRow[];
  pilots: CeleriumPilotRow[];
  starbots: CeleriumStarbotRow[];
  upgrades: CeleriumUpgradeRow[];
  boosts: CeleriumBoostRow[];
  wheel: CeleriumWheelRow[];
  controls: CeleriumControlRow[];
  events: CeleriumEventRow[];
}
/**
 * A square of the race track (CM-Q04).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumTrackRow".
 */
export interface CeleriumTrackRow {
  square: number;
  zone: "grey" | "blue" | "pink";
  double_move?: boolean;
  starbot?: number;
}
/**
 * A Starbot card: its power on each line (CM-010).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumStarbotRow".
 */
export interface CeleriumStarbotRow {
  colour: "red" | "white" | "blue" | "green";
  blue: number;
  green: number;
  yellow: number;
  house?: boolean;
}
/**
 * An event card: its movement, and two options written in the vocabulary of effects (CM-135, CM-268).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumEventRow".
 */
export interface CeleriumEventRow {
  name: string;
  level: number;
  copies: number;
  actions: number;
  squares: number;
  energy: number;
  first: string;
  second: string;
  house?: boolean;
}
/**
 * Tables that take the place of ours; a table that is left out is ours.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumContent".
 */
export interface CeleriumContent {
  track?: CeleriumTrackRow[] | null;
  planets?: CeleriumPlanetRow[] | null;
  pilots?: CeleriumPilotRow[] | null;
  starbots?: CeleriumStarbotRow[] | null;
  upgrades?: CeleriumUpgradeRow[] | null;
  boosts?: CeleriumBoostRow[] | null;
  wheel?: CeleriumWheelRow[] | null;
  controls?: CeleriumControlRow[] | null;
  events?: CeleriumEventRow[] | null;
}
/**
 * An event deck: cards left, and the names on its discard pile.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumDeckView".
 */
export interface CeleriumDeckView {
  left: number;
  discard: string[];
}
/**
 * A franchise's board as everybody sees it. `cards`: how many event cards of each level it holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumFranchiseView".
 */
export interface CeleriumFranchiseView {
  rival: boolean;
  pilot_card: number;
  pilot_face: CeleriumPilotRow | null;
  starbot_face: CeleriumStarbotRow;
  score: number;
  level: number;
  actions: number;
  energy: number;
  capacity: number;
  pilot: CeleriumVehicleView;
  starbot: CeleriumVehicleView;
  line: ("blue" | "green" | "yellow") | null;
  px2: boolean;
  doubling: boolean;
  boosts: ("shield" | "line" | "planet")[];
  shielded: boolean;
  hangar: CeleriumUpgradeRow[];
  workshop: CeleriumUpgradeRow[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [number, number, number];
  keep_line: boolean;
  ready: boolean;
  sheets: CeleriumSheetView[];
  standing: CeleriumStanding | null;
}
/**
 * A vehicle as everybody sees it: its square (None before the first placement), powers by line, Upgrade, tokens.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumVehicleView".
 */
export interface CeleriumVehicleView {
  square: number | null;
  powers: number[];
  upgrade: CeleriumUpgradeRow | null;
  damaged: boolean;
  shot: boolean;
  stopped: boolean;
}
/**
 * One race of one franchise: every source of its points, and what it missed (Starbot malus, expert conditions).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumSheetView".
 */
export interface CeleriumSheetView {
  pilot: number;
  starbot: number;
  bonus: number;
  missed: number;
  points: number;
  boosts: number;
}
/**
 * An event card played in this race, and who played it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumLaidCard".
 */
export interface CeleriumLaidCard {
  seat: number;
  card: CeleriumCardFace;
}
/**
 * How a rally is set up. `colours` names the franchises' colours by seat; left out, they are taken in order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumOptions".
 */
export interface CeleriumOptions {
  modules?: ("expert" | "solo")[];
  colours?: ("red" | "white" | "blue" | "green")[];
  first_to_last?: boolean;
  difficulty?: "easy" | "normal" | "hard";
  content?: CeleriumContent | null;
}
/**
 * What the set-up page shows before a rally: races, Upgrades of a market, and every table it is played with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPreview".
 */
export interface CeleriumPreview {
  races: number;
  market: number;
  box: CeleriumBox;
  cards: CeleriumCardFace[];
}
/**
 * The table: central board, track, and the board of every franchise. In solo the second franchise is the Rival.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPublic".
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumPublicView".
 */
export interface CeleriumPublic {
  modules: ("expert" | "solo")[];
  first_to_last: boolean;
  difficulty: "easy" | "normal" | "hard";
  round: number;
  races: number;
  first: number;
  order: number[];
  passes: number;
  planet: CeleriumPlanetRow | null;
  planets_seen: string[];
  track: CeleriumTrackView;
  wheel: CeleriumWheelRow;
  wheel_next: CeleriumWheelRow[];
  market: CeleriumUpgradeRow[];
  market_order: number[];
  first_at_market: number | null;
  last_at_market: number | null;
  upgrades_left: number;
  upgrades_gone: string[];
  decks: CeleriumDeckView[];
  laid: CeleriumLaidCard[];
  meteors: number[];
  supply: CeleriumSupplyView;
  control: CeleriumControlRow | null;
  controls_seen: string[];
  franchises: CeleriumFranchiseView[];
  rival_plays: number | null;
  result: ("win" | "draw" | "defeat") | null;
}
/**
 * The track from its first square: zones one by one, double-move squares, and (square, bonus) for Starbots.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumTrackView".
 */
export interface CeleriumTrackView {
  first: number;
  zones: ("grey" | "blue" | "pink")[];
  double_moves: number[];
  starbots: [number, number][];
}
/**
 * Tokens left in the supply.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CeleriumSupplyView".
 */
export interface CeleriumSupplyView {
  meteors: number;
  shots: number;
  workshop: number;
  keep_line: number;
}
/**
 * How many cards of a kind are in the deck; a house split is ours, not the rulebook's.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardCount".
 */
export interface CelestiaCardCount {
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
  copies: number;
  house: boolean;
}
/**
 * How many cards of a kind there are; `two` in the two-player variant, where that differs (CS-184).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCardRow".
 */
export interface CelestiaCardRow {
  card:
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor";
  copies: number;
  two?: number | null;
  house?: boolean;
}
/**
 * A city of the route: its value, the dice to reach it, its treasures, and how many of them are Spyglasses.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCityCount".
 */
export interface CelestiaCityCount {
  value: number;
  dice: number;
  treasures: number;
  spyglasses: number;
  house: boolean;
}
/**
 * One city tile and its treasures, as written in a content table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCityRow".
 */
export interface CelestiaCityRow {
  value: number;
  dice: number;
  treasures: CelestiaTreasureRow[];
  spyglasses?: number;
  more?: boolean;
  forgotten?: boolean;
  house?: boolean;
}
/**
 * Treasures of one city that are alike.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaTreasureRow".
 */
export interface CelestiaTreasureRow {
  points: number;
  copies: number;
}
/**
 * A city tile: its value, whether treasures may be worth more, the dice to reach it, the treasures left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaCityView".
 */
export interface CelestiaCityView {
  value: number;
  more: boolean;
  dice: number;
  left: number;
  house: boolean;
}
/**
 * A complete table: the cities of the route in ascending order, the cards of the main deck, the faces of a die.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaContent".
 */
export interface CelestiaContent {
  cities: CelestiaCityRow[];
  cards: CelestiaCardRow[];
  die: ("blank" | "fog" | "lightning" | "birds" | "pirates")[];
}
/**
 * How a game is set up. With two seats the two-player variant is played unless `two` is false (CS-183).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaOptions".
 */
export interface CelestiaOptions {
  modules?: (
    "two" | "beginner" | "ext1" | "ext2" | "xmas" | "matryoshburg" | "boscalumia" | "grappin" | "instructor"
  )[];
  two?: boolean | null;
  first_captain?: number | null;
  colours?: ("red" | "blue" | "green" | "yellow" | "black" | "purple")[];
  power_cards?: boolean;
  spyglasses?: boolean;
  content?: CelestiaContent | null;
}
/**
 * Where a vessel stands or heads: a city by its value, the empty space, or the Forgotten City.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPlaceView".
 */
export interface CelestiaPlaceView {
  spot: "city" | "space" | "forgotten";
  city: number | null;
}
/**
 * The deck, the hand that is dealt, and the cities; with two players Spyglasses are only possible (CS-188).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPreview".
 */
export interface CelestiaPreview {
  deck: number;
  hand: number;
  cards: CelestiaCardCount[];
  cities: CelestiaCityCount[];
}
/**
 * The table. Treasures of a seat are counted by city, in the order of the route, until they are revealed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPublic".
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaPublicView".
 */
export interface CelestiaPublic {
  modules: ("two" | "beginner" | "ext1" | "ext2" | "xmas" | "matryoshburg" | "boscalumia" | "grappin" | "instructor")[];
  goal: number;
  voyage: number;
  cities: CelestiaCityView[];
  seats: CelestiaSeatView[];
  captain: number | null;
  aircraft: CelestiaPlaceView | null;
  pilot: number | null;
  lifeboat: CelestiaPlaceView | null;
  lifeboat_card:
    | (
        | "compass"
        | "lightning-rod"
        | "foghorn"
        | "cannon"
        | "improved-compass"
        | "improved-lightning-rod"
        | "improved-foghorn"
        | "improved-cannon"
        | "help-compass"
        | "help-lightning-rod"
        | "help-foghorn"
        | "help-cannon"
        | "turbo"
        | "alternative-route"
        | "ejection"
        | "jetpack"
        | "bad-spell"
        | "bandit"
        | "mooring"
        | "lifeboat-fog"
        | "lifeboat-lightning"
        | "lifeboat-birds"
        | "lifeboat-pirates"
        | "urgent-need"
        | "new-gear"
        | "spy"
        | "grappling-hook"
        | "instructor"
      )
    | null;
  vessel: "aircraft" | "lifeboat";
  target: CelestiaPlaceView;
  dice: ("blank" | "fog" | "lightning" | "birds" | "pirates")[];
  pirates_ignored: boolean;
  needs: ("fog" | "lightning" | "birds" | "pirates")[];
  word: ("success" | "crash") | null;
  laid: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  help: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  shown: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  moored: boolean;
  deck: number;
  discard: (
    | "compass"
    | "lightning-rod"
    | "foghorn"
    | "cannon"
    | "improved-compass"
    | "improved-lightning-rod"
    | "improved-foghorn"
    | "improved-cannon"
    | "help-compass"
    | "help-lightning-rod"
    | "help-foghorn"
    | "help-cannon"
    | "turbo"
    | "alternative-route"
    | "ejection"
    | "jetpack"
    | "bad-spell"
    | "bandit"
    | "mooring"
    | "lifeboat-fog"
    | "lifeboat-lightning"
    | "lifeboat-birds"
    | "lifeboat-pirates"
    | "urgent-need"
    | "new-gear"
    | "spy"
    | "grappling-hook"
    | "instructor"
  )[];
  used_spyglasses: number[];
  gifts: number[];
  revealed_gifts: CelestiaTreasure[] | null;
  lit: boolean;
  reason: ("goal" | "different" | "route") | null;
}
/**
 * A player as everybody sees them: pawns, hand size, treasures by city, character, what they did in this step.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CelestiaSeatView".
 */
export interface CelestiaSeatView {
  colours: ("red" | "blue" | "green" | "yellow" | "black" | "purple")[];
  character: ("red" | "blue" | "green" | "yellow" | "black" | "purple") | null;
  spent: boolean;
  pawns: number;
  hand: number;
  treasures: number[];
  announced: ("stays" | "leaves" | "lifeboat") | null;
  got_off: boolean;
  help: number;
  token: boolean;
  gift: CelestiaTreasure | null;
  ready: boolean;
  revealed: CelestiaTreasure[] | null;
  help_left:
    | (
        | "compass"
        | "lightning-rod"
        | "foghorn"
        | "cannon"
        | "improved-compass"
        | "improved-lightning-rod"
        | "improved-foghorn"
        | "improved-cannon"
        | "help-compass"
        | "help-lightning-rod"
        | "help-foghorn"
        | "help-cannon"
        | "turbo"
        | "alternative-route"
        | "ejection"
        | "jetpack"
        | "bad-spell"
        | "bandit"
        | "mooring"
        | "lifeboat-fog"
        | "lifeboat-lightning"
        | "lifeboat-birds"
        | "lifeboat-pirates"
        | "urgent-need"
        | "new-gear"
        | "spy"
        | "grappling-hook"
        | "instructor"
      )[]
    | null;
}
/**
 * Says something: players to players, watchers to watchers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  text?: string;
  phrase?:
    ("good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn") | null;
  seat?: number | null;
}
/**
 * One thing that was said. `text` is plain text, cleaned and limited; a phrase has a key instead.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  number: number;
  where: "players" | "watchers";
  seat: number | null;
  name: string;
  text: string;
  phrase:
    ("good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn") | null;
  time: number;
}
/**
 * The first message of every socket: the tokens of your seats (none: a spectator).
 *
 * `since`: the first entry you are missing; 0 for the full history, null for none of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  tokens?: string[];
  since?: number | null;
  name?: string;
  program?: boolean;
  draws?: boolean;
}
/**
 * An answer to the decision of this number.
 *
 * `after`: the last entry you had when you first sent it. With it you may send an answer again after a broken line:
 * one that is in the log already is confirmed, and not played twice.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  number: number;
  action: GameAction;
  after?: number | null;
}
/**
 * Asks whether an answer would be taken, without giving it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  type: "try";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  number: number;
  action: GameAction;
}
/**
 * Asks for a game that your seat could be in, to think with: what the seat cannot know is dealt again.
 *
 * For programs that said so in their hello: such a game holds all that the seat has ever been shown.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "World".
 */
export interface World {
  type: "world";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
}
/**
 * Gives up a seat: before the start it is open to anyone, in a running game a bot has it for good.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  for_good?: boolean;
}
/**
 * Gives your seat another name before the start; it is cleaned and cut like that of a newcomer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  type: "rename";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  name?: string;
}
/**
 * Takes somebody off a seat before the start (`who`); `seat` is the host's own.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Remove".
 */
export interface Remove {
  type: "remove";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  who: number;
}
/**
 * Lets a bot have an open seat before the start, or opens the seat of a bot again (`bot` null).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Fill".
 */
export interface Fill {
  type: "fill";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  bot?: string | null;
  name?: string;
}
/**
 * Says that a seat is ready to start, or is not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  type: "ready";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  ready?: boolean;
}
/**
 * Commits a seat to its number for the seed, which it shows when all commitments are fixed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Commit".
 */
export interface Commit {
  type: "commit";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  commitment: string;
}
/**
 * Shows the number that a seat has committed to.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  type: "reveal";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  number: string;
}
/**
 * Asks the table for what needs its consent: a pause, going back, a bot for somebody (`about`).
 *
 * `replace` is for somebody who has left and may come back, `remove` for good.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  type: "propose";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  wish: "pause" | "remove" | "replace" | "undo";
  about?: number | null;
}
/**
 * Agrees to a proposal or to a request to go back, or not; one refusal ends it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  type: "consent";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  proposal: number;
  agree: boolean;
}
/**
 * Ends a pause.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  type: "resume";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
}
/**
 * Takes back the last answer of a seat, unless dice were rolled or something was revealed or seen since.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
}
/**
 * Asks whether the answers to the open question could be taken back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Foresee".
 */
export interface Foresee {
  type: "foresee";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  number: number;
}
/**
 * Gives the standing orders of a seat, in place of those it had. `ask`: never answer for me.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Orders".
 */
export interface Orders {
  type: "orders";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  ask?: boolean;
  aside?: StandingOrder[];
}
/**
 * Actions that a seat sets aside, by some of their fields ({"do": "Play", "card": "jetpack"}), and until when.
 *
 * Each game says which actions may be set aside, and names the spans.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StandingOrder".
 */
export interface StandingOrder {
  action: {
    [k: string]: string | number | boolean | null;
  };
  until: string;
}
/**
 * Asks what the answers to the open question are worth, at a table with a coach; `action`: one you think of.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Coach".
 */
export interface Coach {
  type: "coach";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  seat: number;
  number: number;
  action?: unknown;
}
/**
 * Shows a face for a moment.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  type: "react";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id: number;
  face: "clap" | "cry" | "heart" | "laugh" | "think" | "wow";
  seat?: number | null;
}
/**
 * Asks for a sign of life.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  /**
   * Chosen by the sender; the reply carries it.
   */
  id?: number;
}
/**
 * An answer: what you can expect from it, and what you then have in hundredths of the unit of the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CoachAnswer".
 */
export interface CoachAnswer {
  action: GameAction;
  worth: CoachWorth;
  gain?: number | null;
}
/**
 * An expected share of the win in millionths, and the interval that holds it 95 times of 100.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "CoachWorth".
 */
export interface CoachWorth {
  value: number;
  low: number;
  high: number;
}
/**
 * What the coach says of the open question: answers, the best one first; none where it says nothing.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Coached".
 */
export interface Coached {
  type: "coached";
  id: number;
  seat: number;
  number: number;
  answers?: CoachAnswer[];
  worlds?: number;
  costs?: CoachWorth[];
  fact?: [string, number] | null;
}
/**
 * A contact: the secret by which this device uses it, and whether it has to be confirmed by a mail first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ContactGiven".
 */
export interface ContactGiven {
  token: string;
  confirmed: boolean;
}
/**
 * A device shows the secret of its contact.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ContactShown".
 */
export interface ContactShown {
  token: string;
}
/**
 * What has become of a contact: whether it is there, and confirmed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ContactState".
 */
export interface ContactState {
  known: boolean;
  confirmed: boolean;
}
/**
 * A complete table of tiles: every number in every series, and the Kraken tiles (MR-003).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersContent".
 */
export interface MemoracersContent {
  tiles: MemoracersTileRow[];
}
/**
 * One tile as written in a content table: its code, the effect of each lane, its special symbols.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTileRow".
 */
export interface MemoracersTileRow {
  name: string;
  lanes: ("safe" | "trap" | "accelerator" | "slower" | "repairer" | "mechanism")[];
  symbols?: ("missile" | "mobile")[];
}
/**
 * A complete box: every component and every adventure card, then what modules add to them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerContent".
 */
export interface GalaxyTruckerContent {
  components: GalaxyTruckerComponentRow[];
  cards: GalaxyTruckerCardRow[];
  technologies?: GalaxyTruckerComponentRow[];
  roads?: GalaxyTruckerRoadRow[];
  bonus?: GalaxyTruckerCardRow[];
  machinations?: GalaxyTruckerCardRow[];
}
/**
 * One component: its sides as it lies unturned (north, east, south, west) and what it holds.
 *
 * `barrels` and `armoured` are directions, for the kinds whose faces differ in them (GX-077, GX-147); `house` marks a
 * face that is our own.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentRow".
 */
export interface GalaxyTruckerComponentRow {
  name: string;
  kind:
    | "starting_cabin"
    | "cabin"
    | "battery"
    | "hold"
    | "special_hold"
    | "cannon_single"
    | "cannon_double"
    | "engine_single"
    | "engine_double"
    | "shield"
    | "life_support_purple"
    | "life_support_brown"
    | "structural"
    | "luxury_cabin"
    | "stasis_chamber"
    | "cannon_bidirectional"
    | "engine_cannon"
    | "mixed_hold"
    | "battery_hold"
    | "life_support_cyan"
    | "shield_booster"
    | "cannon_booster"
    | "accelerator"
    | "furnace"
    | "plating";
  /**
   * @minItems 4
   * @maxItems 4
   */
  sides: [number, number, number, number];
  cells?: number;
  ordinary?: number;
  special?: number;
  colour?: ("blue" | "green" | "yellow" | "red" | "orange") | null;
  barrels?: number[];
  armoured?: number[];
  house?: boolean;
}
/**
 * One adventure card; a figure that its family does not use stays 0 or empty.
 *
 * A machination has level 0, since it belongs to no flight, and may have an addition for `five` players (GX-350).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerCardRow".
 */
export interface GalaxyTruckerCardRow {
  name: string;
  level: number;
  family:
    | "slavers"
    | "smugglers"
    | "pirates"
    | "stardust"
    | "epidemic"
    | "sabotage"
    | "open_space"
    | "meteor_swarm"
    | "planets"
    | "combat_zone"
    | "abandoned_ship"
    | "abandoned_station"
    | "bureaucracy"
    | "robotic_police"
    | "space_billiards"
    | "junkyard"
    | "star_depot"
    | "system_test"
    | "traffic_jam"
    | "ambush"
    | "junk_for_sale"
    | "stranded_ship"
    | "vast_open_space"
    | "toll_queue"
    | "wormhole_auction"
    | "paint_inspection"
    | "tailgaters"
    | "pay_day"
    | "something_behind"
    | "road_rage"
    | "weigh_station"
    | "quarantine"
    | "power_surge"
    | "rattle"
    | "ticking_parcel"
    | "hitchhikers"
    | "drag_race"
    | "poachers"
    | "customs"
    | "sponsors_prize"
    | "solar_flare";
  star?: boolean;
  strength?: number;
  crew?: number;
  takes_crew?: number;
  takes_goods?: number;
  credits?: number;
  goods?: ("red" | "yellow" | "green" | "blue")[];
  planets?: ("red" | "yellow" | "green" | "blue")[][];
  projectiles?: GalaxyTruckerProjectile[];
  lines?: GalaxyTruckerZoneLine[];
  days?: number;
  courses?: GalaxyTruckerProjectile[][];
  stops?: GalaxyTruckerStop[];
  takes_cells?: number;
  price?: number;
  per?: number;
  more?: number;
  times?: number;
  prizes?: number[];
  five?: boolean;
  house?: boolean;
}
/**
 * One line of a combat zone: what is compared, and what the lowest ship suffers (GB-155).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerZoneLine".
 */
export interface GalaxyTruckerZoneLine {
  least: "crew" | "engines" | "cannons" | "flanks";
  days?: number;
  takes_crew?: number;
  takes_goods?: number;
  projectiles?: GalaxyTruckerProjectile[];
}
/**
 * A card of Rough Roads: what it does, whether it acts while ships are built, whether its text is our own.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRoadRow".
 */
export interface GalaxyTruckerRoadRow {
  name: string;
  road:
    | "stiff-competition"
    | "lust-for-power"
    | "space-junk"
    | "deja-vu"
    | "cosmic-psychosis"
    | "metal-fatigue"
    | "rotten-batteries"
    | "meteoric-inversion"
    | "tough-trip"
    | "remorseless-fate"
    | "piercing-projectiles"
    | "union-ship"
    | "explosive-goods"
    | "explosive-batteries"
    | "infected-goods"
    | "somersault"
    | "defective-connectors"
    | "made-to-order"
    | "dead-zone"
    | "nasty-surprise"
    | "paranoid-locals"
    | "big-baddies"
    | "bad-luck"
    | "personalised-cabins"
    | "abandoned-debris";
  construction?: boolean;
  house?: boolean;
}
/**
 * The seats that another device may now hold too.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Continued".
 */
export interface Continued {
  table: string;
  game: string;
  seats: SeatKey[];
}
/**
 * A seat and a token of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  seat: number;
  token: string;
}
/**
 * How often something happened.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Count".
 */
export interface Count {
  name: string;
  count: number;
  expected?: number | null;
}
/**
 * What everybody gets of a game today, but for the deal itself: how many seats, which bots, which options.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyDeal".
 */
export interface DailyDeal {
  game: string;
  bots: string[];
  options: Options;
}
/**
 * How a race is set up. `circuit` is a series for all numbers, "random", or nine tile codes (MR-012).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersOptions".
 */
export interface MemoracersOptions {
  modules?: ("handicap" | "kraken-madness" | "solo" | "championship")[];
  circuit?: ("A" | "B" | "C" | "D" | "random") | string[];
  grades?: ("beginner" | "amateur" | "confirmed" | "expert")[];
  youngest?: number;
  shields?: number;
  solo_star_fix?: boolean;
  content?: MemoracersContent | null;
}
/**
 * How a game is set up.
 *
 * `flights` are the classes flown one after the other; "intro" is the introductory flight (GB-002, GB-181 to GB-186).
 * `turns` is the number of building actions in the turn-based form, None for that of the board (GB-190). `hourglass`
 * and `number_time` are seconds, which only the clock of a table in real time needs (GB-188, GB-Q02). `roads` is the
 * level of Rough Roads, one for all or one proposed by each player; `handicap` lists for each seat which of the drawn
 * cards bind it, counted from 1 (GX-372, GX-373, GX-385). `police_time` are seconds to point for the police, 0 for as
 * long as one likes (GX-502). `throws` are dice that choose classes, machinations and rough roads (GX-536): checked
 * options are those that the dice have chosen, and none is left.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerOptions".
 */
export interface GalaxyTruckerOptions {
  modules?: (
    | "foresight"
    | "lenient"
    | "strict"
    | "technologies"
    | "fifth-wheel"
    | "four-as-five"
    | "bonus-cards"
    | "machinations"
  )[];
  flights?: ("intro" | "I" | "II" | "III" | "IIIA" | "IA" | "IIA")[];
  building?: "turns" | "realtime";
  turns?: number | null;
  hourglass?: number;
  number_time?: number;
  roads?: number[];
  handicap?: number[][] | null;
  police_time?: number;
  throws?: number[];
  content?: GalaxyTruckerContent | null;
}
/**
 * The daily flight: the day it is (UTC), when the next one begins (time of day in ms), and what is played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyDeals".
 */
export interface DailyDeals {
  day: string;
  next: number;
  deals: DailyDeal[];
}
/**
 * A flight of a day's deal, as its replay shows it.
 *
 * `witnessed`: it was played at this server, against its bots; else the log is from elsewhere and proves the moves
 * alone. `steps_back`: how often an answer was taken back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DailyResult".
 */
export interface DailyResult {
  game: string;
  day: string;
  table: string;
  names: string[];
  scores: (number | null)[];
  rank: number | null;
  won: boolean;
  witnessed: boolean;
  steps_back: number;
}
/**
 * How the draw of the seed stands: seats commit to numbers, and show them when the commitments are fixed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "DrawState".
 */
export interface DrawState {
  round: number;
  given_up: number[];
  closed: boolean;
  commitments: {
    [k: string]: string;
  };
  shown: number[];
  late: number[];
  numbers: {
    [k: string]: string;
  };
}
/**
 * The log has grown: what happened, and the table after it. Entry 0 is the start of the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "EntryMade".
 */
export interface EntryMade {
  type: "entry";
  entry: number;
  seat: number | null;
  status: "over" | "running" | "stopped" | "waiting";
  held_ms: number;
  sand_ms: number | null;
  events: GameEvent[];
  undo: number | null;
  public: PublicView;
  mine: {
    [k: string]: MineView;
  };
  situation: Situation;
  prompts: {
    [k: string]: Prompt;
  };
  standing: {
    [k: string]: StandingAnswer;
  };
  outcome: Outcome | null;
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
  modules: ("handicap" | "kraken-madness" | "solo" | "championship")[];
  grades: ("beginner" | "amateur" | "confirmed" | "expert")[];
  shields: number;
  race: number;
  round: number;
  circuit: string[];
  row: (MemoracersTileFace | null)[];
  ships: MemoracersShipView[];
  order: number[];
  marker: number | null;
  stars: number | null;
  rank: string | null;
  points: number[][];
  totals: number[];
  winners: number[];
  reason: string | null;
  decided_by: string | null;
}
/**
 * A ship and its dashboard, as everybody sees them. A wreck has no place; a program is empty until opened.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersShipView".
 */
export interface MemoracersShipView {
  place: number | null;
  lane: number;
  speed: number;
  laps: number;
  ticked: number;
  racing: boolean;
  crash_round: number | null;
  ready: boolean;
  program: number[];
}
/**
 * The table. Squares are those of the common grid.
 *
 * `loans` are the loan tokens that are left.
 *
 * `extra` are the cards revealed that came in addition to those of the flight (GX-573).
 *
 * `specialists` are the cards laid out for cyan aliens, `boxed` the number of components removed unseen (GX-036).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPublic".
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPublicView".
 */
export interface GalaxyTruckerPublicView {
  modules: (
    | "foresight"
    | "lenient"
    | "strict"
    | "technologies"
    | "fifth-wheel"
    | "four-as-five"
    | "bonus-cards"
    | "machinations"
  )[];
  building: "turns" | "realtime";
  flights: ("intro" | "I" | "II" | "III" | "IIIA" | "IA" | "IIA")[];
  flight: number;
  board: string;
  phase: "building" | "check" | "preparation" | "flight" | "over";
  turns: number | null;
  face_down: number;
  face_up: string[];
  hourglass: GalaxyTruckerHourglassView | null;
  piles: GalaxyTruckerPileView[];
  deck: number;
  card: string | null;
  revealed: string[];
  extra: string[];
  used: string[];
  order: number[];
  losers: number[];
  dice: number[];
  bank: GalaxyTruckerStockView[];
  ships: GalaxyTruckerShipView[];
  accounts: GalaxyTruckerAccountView[][];
  specialists: ("lawyer" | "manager" | "merchant" | "technician" | "diplomat")[];
  boxed: number;
  roads: GalaxyTruckerRoadView[];
  dead: number | null;
  again: string[];
  second_pass: boolean;
  depot: string[];
  used_up: number[];
  loans: number;
}
/**
 * The hourglass: its circle (0 is START), whether sand runs, how long it runs.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHourglassView".
 */
export interface GalaxyTruckerHourglassView {
  circle: number;
  running: boolean;
  seconds: number;
}
/**
 * A pile of cards before take-off: how many, whether it may be looked at, who does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPileView".
 */
export interface GalaxyTruckerPileView {
  cards: number;
  open: boolean;
  reader: number | null;
}
/**
 * Goods of a colour that are left in the bank.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerStockView".
 */
export interface GalaxyTruckerStockView {
  good: "red" | "yellow" | "green" | "blue";
  left: number;
}
/**
 * A ship and its player's place, as everybody sees them; a hand taken unseen shows only that it holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerShipView".
 */
export interface GalaxyTruckerShipView {
  credits: number;
  components: GalaxyTruckerComponentView[];
  figures: GalaxyTruckerFiguresView;
  holding: boolean;
  hand: string | null;
  loose: number | null;
  reserve: string[];
  number: number | null;
  turns: number;
  looking: number | null;
  looked: number[];
  lost: string[];
  flying: boolean;
  place: number | null;
  stranded: boolean;
  strength: number | null;
  landed: number | null;
  hyper: number;
  sitting_out: boolean;
  specialist: ("lawyer" | "manager" | "merchant" | "technician" | "diplomat") | null;
  boosted: number[];
  facing: number;
  front: number | null;
  ordered: number;
  junk: string[];
  loans: number;
  machinations: number;
  halves?: GalaxyTruckerHalfView[];
  built?: GalaxyTruckerBuiltView | null;
  explosive?: number[];
}
/**
 * A component on a ship, turned clockwise by quarter turns, with what it holds.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerComponentView".
 */
export interface GalaxyTruckerComponentView {
  square: number;
  component: string;
  turns: number;
  humans: number;
  alien: ("human" | "purple" | "brown" | "cyan") | null;
  cells: number;
  goods: ("red" | "yellow" | "green" | "blue")[];
  sleepers: number;
}
/**
 * What is counted on a ship; strengths without cells and with as many as there are, cannons in halves.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFiguresView".
 */
export interface GalaxyTruckerFiguresView {
  components: number;
  exposed: number;
  crew: number;
  humans: number;
  cells: number;
  goods: number;
  engines: number;
  engines_powered: number;
  cannon_halves: number;
  cannon_halves_powered: number;
}
/**
 * One half of a ship that still flies, and what is counted on it; cannons in halves of a point.
 *
 * `away` is all of it while it is in hyperspace, where only its goods are counted.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerHalfView".
 */
export interface GalaxyTruckerHalfView {
  half: "left" | "right";
  hyper: number;
  exposed: number;
  crew: number;
  humans: number;
  cells: number;
  goods: number;
  engines: number;
  engines_powered: number;
  cannon_halves: number;
  cannon_halves_powered: number;
  away: GalaxyTruckerComponentView[];
}
/**
 * What a ship will have when cells and humans are aboard (GB-066, GB-067), and its spaces for goods and shields.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBuiltView".
 */
export interface GalaxyTruckerBuiltView {
  crew: number;
  cells: number;
  engines_powered: number;
  cannon_halves_powered: number;
  holds: number;
  shields: number;
}
/**
 * What a flight brought a player: credits from cards, for the finish, for beauty, for goods, less the losses.
 *
 * The lines of modules follow.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerAccountView".
 */
export interface GalaxyTruckerAccountView {
  cards: number;
  finish: number;
  beauty: number;
  goods: number;
  losses: number;
  luxury: number;
  manager: number;
  creativity: number;
  leftovers: number;
  loans: number;
}
/**
 * A card of Rough Roads in force, and the seats that it binds (GX-386).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerRoadView".
 */
export interface GalaxyTruckerRoadView {
  card: string;
  road:
    | "stiff-competition"
    | "lust-for-power"
    | "space-junk"
    | "deja-vu"
    | "cosmic-psychosis"
    | "metal-fatigue"
    | "rotten-batteries"
    | "meteoric-inversion"
    | "tough-trip"
    | "remorseless-fate"
    | "piercing-projectiles"
    | "union-ship"
    | "explosive-goods"
    | "explosive-batteries"
    | "infected-goods"
    | "somersault"
    | "defective-connectors"
    | "made-to-order"
    | "dead-zone"
    | "nasty-surprise"
    | "paranoid-locals"
    | "big-baddies"
    | "bad-luck"
    | "personalised-cabins"
    | "abandoned-debris";
  bound: number[];
}
/**
 * How a game ended: score and rank of each seat (higher scores are better, rank 1 is best), and the accounts.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
  breakdown: Line[][];
}
/**
 * One line of a final account: a key of the game's words and its figure.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  key: string;
  value: number;
}
/**
 * Whether the answers to a question can be taken back freely: all of them, some, or none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Foreseen".
 */
export interface Foreseen {
  type: "foreseen";
  id: number;
  seat: number;
  number: number;
  back: "always" | "never" | "sometimes";
}
/**
 * A wish to play on from a moment of a finished game: after which entry, on which seat, and what is hidden.
 *
 * `hidden` is `kept` (as it was, and so are the dice to come) or `dealt` (again, as the seat could have believed).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Fork".
 */
export interface Fork {
  entry: number;
  seat: number;
  hidden?: "dealt" | "kept";
  name?: string;
  bot?: string;
}
/**
 * A ship board: its squares on the common grid, the starting cabin's, and the dice totals of its lines.
 *
 * A board in two halves has no starting cabin; `halves` are the squares of the left and of the right one (GX-272).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerBoardPreview".
 */
export interface GalaxyTruckerBoardPreview {
  name: string;
  level: number;
  insurance: number | null;
  squares: number[];
  start: number | null;
  left: number;
  top: number;
  columns: number[][];
  rows: number[][];
  any_front?: boolean;
  halves?: number[][];
}
/**
 * Figures a page shows or draws by: columns of the common grid, spaces of track and reserve, what goods bring.
 *
 * `loan` is what a loan brings, `loan_price` what it costs to repay (GX-352, GX-353).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerFiguresPreview".
 */
export interface GalaxyTruckerFiguresPreview {
  grid: number;
  track: number;
  reserve: number;
  goods: GalaxyTruckerValuePreview[];
  loan: number;
  loan_price: number;
}
/**
 * What a good of a colour sells for (GB-123).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerValuePreview".
 */
export interface GalaxyTruckerValuePreview {
  good: "red" | "yellow" | "green" | "blue";
  value: number;
}
/**
 * What a page must know of a game before it begins: figures, the boards in the order of the flights, the box.
 *
 * `modules`, `flights` and `roads` are those that dice have chosen, if there were any (GX-536).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GalaxyTruckerPreview".
 */
export interface GalaxyTruckerPreview {
  figures: GalaxyTruckerFiguresPreview;
  flights: ("intro" | "I" | "II" | "III" | "IIIA" | "IA" | "IIA")[];
  boards: GalaxyTruckerBoardPreview[];
  content: GalaxyTruckerContent;
  modules: (
    | "foresight"
    | "lenient"
    | "strict"
    | "technologies"
    | "fifth-wheel"
    | "four-as-five"
    | "bonus-cards"
    | "machinations"
  )[];
  roads: number;
  difficulty: number;
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  rules_version: string;
  seats: SeatCount;
  modules: string[];
  bots: string[];
  coach: boolean;
  catalogues: string[];
  event_rules: {
    [k: string]: string;
  };
  /**
   * A JSON Schema.
   */
  options: {};
  /**
   * A JSON Schema.
   */
  content: {};
}
/**
 * The fewest and the most seats a game takes.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatCount".
 */
export interface SeatCount {
  least: number;
  most: number;
}
/**
 * All games that can be played here, in a fixed order.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameList".
 */
export interface GameList {
  games: GameInfo[];
}
/**
 * Somebody who shows the tokens of their seats.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Holder".
 */
export interface Holder {
  tokens: string[];
}
/**
 * Whether devices of the same network can reach this server.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LanShown".
 */
export interface LanShown {
  possible: boolean;
  addresses: string[];
}
/**
 * Whether a server is to be open to its network.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LanWanted".
 */
export interface LanWanted {
  open: boolean;
}
/**
 * Public tables: those that wait for people, the latest first, then those that are being played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  tables: LobbyTable[];
}
/**
 * A public table as the lobby shows it. Custom content is left out of its options.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LobbyTable".
 */
export interface LobbyTable {
  table: string;
  game: string;
  options: Options;
  created: number;
  status: "over" | "running" | "stopped" | "waiting";
  seats: SeatInfo[];
  terms: Terms;
  watchers: number;
}
/**
 * What everybody may know of a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  connected: boolean;
  stand_in: boolean;
  substituted: number;
  program: boolean;
}
/**
 * The terms of a table. Everything has a default: by the link only, at once, without a clock.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  public?: boolean;
  start?: "full" | "ready";
  away_s?: number | null;
  thinking?: ThinkingTime | null;
  delay_s?: number;
  host?: number | null;
  language?: string | null;
  coach?: boolean;
  webhook?: string | null;
}
/**
 * How long a person may think: `base_s` for the game, or for each question; the increment comes per answer.
 *
 * When the time of a seat is out, its stand-in answers for it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ThinkingTime".
 */
export interface ThinkingTime {
  base_s: number;
  increment_s?: number;
  each?: "game" | "question";
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
  tiles: MemoracersTilePreview[][];
  stars: number | null;
}
/**
 * A tile of the set-up page, with the stars it would add in solo: traps, slower, symbol, help.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MemoracersTilePreview".
 */
export interface MemoracersTilePreview {
  face: MemoracersTileFace;
  /**
   * @minItems 4
   * @maxItems 4
   */
  stars: [number, number, number, number];
}
/**
 * Where somebody wants to be told: a mail address, or the push subscription of a browser.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewContact".
 */
export interface NewContact {
  lang?: string;
  mail?: string | null;
  endpoint?: string | null;
  keys?: PushKeys | null;
}
/**
 * The keys of a push subscription.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PushKeys".
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * Somebody wants to fly the deal of a day.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewDaily".
 */
export interface NewDaily {
  game: string;
  day: string;
  name?: string;
  pace_ms?: number;
}
/**
 * Who is to sit on a seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string | null;
}
/**
 * A table to be made. `pace_ms`: a step of what is shown to all; `beat_ms`: how soon bots answer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Options;
  pace_ms?: number;
  beat_ms?: number | null;
  terms?: Terms1;
  seed?: string | null;
}
/**
 * The terms of a table. Everything has a default: by the link only, at once, without a clock.
 */
export interface Terms1 {
  public?: boolean;
  start?: "full" | "ready";
  away_s?: number | null;
  thinking?: ThinkingTime | null;
  delay_s?: number;
  host?: number | null;
  language?: string | null;
  coach?: boolean;
  webhook?: string | null;
}
/**
 * Somebody who wants an open seat: a certain one, or the first there is.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Newcomer".
 */
export interface Newcomer {
  name?: string;
  seat?: number | null;
}
/**
 * The rules say no; nothing has changed.
 *
 * `key` and `args` make its sentence, among the refusals of the game's words; `message` is that in English.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NotTaken".
 */
export interface NotTaken {
  type: "refused";
  id: number;
  rule: string;
  key: string;
  args: {
    [k: string]: number | string | boolean;
  };
  message: string;
}
/**
 * Something that concerns all tables: the server stops in a moment; come back then.
 *
 * `message` is the sentence in English.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Notice".
 */
export interface Notice {
  type: "notice";
  code: "stopping";
  message: string;
  why: Why;
  in_ms: number;
}
/**
 * A sentence for people: its key among the server's sentences, such as `trouble.paused`, and its arguments.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  key: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * A code from the link of a mail: to confirm an address, to stop, or to undo the stop.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoticeCode".
 */
export interface NoticeCode {
  code: string;
  what: "allow" | "confirm" | "stop";
}
/**
 * How this server can tell people who are away that it is their turn.
 *
 * `push_key` is the key that a browser subscribes with (RFC 8292); null where there is no push here.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoticesOffered".
 */
export interface NoticesOffered {
  mail: boolean;
  push_key: string | null;
}
/**
 * It was done.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoticesSet".
 */
export interface NoticesSet {
  done?: boolean;
}
/**
 * Somebody wants to be told of their seats at a table, or no more.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NoticesWanted".
 */
export interface NoticesWanted {
  tokens: string[];
  contact: string;
  wanted?: boolean;
}
/**
 * A play is in the log, or a try would be taken. `entry` is the last entry that everybody has been shown.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ok".
 */
export interface Ok {
  type: "ok";
  id: number;
  entry: number;
}
/**
 * The standing orders of your seats as they are now; only you see them.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrdersKept".
 */
export interface OrdersKept {
  type: "orders";
  orders: {
    [k: string]: OrdersOfSeat;
  };
}
/**
 * The standing orders of one of your seats.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "OrdersOfSeat".
 */
export interface OrdersOfSeat {
  ask: boolean;
  aside: StandingOrder[];
}
/**
 * A code that lets another device hold the same seats, once and for a while (`expires`, time of day in ms).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PassGiven".
 */
export interface PassGiven {
  code: string;
  expires: number;
}
/**
 * A code as another device shows it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PassShown".
 */
export interface PassShown {
  code: string;
}
/**
 * What one earlier entry brought.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Past".
 */
export interface Past {
  entry: number;
  seat: number | null;
  events: GameEvent[];
  undo: number | null;
}
/**
 * A sign of life.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  id: number;
}
/**
 * A moment of a finished game as a text.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PositionShown".
 */
export interface PositionShown {
  text: string;
}
/**
 * A wish to play from a position against bots, on which seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PositionWanted".
 */
export interface PositionWanted {
  text: string;
  seat?: number;
  name?: string;
  bot?: string;
}
/**
 * Why a request was not carried out; `field` names the part of it that cannot be taken.
 *
 * `message` is the sentence in English; `why` has its key and arguments where it is for people.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  message: string;
  field?: string | null;
  why?: Why | null;
}
/**
 * What somebody asks the table to agree to, and who has not answered yet.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  number: number;
  by: number;
  wish: "pause" | "remove" | "replace" | "undo";
  about: number | null;
  missing: number[];
}
/**
 * When a contact wants to hear nothing: from one minute of each day to another; never, where both are the same.
 *
 * `zone` is the name of a time zone; `offset_min`, how far it is east of Greenwich now, serves where it is not known.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "QuietWanted".
 */
export interface QuietWanted {
  token: string;
  start_min: number;
  end_min: number;
  zone?: string;
  offset_min?: number;
}
/**
 * Somebody showed a face; it is kept nowhere.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reacted".
 */
export interface Reacted {
  type: "reacted";
  seat: number | null;
  name: string;
  face: "clap" | "cry" | "heart" | "laugh" | "think" | "wow";
}
/**
 * The table of the rematch. Everybody's tokens are valid there too; `came_from` says who sits where.
 *
 * `came_from` has for each seat of the new table the seat that its owner had before.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  table: string;
  came_from: number[];
}
/**
 * A finished game: its log as a file keeps it, and the table after every entry.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  table: string;
  game: string;
  rules_version: string;
  options: Options;
  seats: SeatInfo[];
  outcome: Outcome;
  commitment: string;
  dice: "drawn" | "fork" | "given" | "log";
  log: unknown;
  steps: ReplayStep[];
  coach?: boolean;
}
/**
 * The table after one entry, with every secret open. Entry 0 is the start; its seat is null, as is the clock's.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  entry: number;
  seat: number | null;
  action: GameAction | null;
  undo: number | null;
  time: number | null;
  events: GameEvent[];
  public: PublicView;
  mine: {
    [k: string]: MineView;
  };
  situation: Situation;
}
/**
 * The account of a seat in millionths: the result is the sum of all the others.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewAccount".
 */
export interface ReviewAccount {
  start: number;
  luck: number;
  revealed: number;
  own: number;
  others: number;
  result: number;
}
/**
 * An answer that a seat could give: what it could expect, and have in hundredths of the unit of the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewAnswer".
 */
export interface ReviewAnswer {
  action: GameAction;
  worth: ReviewEstimate;
  gain?: number | null;
}
/**
 * An expected share of the win in millionths, and the interval that holds it 95 times of 100.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewEstimate".
 */
export interface ReviewEstimate {
  value: number;
  low: number;
  high: number;
}
/**
 * A decision: after how many items of the log, whose, and by how much it, luck and reveals changed each chance.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewMoment".
 */
export interface ReviewMoment {
  entry: number;
  at: number;
  seats: number[];
  decision: string;
  before: number[];
  decided: number[];
  luck: number[];
  revealed: number[];
  verdict: ReviewVerdict | null;
}
/**
 * The answers to a decision, the best one first; which of them was given, and what the best would have brought.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewVerdict".
 */
export interface ReviewVerdict {
  answers: ReviewAnswer[];
  done: number;
  cost: ReviewEstimate;
  fact?: [string, number] | null;
  seen?: ReviewSeen[];
}
/**
 * What a pilot of MemoRacers had seen and flew into: so many tiles ahead, last shown in this round (0: before).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewSeen".
 */
export interface ReviewSeen {
  ahead: number;
  lane: number;
  effect: string;
  round: number;
}
/**
 * Galaxy Trucker: what a component that was shot off would have saved elsewhere, with the same dice and cards.
 *
 * Columns and rows are the printed numbers; `swapped` is what it would have changed places with.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewSaving".
 */
export interface ReviewSaving {
  seat: number;
  flight: number;
  kind: string;
  column: number;
  row: number;
  turns: number;
  to_column: number;
  to_row: number;
  swapped: string | null;
  credits: number;
  components: number;
}
/**
 * A review as far as it is known: `accounts`, `savings` and verdicts come at its end.
 *
 * `done` of `of` decisions are judged; `of` is 0 while it waits. `costliest` are places of moments, by seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewShown".
 */
export interface ReviewShown {
  depth: number;
  done?: number;
  of?: number;
  moments?: ReviewMoment[];
  accounts?: ReviewAccount[];
  costliest?: number[][];
  savings?: ReviewSaving[];
  failed?: boolean;
}
/**
 * A wish for the review of a finished game: in how many worlds each value is played out.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ReviewWanted".
 */
export interface ReviewWanted {
  depth?: 8 | 32;
}
/**
 * The table beside its game: who is ready, pauses, proposals, thinking times, who watches, where it goes on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RoomState".
 */
export interface RoomState {
  type: "room";
  ready: number[];
  paused: boolean;
  proposal: Proposal | null;
  request: Proposal | null;
  settled: Settled | null;
  times: SeatTime[];
  undo: number[];
  undo_ask: number[];
  watchers: number;
  next: string | null;
  draw: DrawState | null;
}
/**
 * How the last proposal or request ended: agreed to, or not; `against` says who did not.
 *
 * It is null where time ran out or the table moved on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Settled".
 */
export interface Settled {
  number: number;
  by: number;
  wish: "pause" | "remove" | "replace" | "undo";
  agreed: boolean;
  against: number | null;
}
/**
 * The thinking time that a seat has left, and whether it runs now.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatTime".
 */
export interface SeatTime {
  seat: number;
  left_ms: number;
  runs: boolean;
}
/**
 * Somebody said something.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  line: ChatLine;
}
/**
 * A seat of a new table, and the secret that holds it; bots and open seats have none.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatGiven".
 */
export interface SeatGiven {
  seat: number;
  token: string | null;
}
/**
 * You hold a seat no longer: it was left on another device of yours, or others took you off it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatLost".
 */
export interface SeatLost {
  type: "seat-lost";
  seat: number;
  reason: "left" | "removed";
}
/**
 * Somebody came, went, took a seat, or is played by the stand-in.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatsChanged".
 */
export interface SeatsChanged {
  type: "seats";
  status: "over" | "running" | "stopped" | "waiting";
  seats: SeatInfo[];
}
/**
 * The seats that this device alone holds from now on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatsHeld".
 */
export interface SeatsHeld {
  seats: number[];
}
/**
 * The answer to hello: the table as it is now, and the entries you were missing.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  rules_version: string;
  options: Options;
  pace_ms: number;
  beat_ms: number;
  status: "over" | "running" | "stopped" | "waiting";
  seats: SeatInfo[];
  yours: number[];
  entry: number | null;
  held_ms: number;
  sand_ms: number | null;
  public: PublicView | null;
  mine: {
    [k: string]: MineView;
  };
  situation: Situation | null;
  prompts: {
    [k: string]: Prompt;
  };
  standing: {
    [k: string]: StandingAnswer;
  };
  outcome: Outcome | null;
  past: Past[];
  past_whole: boolean;
  terms: Terms;
  commitment: string;
  room: RoomState;
  chat: ChatLine[];
  orders: {
    [k: string]: OrdersOfSeat;
  };
}
/**
 * The table was stopped by a fault in its game. Its log is kept; it takes no more answers.
 *
 * `message` is the sentence in English.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Stopped".
 */
export interface Stopped {
  type: "stopped";
  message: string;
  why: Why;
}
/**
 * A game that the seat could be in, saved; it shows the seat what the table shows it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WorldDealt".
 */
export interface WorldDealt {
  type: "world";
  id: number;
  seat: number;
  number: number;
  save: string;
}
/**
 * The message could not be looked at, or not now; nothing has changed. `message` is the sentence in English.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
  type: "error";
  code:
    | "bad-action"
    | "bad-token"
    | "busy"
    | "fault"
    | "full"
    | "gone"
    | "held"
    | "hello-expected"
    | "malformed"
    | "no-program"
    | "no-table"
    | "not-running"
    | "not-your-seat"
    | "paused"
    | "rate"
    | "storage"
    | "too-large";
  message: string;
  id: number | null;
  why: Why;
}
/**
 * A set-up to be looked at before it is played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetUp".
 */
export interface SetUp {
  game: string;
  seats: number;
  options?: Options;
}
/**
 * A set-up that can be played: all its options, and the facts about it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetUpShown".
 */
export interface SetUpShown {
  options: Options;
  preview: Preview;
}
/**
 * What happened in a finished game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  game: string;
  scores: number[];
  winners: number[];
  time_ms: (number | null)[];
  answers: number[];
  tallies: Tally[];
}
/**
 * The counts of one kind for one seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  name: string;
  seat: number;
  words: string;
  counts: Count[];
}
/**
 * The statistics of a finished game, who sat where, and when it ended.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "StatisticsShown".
 */
export interface StatisticsShown {
  table: string;
  seats: SeatInfo[];
  ended: number | null;
  found: Statistics;
  coach?: boolean;
}
/**
 * A table as anybody with its link may see it without opening a socket.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
  table: string;
  game: string;
  rules_version: string;
  options: Options;
  pace_ms: number;
  beat_ms: number;
  created: number;
  status: "over" | "running" | "stopped" | "waiting";
  seats: SeatInfo[];
  entry: number | null;
  outcome: Outcome | null;
  terms: Terms;
  commitment: string;
  next: string | null;
}
/**
 * A new table, the secrets of its seats, and the path of its page.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableMade".
 */
export interface TableMade {
  table: string;
  seats: SeatGiven[];
  link: string;
}
/**
 * The answers of the last days at a table, oldest first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Week".
 */
export interface Week {
  moves: WeekMove[];
}
/**
 * An answer of which everybody may know who gave it, and the time of day in ms.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WeekMove".
 */
export interface WeekMove {
  seat: number;
  at: number;
}
/**
 * The sentences of a game, and those of the table itself, in one language.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "WordTables".
 */
export interface WordTables {
  lang: string;
  /**
   * Sections of keys, each with its template.
   */
  game: {};
  /**
   * Sections of keys, each with its template.
   */
  kernel: {};
}
