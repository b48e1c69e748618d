"""The mutator plants faults where rules are told, and nowhere else."""

from __future__ import annotations

import ast

import pytest

from tools.mutation import faults


def planted(source: str) -> set[str]:
    """Return the source with each of its faults, as Python writes it."""
    return {ast.unparse(ast.parse(fault.plant(source))) for fault in faults(source)}


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a is None", {"x = a is not None"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a and b", {"x = a or b"}),
        ("x = not a", {"x = a"}),
        ("x = a + b", {"x = a - b"}),
        ("x = 3", {"x = 4"}),
        ("x = True", {"x = False"}),
        ("x = 'MR-001'", {"x = 'MR-001?'"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = a if b else c", {"x = a if not b else c"}),
        ("if a:\n    b()", {"if not a:\n    b()", "if a:\n    pass"}),
        ("if a == b:\n    c = d", {"if a != b:\n    c = d"}),
        ("while a:\n    break", {"while not a:\n    break", "while a:\n    continue"}),
        ("x.y = a", {"pass"}),
        ("x[a] = b", {"pass"}),
        ("x += a", {"x -= a", "pass"}),
    ],
)
def test_a_fault_is_planted(source: str, wanted: set[str]) -> None:
    assert planted(source) == wanted


def test_a_refusal_can_be_taken_back() -> None:
    source = "def refuse(g) -> Refusal | None:\n    return TAKEN"
    assert planted(source) == {"def refuse(g) -> Refusal | None:\n    return None"}


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "x: Final[Literal['a', 'b']] = y",
        "rules: ClassVar[tuple[str, ...]] = ('MR-001',)",
        "@mypyc_attr(allow_interpreted_subclasses=True)\nclass A:\n    pass",
        "assert a == b, 'a sentence'",
        "raise ValueError('a sentence')",
        "x = f'{a + b}'",
        "if TYPE_CHECKING:\n    x = 1",
        "S = TypeVar('S', bound='State')",
        "Reason = Literal['laps', 'shields']",
        "def act(g: A | B, n: 'C') -> int:\n    return n",
    ],
)
def test_what_tells_no_rule_is_left_alone(source: str) -> None:
    assert planted(source) == set()


def test_a_fault_keeps_the_rest_of_the_file_and_tells_its_place() -> None:
    source = "# é — a comment\nx = 'é' if (a ==  b) else c  # why\n"
    (fault,) = [fault for fault in faults(source) if "!=" in fault.new]
    assert (fault.line, fault.old) == (2, "a ==  b")
    assert fault.plant(source) == "# é — a comment\nx = 'é' if ((a != b)) else c  # why\n"
