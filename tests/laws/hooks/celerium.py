"""Celerium under the laws: its settings, its secrets, and how a franchise answers from the offer."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.content.vocabulary import BOOSTS, COLOURS
from astrodrome.games.celerium.records import actions as a
from astrodrome.games.celerium.records import offers as o
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS, Action, Prompt, View
from astrodrome.kernel.seats import Seat
from tests.laws.subject import Hooks, Setting

T = TypeVar("T")


def scramble(g: Celerium, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange hidden things pair by pair; forgetting, also versions that controls have shown."""
    pile, removed = exchanged(g.planets.pile, g.planets.removed, chance)
    g.planets = g.planets.dealt((*pile, *removed), len(pile))
    g.market = g.market.copy()
    g.market.deck = exchanged(g.market.deck, (), chance)[0]
    g.control = g.control.shuffled(exchanged(g.control.deck, (), chance)[0])
    for level in range(3):
        for other in range(g.seats):
            if other != seat:
                exchange_cards(g, other, level, chance)
        g.event_decks[level] = exchanged(g.event_decks[level], (), chance)[0]
    for boost in range(3):
        scramble_boosts(g, seat, boost, chance, forget)
    if forget:
        for index, slot in enumerate(g.seen.slot):
            if slot // 3 != seat:
                g.seen.version[index] = 1 + chance.below("version", 3)


