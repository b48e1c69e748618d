"""MemoRacers: experts race each other; what is learned is who wins from a start of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots import Think, make
from astrodrome.bots.memoracers.course import known_row
from astrodrome.bots.memoracers.expert import (
    FIGURES,
    INPUTS,
    RIVALS,
    SIXTEENTHS,
    ExpertPilot,
    Judge,
    Row,
    features_now,
)
from astrodrome.bots.memoracers.outlook import Outlook
from astrodrome.bots.memoracers.pilot import Pilot
from astrodrome.bots.protocol import Bot
from astrodrome.games import game
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.view import Knowledge, PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from training.samples import Samples

NETS: Final = {"memoracers": INPUTS}
"""The nets of this game, with the number of their features."""
CIRCUITS: Final = ("A", "A", "random", "random", "B", "C", "D")
ITERATIONS: Final = 0
"""How many iterations the expert has: it does not search."""
STRAYS: Final = 60
"""How many of 1000 programs are flown at random, so that the net sees what mistakes cost."""


def first_guess(rows: Sequence[Row]) -> list[float]:
    """Return a chance to win before anything is learned: by the lead in rounds to go."""
    found = []
    for row in rows:
        rivals = [row[FIGURES * n] for n in range(1, RIVALS + 1) if row[FIGURES * n + 4]]
        lead = (min(rivals, default=row[0]) - row[0]) / SIXTEENTHS
        found.append(max(0.01, min(0.99, 0.5 + 0.2 * lead + 0.002 * row[3] + 0.002 * row[2])))
    return found


def expert(seed: int, judges: dict[str, Judge]) -> Bot:
    """Return the expert as it is after the learning so far."""
    return ExpertPilot(seed, judges.get("memoracers", first_guess))


def set_up(chance: Chance) -> AnyGame:
    """Begin a race of any size, on any circuit."""
    seats = (2, 2, 3, 4, 4, 5)[chance.below("seats", 6)]
    options: dict[str, Json] = {"circuit": CIRCUITS[chance.below("circuit", len(CIRCUITS))]}
    if chance.below("madness", 4) == 0:
        options["modules"] = ["kraken-madness"]
    return game("memoracers").new(seats, options, chance.word())


def play(seed: int, judges: dict[str, Judge], samples: Samples, searched: int) -> None:
    """Race once, and note for every ship of every round what came of it; the expert needs no search."""
    chance = Chance(seed)
    race = set_up(chance)
    others: list[Bot | None] = [_other(chance, seat) for seat in range(race.seats)]
    pilot = ExpertPilot(seed, judges.get("memoracers", first_guess))
    noted: list[tuple[int, Row]] = []
    looked, outlook = -1, None
    while race.asked:
        seat = race.asked[0]
        legal = race.legal(seat)
        if isinstance(legal[0], Program):
            public = cast("PublicView", race.view(seat).public)
            if public.round != looked:
                looked = public.round
                known = cast("Knowledge", race.knowledge(seat))
                outlook = Outlook(public, known_row(public, known), known.kraken_left)
                noted += [(ship, features_now(outlook, ship)) for ship in outlook.spots]
        action = legal[0]
        other = others[seat]
        if len(legal) > 1:
            if isinstance(legal[0], Program) and chance.below("strays", 1000) < STRAYS:
                action = legal[chance.below("stray", len(legal))]
            elif other is None and isinstance(legal[0], Program) and outlook is not None:
                action = pilot.program(outlook, seat)
            else:
                prompt = race.prompt(seat)
                assert prompt is not None, "a seat that is asked has a question"
                thinks = Think(race, seat, chance.word(), 0)
                action = (other or pilot).choose(race.view(seat), prompt, legal, thinks)
        race.play(seat, action, events=False)
    outcome = race.outcome
    assert outcome is not None, "a race that asks nobody is over"
    for seat, row in noted:
        samples.add("memoracers", row, 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)


def _other(chance: Chance, seat: int) -> Bot | None:
    """Return a weaker pilot for a seat now and then: most of those whom an expert meets are."""
    kind = chance.below("kind", 10)
    if kind < 4:
        return make("normal", chance.word(), "memoracers")
    return Pilot(chance.word(), recall=0.97) if kind < 6 else None
