"""The games under the contract, and the tests' parameters drawn from them."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.spec import AnySpec
from tests.contract.contract import Contract


def contract_of(spec: AnySpec) -> Contract:
    """Return the description of a game: `tests/<game>/contract.py` holds it."""
    contract = import_module(f"tests.{spec.folder.name}.contract").CONTRACT
    assert isinstance(contract, Contract)
    assert contract.spec is spec
    return contract


CONTRACTS: Final = [contract_of(spec) for spec in GAMES]

every_game: Final = pytest.mark.parametrize("contract", CONTRACTS, ids=str)
every_setting: Final = pytest.mark.parametrize(
    ("contract", "seats", "options"),
    [(contract, *setting) for contract in CONTRACTS for setting in contract.settings],
    ids=[f"{contract}-{place}" for contract in CONTRACTS for place in range(len(contract.settings))],
)
every_stop: Final = pytest.mark.parametrize(
    ("contract", "seats", "options", "answers"),
    [(one, *setting, answers) for one in CONTRACTS for setting in one.settings for answers in one.stops],
    ids=[f"{one}-{place}-{n}" for one in CONTRACTS for place in range(len(one.settings)) for n in one.stops],
)
every_refusal: Final = pytest.mark.parametrize(
    ("contract", "rule", "key"),
    [(contract, rule, key) for contract in CONTRACTS for rule, key in contract.refusals],
    ids=[f"{contract}-{rule}-{key}" for contract in CONTRACTS for rule, key in contract.refusals],
)
