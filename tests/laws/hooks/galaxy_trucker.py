"""Galaxy Trucker under the laws: its settings, its secrets, and how a trucker answers from the offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import cast

from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.wants import HASTY
from astrodrome.games.galaxy_trucker import actions as a
from astrodrome.games.galaxy_trucker import machination_offers as xo
from astrodrome.games.galaxy_trucker import module_actions as ma
from astrodrome.games.galaxy_trucker import module_offers as mo
from astrodrome.games.galaxy_trucker import offers as o
from astrodrome.games.galaxy_trucker.components import free_component
from astrodrome.games.galaxy_trucker.content import Content, Good, our_content
from astrodrome.games.galaxy_trucker.fitting import fit_mistakes, hull_without_loose
from astrodrome.games.galaxy_trucker.questions import outlets
from astrodrome.games.galaxy_trucker.ship import mistakes
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS, TIME_UP, Action, ClockOffer, Prompt, View
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat
from tests.galaxy_trucker.table import fly, ship
from tests.laws.subject import Hooks, Setting

FLIGHTS = ("intro", "I", "IA", "II", "IIA", "III", "IIIA")
MODULES = ("foresight", "lenient", "strict", "technologies", "bonus-cards", "machinations")
WANTED = (
    *("cannon_single", "cannon_double", "engine_single", "engine_double", "battery", "cabin"),
    *("stasis_chamber", "accelerator", "cannon_booster", "furnace", "life_support_cyan", "shield_booster"),
)


def scramble(g: Trucker, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange what the seat has not seen: components unseen, boxed or in hands, cards; forgetting, seen cards."""
    places = [(g.heap, index) for index in range(len(g.heap))]
    places += [(g.boxed, index) for index in range(len(g.boxed))]
    orders = [g.made[other] for other in range(g.seats) if other != seat]
    places += [(order, index) for order in orders for index in range(len(order))]
    hands = cast("list[int]", g.hand)
    places += [(hands, other) for other in range(g.seats) if other != seat and g.hand[other] and not g.hand_seen[other]]
    swap(places, chance)
    g.boxed.sort()
    for i in range(len(g.road_pile)):
        j = chance.below("road", len(g.road_pile))
        g.road_pile[i], g.road_pile[j] = g.road_pile[j], g.road_pile[i]
    for rival in range(g.seats):
        if rival != seat and g.secrets[rival] is not None:
            g.secrets[rival] = 1 + chance.below("number", 6)
    if g.machinations:
        scramble_machinations(g, seat, chance)
    if any(g.piles) and not g.second_pass:
        scramble_cards(g, seat, chance, forget)


def scramble_machinations(g: Trucker, seat: Seat, chance: Chance) -> None:
    """Exchange the machinations of others: in hands, in the flight, undealt; of those revealed, whose they were."""
    rivals = [other for other in range(g.seats) if other != seat]
    shown = g.revealed + (g.deck if g.second_pass else [])
    plots = cast("list[int]", g.plots)
    laid = [(plots, other) for other in rivals if g.plots[other] is not None]
    known = [(cards, i) for cards, i in laid if cards[i] in shown]
    places = [(g.machinations[other], i) for other in rivals for i in range(len(g.machinations[other]))]
    places += [(g.unplayed, i) for i in range(len(g.unplayed))] + [place for place in laid if place not in known]
    swap(places, chance)
    if "foresight" not in g.options.modules:
        swap(laid if not g.deck or g.second_pass else known, chance)
    for hand in (g.unplayed, *g.machinations):
        hand.sort()


def swap(places: list[tuple[list[int], int]], chance: Chance) -> None:
    """Exchange what lies in some places."""
    for _ in range(2 * len(places)):
        (one, i), (other, j) = (places[chance.below("place", len(places))] for _ in range(2))
        one[i], other[j] = other[j], one[i]


