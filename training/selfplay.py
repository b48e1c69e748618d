"""What worker processes do: play games to learn from, and duels against a level."""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from astrodrome.bots import make
from astrodrome.bots.levels import budget
from astrodrome.bots.nets import load
from astrodrome.bots.protocol import Bot, Think
from astrodrome.games import game
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.selfplay.simulation import derive
from training.samples import Samples


def task(name: str) -> Any:  # noqa: ANN401 - a module of this folder
    """Return the module that knows how a game is learned."""
    return importlib.import_module(f"training.{name.replace('-', '_')}")


@lru_cache(8)
def judges(folder: str, generation: int, nets: tuple[str, ...]) -> dict[str, Any]:
    """Return the nets of a generation as they lie in a folder; none before the first is learned."""
    paths = {net: Path(folder) / f"{net}.{generation}.npz" for net in nets}
    return {net: load(path).values for net, path in paths.items() if path.is_file()}


def play_some(name: str, seeds: list[int], folder: str, generation: int, searched: int) -> dict[str, Any]:
    """Play games with these seeds by the nets of a generation; return their samples as arrays."""
    module = task(name)
    known = judges(folder, generation, tuple(module.NETS))
    samples = Samples()
    for seed in seeds:
        module.play(seed, known, samples, searched)
    return samples.arrays()


def duel(
    name: str,
    seed: int,
    index: int,
    seats: int,
    rival: str,
    folder: str,
    generation: int,
    options: dict[str, Json],
) -> float:
    """Return the share of a win of experts that alternate with a rival level around the table."""
    module = task(name)
    known = judges(folder, generation, tuple(module.NETS))
    chance = Chance(derive(seed, "duel", seats, index // 2))
    playing = game(name).new(seats, options, chance.word())
    own = [seat for seat in range(seats) if (seat + index) % 2 == 0]
    players: list[Bot] = [
        module.expert(seat, known) if seat in own else make(rival, seat, name) for seat in range(seats)
    ]
    budgets = [module.ITERATIONS if seat in own else budget(rival, name) for seat in range(seats)]
    while playing.asked:
        seat = playing.asked[0]
        legal = playing.legal(seat)
        action = legal[0]
        if seat >= 0 and len(legal) > 1:
            prompt = playing.prompt(seat)
            assert prompt is not None, "a seat that is asked has a question"
            thinks = Think(playing, seat, chance.word(), budgets[seat])
            action = players[seat].choose(playing.view(seat), prompt, legal, thinks)
        playing.play(seat, action, events=False)
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    return sum(seat in own for seat in outcome.winners) / len(outcome.winners)
