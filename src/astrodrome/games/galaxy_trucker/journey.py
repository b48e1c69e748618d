"""The flight: cards one by one, until none is left or nobody flies (GB-077 to GB-080, GB-164, GB-172)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from astrodrome.games.galaxy_trucker.abandoned import play_abandoned
from astrodrome.games.galaxy_trucker.combat import play_combat_zone, play_sabotage
from astrodrome.games.galaxy_trucker.content import CardRow, Family
from astrodrome.games.galaxy_trucker.enemies import play_enemy
from astrodrome.games.galaxy_trucker.flight_events import CardRevealed, DeckOpened, NothingHappened
from astrodrome.games.galaxy_trucker.giving_up import TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.hazards import play_epidemic, play_meteors, play_open_space, play_stardust
from astrodrome.games.galaxy_trucker.moments import after_card, on_reveal
from astrodrome.games.galaxy_trucker.planets import play_planets
from astrodrome.games.galaxy_trucker.setup import clear_card
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Task

Play: TypeAlias = Callable[[Trucker, CardRow], list[Task[Trucker]]]

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
"""The tasks of each family of cards."""


class NextCard(Task[Trucker]):
    """Before each card the players may give up; then it is revealed (GB-077, GB-164)."""

    def run(self, g: Trucker) -> None:
        """Go on while there are cards and ships."""
        clear_card(g)
        if g.deck and True in g.flying:
            asked = [] if g.intro else [TruckerMayGiveUp(seat) for seat in g.rockets()]
            g.then(*asked, REVEAL_CARD)
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


class PlayCard(Task[Trucker]):
    """Carry out the card for the ships in the race; with none it has no effect (GB-077, GX-566)."""

    def run(self, g: Trucker) -> None:
        """Put the tasks of its family on the agenda."""
        if g.order():
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
