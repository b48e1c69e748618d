"""The state as a whole: rows that copies share, hulls, the pieces counted, what is told to nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.geometry.hull import face_planes
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, SET_ASIDE, SHOOT, USE_SHIELD, TakeReserve
from astrodrome.games.galaxy_trucker.spec import SPEC, Preview, census
from astrodrome.kernel import agenda
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json, field_value
from astrodrome.kernel.records import Action
from tests.galaxy_trucker.games import SETTINGS, bonus_told, flown, halves_told, roads_told, technologies_told
from tests.galaxy_trucker.table import Table, fly, give, ship, start
from tests.galaxy_trucker.test_rows import LISTS, ROWS
from tests.laws.hooks.trucker_pilot import able

ANSWERS = [1, 20, 90, 160]

SHARED = ("accounts", *ROWS, *LISTS)
"""Attributes whose rows copies share: rows are replaced, never changed (see test_rows)."""


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", ANSWERS)
def test_a_copy_is_equal_and_independent(seats: int, options: dict[str, Json], answers: int) -> None:
    game = flown(seats, options, answers)
    twin = game.copy()
    before = game.digest()
    assert twin.digest() == before
    for field in SPEC.fields:
        mine, other = field_value(game.state, field), field_value(twin.state, field)
        assert mine == other
        record, attribute = field.path
        if (
            isinstance(mine, list)
            and isinstance(other, list)
            and (not record or getattr(game.state, record) is not None)
        ):
            assert mine is not other
            assert not mine or attribute in SHARED or not isinstance(mine[0], list) or mine[0] is not other[0]
    for seat in range(seats):
        game.determinise(seat, 5)
    assert game.digest() == before, "a deal wrote into a game"
    chance = Chance(1)
    while not twin.over:
        seat = twin.asked[0]
        twin.play(seat, able(twin, seat, chance))
    assert game.digest() == before


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", ANSWERS)
def test_the_hull_is_the_sum_of_what_lies_on_the_ship(seats: int, options: dict[str, Json], answers: int) -> None:
    g = flown(seats, options, answers).state
    rows = {row.name: row for row in (*our_content().components, *our_content().technologies)}
    for seat in range(seats):
        planes = [
            face_planes(rows[g.box.names[code // 4]], code % 4) << square
            for square, code in enumerate(g.ships[seat])
            if code
        ]
        assert g.hulls[seat] == sum(planes)


def set_aside() -> Table:
    table = start(building="realtime")
    give(table, 0, "B001")
    table.play(SET_ASIDE, seat=0)
    return table


@pytest.mark.parametrize(
    ("table", "actions"),
    [
        (lambda: fly(ship("S x"), ship("S"), after=("III-04", "I-05")), (FLY_ON, FLY_ON)),
        (lambda: fly(ship("S"), ship("S"), after=("I-16", "I-05")), (GIVE_UP, FLY_ON)),
        (lambda: fly(". g . \n x S b", ship("S"), card="I-11", dice=(7, 2, 2)), (SHOOT,)),
        (lambda: fly("x S s< b", ship("S"), card="I-10", dice=(2, 2, 7, 2)), (USE_SHIELD,)),
        (set_aside, (TakeReserve("B001"),)),
    ],
)
def test_what_nobody_listens_to_is_not_told(table: Callable[[], Table], actions: tuple[Action, ...]) -> None:
    silent = table().g.copy()
    for action in actions:
        agenda.answer(silent, silent.asked[0], action)
    assert silent.events == []


@pytest.mark.rule("GB-E01", "GB-129")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 30, 120, 9999])
def test_every_piece_is_somewhere_once(seats: int, options: dict[str, Json], answers: int) -> None:
    counted = census(flown(seats, options, answers).state)
    technologies = "technologies" in str(options)
    split = (181 if technologies else 140) + seats
    count = 60 + 6 * ("bonus-cards" in str(options)) + 24 * ("machinations" in str(options))
    components, cards, goods = counted[:split], counted[split : split + count], counted[split + count :]
    assert len(set(components)) == len(components)
    assert cards == tuple(range(count))
    assert goods == ((14, 19, 15, 16) if technologies else (12, 17, 13, 14))


def test_a_piece_that_is_lost_or_doubled_is_noticed() -> None:
    # Written into the state: no position can say it.
    game = flown(2, {"flights": ["I"]}, 20)
    before = census(game.state)
    game.state.face_down_components[3] = game.state.face_down_components[4]
    assert census(game.state) != before


def test_the_set_up_page_is_given_boards_and_box() -> None:
    shown = SPEC.preview(2, SPEC.read_options(2, {}))
    assert isinstance(shown, Preview)
    assert shown.flights == ("I", "II", "III")
    assert [(board.name, len(board.squares), board.insurance) for board in shown.boards] == [
        ("I", 18, 5),
        ("IA", 18, None),
        ("II", 27, 8),
        ("IIA", 28, None),
        ("III", 36, 11),
        ("IIIA", 36, None),
    ]
    assert (len(shown.content.components), len(shown.content.cards)) == (144, 60)
    assert (shown.figures.grid, shown.figures.track, shown.figures.reserve) == (11, 40, 2)
    assert (shown.figures.loan, shown.figures.loan_price) == (10, 12)
    assert [(one.good, one.value) for one in shown.figures.goods] == [
        ("red", 4),
        ("yellow", 3),
        ("green", 2),
        ("blue", 1),
    ]


def test_modules_tell_nothing_to_nobody() -> None:
    for table, actions in (*technologies_told(), *roads_told(), *bonus_told(), *halves_told()):
        silent = table.g.copy()
        for action in actions:
            agenda.answer(silent, silent.asked[0], action)
        assert silent.events == []
