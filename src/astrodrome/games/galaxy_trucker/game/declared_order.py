"""The order in which records are listed: action ids, schemas, generated types and the pages of records follow it.

Packages declare their records apart; these names keep the place they had. A new record needs no entry: it comes last.
"""

from __future__ import annotations

from typing import Final

ACTION_ORDER: Final = """
TakeFaceDown TakeFaceUp TakeReserve Place ReturnComponent SetAside LookAtPile PutPileBack TurnHourglass Finish
LeaveYard TimeUp Remove KeepPart BoardAlien BoardHumans FlyOn GiveUp Power SpendCell LoseCrew LoseGood StowGoods
UseShield Shoot TakeHit Land TakeOpportunity TakeReward Pass Wake Boost Jump Burn ChooseSpecialist SendDiplomat Forgo
TakeOrdered Drop Vote PayUnion HandGood ChooseFront SetNumber Guess Bid Point Aim StopAt SettleCrew ArrangeCells
TakeFromDepot WithdrawHalf PowerHalf ChooseMachination TakeLoan RepayLoan Pay Decline BidOpenly NameShip HandOver
Loosen Scrap
"""

EVENT_ORDER: Final = """
FrontChosen OrderReturned RoadsDrawn RoadReplaced ColumnDied OrderSeen ComponentsBoxed SpecialistChosen FlightBegan
ComponentTaken ComponentSeen ComponentPlaced ComponentReturned ComponentSetAside PileTaken PileSeen PilePutBack
HourglassTurned SandRanOut NumberTaken BuildingEnded ReserveLost ShipChecked NumberPutBack ComponentTakenOff
ComponentLost PartKept ShipManned AlienBoarded RocketPlaced DeckMixed MachinationsSeen PlotsLaid LoanTaken LoanRepaid
CreditsPaid PaymentDeclined BidRaised AuctionWon AuctionFailed ShipNamed ParcelHanded ParcelWentOff ParcelFizzled
CellsDrained HitchhikersBoarded HeaviestFound CrewPoached NumberSet NumberGuessed NumberShown BidsOpened PolicePointed
CourseAimed StoppedAt CrewSettled CellsArranged DepotOpened ComponentMounted CompetitorFired LeaderEnvied JunkThrown
ShipsTurned SecondPassBegan EnemyGrew VoteCast UnionPaid SleeperWoken CannonBoosted ShipJumped ShipReturned GoodBurned
CellSaved DiplomatSent PlatingHeld GoodForgone NextWeakestFound ExtraPaid CardRevealed DeckOpened GaveUp DaysGained
DaysLost CellSpent StrengthDeclared DiceRolled ProjectileMissed MeteorBounced ShieldUsed MeteorShot CrewLost
GoodsStowed GoodLost PlanetLanded PlayerPassed OpportunityTaken CreditsEarned EnemyFought RewardTaken RewardRefused
ShipStranded ConnectorsExposed WeakestFound NothingHappened SabotageMissed FlightSettled GameEnded HalfGaveUp
HalfJumped HalfReturned HalfStranded
"""

OFFER_ORDER: Final = """
MachinationOffer TollOffer QuarantineOffer AuctionOffer NameOffer ParcelOffer HelpOffer LoosenOffer SystemOffer
HalfOffer DieOffer BidOffer PointOffer AimOffer JunkyardOffer BerthOffer ChargeOffer DepotOffer MountOffer FrontOffer
DropOffer VoteOffer UnionOffer HandOffer ClockOffer BuildOffer NumberOffer RepairOffer KeepOffer AlienOffer
GiveUpOffer PowerOffer CellOffer CrewOffer LoseGoodOffer StowOffer DefenceOffer PlanetOffer OpportunityOffer
RewardOffer WakeOffer BoostOffer JumpOffer BurnOffer SpecialistOffer DiplomatOffer ForgoOffer
"""
