"""What the packages of the game declare: everything once, and listed in the order that ids and saves follow."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
from collections import Counter

import pytest

from astrodrome.games import galaxy_trucker as package
from astrodrome.games.galaxy_trucker.flight.opportunities import OpportunityDecision
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Action, Event, Offer
from tests.golden.recipes import FOLDER

ORDER: dict[str, list[str]] = json.loads((FOLDER / "saves" / "galaxy-trucker-order.json").read_text(encoding="utf-8"))
"""The names as they were listed under rules version 2. New ones come after them."""

LISTS: dict[str, tuple[type, ...]] = {"actions": SPEC.actions, "events": SPEC.events, "offers": SPEC.offers}

ABSTRACT = (OpportunityDecision, RacerDecision, RacerTask)


def defined(base: type) -> list[type]:
    """Return the subclasses that the game's modules define, without those that are never made themselves."""
    found = []
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        members = vars(importlib.import_module(info.name)).values()
        found += [one for one in members if inspect.isclass(one) and one.__module__ == info.name]
    return [one for one in found if issubclass(one, base) and one not in ABSTRACT]


@pytest.mark.parametrize("kind", LISTS)
def test_records_are_listed_as_they_were_and_new_ones_come_last(kind: str) -> None:
    names = [record.__name__ for record in LISTS[kind]]
    assert names[: len(ORDER[kind])] == ORDER[kind]


def test_saved_fields_are_in_the_order_they_were() -> None:
    assert [field.name for field in SPEC.fields][: len(ORDER["fields"])] == ORDER["fields"]


@pytest.mark.parametrize(
    ("base", "declared"),
    [(Task, SPEC.tasks), (Action, SPEC.actions), (Event, SPEC.events), (Offer, SPEC.offers)],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_everything_is_declared_exactly_once(base: type, declared: tuple[type, ...]) -> None:
    own = [one for one in declared if one.__module__.startswith(package.__name__)]
    assert Counter(own) == Counter(defined(base))
    assert len(set(declared)) == len(declared)
