"""Positions of the solo mode."""

from __future__ import annotations

from typing import Unpack

from astrodrome.games.celerium.records.actions import ActivateBoosts
from astrodrome.games.celerium.state.rival_record import Rival
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Event
from tests.celerium.table import Clauses, Franchise, Table, f, rally

SOLO: dict[str, Json] = {"modules": ["solo"]}
EASY: dict[str, Json] = {"modules": ["solo"], "difficulty": "easy"}
HARD: dict[str, Json] = {"modules": ["solo"], "difficulty": "hard"}
NOTHING = ActivateBoosts(False, False, False)
THREE = "battery-blue twin-blue-green all-terrain"


def solo(
    human: Franchise | None = None,
    rival: Franchise | None = None,
    *,
    step: str = "race",
    planet: str = "Abeir-Toril",
    wheel: int = 1,
    round: int = 1,  # noqa: A002
    market: str | None = None,
    deck: str = "",
    control: str = "C-12",
    options: dict[str, Json] | None = None,
    **more: Unpack[Clauses],
) -> Table:
    return rally(
        human or f(energy=9, score=40),
        rival or f(line="green", energy=0, actions=0),
        step=step,
        planet=planet,
        wheel=wheel,
        round=round,
        market=market,
        deck=deck,
        control=control,
        options=options or SOLO,
        **more,
    )


def playing(table: Table) -> Rival:
    """Return what the Rival has done and may still do."""
    assert table.g.rival is not None
    return table.g.rival


def on_rival(table: Table) -> list[str | None]:
    """Return the Upgrades on the Rival's Pilot and Starbot."""
    return [None if up is None else table.g.tables.upgrades.name[up] for up in table.g.installed_upgrade[2:]]


def race_on(table: Table) -> list[Event]:
    """Let the human pass until the race, and with it the round, is over."""
    events: list[Event] = []
    this = table.g.round
    while table.g.round == this and not table.game.over:
        events += table.passes()
    return events
