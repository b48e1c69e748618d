"""Statistics of Celestia: dice, where voyages ended, cards played."""

from __future__ import annotations

from collections import Counter as Weights
from typing import Final

from astrodrome.games.celestia.content.cards import FACES, Face
from astrodrome.games.celestia.records.card_events import (
    CardPlayed,
    CardReturned,
    CardsLaid,
    LifeboatTaken,
    MatryoshburgReached,
)
from astrodrome.games.celestia.records.flight_events import (
    DiceRerolled,
    DiceRolled,
    VesselCrashed,
    VesselMoved,
    VoyageBegan,
)
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat
from astrodrome.tallies.counting import Counter


class Tallying:
    """Counts what happens in one game of Celestia."""

    def __init__(self, g: Celestia) -> None:
        order = tuple([str(value) for value in dict.fromkeys(g.tables.value)])
        self._dice: Final = Counter("dice", g.seats, "face", FACES)
        self._left: Final = Counter("left", g.seats, "city", order)
        self._crashed: Final = Counter("crashed", g.seats, "city", order)
        self._cards: Final = Counter("cards", g.seats, "terms.card")
        self._at = {"aircraft": 0, "lifeboat": 0}
        self._in_voyage = True
        weights = Weights(g.tables.faces)
        self._odds: Final[dict[str, int]] = {face: weights[number] for number, face in enumerate(FACES)}
        self.account = None
        self.counters = (self._dice, self._left, self._crashed, self._cards)

    def note(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, DiceRolled):
            self._roll(event.seat, event.dice)
        elif isinstance(event, DiceRerolled):
            self._roll(event.seat, tuple([event.dice[at] for at in event.which]))
        elif isinstance(event, CardPlayed | LifeboatTaken):
            self._cards.add(event.seat, event.card)
        elif isinstance(event, CardReturned):
            self._cards.add(event.seat, event.card, -1)
        elif isinstance(event, CardsLaid):
            for card in event.cards:
                self._cards.add(event.seat, card)
        self._follow(event)

    def _roll(self, seat: Seat, faces: tuple[Face, ...]) -> None:
        for face in faces:
            self._dice.roll(seat, face, self._odds)

    def _follow(self, event: Event) -> None:
        """Follow the vessels, and count where travellers left them or fell."""
        if isinstance(event, VoyageBegan):
            self._at = {"aircraft": event.city, "lifeboat": event.city}
            self._in_voyage = True
        elif isinstance(event, VesselMoved):
            self._at[event.vessel] = event.city
        elif isinstance(event, LifeboatTaken):
            self._at["lifeboat"] = self._at["aircraft"]
        elif isinstance(event, VesselCrashed):
            for seat in event.seats:
                self._crashed.add(seat, str(self._at[event.vessel]))
        elif isinstance(event, MatryoshburgReached):
            self._in_voyage = False
        elif isinstance(event, TreasureTaken) and self._in_voyage:
            self._left.add(event.seat, str(event.city))
