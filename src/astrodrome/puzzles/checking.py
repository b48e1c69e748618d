"""Checking puzzles again: what their answers bring by the rules and the play-outs of today."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from astrodrome.bots.levels import policy_of
from astrodrome.games import game as spec_of
from astrodrome.kernel.errors import BadAction, PositionError
from astrodrome.kernel.fields import Json
from astrodrome.puzzles.finding import AGAIN, OTHERS
from astrodrome.reviews.estimates import mean_of
from astrodrome.reviews.judge import Judge


@dataclass(frozen=True, slots=True)
class Checked:
    """What the answers of a puzzle bring in the worlds that checked it, and in as many others."""

    worths: tuple[int, ...]
    elsewhere: tuple[int, ...]

    def is_as_found(self, puzzle: Mapping[str, Json]) -> bool:
        """Return whether the answers bring what the puzzle says."""
        return list(self.worths) == [option["worth"] for option in _options(puzzle)]

    def is_right(self, puzzle: Mapping[str, Json]) -> bool:
        """Return whether each right answer brings more than each wrong one in other worlds too."""
        right = cast("int", puzzle["right"])
        return min(self.elsewhere[:right], default=0) > max(self.elsewhere[right:], default=0)


def checked(name: str, puzzle: Mapping[str, Json]) -> Checked | None:
    """Play the answers of a puzzle out again; None if it cannot be set up or answered any more."""
    spec = spec_of(name)
    seed, at, seat = [int(part) for part in str(puzzle["id"]).split("-")]
    try:
        game = spec.position(str(puzzle["position"]))
        actions = [spec.codec.decode_action(option["action"]) for option in _options(puzzle)]
    except (PositionError, BadAction):
        return None
    if seat not in game.asked or any([game.refuse(seat, action) is not None for action in actions]):
        return None
    found: list[tuple[int, ...]] = []
    for use in (AGAIN, OTHERS):
        judge = Judge(spec, policy_of(name), cast("int", puzzle["worlds"]), seed, use)
        worlds = judge.deal(game, seat, at)
        played = [judge.play(worlds, seat, at, (seat, action)) for action in actions]
        if any([len(values) < len(worlds) for values in played]):
            return None
        found.append(tuple([mean_of(values) for values in played]))
    return Checked(*found)


def _options(puzzle: Mapping[str, Json]) -> list[dict[str, Json]]:
    return cast("list[dict[str, Json]]", puzzle["options"])
