"""The Big Expansion under the laws: everything on with 2 to 5 seats, each module alone, each pair of modules.

`python -m tests.soak.expansion [--random 500] [--bots 200] [--few-random 40] [--few-bots 5] [--jobs 2] [--seed 1]`

Random games are each held to one law in turn; games of bots are played twice and must end alike, with every piece in
its place after every answer. Lines say how far it is; what fails is told with what plays it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import CLOCK
from astrodrome.selfplay.simulation import derive
from tests.laws.play import POLICIES, Case
from tests.laws.subject import Setting
from tests.soak.laws import LAWS, subject_of

GAME: Final = SPEC.name
LEVEL: Final = "easy"
"""The bots that fly: quick ones, since many games are wanted."""
PARTS: Final = ("technologies", "fifth-wheel", "classes", "machinations", "roads", "bonus-cards")
"""The six modules (GX-001)."""
HARDER: Final = {"I": "IA", "II": "IIA", "III": "IIIA"}
TURNS: Final = 40
AT_ONCE: Final = 5
TELL_EVERY: Final = 100
"""After so many games a line says how far it is."""
SEEDS: Final = 1 << 31


@dataclass(frozen=True)
class Lot:
    """Some games of a setting: how many by chance and how many by bots."""

    parts: tuple[str, ...]
    seats: int
    random: int
    bots: int

    @property
    def name(self) -> str:
        """What the report calls it."""
        return f"{self.seats} seats, {' + '.join(self.parts)}"

    def setting(self, index: int) -> Setting:
        """Return the setting of one game: its class of flight is the next one each time."""
        flight = list(HARDER)[index % len(HARDER)]
        modules: list[Json] = [part for part in self.parts if part in ("technologies", "machinations", "bonus-cards")]
        if "fifth-wheel" in self.parts:
            modules += ["fifth-wheel"] if self.seats == 5 else ["four-as-five"]
        if self.seats == 5:
            modules += [module for module in ("technologies", "fifth-wheel") if module not in modules]
        options: dict[str, Json] = {
            "flights": [HARDER[flight] if "classes" in self.parts else flight],
            "modules": modules,
            "turns": TURNS,
            "roads": [1 + index % 6] if "roads" in self.parts else [],
        }
        return Setting(f"{self.seats}-{'-'.join(self.parts)}", self.seats, options)


def lots(everything: tuple[int, int], few: tuple[int, int]) -> list[Lot]:
    """Return all lots: everything on for each number of seats, then each module and each pair, seats in rotation."""
    found = [
        Lot(tuple(part for part in PARTS if part != "fifth-wheel" or seats > 3), seats, *everything)
        for seats in (2, 3, 4, 5)
    ]
    sets = [*[(part,) for part in PARTS], *combinations(PARTS, 2)]
    for place, parts in enumerate(sets):
        seats = 4 + place % 2 if "fifth-wheel" in parts else 2 + place % 4
        found.append(Lot(parts, seats, *few))
    return found


def hold_to_a_law(lot: Lot, seed: int, index: int) -> str | None:
    """Hold one random game to a law; what is wrong, or None."""
    law = LAWS[(index + len(lot.name)) % len(LAWS)]
    policy = POLICIES[index // len(LAWS) % len(POLICIES)]
    case = Case(subject_of(GAME), lot.setting(index), derive(seed, lot.name, index) % SEEDS, policy)
    try:
        law(case)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what the game was for
        return f"{law.__name__} of {case}, {case.setting.options}: {type(error).__name__}: {str(error)[:300]}"
    return None


def fly(setting: Setting, seed: int) -> str:
    """Let bots play a game and return its digest; no piece may be lost or made on the way."""
    playing = SPEC.new(setting.seats, setting.options, seed)
    pieces = SPEC.census(playing.state)
    bots = [make(LEVEL, derive(seed, "bot", seat), GAME) for seat in range(setting.seats)]
    while playing.asked:
        seat = playing.asked[0]
        legal = playing.legal(seat)
        if seat == CLOCK or len(legal) == 1:
            action = legal[0]
        else:
            action = ask(playing, seat, bots[seat], derive(seed, playing.number), budget(LEVEL, GAME))
        playing.play(seat, action)
        assert SPEC.census(playing.state) == pieces, f"pieces lost or made after {action}"
    assert playing.outcome is not None, "no outcome"
    return playing.digest()


def fly_twice(lot: Lot, seed: int, index: int) -> str | None:
    """Let bots play a game twice; what is wrong, or None."""
    setting, own = lot.setting(index), derive(seed, "bots", lot.name, index)
    try:
        first, second = fly(setting, own), fly(setting, own)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what the game was for
        return f"bots of {setting}, seed {own}: {type(error).__name__}: {str(error)[:300]}"
    return None if first == second else f"bots of {setting}, seed {own}: two games with one seed differ"


def some(lot: Lot, seed: int, bots: bool, indices: Iterable[int]) -> list[str]:
    """Play some games of a lot; what was wrong."""
    found = [(fly_twice if bots else hold_to_a_law)(lot, seed, index) for index in indices]
    return [fault for fault in found if fault is not None]


def chunks(lot: Lot) -> list[tuple[bool, range]]:
    """Return the games of a lot in portions for a process: whether bots play, and which games."""
    return [
        (bots, range(first, min(first + AT_ONCE, count)))
        for bots, count in ((False, lot.random), (True, lot.bots))
        for first in range(0, count, AT_ONCE)
    ]


def play(todo: list[Lot], seed: int, jobs: int) -> int:
    """Play all games of all lots and tell how far it is; return how many faults there were."""
    began, faults, done = time.monotonic(), 0, 0
    left = {lot: len(chunks(lot)) for lot in todo}
    games = sum(lot.random + lot.bots for lot in todo)
    with ProcessPoolExecutor(jobs) as pool:
        # The longest lots come first and nobody waits between two of them, so that all processes end together.
        work = {
            pool.submit(some, lot, seed, bots, indices): (lot, len(indices))
            for lot in sorted(todo, key=lambda lot: -lot.seats * (lot.random + lot.bots))
            for bots, indices in chunks(lot)
        }
        for future in as_completed(work):
            lot, count = work[future]
            found = future.result()
            sys.stdout.writelines(f"  {fault}\n" for fault in found)
            faults += len(found)
            before, done = done, done + count
            left[lot] -= 1
            so_far = f"{done} of {games} games, {faults} faults; {(time.monotonic() - began) / 60:.1f} minutes"
            if not left[lot]:
                sys.stdout.write(f"{lot.name}: done; {so_far}\n")
            elif done // TELL_EVERY > before // TELL_EVERY:
                sys.stdout.write(f"{so_far}\n")
            sys.stdout.flush()
    return faults


def main() -> int:
    """Play every lot and tell how it went; the status says whether all laws held."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.expansion", description="The Big Expansion under laws.")
    parser.add_argument("--random", type=int, default=500, help="random games with everything on, for each seat count")
    parser.add_argument("--bots", type=int, default=200, help="games of bots with everything on, for each seat count")
    parser.add_argument("--few-random", type=int, default=40, help="random games of each module and pair")
    parser.add_argument("--few-bots", type=int, default=5, help="games of bots of each module and pair")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    todo = lots((given.random, given.bots), (given.few_random, given.few_bots))
    faults = play(todo, given.seed, given.jobs)
    games = sum(lot.random + lot.bots for lot in todo)
    sys.stdout.write(f"{games} games, seed {given.seed}: {faults} faults\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
