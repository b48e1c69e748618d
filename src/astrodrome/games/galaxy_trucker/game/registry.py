"""All that the game's packages declare: tasks by name, records in the order that ids, schemas and pages follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from astrodrome.games.galaxy_trucker.cards import declared as cards
from astrodrome.games.galaxy_trucker.flight import declared as flight
from astrodrome.games.galaxy_trucker.game import declared as game
from astrodrome.games.galaxy_trucker.game.declared_order import ACTION_ORDER, EVENT_ORDER, OFFER_ORDER
from astrodrome.games.galaxy_trucker.modules.bonus import declared as bonus
from astrodrome.games.galaxy_trucker.modules.halves import declared as halves
from astrodrome.games.galaxy_trucker.modules.machinations import declared as machinations
from astrodrome.games.galaxy_trucker.modules.roads import declared as roads
from astrodrome.games.galaxy_trucker.modules.technologies import declared as technologies
from astrodrome.games.galaxy_trucker.records import declared as records
from astrodrome.games.galaxy_trucker.ship import declared as ship
from astrodrome.games.galaxy_trucker.ship import headings
from astrodrome.games.galaxy_trucker.state import fields as state
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.state.saved_order import FIELD_ORDER
from astrodrome.games.galaxy_trucker.yard import declared as yard
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.fields import Field
from astrodrome.kernel.records import Action, Event, Offer

Kind = TypeVar("Kind", bound=type)


def in_order(kinds: Iterable[Kind], names: str) -> tuple[Kind, ...]:
    """Return classes in the order of the names; those not named come last, as they were declared."""
    order = names.split()
    return tuple(sorted(kinds, key=lambda kind: order.index(kind.__name__) if kind.__name__ in order else len(order)))


TASKS: Final[tuple[type[Task[Trucker]], ...]] = tuple(
    sorted(
        (
            *(*ship.TASKS, *flight.TASKS, *yard.TASKS, *cards.TASKS, *game.TASKS),
            *(*technologies.TASKS, *halves.TASKS, *roads.TASKS, *bonus.TASKS, *machinations.TASKS),
        ),
        key=lambda task: task.__name__,
    )
)
ACTIONS: Final[tuple[type[Action], ...]] = in_order(
    (
        *(*records.ACTIONS, *technologies.ACTIONS, *halves.ACTIONS),
        *(*roads.ACTIONS, *bonus.ACTIONS, *machinations.ACTIONS),
    ),
    ACTION_ORDER,
)
MODULE_ACTIONS: Final = tuple([kind for kind in ACTIONS if kind not in records.BASE_ACTIONS])
"""What only a game with modules of the Big Expansion asks for."""
EVENTS: Final[tuple[type[Event], ...]] = in_order(
    (*records.EVENTS, *technologies.EVENTS, *halves.EVENTS, *roads.EVENTS, *bonus.EVENTS, *machinations.EVENTS),
    EVENT_ORDER,
)
OFFERS: Final[tuple[type[Offer], ...]] = in_order(
    (*records.OFFERS, *technologies.OFFERS, *halves.OFFERS, *roads.OFFERS, *bonus.OFFERS, *machinations.OFFERS),
    OFFER_ORDER,
)


def _place(field: Field) -> int:
    order = FIELD_ORDER.split()
    return order.index(field.name) if field.name in order else len(order)


FIELDS: Final[tuple[Field, ...]] = tuple(
    sorted(
        (
            *(*state.FIELDS, *headings.FIELDS, *technologies.FIELDS, *halves.FIELDS),
            *(*roads.FIELDS, *machinations.FIELDS, *bonus.FIELDS),
        ),
        key=_place,
    )
)