def exchanged(one: tuple[int, ...], two: tuple[int, ...], chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return two piles after some exchanges within and between them."""
    things = [*one, *two]
    for _ in range(len(things)):
        i, j = chance.below("place", len(things)), chance.below("place", len(things))
        things[i], things[j] = things[j], things[i]
    return tuple(things[: len(one)]), tuple(things[len(one) :])


def exchange_cards(g: Celerium, other: Seat, level: int, chance: Chance) -> None:
    """Exchange cards of a level between a hand and its deck."""
    own = tuple(card for card in g.hands[other] if g.tables.cards.level[card] == level)
    rest = [card for card in g.hands[other] if g.tables.cards.level[card] != level]
    own, g.event_decks[level] = exchanged(own, g.event_decks[level], chance)
    g.hands[other] = tuple(sorted([*rest, *own]))


def scramble_boosts(g: Celerium, seat: Seat, boost: int, chance: Chance, forget: bool) -> None:
    """Exchange Boosts that the seat has not seen since they were drawn with the supply and with each other."""
    known = {seat}
    for slot, lost in zip(g.seen.slot, g.seen.lost, strict=True):
        if slot % 3 == boost and not forget:
            known.add(slot // 3)
            if lost and slot // 3 != seat:
                known.discard(slot // 3)
    slots = [3 * other + boost for other in range(g.franchises) if other not in known]
    held, supply = exchanged(tuple(g.boost_versions[slot] for slot in slots), g.boost_supply[boost], chance)
    g.boost_supply[boost] = supply
    for slot, version in zip(slots, held, strict=True):
        g.boost_versions[slot] = version


def one_of(things: list[T], chance: Chance) -> T:
    """Draw one of several things."""
    return things[chance.below("choice", len(things))]


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    for part in (compose_preparation, compose_race, compose_effect):
        action = part(prompt.offer, chance)
        if action is not None:
            return action
    raise AssertionError(f"no answer to {prompt.decision}")


def compose_preparation(offer: object, chance: Chance) -> Action | None:
    """Answer what is asked before a race."""
    if isinstance(offer, o.FaceOffer):
        return a.ChooseFace(one_of([face.side for face in offer.faces], chance))
    if isinstance(offer, o.MarketOffer):
        buys = [a.BuyUpgrade(choice.upgrade.name) for choice in offer.upgrades if choice.refusal is None]
        return one_of([a.PASS_TURN, *buys], chance)
    if isinstance(offer, o.EquipmentOffer):
        free = [choice for choice in offer.installs if choice.refusal is None]
        installs = [a.Install(choice.upgrade.name, choice.vehicle) for choice in free]
        return one_of([a.END_EQUIPMENT, *installs], chance)
    if isinstance(offer, o.PurchaseOffer):
        purse, counts = offer.actions // offer.price, []
        for level in offer.levels:
            most = 0 if level.refusal else min(purse, level.left)
            counts.append(chance.below("count", most + 1))
            purse -= counts[-1]
        return a.BuyCards(*counts)
    if isinstance(offer, o.BoostOffer):
        on = {choice.boost: bool(chance.below("boost", 2)) for choice in offer.boosts}
        return a.ActivateBoosts(on["shield"], on["line"], on["planet"])
    if isinstance(offer, o.LineOffer):
        pick = one_of([choice for choice in offer.picks if choice.refusal is None], chance)
        return a.PickLine(pick.line, pick.px2)
    if isinstance(offer, o.DiscardOffer):
        assert offer.surplus > 0
        hangar = [a.DiscardUpgrade(row.name, "hangar") for row in offer.hangar]
        return one_of([*hangar, *[a.DiscardUpgrade(row.name, "workshop") for row in offer.workshop]], chance)
    return None


def compose_race(offer: object, chance: Chance) -> Action | None:
    """Answer what the turns of a race ask."""
    if isinstance(offer, o.RaceOffer):
        free = [a.Play(card.card, part.part) for card in offer.cards for part in card.parts if part.refusal is None]
        return one_of([a.PASS_TURN, *free], chance)
    if isinstance(offer, o.GoOnOffer):
        free = [a.Play(offer.card.card, part.part) for part in offer.card.parts if part.refusal is None]
        return one_of([a.END_TURN, *free], chance)
    if isinstance(offer, o.AdvanceOffer):
        return one_of([a.Advance(v.vehicle, end.squares) for v in offer.vehicles for end in v.landings], chance)
    if isinstance(offer, o.RepeatOffer):
        return one_of([a.STAY_THERE, *[a.Repeat(end.squares) for end in offer.landings]], chance)
    if isinstance(offer, o.BackOffer):
        return one_of([a.FallBack(v.vehicle, end.squares) for v in offer.vehicles for end in v.landings], chance)
    if isinstance(offer, o.AnswerOffer):
        answers: list[Action] = [PASS] if offer.shield else [PASS, a.USE_SHIELD]
        answers += [a.React(r.card, r.part, r.boost) for r in offer.reactions if r.refusal is None]
        return one_of(answers, chance)
    return None


def compose_effect(offer: object, chance: Chance) -> Action | None:
    """Answer what effects and controls ask."""
    if isinstance(offer, o.WheelOffer):
        return a.TurnWheel(one_of([turn.notches for turn in offer.turns], chance))
    if isinstance(offer, o.AimOffer):
        return one_of([a.AimAt(aim.seat, aim.vehicle) for aim in offer.targets if aim.refusal is None], chance)
    if isinstance(offer, o.OpponentOffer):
        return a.NameOpponent(one_of(list(offer.opponents), chance))
    if isinstance(offer, o.ControlOffer):
        return a.NameBoost(one_of(list(offer.opponents), chance), one_of(list(BOOSTS), chance))
    if isinstance(offer, o.PlaceOffer):
        return one_of([a.PlaceBeside(place.vehicle, place.seat, place.beside) for place in offer.places], chance)
    if isinstance(offer, o.DrawOffer):
        return a.DrawCard(one_of([level.level for level in offer.levels if level.refusal is None], chance))
    if isinstance(offer, o.DamageOffer):
        return a.TakeDamage(one_of(list(offer.vehicles), chance))
    if isinstance(offer, o.PenaltyOffer):
        return a.TakePenalty(one_of([choice.vehicle for choice in offer.choices], chance))
    return None


def able(game: AnyGame, seat: Seat, chance: Chance) -> Action:
    """Buy cards for half the actions, of high levels where possible, and use what can be used."""
    actions = game.legal(seat)
    buys = [action for action in actions if isinstance(action, a.BuyCards)]
    if buys:
        most = 1 + max(sum(buy.counts()) for buy in buys) // 2
        return max([buy for buy in buys if sum(buy.counts()) <= most], key=worth)
    busy = [action for action in actions if not isinstance(action, (a.PassTurn, a.EndTurn, a.EndEquipment))]
    return one_of(busy or list(actions), chance)


def worth(buy: a.BuyCards) -> int:
    """Return what a purchase brings, higher levels counting more."""
    return sum((2 + level) * count for level, count in enumerate(buy.counts()))


def cheap_reactions() -> Json:
    """Return an event table in which Reactions cost nothing, so that attacks are often answered."""
    rows = [replace(row, energy=0, second="DODGE") if row.level == 1 else row for row in our_box().events]
    return plain(rows)


def combine(chance: Chance) -> Setting:
    """Draw seats and options together."""
    seats = 1 + chance.below("seats", 4)
    colours = list(COLOURS)
    chance.shuffle("colours", colours)
    options: dict[str, Json] = {"colours": [*colours[:seats]], "first_to_last": bool(chance.below("last", 2))}
    options["modules"] = ["expert"] if chance.below("expert", 2) else []
    if seats == 1:
        options["difficulty"] = ("easy", "normal", "hard")[chance.below("difficulty", 3)]
    if chance.below("content", 3) == 0:
        options["content"] = {"events": cheap_reactions()}
    return Setting(f"{seats}-combined", seats, options)


def settings() -> tuple[Setting, ...]:
    """List every seat count, base and expert, the switch, solo at each difficulty, and a table of an owner's own."""
    expert: dict[str, Json] = {"modules": ["expert"]}
    return (
        *(Setting(f"{seats}", seats) for seats in (2, 3, 4)),
        *(Setting(f"{seats}-expert", seats, expert) for seats in (2, 3, 4)),
        Setting("4-first-to-last", 4, {"first_to_last": True, "colours": ["green", "blue", "red", "white"]}),
        Setting("3-reactions", 3, {"content": {"events": cheap_reactions()}}),
        Setting("1-easy", 1, {"difficulty": "easy"}),
        Setting("1-normal-expert", 1, expert),
        Setting("1-hard", 1, {"difficulty": "hard", "first_to_last": True}),
    )


HOOKS = Hooks(
    settings=settings(),
    scramble=scramble,
    compose=compose,
    longest=3000,
    combine=combine,
    able=able,
    # A version that a control shows is seen by all franchises at once (CM-091).
    known=("seen_version",),
)
