"""Laying the central board: the steps of a round, the planet, the market, the piles of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from astrodrome.games.celerium.content.vocabulary import LEVELS
from astrodrome.games.celerium.preparation.boosts import FRANCHISES_BOOST
from astrodrome.games.celerium.preparation.market import HoldMarket
from astrodrome.games.celerium.preparation.prerace_check import CheckHangars
from astrodrome.games.celerium.preparation.purchase import SellCards
from astrodrome.games.celerium.preparation.race_lines import FRANCHISES_PICK_LINE
from astrodrome.games.celerium.race.race_turns import EndRace, RaceTurn, RunRace
from astrodrome.games.celerium.rounds import EndGame, EndRound, PlayRound
from astrodrome.games.celerium.scoring.boost_controls import TurnControlCard
from astrodrome.games.celerium.scoring.race_points import ScoreRace
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.equipment import EquipVehicles
from astrodrome.games.celerium.track.placement import PlaceVehicles
from astrodrome.games.celerium.track.planet import RevealPlanet
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import Sheet, Word

STEPS: Final = ("planet", "market", "equipment", "purchase", "boosts", "line", "check", "placement", "race", "control")
STEP: Final = {step: index for index, step in enumerate(STEPS)}
RACE: Final = STEP["race"]
REVEALED: Final = 1
"""The first step after the planet of the round was turned up."""
ONLY_IN_RACE: Final = "only a race has this: expected the step race"


def steps_of_round() -> list[Task[Celerium]]:
    """Return the tasks of a round in their order; the first of them are `STEPS`."""
    tasks: list[Task[Celerium]] = [RevealPlanet(), HoldMarket(), EquipVehicles(), SellCards(), FRANCHISES_BOOST]
    return [
        *tasks,
        *(FRANCHISES_PICK_LINE, CheckHangars(), PlaceVehicles(), RunRace(), TurnControlCard(), ScoreRace(), EndRound()),
    ]


def lay_round(g: Celerium, sheet: Sheet) -> int:
    """Put the rest of a round and of the game on the agenda; return the step that is next."""
    g.round = sheet.number("round", 1, g.races(), 1)
    g.first_franchise = sheet.number("first", 0, g.franchises - 1, g.first_franchise)
    g.wheel = sheet.number("wheel", 1, len(g.tables.wheel), g.wheel + 1) - 1
    step = sheet.word("step").named(STEP, "step") if sheet.has("step") else 0
    tasks = steps_of_round()[step:]
    if step == RACE:
        turn = sheet.number("turn", 0, g.franchises - 1, g.first_franchise)
        g.passes_in_a_row = sheet.number("passes", 0, g.franchises - 1, 0)
        tasks[:1] = [RaceTurn(turn), EndRace()]
    else:
        for key in ("turn", "passes", "meteors"):
            if sheet.has(key):
                raise PositionError(key, ONLY_IN_RACE)
    rest = [PlayRound(number) for number in range(g.round + 1, g.races() + 1)]
    g.agenda = []
    g.then(*tasks, *rest, EndGame())
    return step


def lay_board(g: Celerium, sheet: Sheet, step: int) -> None:
    """Turn up planets and Control cards, lay the market and the piles; what is not named is as it was dealt."""
    lay_planets(g, sheet, step)
    names = {row.name: at for at, row in enumerate(g.tables.box.controls)}
    for word in sheet.words("controls") if sheet.has("controls") else []:
        card = word.named(names, "Control card")
        g.control.deck = without(g.control.deck, card, word)
        g.control.discard.append(card)
    if sheet.has("market"):
        g.market.deck = (*g.market.deck, *g.market.on_sale)
        g.market.on_sale = []
        g.market.on_sale = [take_upgrade(g, word) for word in sheet.words("market")]
    for word in sheet.words("gone") if sheet.has("gone") else []:
        g.market.discard.append(take_upgrade(g, word))
    if sheet.has("discards"):
        g.event_discards = [
            tuple([take_card(g, word, level) for word in part])
            for level, part in enumerate(sheet.parts("discards", LEVELS))
        ]
    for word in sheet.words("laid") if sheet.has("laid") else []:
        card_word, by = with_mark(word, g.tables.cards.index)
        g.cards_played.append(take_card(g, card_word))
        g.cards_played_by.append(g.first_franchise if by is None else by.number(0, g.franchises - 1))
    stack_decks(g, sheet)
    if g.round > 1 and step <= STEP["market"]:  # this market is still to be laid, from the deck (CM-046)
        g.market.deck = (*g.market.deck, *reversed(g.market.on_sale))
        g.market.on_sale = []


def stack_decks(g: Celerium, sheet: Sheet) -> None:
    """Put cards on top of their decks, the first drawn first; and the Control card that will be turned up."""
    for word in reversed(sheet.words("deck") if sheet.has("deck") else []):
        card = take_card(g, word)
        level = g.tables.cards.level[card]
        g.event_decks[level] = (*g.event_decks[level], card)
    if sheet.has("control"):
        word = sheet.word("control")
        control = word.named({row.name: at for at, row in enumerate(g.tables.box.controls)}, "Control card")
        g.control.deck = (*without(g.control.deck, control, word), control)


def lay_planets(g: Celerium, sheet: Sheet, step: int) -> None:
    """Turn up the planets of the rounds so far."""
    names = {row.name: at for at, row in enumerate(g.tables.box.planets)}
    pile = [*g.planets.pile, *g.planets.removed]
    seen: list[int] = []
    for word in sheet.words("planets") if sheet.has("planets") else []:
        planet = word.named(names, "planet")
        if planet not in pile:
            raise word.error(f"planet {word.text:.30} is there twice")
        pile.remove(planet)
        seen.append(planet)
    needed = g.round if step >= REVEALED else g.round - 1
    if len(seen) > needed and not sheet.is_partial:
        raise PositionError("planets", f"expected the {needed} planets turned up so far, found {len(seen)}")
    missing = max(0, needed - len(seen))
    seen, pile = [*pile[:missing], *seen], pile[missing:]  # the earlier ones are dealt
    left = max(0, g.races() - len(seen))
    g.planets = g.planets.dealt(tuple(pile), left)
    g.planets.seen = tuple(seen)


def take_card(g: Celerium, word: Word, level: int | None = None) -> int:
    """Take the event card that a word names out of its deck."""
    card = word.named(g.tables.cards.index, "event card")
    if level is not None and g.tables.cards.level[card] != level:
        raise word.error(f"expected a card of level {level + 1}, found {word.text:.20}")
    at = g.tables.cards.level[card]
    g.event_decks[at] = without(g.event_decks[at], card, word)
    return card


def take_upgrade(g: Celerium, word: Word) -> int:
    """Take an Upgrade out of the deck, or out of the market if no other is left."""
    upgrade = word.named(g.tables.upgrades.index, "Upgrade")
    if upgrade in g.market.deck:
        g.market.deck = without(g.market.deck, upgrade, word)
    elif upgrade in g.market.on_sale:
        g.market.on_sale.remove(upgrade)
    else:
        raise word.error(f"no Upgrade {word.text:.30} is left")
    return upgrade


def with_mark(word: Word, names: Mapping[str, int]) -> tuple[Word, Word | None]:
    """Return a name, and what stands behind its colon, as in `all-terrain:starbot`."""
    name, colon, mark = word.text.rpartition(":")
    if not colon or word.text in names:
        return word, None
    return Word(name, word.place), Word(mark, word.place)


def without(pile: Sequence[int], thing: int, word: Word) -> tuple[int, ...]:
    """Return a pile without one thing, which a word names."""
    if thing not in pile:
        raise word.error(f"no {word.text:.30} is left")
    left = list(pile)
    left.remove(thing)
    return tuple(left)
