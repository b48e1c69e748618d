"""What the contract of all games must know of this one."""

from __future__ import annotations

from typing import get_args

from astrodrome.games.celestia.content.cards import (
    CARDS,
    COLOURS,
    FACES,
)
from astrodrome.games.celestia.records.actions import (
    Heading,
)
from astrodrome.games.celestia.records.card_events import (
    Bonus,
    BonusTaken,
    CardsLaid,
)
from astrodrome.games.celestia.records.flight_events import (
    VESSELS,
    ForgottenCityReached,
    RouteEnded,
    VesselCrashed,
)
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.voyage.ending import (
    REASONS,
)
from astrodrome.kernel.records import Event
from tests.celestia.games import SETTINGS, all_told
from tests.celestia.refusal_cases import REFUSAL_CASES
from tests.contract.contract import TRANSLATED, Contract
from tests.contract.source import account_keys

TERMS: dict[str, set[str]] = {
    "face": set(FACES),
    "card": set(CARDS),
    "character": set(COLOURS),
    "vessel": set(VESSELS),
    "vessel_first": set(VESSELS),
    "heading": set(get_args(Heading)),
    "bonus": set(get_args(Bonus)),
    "reason": set(REASONS),
}


WORDS: dict[str, set[str]] = {
    "reason": set(REASONS),
    "line": account_keys(SPEC.folder),
    "card-line": set(CARDS),
    "character-line": set(COLOURS),
    "city": {"1", "12", "15", "25", "other", "space", "forgotten", "matryoshburg", "krismastri"},
    "face": set(FACES),
}


RARE = (RouteEnded("aircraft", 20), ForgottenCityReached("lifeboat"))
"""Events that hardly ever happen in games played at random."""
EMPTY = (VesselCrashed("lifeboat", ()), CardsLaid(1, (), 0), BonusTaken(1, "treasure", (), 1))
"""Events that name nobody or nothing."""


def happened() -> tuple[Event, ...]:
    """Return events of every kind."""
    return (*all_told(), *RARE, *EMPTY)


CONTRACT = Contract(
    spec=SPEC,
    rules_version="2",
    seats=range(2, 7),
    settings=SETTINGS,
    stops=(0, 40, 150, 200),
    happened=happened,
    words=WORDS,
    terms=TERMS,
    refusals=REFUSAL_CASES,
    catalogues=("celestia",),
    rule_prefixes=("CS",),
    lists_tasks_by_name=False,
    shared=frozenset({"treasures_in_box"}),
    translated=(*TRANSLATED, "reason", "card-line", "character-line"),
)
