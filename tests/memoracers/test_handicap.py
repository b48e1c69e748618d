"""Chapter 15: handicap."""

from __future__ import annotations

import re

import pytest

from astrodrome.games.memoracers.actions import DRAW, PlaceShip
from astrodrome.games.memoracers.events import ShieldsRepaired
from astrodrome.games.memoracers.figures import HANDICAP, SHIELDS
from astrodrome.games.memoracers.options import Grade, Options
from astrodrome.kernel.refusal import Refusal
from tests.contract.events import of_kind
from tests.memoracers.table import program, public, race, ship, start
from tools.catalogue import lines

GRADES: tuple[Grade, ...] = ("beginner", "amateur", "confirmed", "expert")


@pytest.mark.rule("MR-131")
def test_each_pilot_is_given_one_of_four_grades() -> None:
    assert tuple(HANDICAP) == GRADES
    game = start(4, {"modules": ["handicap"], "grades": list(GRADES)})
    assert game.options.grades == GRADES


@pytest.mark.rule("MR-132")
def test_the_grades_tick_as_many_shields_as_the_catalogue_says() -> None:
    line = lines("memoracers")["MR-132"]
    assert {
        grade: int(boxes) for grade, boxes in re.findall(r"(beginner|amateur|confirmed|expert) (\d+)", line)
    } == HANDICAP
    game = start(4, {"modules": ["handicap"], "grades": list(GRADES)})
    assert game.state.shields_ticked == [HANDICAP[grade] for grade in GRADES] == [0, 2, 4, 6]


@pytest.mark.rule("MR-132")
def test_the_boxes_are_ticked_before_the_race() -> None:
    game = start(2, {"modules": ["handicap"], "grades": ["expert", "beginner"]})
    assert game.situation.decision == "PilotPlacesShip"
    assert [one.ticked for one in public(game).ships] == [6, 0]


@pytest.mark.rule("MR-133")
def test_handicap_boxes_restrict_forced_acceleration() -> None:
    game = start(2, {"modules": ["handicap"], "grades": ["expert", "beginner"], "shields": 8})
    game.play(0, PlaceShip(3))
    game.play(1, PlaceShip(2))
    expected = Refusal("MR-045", "force-needs-shields", (("free", 2), ("least", 3)))
    assert game.refuse(0, program("3 3!")) == expected
    assert game.refuse(1, program("2 2!")) is None


@pytest.mark.rule("MR-133")
def test_handicap_boxes_can_be_repaired() -> None:
    options = Options(modules=("handicap",), grades=("expert", "beginner"))
    table = race(ship(ticked=HANDICAP["expert"]), ship(), options=options, ahead="..r..")
    assert of_kind(table.fly("3", "4"), ShieldsRepaired) == [ShieldsRepaired(0, 4)]
    assert table.g.shields_ticked[0] == 2


@pytest.mark.rule("MR-134")
def test_grades_differ_and_are_public() -> None:
    game = start(2, {"modules": ["handicap"], "grades": ["confirmed", "amateur"]})
    assert public(game).grades == ("confirmed", "amateur")
    assert public(game).modules == ("handicap",)


@pytest.mark.rule("MR-171")
def test_handicap_goes_with_kraken_madness_and_solo() -> None:
    game = start(1, {"modules": ["handicap", "kraken-madness"], "grades": ["expert"]})
    assert game.options.modules == ("handicap", "kraken-madness", "solo")
    assert game.state.shields_ticked == [6]


@pytest.mark.rule("MR-171")
def test_handicap_holds_in_every_race_of_a_championship() -> None:
    game = start(2, {"modules": ["handicap", "championship"], "grades": ["amateur", "confirmed"]})
    ticked = []
    while not game.over:
        if game.situation.decision == "BuilderMakesCircuit":
            game.play(game.asked[0], DRAW)
            ticked.append(list(game.state.shields_ticked))
            continue
        seat = game.asked[0]
        game.play(seat, game.legal(seat)[0])
    assert ticked == [[2, 4], [2, 4]]


def test_without_the_handicap_nobody_starts_with_ticked_boxes() -> None:
    game = start(3)
    assert game.state.shields_ticked == [0, 0, 0]
    assert game.state.shields == SHIELDS
