"""Laying and writing a flight: ships in space before the next card, or with a card that is just being revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD, REVEAL_CARD
from astrodrome.games.galaxy_trucker.content.rows import SPECIALISTS
from astrodrome.games.galaxy_trucker.game.flight_setup import SET_UP_FLIGHT
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME, BeginFlight, phase
from astrodrome.games.galaxy_trucker.game.preparation import place_rockets
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.modules.roads.drawing import bind
from astrodrome.games.galaxy_trucker.notation.ships import lay_ship, must_be_laid, ship_words
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, Part, Sheet, Word, fact, facts, joined

FACTS: Final = ("number", "place", "credits", "lost", "flying", "specialist", "misses")
MOST: Final = 99999
SPECIALIST_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SPECIALISTS)}


def lay(g: Trucker, sheet: Sheet) -> Mapping[str, list[int]]:
    """Fill a game from clauses: a flight under way, or the start of a flight if no ships are given."""
    while not isinstance(g.agenda[-1], BeginFlight):
        g.agenda.pop().run(g)  # what is dealt before the first flight
    flights = len(g.options.flights)
    g.flight = sheet.number("flight", 1, flights, 1) - 1
    later = [BeginFlight(flight) for flight in range(g.flight + 1, flights)]
    g.agenda = []
    use_cards(g, sheet)
    g.accounts = [[] for _ in range(g.flight)]
    truckers = sheet.parts("truckers", g.seats) if sheet.has("truckers") else [[]] * g.seats
    facts_of = [facts(part, FACTS) for part in truckers]
    g.credits = [fact(one, "credits", -MOST, MOST, 0) for one in facts_of]
    if not sheet.has("ships"):
        g.then(BeginFlight(g.flight), *later, END_GAME)
        return {}
    SET_UP_FLIGHT.run(g)
    for seat, part in enumerate(sheet.parts("ships", g.seats)):
        lay_ship(g, seat, part)
        if not sheet.is_partial:
            must_be_laid(g, seat)
    lay_truckers(g, facts_of)
    lay_technologies(g, facts_of)
    if sheet.has("roads"):
        lay_roads(g, sheet.words("roads"))
    lay_deck(g, sheet)
    g.then(REVEAL_CARD if sheet.has("card") else NEXT_CARD, SETTLE_FLIGHT, *later, END_GAME)
    return {}


def lay_truckers(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Put the rockets on the track."""
    g.number_tiles = [fact(one, "number", 1, g.seats, seat + 1) for seat, one in enumerate(facts_of)]
    if len(set(g.number_tiles)) != g.seats:
        raise PositionError("truckers", "two players have the same number tile")
    place_rockets(g)
    for seat, one in enumerate(facts_of):
        g.position[seat] = fact(one, "place", -MOST, MOST, g.position[seat])
        g.flying[seat] = fact(one, "flying", 0, 1, 1) == 1
        lost = fact(one, "lost", 0, len(g.face_down_components), 0)
        g.lost_components[seat] = g.face_down_components[:lost]
        g.face_down_components = g.face_down_components[lost:]
    flying = [g.position[seat] for seat in range(g.seats) if g.flying[seat]]
    if len(set(flying)) != len(flying):
        raise PositionError("truckers", "two rockets are on the same space")


