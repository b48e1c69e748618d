"""Chapter 5: legality of a ship."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.content.figures import DICE, DIE_SIDES
from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed, joined_to, mistakes
from astrodrome.games.galaxy_trucker.yard.ship_check import mistake_list, ship_mistakes
from tests.galaxy_trucker.drawing import START, at
from tests.galaxy_trucker.table import build


def faults(drawing: str) -> list[str]:
    """Return the rules that a drawn ship breaks."""
    return sorted([one.mistake.rule for one in mistake_list(ship_mistakes(build(drawing), 0))])


@pytest.mark.rule("GB-047")
def test_every_side_is_smooth_single_double_or_universal() -> None:
    codes = {side for row in our_content().components for side in row.sides}
    assert codes == {0, 1, 2, 3}


FITTING = {(0, 0), (1, 1), (2, 2), (3, 3), (1, 3), (3, 1), (2, 3), (3, 2)}


@pytest.mark.rule("GB-048", "GB-049")
@pytest.mark.parametrize("one", [0, 1, 2, 3])
@pytest.mark.parametrize("other", [0, 1, 2, 3])
def test_borders_fit_when_both_are_smooth_or_their_connectors_match(one: int, other: int) -> None:
    wanted = [] if (one, other) in FITTING else ["GB-049"]
    assert faults(f"S x:0033 \n x:3{one}00 x:300{other}") == wanted  # side by side
    assert faults(f"S x:00{one}3 \n x:3300 x:{other}003") == wanted  # one behind the other


@pytest.mark.rule("GB-050")
def test_connectors_that_fit_make_a_joint_and_smooth_sides_do_not() -> None:
    g = build("S x:3003 . \n x:3000 x:0000 .")
    assert joined_to(g.hulls[0], 1 << START) == 1 << at(8, 7) | 1 << at(7, 8)
    assert joined_to(g.hulls[0], 1 << at(8, 8)) == 0


@pytest.mark.rule("GB-051")
@pytest.mark.parametrize(
    ("drawing", "broken"),
    [
        ("S x x x", []),
        ("S . x", ["GB-051"]),
        ("S x:0003 x:0300 x:0003", ["GB-051", "GB-051"]),
        ("S:3333 x:0013 \n . x:1000", []),
    ],
)
def test_every_component_is_linked_to_the_starting_cabin(drawing: str, broken: list[str]) -> None:
    assert faults(drawing) == broken


@pytest.mark.rule("GB-052")
@pytest.mark.parametrize("engine", ["e", "E"])
@pytest.mark.parametrize(("turn", "broken"), [("v", []), ("^", ["GB-052"]), ("<", ["GB-052"]), (">", ["GB-052"])])
def test_an_engine_has_its_exhaust_to_the_rear(engine: str, turn: str, broken: list[str]) -> None:
    assert faults(f"S {engine}{turn}:0003") == broken


@pytest.mark.rule("GB-053")
@pytest.mark.parametrize("engine", ["e", "E"])
def test_the_square_behind_an_engine_is_free(engine: str) -> None:
    assert faults(f"S {engine}:0003 . \n x:3300 x:0003 .") == ["GB-053"]
    assert faults(f"x:0300 S {engine}:0003 \n . . . ") == []


@pytest.mark.rule("GB-053")
def test_a_square_off_the_ship_shape_is_empty() -> None:
    assert faults("S x \n . x \n . e") == []
    assert at(8, 9) in BOARDS["III"].squares
    assert at(8, 10) not in BOARDS["III"].squares


@pytest.mark.rule("GB-054")
@pytest.mark.parametrize("cannon", ["g", "G"])
@pytest.mark.parametrize(
    ("drawing", "blocker"),
    [
        ("x:0330 {} \n S {}^:0003", "x:0003"),
        ("S x:0033 \n {1}>:3000 {0}", "x:3000"),
        ("S {1}v:0003 \n x:3300 {0}", "x:0003"),
        ("x:0330 S \n {0} {1}<:3000", "x:3000"),
    ],
)
def test_a_cannon_points_anywhere_but_at_a_component(cannon: str, drawing: str, blocker: str) -> None:
    assert faults(drawing.format(blocker, cannon)) == ["GB-054"]
    assert faults(drawing.format(".", cannon)) == []


@pytest.mark.rule("GB-055")
@pytest.mark.parametrize("kind", ["s", "b", "h", "r", "c", "p", "n", "x"])
def test_all_other_components_lie_in_any_rotation(kind: str) -> None:
    for turn in "^>v<":
        assert faults(f". x . \n x {kind}{turn} x \n . S .") == []


@pytest.mark.rule("GB-056")
@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA"])
def test_the_ship_shapes_are_those_of_the_boards(name: str) -> None:
    board = BOARDS[name]
    totals = range(DICE, DICE * DIE_SIDES + 1)
    columns = [total for total in totals if board.columns[total] is not None]
    rows = [total for total in totals if board.rows[total] is not None]
    lines = {"I": (5, 9, 5, 9), "II": (4, 10, 4, 9), "III": (3, 11, 4, 9), "IIIA": (5, 9, 3, 11)}[name]
    assert (columns[0], columns[-1], rows[0], rows[-1]) == lines
    assert board.start == START
    assert (board.column_number(START), board.row_number(START)) == (7, 7)
    for square in board.squares:
        assert board.columns[board.column_number(square)] == square % 11
        assert board.rows[board.row_number(square)] == square // 11


@pytest.mark.rule("GB-057")
@pytest.mark.parametrize(
    ("drawing", "count"),
    [
        ("S", 4),
        ("S x:0003", 3),
        ("S x:1203", 3 + 2),
        ("x:0320 S x:0003", 2 + 1),
        ("x x x \n x . x \n x S x", 3 * 4 + 4),
    ],
)
def test_a_connector_towards_an_empty_square_is_exposed(drawing: str, count: int) -> None:
    g = build(drawing)
    assert exposed(g.hulls[0]) == count
    assert mistakes(g.hulls[0], 1 << START).none


@pytest.mark.rule("GB-057")
def test_a_universal_connector_counts_as_one() -> None:
    assert exposed(build("S x:3003").hulls[0]) == exposed(build("S x:1003").hulls[0]) == 4


@pytest.mark.rule("GB-E17", "GB-057")
def test_connectors_facing_a_hole_in_a_ring_are_exposed() -> None:
    ring = "x:0330 x:0333 x:0033 \n x:3330 . x:3033 \n x:3300 S x:3003"
    assert faults(ring) == []
    # four towards the hole, and one of the starting cabin towards the rear
    assert exposed(build(ring).hulls[0]) == 4 + 1
