"""The flight: cards one by one, until none is left or nobody flies (GB-077 to GB-080, GB-164, GB-172)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.abandoned import play_abandoned
from astrodrome.games.galaxy_trucker.billiards import play_billiards
from astrodrome.games.galaxy_trucker.bureaucracy import play_bureaucracy, play_police
from astrodrome.games.galaxy_trucker.combat import play_combat_zone, play_sabotage
from astrodrome.games.galaxy_trucker.content import Family
from astrodrome.games.galaxy_trucker.depot import play_depot
from astrodrome.games.galaxy_trucker.enemies import play_enemy
from astrodrome.games.galaxy_trucker.flight_events import CardRevealed, DeckOpened, NothingHappened
from astrodrome.games.galaxy_trucker.giving_up import TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.hazards import play_epidemic, play_meteors, play_open_space, play_stardust
from astrodrome.games.galaxy_trucker.junkyard import play_junkyard
from astrodrome.games.galaxy_trucker.machinations import MACHINATION_PLAYS, Play
from astrodrome.games.galaxy_trucker.module_events import SecondPassBegan
from astrodrome.games.galaxy_trucker.moments import after_card, before_reveal, on_reveal
from astrodrome.games.galaxy_trucker.planets import play_planets
from astrodrome.games.galaxy_trucker.setup import clear_card
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Task

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
    "bureaucracy": play_bureaucracy,
    "robotic_police": play_police,
    "space_billiards": play_billiards,
    "junkyard": play_junkyard,
    "star_depot": play_depot,
    **MACHINATION_PLAYS,
}
"""The tasks of each family of cards."""

REACHES_HYPERSPACE: Final[tuple[Family, ...]] = ("traffic_jam",)
"""The cards that concern ships in hyperspace too (GX-364, GX-566)."""


class NextCard(Task[Trucker]):
    """Before each card the players may give up; then it is revealed (GB-077, GB-164)."""

    def run(self, g: Trucker) -> None:
        """Go on while there are cards and ships."""
        clear_card(g)
        if not g.deck and g.face_down and not g.second_pass:
            begin_second_pass(g)
        if g.deck and True in g.flying:
            asked = [] if g.intro else [TruckerMayGiveUp(seat) for seat in g.rockets()]
            g.then(*asked, *before_reveal(g), REVEAL_CARD)
        else:
            end_flight(g)


class RevealCard(Task[Trucker]):
    """Reveal the top card and resolve it completely (GB-077)."""

    def run(self, g: Trucker) -> None:
        """Put the tasks of the card on the agenda, unless everybody has just given up (GB-172)."""
        if True not in g.flying:
            end_flight(g)
            return
        g.revealed.append(g.deck.pop())
        card = g.card
        if g.heard:
            g.tell(CardRevealed(card.name, card.family, len(g.deck)))
        g.then(*on_reveal(g), PLAY_CARD, *after_card(g), NEXT_CARD)


def begin_second_pass(g: Trucker) -> None:
    """Make the cards that lie face down the deck, the one played last on top (GX-417, GX-Q31)."""
    g.second_pass = True
    g.deck = g.face_down
    g.revealed = [card for card in g.revealed if card not in g.deck]
    g.face_down = []
    if g.heard:
        g.tell(SecondPassBegan(len(g.deck)))


class PlayCard(Task[Trucker]):
    """Carry out the card for the ships in the race; with none it has no effect (GB-077, GX-566)."""

    def run(self, g: Trucker) -> None:
        """Put the tasks of its family on the agenda."""
        if g.order() or g.card.family in REACHES_HYPERSPACE:
            g.then(*PLAYS[g.card.family](g, g.card))
        elif g.heard:
            g.tell(NothingHappened())


def end_flight(g: Trucker) -> None:
    """Show the cards that were not reached: they count as used, and all used cards are known (GB-015)."""
    if g.deck:
        left = g.deck[::-1]
        g.deck = []
        g.revealed += left
        if g.heard:
            g.tell(DeckOpened(tuple([g.box.cards[card].name for card in left])))


NEXT_CARD: Final = NextCard()
PLAY_CARD: Final = PlayCard()
REVEAL_CARD: Final = RevealCard()
