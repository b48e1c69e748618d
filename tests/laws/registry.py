"""The games under the laws, and the seeded sample of their settings."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Final

from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import AnySpec
from tests.laws.play import POLICIES, Case
from tests.laws.subject import Hooks, Setting, Subject
from tests.laws.toys.cargo import spec as cargo
from tests.laws.toys.duel import spec as duel
from tests.laws.toys.hull import spec as hull
from tests.laws.toys.reroll import spec as reroll
from tests.laws.toys.rush import spec as rush

SEED: Final = int(os.environ.get("ASTRODROME_LAW_SEED", "0"))
"""Chooses the sample; the run prints it, and the same seed draws the same sample again."""

SCALE: Final = int(os.environ.get("ASTRODROME_LAW_SCALE", "1"))
"""How many times the usual number of games a long run plays."""

TOYS: Final = tuple(Subject(toy.SPEC, toy.HOOKS) for toy in (reroll, duel, rush, hull, cargo))


def hooks_of(spec: AnySpec) -> Hooks:
    """Return the hooks of a game: `tests/laws/hooks/<game>.py` holds them."""
    hooks = import_module(f"tests.laws.hooks.{spec.name.replace('-', '_')}").HOOKS
    assert isinstance(hooks, Hooks)
    return hooks


SUBJECTS: Final = (*TOYS, *(Subject(spec, hooks_of(spec)) for spec in GAMES))


def sample(count: int, use: int) -> list[Case]:
    """Draw cases of every game: settings without repeat while there are any, and each way of playing in turn.

    Every law has a number of its own (`use`), so that laws look at different games.
    """
    cases: list[Case] = []
    for index, subject in enumerate(SUBJECTS):
        chance = Chance((SEED << 16 | use << 8 | index) % (1 << 128))
        settings = list(subject.hooks.settings)
        chance.shuffle("settings", settings)
        for nth in range(count * SCALE * subject.hooks.weight):
            policy = POLICIES[(nth * 2 + chance.below("policy", 2)) % len(POLICIES)]
            cases.append(Case(subject, drawn(subject, settings, nth, chance), chance.below("seed", 1 << 31), policy))
    return cases


def drawn(subject: Subject, settings: list[Setting], nth: int, chance: Chance) -> Setting:
    """Return a listed setting, or every other time a combination where the game has them."""
    combine = subject.hooks.combine
    if combine is not None and nth % 2:
        return combine(chance)
    return settings[nth % len(settings)]


def every_setting() -> list[Case]:
    """Return one case for each listed setting of each game, always the same."""
    return [
        Case(subject, setting, 1000 + nth, POLICIES[nth % 3])
        for subject in SUBJECTS
        for nth, setting in enumerate(subject.hooks.settings)
    ]
