"""The flight: cards one by one, until none is left or nobody flies (GB-077 to GB-080, GB-164, GB-172)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from astrodrome.games.galaxy_trucker.cards.abandoned import play_abandoned
from astrodrome.games.galaxy_trucker.cards.combat import play_combat_zone, play_sabotage
from astrodrome.games.galaxy_trucker.cards.enemies import play_enemy
from astrodrome.games.galaxy_trucker.cards.hazards import play_epidemic, play_meteors, play_open_space, play_stardust
from astrodrome.games.galaxy_trucker.cards.planets import play_planets
from astrodrome.games.galaxy_trucker.content.rows import Family
from astrodrome.games.galaxy_trucker.flight.giving_up import TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.flight.phases import Play
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CardRevealed,
    DeckOpened,
    NothingHappened,
    SecondPassBegan,
)
from astrodrome.games.galaxy_trucker.state.clearing import clear_card
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override

if TYPE_CHECKING:
    from astrodrome.games.galaxy_trucker.modules.roads.state import Roads

PLAYS: Final[dict[Family, Play]] = {
    "slavers": play_enemy,
    "smugglers": play_enemy,
    "pirates": play_enemy,
    "stardust": play_stardust,
    "epidemic": play_epidemic,
    "sabotage": play_sabotage,
    "open_space": play_open_space,
    "meteor_swarm": play_meteors,
    "planets": play_planets,
    "combat_zone": play_combat_zone,
    "abandoned_ship": play_abandoned,
    "abandoned_station": play_abandoned,
}
"""The tasks of each family of the base game's cards."""

REACHES_HYPERSPACE: Final[tuple[Family, ...]] = ("traffic_jam",)
"""The cards that concern ships in hyperspace too (GX-364, GX-566)."""


class NextCard(Task[Trucker]):
    """Before each card the players may give up; then it is revealed (GB-077, GB-164)."""

    @override
    def run(self, g: Trucker) -> None:
        """Go on while there are cards and ships."""
        clear_card(g)
        roads = g.roads
        if roads is not None and not g.deck and roads.cards_to_repeat and not roads.second_pass:
            begin_second_pass(g, roads)
        if g.deck and True in g.flying:
            asked = [] if g.intro else [TruckerMayGiveUp(seat) for seat in g.rockets()]
            g.then(*asked, *g.phases.before_reveal(g), REVEAL_CARD)
        else:
            end_flight(g)


class RevealCard(Task[Trucker]):
    """Reveal the top card and resolve it completely (GB-077)."""

    @override
    def run(self, g: Trucker) -> None:
        """Put the tasks of the card on the agenda, unless everybody has just given up (GB-172)."""
        if True not in g.flying:
            end_flight(g)
            return
        g.revealed.append(g.deck.pop())
        card = g.card
        if g.listening:
            g.emit(CardRevealed(card.name, card.family, len(g.deck)))
        g.then(*g.phases.on_reveal(g), PLAY_CARD, *g.phases.after_card(g), NEXT_CARD)


def begin_second_pass(g: Trucker, roads: Roads) -> None:
    """Make the cards that lie face down the deck, the one played last on top (GX-417, GX-Q31)."""
    roads.second_pass = True
    g.deck = roads.cards_to_repeat
    g.revealed = [card for card in g.revealed if card not in g.deck]
    roads.cards_to_repeat = []
    if g.listening:
        g.emit(SecondPassBegan(len(g.deck)))


class PlayCard(Task[Trucker]):
    """Carry out the card for the ships in the race; with none it has no effect (GB-077, GX-566)."""

    @override
    def run(self, g: Trucker) -> None:
        if g.order() or g.card.family in REACHES_HYPERSPACE:
            card = g.card
            play = PLAYS.get(card.family)
            g.then(*(g.phases.play_card(g, card) if play is None else play(g, card)))
        elif g.listening:
            g.emit(NothingHappened())


def end_flight(g: Trucker) -> None:
    """Show the cards that were not reached: they count as used, and all used cards are known (GB-015)."""
    if g.deck:
        left = g.deck[::-1]
        g.deck = []
        g.revealed += left
        if g.listening:
            g.emit(DeckOpened(tuple([g.box.cards[card].name for card in left])))


NEXT_CARD: Final = NextCard()
PLAY_CARD: Final = PlayCard()
REVEAL_CARD: Final = RevealCard()
