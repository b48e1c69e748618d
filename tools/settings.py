"""The settings that long runs play: every game with every seat count, and what the laws list beside."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

import astrodrome as ad
from astrodrome.kernel.fields import Json
from tests.laws.registry import hooks_of


@dataclass(frozen=True)
class Setting:
    """A game as `astrodrome simulate` is asked to play it."""

    game: str
    name: str
    seats: int
    options: Mapping[str, Json] = field(default_factory=dict)

    def arguments(self) -> list[str]:
        """Give the arguments that select it."""
        return [self.game, "--seats", str(self.seats), "--options", json.dumps(dict(self.options))]

    def text(self) -> str:
        """Name it in a report."""
        return f"{self.game} {self.name}"


def accepted(setting: Setting) -> bool:
    """Whether the game can be set up so: some numbers of seats need a module."""
    try:
        ad.game(setting.game).new(setting.seats, setting.options)
    except ad.OptionError:
        return False
    return True


def plain() -> list[Setting]:
    """List every game with every number of seats that needs no module."""
    every = [Setting(spec.name, f"{seats}", seats) for spec in ad.GAMES for seats in spec.seats]
    return [setting for setting in every if accepted(setting)]


def modes() -> list[Setting]:
    """List the settings that the laws know: every module and kind of set-up."""
    return [Setting(spec.name, s.name, s.seats, s.options) for spec in ad.GAMES for s in hooks_of(spec).settings]
