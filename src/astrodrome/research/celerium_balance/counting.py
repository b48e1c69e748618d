"""Counting one game: what every franchise had and did, and whether it won.

Counts are sums under names such as "face/1 recto/wins", so that the counts of many games are added up key by key.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TypeAlias, cast

from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS, COLOURS, LINES, STARBOT, VEHICLES
from astrodrome.games.celerium.race.race_turns import FranchiseRaces
from astrodrome.games.celerium.records.preparation_events import (
    BoostsActivated,
    CardsSeen,
    LinePicked,
    UpgradeInstalled,
)
from astrodrome.games.celerium.records.race_events import AttackDodged, CardPlayed, ControlBlocked, ShieldUsed
from astrodrome.games.celerium.records.scoring_events import BoostChecked, RaceScored
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Event

Counts: TypeAlias = dict[str, float]


class GameCount:
    """The counts of a game under way."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.g = cast("Celerium", game.state)
        self.counts: Counts = defaultdict(float)
        self.owned: list[Counter[str]] = [Counter() for _ in range(self.g.franchises)]
        """By franchise: what it had or did, to be set against its winning or not."""
        self.first = self.g.first_franchise

    def hear(self, events: Iterable[Event], decision: str | None) -> None:
        """Count what happened after one answer."""
        for event in events:
            match event:
                case CardPlayed() | AttackDodged() | ControlBlocked():
                    self.card(event, decision)
                case CardsSeen():
                    for card in event.cards:
                        self.counts[f"card/{card}/drawn"] += 1
                case UpgradeInstalled():
                    self.owned[event.seat][f"upgrade/{event.family} on {event.vehicle}"] = 1
                    self.owned[event.seat]["installed"] += 1
                case BoostsActivated() | BoostChecked() | ShieldUsed():
                    self.boosts(event)
                case LinePicked():
                    self.owned[event.seat][f"line/{event.line}"] += 1
                case RaceScored():
                    self.race(event)

    def card(self, event: CardPlayed | AttackDodged | ControlBlocked, decision: str | None) -> None:
        """Count a part of a card; it is laid with the first part, or as a Reaction."""
        part = event.part if isinstance(event, CardPlayed) else "react"
        if part == "react" or decision == FranchiseRaces.__name__:
            self.owned[event.seat][f"card/{event.card}"] += 1
        self.counts[f"card/{event.card}/{part}"] += 1

    def boosts(self, event: BoostsActivated | BoostChecked | ShieldUsed) -> None:
        """Count Boosts: activated, bluffed, checked, caught; and Shields used."""
        g = self.g
        if isinstance(event, ShieldUsed):
            self.counts["boost/shield/used"] += 1
            return
        if isinstance(event, BoostsActivated):
            for name in event.boosts:
                boost = BOOSTS.index(name)
                bluff = g.boost_versions[BOOST_TYPES * event.seat + boost] != g.authorised(boost)
                self.counts[f"boost/{name}/active"] += 1
                self.counts[f"boost/{name}/bluffed"] += bluff
            return
        moment = "surprise" if g.control.card is None else "control"
        self.counts[f"boost/{event.boost}/checked by {moment}"] += 1
        self.counts[f"boost/{event.boost}/caught by {moment}"] += not event.conforms

    def race(self, event: RaceScored) -> None:
        """Count a race: points, squares, the level it was scored at and which expert conditions were met."""
        g, seat = self.g, event.seat
        number = len(g.sheets.points)
        pilot, starbot = g.square[VEHICLES * seat], g.square[VEHICLES * seat + STARBOT]
        before = event.total - event.points
        level = 1 + (before >= 20) + (before >= 40)
        after = 1 + (event.total >= 20) + (event.total >= 40)
        line = g.line[seat]
        assert line is not None, "a race was run on a line"
        for name, value in (
            (f"race/{number}/entries", 1),
            (f"race/{number}/points", event.points),
            (f"race/{number}/score", event.total),
            (f"race/{number}/pilot", pilot),
            (f"race/{number}/starbot", starbot),
            (f"race/{number}/at the end", (pilot == 28) + (starbot == 28)),
            (f"race/{number}/level {after}", 1),
            (f"points on/{LINES[line]}/entries", 1),
            (f"points on/{LINES[line]}/points", event.points),
            (f"level/{level}/entries", 1),
            (f"level/{level}/pilot ahead", int(starbot < pilot)),
            (f"level/{level}/zone reached", int(g.tables.track.zone[pilot] >= level - 1)),
        ):
            self.counts[name] += value

    def finish(self) -> Counts:
        """Add what the result says, and return everything."""
        g, outcome = self.g, self.game.outcome
        assert outcome is not None, "the game is over"
        counts = self.counts
        counts["games"] += 1
        counts["best score"] += max(outcome.scores)
        for seat in range(g.seats):
            share = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            face = g.pilot_face[seat]
            assert face is not None, "faces are chosen"
            pilot = g.tables.box.pilots[face]
            counts["score"] += outcome.scores[seat]
            counts["franchises"] += 1
            counts["px2 kept"] += g.has_px2[seat]
            own = self.owned[seat]
            installed = own.pop("installed")
            own[f"seat/{seat}"] = own[f"turn/{(seat - self.first) % g.franchises}"] = 1
            own[f"face/{pilot.card} {pilot.side}"] = own[f"starbot/{COLOURS[g.starbot_colour[seat]]}"] = 1
            own[f"installations/{min(installed, 4)}"] = 1
            for name, count in own.items():
                counts[f"{name}/entries"] += count
                counts[f"{name}/wins"] += count * share
        return dict(counts)


def add(total: Counts, more: Counts) -> None:
    """Add counts to others."""
    for name, value in more.items():
        total[name] = total.get(name, 0.0) + value