def scramble_cards(g: Trucker, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange cards of one level, or of one pile, that the seat has not seen where they lie."""
    ordered = "foresight" in g.options.modules
    seen = [pile for pile in g.looked[seat] if not forget or pile == g.looking[seat]]
    slots = [(pile, i) for pile in range(len(g.piles)) for i in range(len(g.piles[pile]))]
    if ordered:
        slots = slots[len([card for card in g.revealed if card not in g.plots]) :]
    slots = [(pile, i) for pile, i in slots if pile not in seen]
    for _ in range(3 * len(slots)):
        (p, i), (q, j) = (slots[chance.below("slot", len(slots))] for _ in range(2))
        if p == q or level(g, g.piles[p][i]) == level(g, g.piles[q][j]):
            g.piles[p][i], g.piles[q][j] = g.piles[q][j], g.piles[p][i]
    for p, i in slots:
        swap_with_stock(g, p, i, chance)
    if g.deck:
        rebuild_deck(g, ordered, chance)


def level(g: Trucker, card: int) -> int:
    """Return the level of a card."""
    return g.box.cards[card].level


def swap_with_stock(g: Trucker, pile: int, i: int, chance: Chance) -> None:
    """Exchange a card that was not revealed with one that was not dealt."""
    card = g.piles[pile][i]
    stock = g.stock[level(g, card) - 1]
    if card in g.revealed or not stock or g.options.flights[g.flight] == "intro" or chance.below("swap", 2):
        return
    other = chance.below("stock", len(stock))
    g.piles[pile][i], stock[other] = stock[other], card
    stock.sort()


def rebuild_deck(g: Trucker, ordered: bool, chance: Chance) -> None:
    """Stack what is left of the piles, or lay it in any order in which it could lie."""
    left = [card for pile in g.piles for card in pile if card not in g.revealed]
    left.reverse()
    if not ordered:
        for i in range(len(left)):
            j = chance.below("deck", len(left))
            left[i], left[j] = left[j], left[i]
        if not g.revealed:
            top = next(i for i, card in enumerate(left) if level(g, card) == g.board.level)
            left[-1], left[top] = left[top], left[-1]
    g.deck = left
    plots = [card for card in g.plots if card is not None and card not in g.revealed]
    if plots and ordered:
        stacked = [plot for number in range(1, g.seats + 1) if (plot := g.plots[g.numbers.index(number)]) in plots]
        below = sum([card in left for pile in g.piles[2:] for card in pile])
        g.deck[below:below] = stacked[::-1]
    elif plots:
        weave(g, plots, chance)


def weave(g: Trucker, plots: list[int], chance: Chance) -> None:
    """Lay machinations where they could lie: none in the first and last quarter, one right below the first."""
    quarter = (2, 3, 4)[g.board.level - 1]
    whole = sum(len(pile) for pile in g.piles) + sum(plot is not None for plot in g.plots)
    passed = len(g.revealed)
    free = [place for place in range(passed, whole - quarter) if place > quarter]
    taken = [quarter] if passed <= quarter else []
    while len(taken) < len(plots):
        taken.append(free.pop(chance.below("place", len(free))))
    for index, place in enumerate(sorted(taken)):
        other = chance.below("plot", len(plots) - index) + index
        plots[index], plots[other] = plots[other], plots[index]
        g.deck.insert(len(g.deck) - (place - passed), plots[index])


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
    if isinstance(offer, mo.DieOffer):
        number = offer.numbers[chance.below("number", len(offer.numbers))]
        return ma.SetNumber(number) if prompt.decision == "TruckerSetsNumber" else ma.Guess(number)
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
        found += [a.FLY_ON] * 7 + [a.GIVE_UP, *[ma.WithdrawHalf(one.half) for one in offer.halves]]
        found += [ma.REPAY_LOAN] * (offer.loan_price > 0)
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
    if isinstance(offer, mo.WakeOffer):
        found += [PASS, *[ma.Wake(one.square, cabin) for one in offer.chambers for cabin in one.cabins]]
    elif isinstance(offer, mo.BoostOffer):
        found += [PASS, *allowed([(one.refusal, ma.Boost(one.booster, one.cannon)) for one in offer.choices])]
    elif isinstance(offer, mo.JumpOffer):
        found += [PASS, *allowed([(one.refusal, ma.Jump(one.accelerator, one.engine)) for one in offer.choices])]
    elif isinstance(offer, mo.BurnOffer):
        found += [PASS, *[ma.Burn(one.furnace, one.battery, good) for one in offer.choices for good in offer.goods]]
    elif isinstance(offer, mo.SpecialistOffer):
        found += allowed([(one.refusal, ma.ChooseSpecialist(one.specialist)) for one in offer.choices])
    elif isinstance(offer, mo.DiplomatOffer):
        found += [PASS, ma.SEND_DIPLOMAT]
    elif isinstance(offer, mo.ForgoOffer):
        found += [ma.Forgo(good) for good in offer.goods]
    elif isinstance(offer, mo.HalfOffer):
        found += [ma.PowerHalf(one.half) for one in offer.choices]
    elif isinstance(offer, mo.FrontOffer):
        found += [ma.ChooseFront(one.side) for one in offer.choices]
    else:
        found += road_choices(offer)
    return found


def road_choices(offer: object) -> list[Action]:
    """Return what an offer of a rough road allows."""
    found: list[Action] = []
    if isinstance(offer, mo.DropOffer):
        found += [PASS, *[ma.Drop(square) for square in offer.squares]]
    elif isinstance(offer, mo.VoteOffer):
        found += [ma.Vote(side) for side in offer.sides]
    elif isinstance(offer, mo.UnionOffer):
        found.append(a.GIVE_UP)
        if offer.least is not None and offer.most is not None:
            found += [ma.PayUnion(credits) for credits in range(offer.least, offer.most + 1)]
        found += [ma.TAKE_LOAN] * (offer.loans > 0)
    elif isinstance(offer, mo.HandOffer):
        found += [ma.HandGood(hold.square, good) for hold in offer.holds for good in hold.goods]
    else:
        found += bonus_choices(offer)
    return found


def bonus_choices(offer: object) -> list[Action]:
    """Return what an offer of a bonus card allows, once a number was set."""
    found: list[Action] = []
    if isinstance(offer, mo.BidOffer):
        found += [ma.Bid(credits) for credits in range(offer.most + 1)] + [ma.TAKE_LOAN] * (offer.loans > 0)
    elif isinstance(offer, mo.PointOffer):
        found += [ma.Point(column, row) for column in offer.numbers for row in offer.numbers]
    elif isinstance(offer, mo.AimOffer):
        free = [one.course for one in offer.courses if one.refusal is None]
        found += [ma.Aim(course, target) for course in free for target in offer.targets]
    elif isinstance(offer, mo.JunkyardOffer):
        found += [PASS, *allowed([(one.refusal, ma.StopAt(one.stop)) for one in offer.stops])]
    elif isinstance(offer, mo.BerthOffer):
        found.append(ma.SettleCrew(offer.proposed))
    elif isinstance(offer, mo.ChargeOffer):
        found.append(ma.ArrangeCells(offer.proposed))
    elif isinstance(offer, mo.DepotOffer):
        found += [PASS, *allowed([(one.refusal, ma.TakeFromDepot(one.component)) for one in offer.components])]
    elif isinstance(offer, mo.MountOffer):
        found += [a.Place(one.square, turns) for one in offer.squares for turns in one.turns]
    else:
        found += machination_choices(offer)
    return found


def machination_choices(offer: object) -> list[Action]:
    """Return what an offer of a machination allows."""
    found: list[Action] = []
    if isinstance(offer, xo.MachinationOffer):
        found += [ma.ChooseMachination(card) for card in offer.cards]
    elif isinstance(offer, xo.TollOffer):
        most = min(offer.due, offer.credits)
        found += [ma.DECLINE, *[ma.Pay(credits) for credits in range(offer.least, most + 1)]]
    elif isinstance(offer, xo.QuarantineOffer):
        found += [ma.DECLINE, *[a.LoseCrew(cabin.square) for cabin in offer.cabins]]
    elif isinstance(offer, xo.AuctionOffer):
        found += [PASS, *[ma.BidOpenly(credits) for credits in range(offer.least, offer.most + 1)]]
    elif isinstance(offer, xo.ParcelOffer):
        found += [PASS, *[ma.HandOver(target) for target in offer.targets if offer.price <= offer.credits]]
    else:
        found += other_choices(offer)
    if isinstance(offer, xo.TollOffer | xo.AuctionOffer | xo.ParcelOffer) and offer.loans:
        found.append(ma.TAKE_LOAN)
    return found


def other_choices(offer: object) -> list[Action]:
    """Return what an offer of a machination allows that asks for no money."""
    found: list[Action] = []
    if isinstance(offer, xo.NameOffer):
        found += [ma.NameShip(target) for target in offer.targets]
    elif isinstance(offer, xo.HelpOffer):
        found += [PASS, a.TAKE_OPPORTUNITY]
    elif isinstance(offer, xo.LoosenOffer):
        found += [ma.Loosen(square) for square in offer.squares]
    elif isinstance(offer, xo.SystemOffer):
        sizes = {min(offer.per, offer.left), offer.left % offer.per} - {0}
        found += [a.SpendCell(battery.square) for battery in offer.batteries]
        found += [ma.Scrap(lot) for size in sizes for lot in combinations(offer.squares, size)]
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
    judged += [(choice.refusal, ma.TakeOrdered(choice.component)) for choice in offer.ordered]
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


def able(game: AnyGame, seat: Seat, chance: Chance) -> Action:
    """Build a ship without mistakes, then fly it as long as it holds."""
    if seat == CLOCK:
        return TIME_UP
    decision = type(game.decision).__name__
    if decision in ("TruckersBuild", "TruckerBuilds"):
        if game.state.halves and chance.below("whim", 24):
            return build_halves(game, seat)
        return build_ably(game.state, seat, list(game.legal(seat)), chance)
    actions = list(game.legal(seat))
    if decision == "TruckerMayGiveUp" and chance.below("give-up", 24):
        return a.FLY_ON
    if decision == "TruckerPaysUnion" and len(actions) > 1:
        return actions[0]
    if decision in ("TruckersBid", "TruckerOutbids", "TruckerPays", "TruckerHoldsParcel") and len(actions) > 1:
        actions = [action for action in actions if not isinstance(action, ma.TakeLoan) or chance.below("loan", 4) == 0]
    if decision == "TruckerStows" or (decision == "TruckerBoardsAlien" and game.state.halves):
        return actions[0]
    if decision == "TruckerDeclares" and chance.below("power", 4):
        return actions[-1]
    return pick(chance, actions)


def build_halves(game: AnyGame, seat: Seat) -> Action:
    """Build as a hasty bot does: halves put together at random have no humans, and hardly ever fly."""
    legal, prompt = list(game.legal(seat)), game.prompt(seat)
    assert prompt is not None
    assert isinstance(prompt.offer, o.BuildOffer)
    return build(Yard(game.state, seat, None, HASTY), prompt.offer, legal)


def build_ably(g: Trucker, seat: Seat, actions: list[Action], chance: Chance) -> Action:
    """Take, weld where it fits, return what does not fit; now and then look at cards or turn the glass; then finish."""
    others = [action for action in actions if not isinstance(action, a.Finish | a.LeaveYard)]
    if g.numbers[seat] is not None or (others and chance.below("whim", 24) == 0):
        return pick(chance, others)
    hand = g.hand[seat]
    if hand is not None:
        dull = g.box.kinds[hand] not in WANTED and not g.kept[seat] and chance.below("dull", 3) == 0
        return (None if dull else weld(g, seat, chance)) or (a.RETURN if not g.kept[seat] else pick(chance, actions))
    built = len([square for square in g.board.squares if g.ships[seat][square]])
    orders = [action for action in others if isinstance(action, ma.TakeOrdered)]
    if orders and chance.below("order", 2):
        return pick(chance, orders)
    takes = [action for action in others if isinstance(action, a.TakeFaceDown | a.TakeFaceUp)]
    if not takes or 10 * built > 9 * len(g.board.squares) or chance.below("finish", 80) == 0:
        return pick(chance, [action for action in actions if isinstance(action, a.Finish)])
    cannons = [take for take in takes if isinstance(take, a.TakeFaceUp) and "cannon" in kind_of(g, take)]
    if cannons and chance.below("cannon", 2):
        return pick(chance, cannons)
    return takes[0] if chance.below("unseen", 3) else pick(chance, takes)


def kind_of(g: Trucker, take: a.TakeFaceUp) -> str:
    """Return what a component is."""
    return g.box.kinds[g.box.number[take.component]]


def weld(g: Trucker, seat: Seat, chance: Chance) -> Action | None:
    """Look for a square where the component in hand makes no mistake."""
    hull = hull_without_loose(g, seat)
    roots = g.board.roots(hull)
    free = outlets(g, seat)
    before = mistakes(hull, roots, free)
    component = free_component(g, seat)
    assert component is not None
    squares = [square for square in g.board.squares if not hull >> square & 1]
    chance.shuffle("squares", squares)
    for turns in range(4):  # unturned first: cannons then point forward
        for square in squares:
            if not fit_mistakes(hull, before, roots, square, g.box.planes[4 * component + turns], free):
                return a.Place(square, turns)
    return None


def renamed() -> Content:
    """Return our box with other names, as an owner of the box might type it."""
    ours = our_content()
    return Content(
        tuple([replace(row, name=f"component {index}") for index, row in enumerate(ours.components)]),
        tuple([replace(card, name=f"card {index}") for index, card in enumerate(ours.cards)]),
        tuple([replace(row, name=f"technology {index}") for index, row in enumerate(ours.technologies)]),
        tuple([replace(row, name=f"road {index}") for index, row in enumerate(ours.roads)]),
        tuple([replace(row, name=f"bonus {index}") for index, row in enumerate(ours.bonus)]),
        tuple([replace(row, name=f"machination {index}") for index, row in enumerate(ours.machinations)]),
    )


def rare() -> list[AnyGame]:
    """Return moments that few games come to: a number set for the others to guess, bids under seal (GX-488, GX-494)."""
    rows = {row.family: replace(row, name="T-01") for row in our_content().bonus}
    rich = ship("S", credits=5)
    tables = [
        fly(rich, rich, rich, card=rows[family], after=("I-05", "I-06"), modules=("bonus-cards",), flight="III")
        for family in ("bureaucracy", "robotic_police")
    ]
    tables[0].play(ma.SetNumber(4))
    tables[1].play(ma.Bid(3))
    return [table.game for table in tables]


def combine(chance: Chance) -> Setting:
    """Draw seats, flights, the form of building and variants together."""
    seats = 2 + chance.below("seats", 4)
    flights: list[Json] = [FLIGHTS[chance.below("flight", len(FLIGHTS))] for _ in range(1 + chance.below("flights", 2))]
    modules: list[Json] = [module for module in MODULES if chance.below("module", 2)]
    if set(flights) == {"intro"} and "foresight" in modules:
        modules.remove("foresight")
    if seats == 5:
        modules = [*[module for module in modules if module != "technologies"], "technologies", "fifth-wheel"]
    elif seats == 4 and chance.below("as-five", 2):
        modules.append("four-as-five")
    options: dict[str, Json] = {"flights": flights, "modules": modules}
    if chance.below("roads", 2):
        level = 1 + chance.below("level", 6)
        options["roads"] = [level]
        if chance.below("handicap", 3) == 0:
            cards = list(range(1, level + 1))
            options["handicap"] = [[card for card in cards if chance.below("bound", 2)] for _ in range(seats)]
    if chance.below("realtime", 2):
        options["building"] = "realtime"
    else:
        options["turns"] = 4 + chance.below("turns", 30)
    roads = "roads" if "roads" in options else "plain"
    kind = "-".join(map(str, [*flights, *modules, roads, options.get("building", "turns")]))
    return Setting(f"{seats}-{kind}-combined", seats, options)


def settings() -> tuple[Setting, ...]:
    """List every seat count, class, form of building and variant."""
    return (
        Setting("2-I", 2, {"flights": ["I"]}),
        Setting("3-II", 3, {"flights": ["II"], "turns": 64}),
        Setting("4-standard", 4, {"turns": 12}),
        Setting("2-III-realtime", 2, {"flights": ["III"], "building": "realtime"}),
        Setting("4-I-realtime", 4, {"flights": ["I"], "building": "realtime"}),
        Setting("3-IIIA", 3, {"flights": ["IIIA"], "turns": 30}),
        Setting("2-intro", 2, {"flights": ["intro"], "building": "realtime"}),
        Setting("3-intro-turns", 3, {"flights": ["intro", "I"], "turns": 16}),
        Setting("3-strict", 3, {"flights": ["II"], "modules": ["strict"], "turns": 30}),
        Setting("2-lenient", 2, {"flights": ["II"], "modules": ["lenient"], "turns": 24}),
        Setting("3-foresight", 3, {"flights": ["II"], "modules": ["foresight"], "turns": 44}),
        Setting("2-series", 2, {"flights": ["I", "I", "I"], "turns": 10}),
        Setting("2-technologies", 2, {"flights": ["II"], "modules": ["technologies"], "turns": 80}),
        Setting("5-fifth-wheel", 5, {"flights": ["I"], "modules": ["technologies", "fifth-wheel"], "turns": 40}),
        Setting("3-bonus", 3, {"flights": ["I", "II"], "modules": ["bonus-cards"], "turns": 40}),
        Setting(
            "5-bonus",
            5,
            {
                "flights": ["III"],
                "modules": ["technologies", "fifth-wheel", "bonus-cards"],
                "turns": 40,
                "police_time": 9,
            },
        ),
        Setting("2-machinations", 2, {"flights": ["I", "II"], "modules": ["machinations"], "turns": 30}),
        Setting("4-machinations", 4, {"flights": ["III"], "modules": ["machinations"], "turns": 40}),
        Setting(
            "3-machinations-foresight",
            3,
            {"flights": ["I", "I", "I", "I", "I"], "modules": ["machinations", "foresight"], "turns": 20},
        ),
        Setting(
            "5-machinations",
            5,
            {
                "flights": ["I", "II"],
                "modules": ["technologies", "fifth-wheel", "bonus-cards", "machinations"],
                "roads": [3],
                "turns": 40,
            },
        ),
        Setting("3-IA", 3, {"flights": ["IA"], "turns": 40}),
        Setting("2-IA-roads", 2, {"flights": ["IA"], "roads": [6], "modules": ["technologies"], "turns": 40}),
        Setting("3-roads", 3, {"flights": ["I"], "roads": [5], "turns": 40}),
        Setting("2-roads-all", 2, {"flights": ["I", "II"], "roads": [10], "modules": ["technologies"], "turns": 60}),
        Setting("4-roads-realtime", 4, {"flights": ["I"], "roads": [8], "building": "realtime"}),
        Setting(
            "3-roads-handicap",
            3,
            {"flights": ["I"], "roads": [6], "handicap": [[], [1, 2, 3], [1, 2, 3, 4, 5, 6]], "turns": 40},
        ),
        Setting("2-roads-foresight", 2, {"flights": ["I"], "roads": [10], "modules": ["foresight"], "turns": 40}),
        Setting("4-as-five", 4, {"flights": ["I"], "modules": ["four-as-five"], "turns": 24}),
        Setting("2-content", 2, {"flights": ["I"], "turns": 24, "content": plain(renamed())}),
        Setting("3-IIA", 3, {"flights": ["IIA"], "turns": 70}),
        Setting("2-IIA-series", 2, {"flights": ["IIA", "I"], "modules": ["strict"], "turns": 50}),
        Setting("2-IIA-technologies", 2, {"flights": ["IIA"], "modules": ["technologies"], "turns": 80}),
        Setting(
            "5-IIA-everything",
            5,
            {
                "flights": ["IIA"],
                "modules": ["technologies", "fifth-wheel", "bonus-cards"],
                "roads": [6],
                "turns": 60,
            },
        ),
        Setting("4-IIA-realtime", 4, {"flights": ["IIA"], "modules": ["lenient"], "building": "realtime"}),
    )


HOOKS = Hooks(
    settings=settings(),
    scramble=scramble,
    compose=compose,
    longest=9000,
    combine=combine,
    able=able,
    rare=rare,
)
