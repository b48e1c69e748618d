"""Celestia: what is learned is who wins from between two voyages, and when strong players stay aboard.

Most games are played by quick guesses, which is enough to learn what points, cards and piles are worth. In the others
the search plays, with what was learned before; its passengers teach when to stay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from astrodrome.bots import Think
from astrodrome.bots.celestia.expert import LearnedPolicy
from astrodrome.bots.celestia.features import STAY_INPUTS, VOYAGE_INPUTS, stay_row, voyage_row
from astrodrome.bots.celestia.search import VoyageSearch
from astrodrome.bots.protocol import Bot
from astrodrome.games import game
from astrodrome.games.celestia.records.actions import Leave, Stay
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from training.samples import Samples

Judge: TypeAlias = Callable[[Sequence[Sequence[int]]], list[float]]

NETS: Final = {"celestia-wins": VOYAGE_INPUTS, "celestia-stays": STAY_INPUTS}
"""The nets of this game, with the number of their features."""
EVERYTHING: Final[list[Json]] = ["ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]
CREWS: Final[list[Json]] = [module for module in EVERYTHING if module != "ext2"]
ITERATIONS: Final = 320
"""How many iterations the expert has."""
SEARCHED: Final = 64
"""How many iterations the search has in games to learn from."""
STRAYS: Final = 30
"""How many of 1000 answers of quick games are given at random."""


def expert(seed: int, judges: dict[str, Judge]) -> Bot:
    """Return the expert as it is after the learning so far."""
    return VoyageSearch(seed, policy=LearnedPolicy(judges.get("celestia-wins"), judges.get("celestia-stays")))


def set_up(chance: Chance) -> AnyGame:
    """Begin a game of any size, of the base game or with modules."""
    seats = (2, 2, 3, 4, 4, 5, 6)[chance.below("seats", 7)]
    options: dict[str, Json] = {}
    kind = chance.below("modules", 10)
    if kind < 4:
        options["modules"] = CREWS if seats == 2 else EVERYTHING
    elif kind < 6:
        every = CREWS if seats == 2 else EVERYTHING
        options["modules"] = [module for module in every if chance.below("module", 2)]
    elif kind == 6:
        options["modules"] = ["beginner"]
    return game("celestia").new(seats, options, chance.word())


def play(seed: int, judges: dict[str, Judge], samples: Samples, searched: int) -> None:
    """Play once, and note for every seat between voyages, and for searching passengers, what came of it.

    `searched`: of how many in 1000 games the search plays.
    """
    chance = Chance(seed)
    playing = set_up(chance)
    search = expert(seed, judges) if chance.below("searched", 1000) < searched else None
    policy = LearnedPolicy(None, judges.get("celestia-stays"))
    noted: list[tuple[int, list[int]]] = []
    voyage = -1
    while playing.asked:
        state = cast("Celestia", playing.state)
        if state.voyage != voyage:
            voyage = state.voyage
            noted += [(seat, voyage_row(state, seat)) for seat in range(state.seats)]
        seat = playing.asked[0]
        legal = playing.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            thinks = Think(playing, seat, chance.word(), SEARCHED)
            world = cast("Celestia", thinks.deal().state)
            if search is not None:
                prompt = playing.prompt(seat)
                assert prompt is not None, "a seat that is asked has a question"
                action = search.choose(playing.view(seat), prompt, legal, thinks)
                note_stay(world, seat, legal, action, samples)
            elif chance.below("strays", 1000) < STRAYS:
                action = legal[chance.below("stray", len(legal))]
            else:
                action = policy.quick(world, seat, legal, chance)
        playing.play(seat, action, events=False)
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    for seat, row in noted:
        samples.add("celestia-wins", row, 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)


def note_stay(world: Celestia, seat: int, legal: Sequence[Action], action: Action, samples: Samples) -> None:
    """Note what a passenger who could leave has done."""
    if isinstance(legal[0], Stay) and any(isinstance(one, Leave) for one in legal):
        samples.add("celestia-stays", stay_row(world, seat), float(isinstance(action, Stay)))
