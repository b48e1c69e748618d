"""Galaxy Trucker under the laws: how a trucker answers from the offer alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import cast

from astrodrome.games.galaxy_trucker.content.rows import Good
from astrodrome.games.galaxy_trucker.modules.bonus import records as bonus
from astrodrome.games.galaxy_trucker.modules.halves import records as halves
from astrodrome.games.galaxy_trucker.modules.machinations import records as machinations
from astrodrome.games.galaxy_trucker.modules.roads import records as roads
from astrodrome.games.galaxy_trucker.modules.technologies import records as technologies
from astrodrome.games.galaxy_trucker.records import actions as a
from astrodrome.games.galaxy_trucker.records import offers as o
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS, TIME_UP, Action, ClockOffer, Prompt, View
from astrodrome.kernel.refusal import Refusal


def pick(chance: Chance, things: Sequence[Action]) -> Action:
    """Draw one of several actions."""
    return things[chance.below("pick", len(things))]


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    offer = prompt.offer
    if isinstance(offer, o.BuildOffer):
        return compose_building(offer, chance)
    if isinstance(offer, o.StowOffer):
        return compose_stowing(offer, chance)
    if isinstance(offer, ClockOffer):
        return TIME_UP
    if isinstance(offer, bonus.DieOffer):
        number = offer.numbers[chance.below("number", len(offer.numbers))]
        return bonus.SetNumber(number) if prompt.decision == "TruckerSetsNumber" else bonus.Guess(number)
    return pick(chance, choices(offer))


def choices(offer: object) -> list[Action]:
    """Return what an offer of the check, the preparation or a loss allows."""
    found: list[Action] = []
    if isinstance(offer, o.NumberOffer):
        found += [a.Finish(number) for number in offer.numbers]
    elif isinstance(offer, o.RepairOffer):
        found += [a.Remove(square) for square in offer.removable]
        found += [a.KeepPart(part.part) for part in offer.parts]
    elif isinstance(offer, o.KeepOffer):
        found += [a.KeepPart(part.part) for part in offer.parts]
    elif isinstance(offer, o.AlienOffer):
        found += [a.BOARD_HUMANS, *[a.BoardAlien(square) for square in offer.cabins]]
    elif isinstance(offer, o.CellOffer):
        found += [a.SpendCell(battery.square) for battery in offer.batteries]
    elif isinstance(offer, o.CrewOffer):
        found += [a.LoseCrew(cabin.square) for cabin in offer.cabins]
    elif isinstance(offer, o.LoseGoodOffer):
        found += [a.LoseGood(square) for square in offer.holds]
    else:
        found += flight_choices(offer)
    return found


def flight_choices(offer: object) -> list[Action]:
    """Return what an offer of a card allows."""
    found: list[Action] = []
    if isinstance(offer, o.GiveUpOffer):
        found += [a.FLY_ON] * 7 + [a.GIVE_UP, *[a.WithdrawHalf(one.half) for one in offer.halves]]
        found += [a.REPAY_LOAN] * (offer.loan_price > 0)
    elif isinstance(offer, o.PowerOffer):
        found += [a.Power(choice.doubles) for choice in offer.choices if choice.refusal is None]
    elif isinstance(offer, o.DefenceOffer):
        found += allowed([(offer.shield, a.USE_SHIELD), (offer.shot, a.SHOOT), (None, a.TAKE_HIT)])
    elif isinstance(offer, o.PlanetOffer):
        found += [PASS, *allowed([(planet.refusal, a.Land(planet.planet)) for planet in offer.planets])]
    elif isinstance(offer, o.OpportunityOffer):
        found += [PASS, a.TAKE_OPPORTUNITY]
    elif isinstance(offer, o.RewardOffer):
        found += [PASS, a.TAKE_REWARD]
    else:
        found += module_choices(offer)
    return found


def module_choices(offer: object) -> list[Action]:
    """Return what an offer of a module of the Big Expansion allows."""
    found: list[Action] = []
    if isinstance(offer, technologies.WakeOffer):
        found += [PASS, *[technologies.Wake(one.square, cabin) for one in offer.chambers for cabin in one.cabins]]
    elif isinstance(offer, technologies.BoostOffer):
        found += [PASS, *allowed([(one.refusal, technologies.Boost(one.booster, one.cannon)) for one in offer.choices])]
    elif isinstance(offer, technologies.JumpOffer):
        found += [
            PASS,
            *allowed([(one.refusal, technologies.Jump(one.accelerator, one.engine)) for one in offer.choices]),
        ]
    elif isinstance(offer, o.BurnOffer):
        found += [PASS, *[a.Burn(one.furnace, one.battery, good) for one in offer.choices for good in offer.goods]]
    elif isinstance(offer, technologies.SpecialistOffer):
        found += allowed([(one.refusal, technologies.ChooseSpecialist(one.specialist)) for one in offer.choices])
    elif isinstance(offer, technologies.DiplomatOffer):
        found += [PASS, technologies.SEND_DIPLOMAT]
    elif isinstance(offer, o.ForgoOffer):
        found += [a.Forgo(good) for good in offer.goods]
    elif isinstance(offer, halves.HalfOffer):
        found += [halves.PowerHalf(one.half) for one in offer.choices]
    elif isinstance(offer, o.FrontOffer):
        found += [a.ChooseFront(one.side) for one in offer.choices]
    else:
        found += road_choices(offer)
    return found


def road_choices(offer: object) -> list[Action]:
    """Return what an offer of a rough road allows."""
    found: list[Action] = []
    if isinstance(offer, roads.DropOffer):
        found += [PASS, *[roads.Drop(square) for square in offer.squares]]
    elif isinstance(offer, roads.VoteOffer):
        found += [roads.Vote(side) for side in offer.sides]
    elif isinstance(offer, roads.UnionOffer):
        found.append(a.GIVE_UP)
        if offer.least is not None and offer.most is not None:
            found += [roads.PayUnion(credits) for credits in range(offer.least, offer.most + 1)]
        found += [a.TAKE_LOAN] * (offer.loans > 0)
    elif isinstance(offer, roads.HandOffer):
        found += [roads.HandGood(hold.square, good) for hold in offer.holds for good in hold.goods]
    else:
        found += bonus_choices(offer)
    return found


def bonus_choices(offer: object) -> list[Action]:
    """Return what an offer of a bonus card allows, once a number was set."""
    found: list[Action] = []
    if isinstance(offer, bonus.BidOffer):
        found += [bonus.Bid(credits) for credits in range(offer.most + 1)] + [a.TAKE_LOAN] * (offer.loans > 0)
    elif isinstance(offer, bonus.PointOffer):
        found += [bonus.Point(column, row) for column in offer.numbers for row in offer.numbers]
    elif isinstance(offer, bonus.AimOffer):
        free = [one.course for one in offer.courses if one.refusal is None]
        found += [bonus.Aim(course, target) for course in free for target in offer.targets]
    elif isinstance(offer, bonus.JunkyardOffer):
        found += [PASS, *allowed([(one.refusal, bonus.StopAt(one.stop)) for one in offer.stops])]
    elif isinstance(offer, bonus.BerthOffer):
        found.append(bonus.SettleCrew(offer.proposed))
    elif isinstance(offer, bonus.ChargeOffer):
        found.append(bonus.ArrangeCells(offer.proposed))
    elif isinstance(offer, bonus.DepotOffer):
        found += [PASS, *allowed([(one.refusal, bonus.TakeFromDepot(one.component)) for one in offer.components])]
    elif isinstance(offer, bonus.MountOffer):
        found += [a.Place(one.square, turns) for one in offer.squares for turns in one.turns]
    else:
        found += machination_choices(offer)
    return found


def machination_choices(offer: object) -> list[Action]:
    """Return what an offer of a machination allows."""
    found: list[Action] = []
    if isinstance(offer, machinations.MachinationOffer):
        found += [machinations.ChooseMachination(card) for card in offer.cards]
    elif isinstance(offer, machinations.TollOffer):
        most = min(offer.due, offer.credits)
        found += [machinations.DECLINE, *[machinations.Pay(credits) for credits in range(offer.least, most + 1)]]
    elif isinstance(offer, machinations.QuarantineOffer):
        found += [machinations.DECLINE, *[a.LoseCrew(cabin.square) for cabin in offer.cabins]]
    elif isinstance(offer, machinations.AuctionOffer):
        found += [PASS, *[machinations.BidOpenly(credits) for credits in range(offer.least, offer.most + 1)]]
    elif isinstance(offer, machinations.ParcelOffer):
        found += [PASS, *[machinations.HandOver(target) for target in offer.targets if offer.price <= offer.credits]]
    else:
        found += other_choices(offer)
    if isinstance(offer, machinations.TollOffer | machinations.AuctionOffer | machinations.ParcelOffer) and offer.loans:
        found.append(a.TAKE_LOAN)
    return found


def other_choices(offer: object) -> list[Action]:
    """Return what an offer of a machination allows that asks for no money."""
    found: list[Action] = []
    if isinstance(offer, machinations.NameOffer):
        found += [machinations.NameShip(target) for target in offer.targets]
    elif isinstance(offer, machinations.HelpOffer):
        found += [PASS, a.TAKE_OPPORTUNITY]
    elif isinstance(offer, machinations.LoosenOffer):
        found += [machinations.Loosen(square) for square in offer.squares]
    elif isinstance(offer, machinations.SystemOffer):
        sizes = {min(offer.per, offer.left), offer.left % offer.per} - {0}
        found += [a.SpendCell(battery.square) for battery in offer.batteries]
        found += [machinations.Scrap(lot) for size in sizes for lot in combinations(offer.squares, size)]
    return found


def allowed(judged: list[tuple[Refusal | None, Action]]) -> list[Action]:
    """Keep the actions that come without a refusal."""
    return [action for refusal, action in judged if refusal is None]


def compose_building(offer: o.BuildOffer, chance: Chance) -> Action:
    """Weld where no mistake is shown, else anything; finish now and then."""
    fitting = [
        (turn.refusal, cast("Action", a.Place(square.square, turn.turns)))
        for square in offer.squares
        for turn in square.turns
        if not turn.mistakes
    ]
    if offer.component is not None and offer.loose is None and allowed(fitting) and chance.below("weld", 8):
        return pick(chance, allowed(fitting))
    judged: list[tuple[Refusal | None, Action]] = [
        (offer.face_down, a.TAKE_FACE_DOWN),
        (offer.return_component, a.RETURN),
        (offer.set_aside, a.SET_ASIDE),
        (offer.put_back, a.PUT_PILE_BACK),
        (offer.hourglass, a.TURN_HOURGLASS),
    ]
    judged += [(choice.refusal, a.TakeFaceUp(choice.component)) for choice in offer.face_up]
    judged += [(choice.refusal, a.TakeReserve(choice.component)) for choice in offer.reserve]
    judged += [(choice.refusal, a.TakeOrdered(choice.component)) for choice in offer.ordered]
    judged += [(choice.refusal, a.LookAtPile(choice.pile)) for choice in offer.piles]
    if chance.below("finish", 6) == 0 or not allowed(judged):
        judged += [(choice.refusal, a.Finish(choice.number)) for choice in offer.numbers]
        judged.append((offer.leave, a.LEAVE_YARD))
    return pick(chance, allowed(judged))


def compose_stowing(offer: o.StowOffer, chance: Chance) -> a.StowGoods:
    """Put goods into holds one by one, at random, as far as the offer shows room; leave some behind."""
    room = {hold.square: hold.ordinary + hold.special for hold in offer.holds}
    special = {hold.square: hold.special for hold in offer.holds}
    holds: dict[int, tuple[Good, ...]] = {}
    for choice in offer.goods:
        for _ in range(choice.count):
            places = [square for square in choice.holds if room[square] > 0]
            if choice.good == "red":
                places = [square for square in places if special[square] > 0]
            if places and chance.below("take", 5):
                square = places[chance.below("hold", len(places))]
                holds[square] = (*holds.get(square, ()), choice.good)
                room[square] -= 1
                special[square] -= choice.good == "red"
    return a.StowGoods(tuple([a.Stowage(square, goods) for square, goods in holds.items()]))
