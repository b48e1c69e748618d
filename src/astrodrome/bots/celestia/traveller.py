"""The heuristic traveller: it deals a handful of worlds, counts how often the captain gets through, and weighs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots.celestia.sense import (
    VoyageSense,
    covers,
    obvious,
    promise,
    worth_ahead,
    worth_of,
    worth_of_arrival,
)
from astrodrome.bots.protocol import Think
from astrodrome.games.celestia.actions import FlyOn, Leave, PlaceHelp, Play, Stay, StopHere, UseSpyglass
from astrodrome.games.celestia.cards import ALTERNATIVE_ROUTE, HELP, JETPACK, KIND
from astrodrome.games.celestia.figures import GOAL
from astrodrome.games.celestia.paying import needs
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS, Action, Pass, Prompt, View

WORLDS: Final = 14


class Traveller:
    """A player with a share of recall, a hand that slips now and then (of 1000), and so many worlds to look at."""

    def __init__(self, seed: int, recall: float = 1.0, slips: int = 0, worlds: int = WORLDS) -> None:
        self._seed = seed
        self._recall = recall
        self._slips = slips
        self._worlds = worlds
        self._sense = VoyageSense()

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return what fits the chances."""
        chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
        if chance.below("slip", 1000) < self._slips:
            return legal[chance.below("slipped", len(legal))]
        worlds = [cast("Celestia", think.deal(self._recall).state) for _ in range(self._worlds)]
        first = legal[0]
        if isinstance(first, Stay):
            return announce(worlds, think.seat, legal)
        if isinstance(first, Pass):
            return react(worlds, think.seat, legal)
        if isinstance(first, FlyOn | StopHere):
            return self._sense.quick(worlds[0], think.seat, legal, chance)
        if prompt.decision == "CaptainDeclares":
            return first
        return obvious(worlds[0], legal, chance)


def through(worlds: Sequence[Celestia]) -> float:
    """Return the share of worlds in which the events are met."""
    return sum(covers(g) for g in worlds) / len(worlds)


def risk(worlds: Sequence[Celestia], seat: int) -> float:
    """Return how much a seat likes a gamble: more when it is behind, less when a sure treasure wins."""
    g = worlds[0]
    mine = promise(g, seat)
    best = max([promise(world, other) for world in worlds for other in range(g.seats) if other != seat])
    return 0.95 + max(-0.15, min(0.25, (best - mine) / (2 * GOAL)))


def announce(worlds: Sequence[Celestia], seat: int, legal: Sequence[Action]) -> Action:
    """Stay where the next city is worth the chance of getting there, else leave with what is here."""
    if len(legal) < 2 or not isinstance(legal[1], Leave):
        return legal[0]
    g = worlds[0]
    here = sum(worth_of(world, g.place) for world in worlds) / len(worlds)
    ahead = sum(worth_of_arrival(world, seat, world.chance) for world in worlds) / len(worlds)
    saved = here if g.hands[seat][JETPACK] else 0.0
    odds = through(worlds)
    return legal[0] if risk(worlds, seat) * (odds * ahead + (1 - odds) * saved) > here else legal[1]


def react(worlds: Sequence[Celestia], seat: int, legal: Sequence[Action]) -> Action:
    """Play a card where it turns a likely crash for somebody who is aboard; else keep it."""
    g = worlds[0]
    if not g.is_aboard(seat):
        return PASS
    odds = through(worlds)
    short = needs(g)
    for action in legal:
        if isinstance(action, Play) and KIND[action.card] == JETPACK:
            return action
        if isinstance(action, UseSpyglass) and worth_ahead(g) >= 8:
            return action
        if isinstance(action, Play) and KIND[action.card] == ALTERNATIVE_ROUTE and odds < 0.4 and worth_ahead(g) >= 6:
            return action
        if isinstance(action, PlaceHelp) and odds < 0.8 and helps(action, short):
            return action
    return PASS


def helps(action: PlaceHelp, short: list[int]) -> bool:
    """Tell whether every Help card offered answers a symbol that is rolled."""
    given = [0, 0, 0, 0]
    for card in action.cards:
        given[KIND[card] - HELP] += 1
    return all(count <= need for count, need in zip(given, short, strict=True))
