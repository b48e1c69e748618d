"""What must hold after every answer of a Celestia game, counted with code of its own."""

from __future__ import annotations

from collections import Counter
from typing import Final

from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import Seat

TOKEN: Final = 25
"""Points of the token of Boscalumia (CS-376)."""
HELP_COSTS: Final = 2
"""Points that a Help card left in hand costs (CS-291)."""
HELP: Final = range(8, 12)
"""Help cards among the kinds."""


def cards(g: Celestia) -> Counter[int]:
    """Count the cards wherever they lie."""
    found = Counter(
        [
            *g.deck,
            *g.step.cards_laid,
            *g.step.help_revealed,
            *g.step.cards_turned_up,
            *[kind for row in g.help_placed for kind in row],
        ]
    )
    for held in (*g.hands, g.discard):
        found.update({kind: count for kind, count in enumerate(held) if count})
    if g.lifeboat.card is not None:
        found[g.lifeboat.card] += 1
    return found


def treasures(g: Celestia) -> Counter[int]:
    """Count the treasures wherever they lie; a Spyglass that was used is out of play, but counted."""
    rows = (
        *g.piles,
        *g.treasures_in_box,
        *g.treasures_drawn,
        *g.treasures_discarded,
        g.gifts.waiting,
        [gift for gift in g.gifts.received if gift is not None],
    )
    found = Counter([treasure for row in rows for treasure in row])
    for owned in g.treasures:
        found.update({treasure: count for treasure, count in enumerate(owned) if count})
    for city, used in enumerate(g.used_spyglasses):
        glass = g.tables.spyglass[city]
        if glass is not None and used:
            found[glass] += used
    return found


class Watch:
    """The eyes: they know what there was at the start."""

    def __init__(self, game: AnyGame) -> None:
        self.cards = cards(game.state)
        self.treasures = treasures(game.state)

    def look(self, game: AnyGame) -> None:
        """Recount everything and hold it to what the engine shows; AssertionError says what differs."""
        g: Celestia = game.state
        assert cards(g) == self.cards, "cards lost or made"
        assert treasures(g) == self.treasures, "treasures lost or made"
        for seat in range(g.seats):
            self.look_at(g, seat)
        crew = len(g.characters.crew[0])
        boat = [] if g.lifeboat.pilot is None else [g.lifeboat.pilot]
        assert (g.lifeboat.card is not None) == bool(boat), "a lifeboat without a pilot, or the other way round"
        for seat, pawns in enumerate(g.pawns):
            assert 0 <= pawns + boat.count(seat) <= crew, f"seat {seat} has {pawns} pawns aboard, boat {boat}"
        if game.over:
            self.count(game)
        else:
            assert all([0 <= seat < g.seats for seat in game.asked]), f"asks {game.asked}"

    def look_at(self, g: Celestia, seat: Seat) -> None:
        """Recount what one player holds."""
        held = sum(g.hands[seat])
        assert g.hand_size[seat] == held, f"seat {seat} shows {g.hand_size[seat]} cards and has {held}"
        by_city = [0] * g.tables.cities
        for treasure, count in enumerate(g.treasures[seat]):
            by_city[g.tables.city_of[treasure]] += count
        assert g.treasures_by_city[seat] == by_city, f"seat {seat} shows {g.treasures_by_city[seat]} and owns {by_city}"

    def count(self, game: AnyGame) -> None:
        """Recount the result."""
        g: Celestia = game.state
        scores = []
        for seat in range(g.seats):
            points = sum([count * g.tables.points[treasure] for treasure, count in enumerate(g.treasures[seat])])
            gift = g.gifts.received[seat]
            points += TOKEN if g.forgotten_city.tokens[seat] else 0
            points += 0 if gift is None else g.tables.points[gift]
            scores.append(points - HELP_COSTS * sum([g.hands[seat][kind] for kind in HELP]))
        outcome = game.outcome
        assert outcome is not None
        assert list(outcome.scores) == scores, f"counted {outcome.scores}, recounted {scores}"
        assert outcome.winners == tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