def lay_technologies(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Give the ships their specialists, and let those in hyperspace miss cards."""
    technologies = g.technologies
    if technologies is None:
        for word in [one[name] for one in facts_of for name in ("specialist", "misses") if name in one]:
            raise word.error("only a game with the module technologies has this")
        return
    for seat, one in enumerate(facts_of):
        technologies.cards_to_miss[seat] = fact(one, "misses", 0, MOST, 0)
        if "specialist" in one:
            specialist = one["specialist"].named(SPECIALIST_NUMBERS, "specialist")
            if specialist in technologies.specialists:
                raise one["specialist"].error(f"the {SPECIALISTS[specialist]} is there twice")
            technologies.specialists[seat] = specialist


def lay_roads(g: Trucker, words: Part) -> None:
    """Lay out the cards of Rough Roads that are in force, out of the pile."""
    roads = g.roads
    if roads is None or g.options.level_of_roads != len(words):
        raise PositionError("roads", f"expected {g.options.level_of_roads} for these options, found {len(words)}")
    numbers = {row.name: at for at, row in enumerate(g.box.roads)}
    roads.cards = []
    for word in words:
        card = word.named(numbers, "card of Rough Roads")
        if card not in roads.pile:
            raise word.error(f"card {word.text:.20} is there twice, or is left out with a handicap")
        roads.pile.remove(card)
        roads.cards.append(card)
    bind(g)


def use_cards(g: Trucker, sheet: Sheet) -> None:
    """Set the cards of earlier flights aside."""
    for word in sheet.words("used") if sheet.has("used") else []:
        g.cards_of_earlier_flights.append(take_card(g, word))


def take_card(g: Trucker, word: Word) -> int:
    """Take the card that a word names out of those that are not dealt."""
    card = word.named({row.name: at for at, row in enumerate(g.box.cards)}, "card")
    for stock in g.undealt_cards:
        if card in stock:
            stock.remove(card)
            return card
    raise word.error(f"card {word.text:.20} is there twice, or belongs to another part of the game")


def lay_deck(g: Trucker, sheet: Sheet) -> None:
    """Stack the cards of the flight; those that are not named are dealt as for any flight of this level."""
    dealt = [card for pile in g.piles for card in pile]
    for card in dealt:  # back, so that names find them; what is left of the deal comes after the names
        g.undealt_cards[g.box.cards[card].level - 1].append(card)
    revealed = [take_card(g, word) for word in (sheet.words("revealed") if sheet.has("revealed") else [])]
    words: Part = [sheet.word("card")] if sheet.has("card") else []
    deck_words = sheet.words("deck") if sheet.has("deck") else [Word(OPEN, "deck")]
    count: int | None = 0
    for nth, word in enumerate(deck_words):
        opens = word.opens()
        if word.text == OPEN or opens is not None:
            if nth < len(deck_words) - 1:
                raise word.error("what is dealt lies under what is named")
            count = opens
        else:
            words = [*words, word]
    named = [take_card(g, word) for word in words]
    rest = [card for card in dealt if card not in named and card not in revealed]
    wanted = max(0, len(dealt) - len(named) - len(revealed)) if count is None else count
    for stock in g.undealt_cards:
        rest += [card for card in stock if card not in rest]
    if wanted > len(rest):
        raise PositionError("deck", f"{len(rest)} cards are left to be dealt, found {wanted}")
    rest = rest[:wanted]
    g.chance.shuffle("deck", rest)
    for stock in g.undealt_cards:
        stock[:] = sorted([card for card in stock if card not in rest])
    g.revealed = revealed
    g.deck = [*named, *rest][::-1]
    g.piles = [[], [], [], [*named, *rest]]


def tell(g: Trucker, hidden: bool) -> dict[str, str]:
    """Return the clauses of a state; outside of flights it has none."""
    if phase(g) != "flight" or g.board.start is None:
        return {}
    names = [row.name for row in g.box.cards]
    clauses = {"flight": str(g.flight + 1)} if g.flight else {}
    clauses["ships"] = joined([ship_words(g, seat) for seat in range(g.seats)])
    clauses["truckers"] = joined([tell_trucker(g, seat) for seat in range(g.seats)])
    if g.roads is not None and g.roads.cards:
        clauses["roads"] = " ".join([g.box.roads[card].name for card in g.roads.cards])
    if g.cards_of_earlier_flights:
        clauses["used"] = " ".join([names[card] for card in g.cards_of_earlier_flights])
    if g.revealed:
        clauses["revealed"] = " ".join([names[card] for card in g.revealed])
    left = [names[card] for card in g.deck[::-1]]
    clauses["deck"] = (" ".join(left) if hidden else f"{len(left)}{OPEN}") if left else NONE
    return clauses


def tell_trucker(g: Trucker, seat: int) -> list[str]:
    """Return where a trucker is and what it owns."""
    clauses = [f"number={g.number_tiles[seat]}", f"place={g.position[seat]}", f"credits={g.credits[seat]}"]
    if g.lost_components[seat]:
        clauses.append(f"lost={len(g.lost_components[seat])}")
    technologies = g.technologies
    if technologies is not None:
        chosen = technologies.specialists[seat]
        clauses += [] if chosen is None else [f"specialist={SPECIALISTS[chosen]}"]
        clauses += [f"misses={missed}"] if (missed := technologies.cards_to_miss[seat]) else []
    return clauses if g.flying[seat] else [*clauses, "flying=0"]


NOTATION: Final = Notation(
    version=1,
    keys=("flight", "ships", "truckers", "roads", "used", "revealed", "card", "deck"),
    by_seat=("ships", "truckers"),
    lay=lay,
    tell=tell,
    bits=("hulls", "bound", "numb"),
)
