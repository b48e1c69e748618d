"""Laying and writing a flight: ships in space before the next card, or with a card that is just being revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD, REVEAL_CARD
from astrodrome.games.galaxy_trucker.game.flight_setup import SET_UP_FLIGHT
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME, BeginFlight, phase
from astrodrome.games.galaxy_trucker.game.preparation import place_rockets
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.notation.ships import lay_ship, must_be_laid, ship_words
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, Part, Sheet, Word, fact, facts, joined

FACTS: Final = ("number", "place", "credits", "lost", "flying")
MOST: Final = 99999


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
    told = {"flight": str(g.flight + 1)} if g.flight else {}
    told["ships"] = joined([ship_words(g, seat) for seat in range(g.seats)])
    told["truckers"] = joined([tell_trucker(g, seat) for seat in range(g.seats)])
    if g.cards_of_earlier_flights:
        told["used"] = " ".join([names[card] for card in g.cards_of_earlier_flights])
    if g.revealed:
        told["revealed"] = " ".join([names[card] for card in g.revealed])
    left = [names[card] for card in g.deck[::-1]]
    told["deck"] = (" ".join(left) if hidden else f"{len(left)}{OPEN}") if left else NONE
    return told


def tell_trucker(g: Trucker, seat: int) -> list[str]:
    """Return where a trucker is and what it owns."""
    told = [f"number={g.number_tiles[seat]}", f"place={g.position[seat]}", f"credits={g.credits[seat]}"]
    if g.lost_components[seat]:
        told.append(f"lost={len(g.lost_components[seat])}")
    return told if g.flying[seat] else [*told, "flying=0"]


NOTATION: Final = Notation(
    version=1,
    keys=("flight", "ships", "truckers", "used", "revealed", "card", "deck"),
    by_seat=("ships", "truckers"),
    lay=lay,
    tell=tell,
)
