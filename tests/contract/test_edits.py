"""Rule tests set states up as positions (docs/positions.md), as anybody outside would: they edit none."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.contract.edits import edits_in, edits_of

TESTS = Path(__file__).resolve().parents[1]
SEALS: Final = "a moment while sealed answers are opened, when nobody is asked"
HEARD: Final = "no state: the events that a test has heard"
WORKSHEET: Final = "a function that deals, on a worksheet of a few cards"
ALLOWED: dict[str, dict[str, tuple[int, str]]] = {
    "celestia": {
        "refusal_cases.py::jetpack_ashore": (1, SEALS),
        "refusal_cases.py::jetpack_too_many": (1, SEALS),
        "refusal_cases.py::spyglass_ashore": (1, SEALS),
        "test_dealing_short.py::dealing": (6, WORKSHEET),
        "test_dealing_short.py::test_equipment_that_is_in_the_hand_already_counts_towards_what_it_may_cover": (
            1,
            WORKSHEET,
        ),
        "test_state.py::test_the_census_sees_every_place_a_piece_can_lie_in": (
            3,
            "pieces in places that no moment fills at once",
        ),
    },
    "celerium": {
        "test_state.py::test_a_piece_that_is_lost_is_noticed": (3, "a state with a piece missing is no position"),
    },
    "galaxy_trucker": {
        "expansion/test_class_iia_end.py::landed": (1, HEARD),
        "expansion/test_class_iia_hyperspace.py::jumped": (1, HEARD),
        "games.py::bonus_told": (3, HEARD),
        "plain_check.py::plain_check": (6, "no state: a second check of ships, with lists of its own"),
        "table.py::edit": (1, "no state: the game that a position makes"),
        "test_state.py::test_a_piece_that_is_lost_or_doubled_is_noticed": (
            1,
            "a state with a piece twice is no position",
        ),
    },
    "memoracers": {
        "test_circuit.py::laid": (1, "a task alone, on a state that was never set up"),
        "test_state.py::test_a_tile_that_is_lost_or_doubled_is_noticed": (
            1,
            "a state with a tile twice is no position",
        ),
        "test_view.py::test_no_pilot_is_shown_as_ready_in_another_question": (
            1,
            "the rules leave no such answer behind",
        ),
    },
}
"""By game: the functions that edit a state all the same, how often, and why no position can do it."""


@pytest.mark.parametrize("game", list(ALLOWED))
def test_rule_tests_edit_states_only_where_no_position_can_say_it(game: str) -> None:
    assert dict(edits_in(TESTS / game)) == {place: count for place, (count, _) in ALLOWED[game].items()}


@pytest.mark.parametrize(
    "code",
    [
        "table.g.round = 2",
        "g.hands[0] = ()",
        "g.market.first, other = 1, 0",
        "*table.g.meteors, last = squares",
        "g.score[1] += 3",
        "g.round: int = 2",
        "del g.meteors[0]",
        "for g.round in (1, 2): pass",
        "g.seen.slot.append(3)",
        "g.hands[0].clear()",
        "setattr(g, 'round', 2)",
        "object.__setattr__(g, 'round', 2)",
        "hands = g.hands; hands[0] = ()",
        "row = g.row; row.reverse()",
    ],
)
def test_an_edit_is_found(code: str) -> None:
    assert edits_found(code) == 1


@pytest.mark.parametrize(
    "code",
    [
        "g = table.g",
        "self.game = game",
        "words[0] = 'K-1'",
        "cards = list(g.event_decks[0]); cards.remove(3)",
        "events += table.passes()",
        "one, two = g.score",
        "row = g.row; row = []",
        "table.g.hands[0].index(3)",
    ],
)
def test_what_changes_no_state_is_none(code: str) -> None:
    assert edits_found(code) == 0


def edits_found(code: str) -> int:
    """Count the edits of a function with this body."""
    body = "\n".join([f"    {line}" for line in code.split("; ")])
    return len(list(edits_of(ast.parse(f"def test():\n{body}").body[0])))
