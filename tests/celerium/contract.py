"""What the contract of all games must know of this one."""

from __future__ import annotations

from typing import get_args

from astrodrome.games.celerium.content.effect_codes import (
    NAMES,
)
from astrodrome.games.celerium.content.options import (
    Difficulty,
)
from astrodrome.games.celerium.content.rows import (
    Family,
)
from astrodrome.games.celerium.content.vocabulary import (
    Boost,
    Colour,
    Kind,
    Line,
    Part,
    Places,
    PlanetType,
    Side,
    Store,
    Zone,
)
from astrodrome.games.celerium.scoring.outcome import (
    Result,
)
from astrodrome.games.celerium.spec import SPEC
from tests.celerium.games import SETTINGS, all_told, choice
from tests.celerium.refusal_cases import REFUSAL_CASES
from tests.contract.contract import TRANSLATED, Contract
from tests.contract.source import account_keys

TERMS = {
    "line": set(get_args(Line)),
    "vehicle": set(get_args(Kind)),
    "boost": set(get_args(Boost)),
    "boost_type": set(get_args(Boost)),
    "checked": {*get_args(Boost), "any", "all"},
    "family": set(get_args(Family)),
    "type": set(get_args(PlanetType)),
    "zone": set(get_args(Zone)),
    "places": set(get_args(Places)),
    "side": set(get_args(Side)),
    "part": set(get_args(Part)),
    "in_store": set(get_args(Store)),
    "from_store": set(get_args(Store)),
    "colour": set(get_args(Colour)),
}


WORDS: dict[str, set[str]] = {
    "action": {kind.__name__ for kind in SPEC.actions},  # passing has a word of its own
    "difficulty": set(get_args(Difficulty)),
    "result": set(get_args(Result)),
    "line": account_keys(SPEC.folder),
    "effect": {*NAMES, "WHEEL-SPAN"},
}


CONTRACT = Contract(
    spec=SPEC,
    rules_version="2",
    seats=range(1, 5),
    settings=SETTINGS,
    stops=(0, 1, 40, 90, 110),
    happened=all_told,
    words=WORDS,
    terms=TERMS,
    refusals=REFUSAL_CASES,
    catalogues=("celerium",),
    rule_prefixes=("CM",),
    translated=(*TRANSLATED, "result", "effect"),
    choose=choice,
)
