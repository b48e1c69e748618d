"""Set-up: cities, piles, deck, hands, colours, first captain (CS-020 to CS-033, CS-184 to CS-189, CS-218, CS-219)."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import COLOURS, KINDS
from astrodrome.games.celestia.content.edition import edition_of
from astrodrome.games.celestia.content.figures import CREW_TREASURES
from astrodrome.games.celestia.content.options import Options, hand_of
from astrodrome.games.celestia.state.characters_record import Characters
from astrodrome.games.celestia.state.end_records import ForgottenCity, Gifts
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.voyage.ending import END_GAME
from astrodrome.games.celestia.voyage.rounds import BeginVoyage
from astrodrome.kernel.chance import Chance


def blank(seats: int, options: Options, chance: Chance) -> Celestia:
    """Return an empty table."""
    return Celestia(seats, edition_of(options), chance)


def begin(seats: int, options: Options, chance: Chance) -> Celestia:
    """Return a table that is laid and dealt, with the first voyage on the agenda (CS-030)."""
    g = blank(seats, options, chance)
    lay_table(g)
    take_colours(g)
    lay_piles(g)
    deal(g)
    first = options.first_captain
    g.captain = chance.below("first-captain", seats) if first is None else first
    g.then(BeginVoyage(False), END_GAME)
    return g


def lay_table(g: Celestia) -> None:
    """Make room for what each seat has in front of it; what belongs to a voyage or a step comes with it."""
    seats = g.seats
    cities = g.tables.cities
    g.discard = [0] * KINDS
    g.treasures_by_city = [[0] * cities for _ in range(seats)]
    g.used_spyglasses = [0] * cities
    g.forgotten_city = ForgottenCity(False, [False] * seats)
    g.memory.routes_known = [0] * seats
    g.memory.help_known = [0] * seats
    g.memory.shortages = [[] for _ in range(seats)]
    g.ending = g.ending.checked(g.treasures_by_city, g.forgotten_city.tokens)
    g.gifts = Gifts([], [None] * seats)
    g.hands = [[0] * KINDS for _ in range(seats)]
    g.treasures = [[0] * len(g.tables.points) for _ in range(seats)]
    g.treasures_drawn = [()] * seats
    g.treasures_discarded = [()] * seats
    g.help_placed = [()] * seats
    g.bonus_chosen = [None] * seats
    g.memory.cards_spied = [[] for _ in range(seats)]
    if g.edition.piles_are_seen:
        g.memory.piles = [[()] * cities for _ in range(seats)]
        g.memory.takers_since = [[()] * cities for _ in range(seats)]


def take_colours(g: Celestia) -> None:
    """Give each player the pawns of one colour, or of three, and with Extension 1 a character (CS-023, CS-189, CS-219).

    Without an agreement characters come at random; a crew has the character of one of its own colours (CS-507).
    """
    size = g.edition.crew
    colours = [COLOURS.index(colour) for colour in g.edition.options.colours]
    if not colours:
        colours = list(range(len(COLOURS)))
        if g.edition.ext1:
            g.chance.shuffle("colours", colours)
    crews = [tuple(colours[seat * size : (seat + 1) * size]) for seat in range(g.seats)]
    powers: list[int | None] = [None] * g.seats
    if g.edition.ext1:
        powers = [crew[g.chance.below("character", size) if size > 1 else 0] for crew in crews]
    g.characters = Characters(crews, powers, [False] * g.seats)


def lay_piles(g: Celestia) -> None:
    """Shuffle the treasures of each city; with two players only five of them are used, unseen (CS-021, CS-187)."""
    g.piles = []
    g.treasures_in_box = []
    for treasures in g.edition.piles:
        pile = treasures.copy()
        g.chance.shuffle("pile", pile)
        used = CREW_TREASURES if g.edition.two else len(pile)
        g.piles.append(pile[:used])
        g.treasures_in_box.append(tuple(sorted(pile[used:])))


def deal(g: Celestia) -> None:
    """Shuffle all cards into one deck and deal the hands (CS-024 to CS-027)."""
    g.deck = g.edition.deck.copy()
    g.chance.shuffle("deck", g.deck)
    size = hand_of(g.seats)
    g.hand_size = [size] * g.seats
    for hand in g.hands:
        for _ in range(size):
            hand[g.deck.pop()] += 1
