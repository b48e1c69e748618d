"""Galaxy Trucker: what is learned is how many credits a ship still brings home, from any card of a flight.

At take-off that is the value of a ship, which the builder wants; before a card it is the value of the flight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias, cast

from astrodrome.bots import Think
from astrodrome.bots.galaxy_trucker.component_values import BRISK, CAREFUL, SKILLED, THOROUGH, Tastes
from astrodrome.bots.galaxy_trucker.expert import ExpertTrucker
from astrodrome.bots.galaxy_trucker.features import INPUTS, as_chance, flight_row, money
from astrodrome.bots.galaxy_trucker.trucker import Trucker as Driver
from astrodrome.bots.protocol import Bot
from astrodrome.games import game
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import CLOCK
from training.samples import Samples

Judge: TypeAlias = Callable[[Sequence[Sequence[int]]], list[float]]

NETS: Final = {"galaxy-trucker": INPUTS}
"""The nets of this game, with the number of their features."""
ITERATIONS: Final = 120
"""How many iterations the expert has."""
MODULES: Final[list[Json]] = ["technologies", "four-as-five", "bonus-cards", "machinations"]
CLASSES: Final = ("I", "II", "II", "III", "III", "IIIA", "IA")
STRAYS: Final = 20
"""How many of 1000 answers in flight are given at random."""


def expert(seed: int, judges: dict[str, Judge]) -> Bot:
    """Return the expert as it is after the learning so far."""
    return ExpertTrucker(seed, judges.get("galaxy-trucker"))


def set_up(chance: Chance) -> AnyGame:
    """Begin one flight of any class, with and without modules."""
    seats = (2, 3, 4, 4)[chance.below("seats", 4)]
    options: dict[str, Json] = {"flights": [CLASSES[chance.below("class", len(CLASSES))]]}
    if chance.below("modules", 4) == 0:
        options["modules"] = MODULES if seats == 4 else [one for one in MODULES if one != "four-as-five"]
        options["roads"] = [1]
    return game("galaxy-trucker").new(seats, options, chance.word())


def tastes(chance: Chance) -> Tastes:
    """Return the taste of a builder, each another one: the net is to see ships of all kinds."""
    base = (CAREFUL, BRISK, SKILLED, THOROUGH)[chance.below("taste", 4)]
    one = replace(
        base,
        room=base.room * (50 + chance.below("room", 100)) / 100,
        loose_end=base.loose_end * (50 + chance.below("end", 100)) / 100,
        patience=float(chance.below("patience", 10)),
        crowd=chance.below("crowd", 30) / 10,
    )
    return Tastes(one, one, one, one)


def play(seed: int, judges: dict[str, Judge], samples: Samples, searched: int) -> None:
    """Fly once, and note for every ship before every card what it still brought."""
    chance = Chance(seed)
    playing = set_up(chance)
    bots: list[Bot] = [Driver(chance.word(), tastes=tastes(chance)) for _ in range(playing.seats)]
    noted: list[tuple[int, list[int], int]] = []
    cards = -1
    while playing.asked:
        state = cast("Trucker", playing.state)
        seat = playing.asked[0]
        if state.deck and len(state.deck) != cards and any(state.flying):
            cards = len(state.deck)
            noted += [
                (ship, flight_row(state, ship), money(state, ship)) for ship in range(state.seats) if state.flying[ship]
            ]
        legal = playing.legal(seat)
        action = legal[0]
        if seat != CLOCK and len(legal) > 1:
            if cards >= 0 and chance.below("strays", 1000) < STRAYS:
                action = legal[chance.below("stray", len(legal))]
            else:
                prompt = playing.prompt(seat)
                assert prompt is not None, "a seat that is asked has a question"
                thinks = Think(playing, seat, chance.word(), 0)
                action = bots[seat].choose(playing.view(seat), prompt, legal, thinks)
        playing.play(seat, action, events=False)
    final = cast("Trucker", playing.state)
    for seat, row, had in noted:
        samples.add("galaxy-trucker", row, as_chance(money(final, seat) - had))
