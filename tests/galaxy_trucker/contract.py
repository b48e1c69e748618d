"""What the contract of all games must know of this one."""

from __future__ import annotations

from typing import get_args

from astrodrome.games.galaxy_trucker.box.options import (
    Building,
    Flight,
)
from astrodrome.games.galaxy_trucker.content.rows import (
    GOODS,
    KINDS,
    MACHINATIONS,
    ROADS,
    SIDES,
    SPECIALISTS,
    Family,
    Missile,
    Value,
)
from astrodrome.games.galaxy_trucker.game.game_loop import (
    Phase,
)
from astrodrome.games.galaxy_trucker.game.outcome import (
    ACCOUNT,
)
from astrodrome.games.galaxy_trucker.records.flight_events import (
    EXTRAS,
    Aim,
    CrewCause,
    GiveUpReason,
    Result,
)
from astrodrome.games.galaxy_trucker.records.yard_events import (
    Cause,
    Member,
    Source,
)
from astrodrome.games.galaxy_trucker.ship.bodies import (
    NAMES,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from tests.contract.contract import TRANSLATED, Contract
from tests.galaxy_trucker.games import SETTINGS, all_told
from tests.galaxy_trucker.refusal_cases import REFUSAL_CASES
from tests.laws.hooks.trucker_pilot import able

MISSILES = set(get_args(Missile))


WORDS: dict[str, set[str]] = {
    "building": set(get_args(Building)),
    "flight": set(get_args(Flight)),
    "phase": set(get_args(Phase)),
    "line": {*ACCOUNT, *EXTRAS},
    "kind": set(KINDS),
    "family": set(get_args(Family)),
    "good": set(GOODS),
    "missile": MISSILES,
    "side": set(SIDES),
    "member": set(get_args(Member)),
    "value": set(get_args(Value)),
    "specialist": set(SPECIALISTS),
    "specialist-line": set(SPECIALISTS),
    "road": set(ROADS),
    "road-line": set(ROADS),
    "machination-line": set(MACHINATIONS),
}


TERMS: dict[str, set[str]] = {
    "flight": set(get_args(Flight)),
    "source": set(get_args(Source)),
    "kind": set(KINDS),
    "cause": set(get_args(Cause)),
    "alien": {"purple", "brown", "cyan"},
    "member": set(get_args(Member)),
    "crewcause": set(get_args(CrewCause)),
    "family": set(get_args(Family)),
    "reason": set(get_args(GiveUpReason)),
    "value": set(get_args(Value)),
    "weakest": set(get_args(Value)),
    "aim": MISSILES | set(get_args(Aim)),
    "from": {*SIDES, "None"},
    "missile": MISSILES,
    "good": set(GOODS),
    "result": set(get_args(Result)),
    "colour": {"purple", "brown", "cyan"},
    "hue": set(GOODS),
    "specialist": set(SPECIALISTS),
    "extra": set(EXTRAS),
    "edge": set(SIDES),
    "half": set(NAMES),
    "road": set(ROADS),
}


def ably(game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Let somebody who is asked do something, ably enough that ships fly."""
    seat = game.asked[chance.below("seat", len(game.asked))]
    return seat, able(game, seat, chance)


CONTRACT = Contract(
    spec=SPEC,
    rules_version="2",
    seats=range(2, 6),
    settings=SETTINGS,
    stops=(1, 20, 90, 160),
    happened=all_told,
    words=WORDS,
    terms=TERMS,
    refusals=REFUSAL_CASES,
    catalogues=("galaxy-trucker-base", "galaxy-trucker-expansion"),
    rule_prefixes=("GB", "GX"),
    translated=(*TRANSLATED, "action"),
    choose=ably,
)
