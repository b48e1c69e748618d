"""Positions of Celerium as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import PositionError
from tests.celerium.rival import playing
from tests.celerium.table import Table, f, rally

SPEC_CONTROLS: Final = [row.name for row in SPEC.begin(2, SPEC.read_options(2, {}), Chance(0)).tables.box.controls]
THREE: Final = "step race; franchises pilot=12 | pilot=12"
ON_TRACK: Final = "seats 2; step race; franchises pilot=12 | pilot=12 starbot=10"
TURN: Final = (
    "celerium 1; round 2; step race; first 0; turn 1; passes 1; meteors 9 13:0-pilot,1-starbot; laid 1-01 2-01:1; "
    "supply 3 | 3 3 | -; seen 0-line:2@1 1-planet:3! 1-shield:1; franchises "
    "pilot=12 starbot=10 line=blue on-pilot=battery-blue damaged=pilot shot=starbot held=pilot at-market=first "
    "workshop=all-terrain:starbot | pilot=14 starbot=13 line=green at-market=last"
)
WORKSHOP: Final = "battery-blue,battery-green,battery-yellow"
RACE: Final = (
    "celerium 1; round 2; step race; first 1; franchises "
    "pilot=12 starbot=10 line=blue hand=1-01,?1,?2 score=9 actions=5 energy=4 on-pilot=battery-green boosts=shield "
    "| pilot=14 starbot=7 line=green hand=?1,?1 actions=6 versions=1,2,3"
)


def test_a_race_is_laid_as_it_is_written() -> None:
    game = SPEC.position(RACE, seed=3)
    g = game.state
    assert game.situation.decision == "FranchiseRaces"
    assert game.asked == (1,)
    assert (g.round, g.square, g.score[0], g.actions, g.energy[0]) == (2, [12, 10, 14, 7], 9, [5, 6], 4)
    assert [len(hand) for hand in g.hands] == [3, 2]
    assert g.boost_versions[3:] == [1, 2, 3]
    assert len(g.planets.seen) == 2


def test_a_natural_moment_can_be_left_open() -> None:
    text = SPEC.position(RACE, seed=3).position(hidden=False)
    assert "hand=?1,?1,?2" in text
    assert "versions" not in text
    assert SPEC.position(text, seed=1).digest() != SPEC.position(text, seed=2).digest()


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("seats 2; step landing", "step, part 1, word 1", "no step is called 'landing'"),
        ("seats 2; round 9", "round, part 1, word 1", "expected a number"),
        ("seats 2; step race", "franchises", "the squares of the vehicles"),
        ("franchises pilot=12 starbot=99 | -", "franchises, part 1, word 2", "expected a number"),
        ("franchises wings=2 | -", "franchises, part 1, word 1", "expected one of pilot="),
        ("franchises hand=9-99 | -", "franchises, part 1, word 1", "no event card is called"),
        ("franchises hand=?7 | -", "franchises, part 1, word 1", "expected a number from 1 to 3"),
        ("franchises versions=1,1 | -", "franchises, part 1, word 1", "expected 3 versions"),
        ("franchises score=1 score=2 | -", "franchises, part 1, word 2", "score is there twice"),
        ("seats 2; discards 2-01 | - | -", "discards, part 1, word 1", "expected a card of level 1"),
        (
            "seats 2; market all-terrain; gone " + "all-terrain " * 9,
            "gone, part 1, word",
            "no Upgrade all-terrain is left",
        ),
        ("seats 2; laid " + "1-01 " * 9, "laid, part 1, word", "no 1-01 is left"),
        (
            "franchises hand=" + ",".join(["?1"] * 99) + " | -",
            "franchises, part 1, word 1",
            "no card of level 1 is left",
        ),
        ("franchises versions=9,9,9 | -", "franchises, part 1, word 1", "no shield Boost of version 9 is left"),
        ("seats 2; planets Cendrelune Cendrelune; round 2; step market", "planets, part 1, word 2", "twice"),
        ("seats 2; planets Cendrelune; round 1; step planet", "planets", "expected the 0 planets"),
        ("seats 2; step market; meteors 9", "meteors", "expected the step race"),
        ("seats 2; step market; turn 1", "turn", "expected the step race"),
        ("seats 2; step check; passes 1", "passes", "expected the step race"),
        ("seats 2; step check; franchises shot=pilot | -", "franchises, part 1, word 1", "expected the step race"),
        (f"{ON_TRACK}; turn 2", "turn, part 1, word 1", "expected a number from 0 to 1"),
        (f"{ON_TRACK}; passes 2", "passes, part 1, word 1", "expected a number from 0 to 1"),
        (f"{ON_TRACK}; meteors 9 3", "meteors, part 1, word 2", "expected a number from 4 to 28"),
        (f"{ON_TRACK}; meteors 9 9", "meteors, part 1, word 2", "square 9 has a Meteor already"),
        (f"{ON_TRACK}; meteors 9 10 11 12", "meteors, part 1, word 4", "no Meteor token is left"),
        (f"{ON_TRACK}; meteors 9:2-pilot", "meteors, part 1, word 1", "expected a number from 0 to 1"),
        (f"{ON_TRACK}; meteors 9:0-ship", "meteors, part 1, word 1", "no vehicle is called 'ship'"),
        (f"{ON_TRACK}; meteors 9:0-pilot,0-pilot", "meteors, part 1, word 1", "0-pilot is there twice"),
        (f"{ON_TRACK} shot=pilot,pilot", "franchises, part 2, word 3", "the pilot is there twice"),
        (f"{ON_TRACK} shot=ship", "franchises, part 2, word 3", "no vehicle is called 'ship'"),
        (f"{THREE} shot=pilot,starbot | shot=pilot,starbot", "franchises, part 3", "no Shot token is left"),
        (f"{ON_TRACK}; turn 1".replace("|", "| held=pilot"), "franchises, part 2", "its franchise begins a turn"),
        (f"{ON_TRACK} plays=1", "franchises, part 2, word 3", "only the Rival has plays"),
        ("franchises damaged=pilot | -", "franchises, part 1, word 1", "no Upgrade is on the pilot"),
        (
            f"franchises on-pilot=all-terrain damaged=pilot | workshop={WORKSHOP}",
            "franchises, part 2, word 1",
            "no Workshop token is left",
        ),
        ("franchises workshop=all-terrain:ship | -", "franchises, part 1, word 1", "no vehicle is called 'ship'"),
        ("franchises keep-line=1 | keep-line=1 | keep-line=1", "franchises, part 3", "no Keep-line token is left"),
        ("franchises at-market=middle | -", "franchises, part 1, word 1", "expected first or last"),
        ("franchises at-market=last | at-market=last", "franchises, part 2", "no Last-at-market token is left"),
        ("seats 2; supply 1 | 2", "supply", "expected 3 parts"),
        ("seats 2; supply 1 1 1 | - | -", "supply, part 1, word 3", "no shield Boost of version 1 is left"),
        ("seats 4; supply 1 1 2 | - | -", "supply, part 1, word 3", "no shield Boost is left for seat 3"),
        ("seats 2; laid 1-01:2", "laid, part 1, word 1", "expected a number from 0 to 1"),
        ("seats 2; seen " + "1-line:?! " * 1001, "seen", "expected at most 1000 Boosts, found 1001"),
        ("seats 2; seen 2-line:1", "seen, part 1, word 1", "expected a number from 0 to 1"),
        ("seats 2; seen 1-turbo:1", "seen, part 1, word 1", "no Boost is called 'turbo'"),
        ("seats 2; seen 1-line:x", "seen, part 1, word 1", "expected a number"),
        ("seats 2; seen 1-line:1@2", "seen, part 1, word 1", "expected a number from 1 to 1"),
        ("seen 1-line:1; franchises - | versions=1,2,1", "seen", "does not fit the line Boosts"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"celerium 1; {clauses}")
    assert caught.value.place.startswith(place)


@pytest.mark.parametrize("plays", ["9", "x"])
def test_the_rival_has_no_more_plays_than_its_level_gives(plays: str) -> None:
    text = f"celerium 1; seats 1; options modules=solo,; step race; franchises pilot=12 | pilot=12 plays={plays}"
    with pytest.raises(PositionError, match="expected a number from 0 to 3"):
        SPEC.position(text)


def test_a_turn_of_a_race_is_laid_with_its_tokens() -> None:
    game = SPEC.position(TURN, seed=3)
    g = game.state
    assert (game.asked, g.first_franchise, g.passes_in_a_row) == ((1,), 0, 1)
    assert (g.meteors, g.stopped_by_meteor) == ([9, 13], [0, 0b1001])
    assert (g.carries_shot, g.held_by_meteor) == ([False, True, False, False], [True, False, False, False])
    assert (g.upgrade_damaged, g.workshop_origin) == ([True, False, False, False], [(1,), ()])
    assert (g.market.first, g.market.last) == (0, 1)
    assert g.cards_played_by == [0, 1]
    assert [pile[-1] for pile in g.boost_supply[:2]] == [3, 3]
    assert (g.seen.slot, g.seen.version, g.seen.lost, g.seen.round) == (
        [1, 5, 3],
        [2, 3, 1],
        [False, True, False],
        [1, 2, 2],
    )
    assert (g.boost_versions[1], g.boost_versions[3]) == (2, 1)  # controls have shown these, and they are still there


def test_a_turn_of_a_race_is_written_without_a_tail() -> None:
    written = SPEC.position(TURN, seed=3).position(hidden=False)
    assert "tail" not in written
    for words in ("turn 1", "passes 1", "meteors 9 13:0-pilot,1-starbot", "laid 1-01 2-01:1", "damaged=pilot"):
        assert words in written
    for words in ("shot=starbot", "held=pilot", "workshop=all-terrain:starbot", "at-market=first", "at-market=last"):
        assert words in written
    assert "seen" not in written  # it would contradict the Boosts that are dealt
    assert "seen 0-line:2@1 1-planet:3! 1-shield:1; turn" in SPEC.position(TURN, seed=3).position()


def test_what_is_ordinary_in_a_race_is_not_written() -> None:
    written = SPEC.position(f"celerium 1; {ON_TRACK}").position(hidden=False)
    assert not any(f"{key} " in written for key in ("turn", "passes", "meteors", "seen", "laid"))
    assert not any(f"{key}=" in written for key in ("shot", "held", "damaged", "at-market", "plays"))


def test_in_the_midst_of_a_turn_the_tail_says_the_rest() -> None:
    table = rally(f(hand="1-11"), f(hand="1-11", pilot=12), turn=1, meteors="13")
    table.play("1-11", "move")
    text = table.game.position()
    assert "tail" in text
    assert SPEC.position(text).digest() == table.game.digest()


def test_the_plays_that_the_rival_has_left_are_written() -> None:
    text = "celerium 1; seats 1; options modules=solo,; step race; franchises pilot=12 | pilot=12 score=20"
    table = Table(SPEC.position(text))
    assert "plays" not in table.game.position()
    table.passes()
    assert "plays=3" in table.game.position()
    again = SPEC.position(table.game.position())
    assert again.digest() == table.game.digest()
    assert playing(Table(SPEC.position(f"{text} plays=0"))).plays == 0


def test_a_forgotten_sighting_is_read_and_written() -> None:
    game = SPEC.position("celerium 1; seats 2; round 2; step market; seen 1-line:?@1! 0-shield:?")
    assert game.state.seen.version == [None, None]
    assert "seen 1-line:?@1! 0-shield:?" in game.position()


def test_a_market_of_a_later_round_is_laid_as_the_position_says() -> None:
    names = ("specialist-blue", "all-terrain", "twin-blue-green")
    g = SPEC.position(f"celerium 1; seats 2; round 3; step market; market {' '.join(names)}").state
    assert tuple(g.tables.upgrades.name[upgrade] for upgrade in g.market.on_sale[: len(names)]) == names
    assert SPEC.position("celerium 1; seats 2; round 3; step market").asked


def test_piles_that_players_have_used_are_written_and_read() -> None:
    text = f"{RACE}; controls {SPEC_CONTROLS[0]}; gone all-terrain; discards 1-02 | - | -; laid 1-03"
    game = SPEC.position(text, seed=3)
    g = game.state
    assert [len(pile) for pile in g.event_discards] == [1, 0, 0]
    assert (len(g.control.discard), len(g.market.discard), len(g.cards_played)) == (1, 1, 1)
    written = game.position(hidden=False)
    assert all(f"{key} " in written for key in ("controls", "gone", "discards", "laid"))


def test_before_the_first_round_the_tail_says_everything() -> None:
    game = SPEC.new(2, seed=1)
    assert "franchises" not in game.position()
    assert SPEC.position(game.position()).digest() == game.digest()


def test_in_solo_the_rival_needs_no_words() -> None:
    game = SPEC.position("celerium 1; seats 1; options modules=solo,; round 2; step market")
    assert game.state.pilot_face[1] is not None
    assert SPEC.position(game.position()).digest() == game.digest()
