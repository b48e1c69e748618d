"""What the contract of all games must know of this one."""

from __future__ import annotations

from astrodrome.games.memoracers.figures import HANDICAP, RANKS
from astrodrome.games.memoracers.finish import REASONS
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.tiles import EFFECTS
from tests.contract.contract import TRANSLATED, Contract
from tests.contract.source import account_keys
from tests.memoracers.games import SETTINGS, all_told
from tests.memoracers.refusal_cases import REFUSAL_CASES

WORDS: dict[str, set[str]] = {
    "reason": set(REASONS),
    "line": account_keys(SPEC.folder) | {f"race-{n}" for n in range(1, SPEC.seats[-1] + 1)},
    "grade": set(HANDICAP),
    "rank": set(RANKS),
    "lane": set(EFFECTS),
    "symbol": {"missile", "mobile"},
}


TERMS: dict[str, set[str]] = {"reason": set(REASONS)}

CONTRACT = Contract(
    spec=SPEC,
    rules_version="1",
    seats=range(1, 6),
    settings=SETTINGS,
    stops=(0, 1, 8, 25),
    happened=all_told,
    words=WORDS,
    terms=TERMS,
    refusals=REFUSAL_CASES,
    catalogues=("memoracers",),
    rule_prefixes=("MR",),
    translated=(*TRANSLATED, "reason"),
    shared=frozenset({"circuit"}),
)
