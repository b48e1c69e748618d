"""Actions that Python code made: fields of the wrong type are named before any rule looks at them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache
from typing import Any, Literal

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import Misfit, parse, to_json
from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Action, Pass
from astrodrome.kernel.spec import AnySpec
from astrodrome.kernel.value_checks import checker, record_checker
from tests.laws.play import anything
from tests.laws.toys.duel.records import Bid
from tests.laws.toys.duel.spec import SPEC as DUEL


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Part:
    name: str


@dataclass(frozen=True, slots=True)
class Everything(Action):
    number: int
    truth: bool
    lanes: tuple[int, ...]
    pair: tuple[int, str]
    letter: Literal["A", 3]
    colour: Colour
    parts: tuple[Part, ...]
    maybe: int | None = None
    table: dict[str, int] = field(default_factory=dict)


WHOLE = Everything(3, True, (1, 2), (4, "x"), "A", Colour.RED, (Part("q"),), None, {"k": 1})


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"number": 3.0}, "number: expected a whole number, found 3.0"),
        ({"number": True}, "number: expected a whole number, found True"),
        ({"truth": 1}, "truth: expected true or false, found 1"),
        ({"lanes": [1, 2]}, "lanes: expected a tuple, found [1, 2]"),
        ({"lanes": (1, 2.0)}, "lanes[1]: expected a whole number, found 2.0"),
        ({"pair": (1,)}, "pair: expected a tuple of 2, found (1,)"),
        ({"pair": (1, 2)}, "pair[1]: expected a text, found 2"),
        ({"letter": "B"}, "letter: expected one of A, 3, found 'B'"),
        ({"colour": "red"}, "colour: expected a Colour, found 'red'"),
        ({"parts": ({"name": "q"},)}, "parts[0]: expected a Part, found {'name': 'q'}"),
        ({"parts": (Part(1),)}, "parts[0].name: expected a text, found 1"),  # type: ignore[arg-type]  # the point
        ({"maybe": "x"}, "maybe: expected a whole number, found 'x'"),
        ({"table": [("k", 1)]}, "table: expected a mapping, found [('k', 1)]"),
        ({"table": {1: 1}}, "table: expected texts as keys, found 1"),
        ({"table": {"k": 1.5}}, "table.k: expected a whole number, found 1.5"),
    ],
)
def test_a_field_that_does_not_fit_is_named_with_its_place(changes: dict[str, Any], says: str) -> None:
    check = record_checker(Everything)
    assert check(WHOLE, "") is WHOLE
    with pytest.raises(Misfit) as said:
        check(replace(WHOLE, **changes), "")
    assert str(said.value) == says


@pytest.mark.parametrize("kind", [tuple[int, str], tuple[int | str, ...]], ids=str)
def test_a_list_is_no_tuple(kind: object) -> None:
    assert checker(kind)((1, "a"), "x") == (1, "a")
    with pytest.raises(Misfit, match="x: expected a tuple, found"):
        checker(kind)([1, "a"], "x")


def test_only_types_that_can_be_written_can_be_checked() -> None:
    with pytest.raises(TypeError, match="a record may not hold"):
        checker(object)


def test_an_action_of_another_game_is_refused_and_a_kind_made_up_from_ours_is_no_action() -> None:
    @dataclass(frozen=True, slots=True)
    class Overbid(Bid):
        pass

    game = DUEL.new(2)
    refusal = game.refuse(0, Pass())
    assert refusal is not None
    assert refusal.rule == "AD-004"
    with pytest.raises(BadAction, match="expected an action of toy-duel itself"):
        game.refuse(0, Overbid(1))


@cache
def samples(spec: AnySpec) -> dict[type[Action], Action]:
    """Return one action of each kind that came up in some games played at random."""
    found: dict[type[Action], Action] = {}
    for seed in range(3):
        game, chance = spec.new(spec.seats[-1] if spec.name != "galaxy-trucker" else 4, {}, seed), Chance(seed)
        while not game.over:
            for action in game.legal(game.asked[0]):
                found.setdefault(type(action), action)
            game.play(*anything(game, chance))
    return found


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_action_that_is_listed_fits_and_reads_back_the_same(spec: AnySpec) -> None:
    assert samples(spec)
    for action in samples(spec).values():
        spec.check_action(action)
        assert spec.codec.decode_action(parse(to_json(action))) == action


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_no_field_of_an_action_takes_what_only_looks_right(spec: AnySpec) -> None:
    """A whole number as a fraction is the trap: it equals the right one, and a rule that compares would take it."""
    game = spec.new(spec.seats[0] if spec.seats[0] > 1 else 2)
    checked = 0
    for kind, action in samples(spec).items():
        for one in fields(kind):
            for wrong in (1.0, [1], object(), (1.0,), ("x", 1.5)):
                bad = replace(action, **{one.name: wrong})
                for border in (game.refuse, game.play):
                    with pytest.raises(BadAction, match=f"^{kind.__name__}: {one.name}"):
                        border(game.asked[0], bad)
                checked += 1
    assert checked
    assert game.log.entries == ()
