"""Some sentences of the game as they are read."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import EVENTS, CircuitBuilt, ReconnaissanceFlown, TileTurnedUp
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.words import places
from tests.memoracers.refusal_cases import REFUSAL_CASES


@pytest.mark.rule("MR-024")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_never_says_what_lies_on_a_tile(lang: str) -> None:
    for kind in (CircuitBuilt, ReconnaissanceFlown, TileTurnedUp):
        sentence = SPEC.words.template(lang, "event", kind.__name__)
        assert sentence is not None
        assert {"face", "faces", "circuit", "place"}.isdisjoint(places(sentence))
    for any_kind in EVENTS:  # nor where a ship was: with what it met there, that would tell of a tile that is face down
        assert "place" not in places(SPEC.words.template(lang, "event", any_kind.__name__) or ""), any_kind


def test_some_sentences_as_they_are_read() -> None:
    refusal = REFUSAL_CASES["MR-040", "lane-jump"]()
    assert refusal is not None
    assert refusal.why("en") == "Line 2: lane 5 is more than one lane away from lane 3."
    assert refusal.why("fr") == "Ligne 2\u00a0: le couloir 5 est à plus d’un couloir du couloir 3."
    say = SPEC.words.say
    ended = say("en", "event", "RaceEnded", {"reason": "laps", "winners": (1,)}, ["Ada", "Bo"])
    assert ended == "The race is over: the third lap is complete; won by Bo"
    crashed = {"reason": "solo-crash", "winners": ()}
    assert say("en", "event", "RaceEnded", crashed, ["Ada"]) == "The race is over: the ship has crashed"
    assert say("fr", "event", "RaceEnded", crashed, ["Ada"]) == "La course est finie\u00a0: le vaisseau s’est écrasé"
    program = {"seat": 0, "lanes": (2, 3), "speed": 2}
    assert say("en", "event", "ProgramOpened", program, ["Ada"]) == "Ada flies at Speed 2: lanes 2, 3"
    points = {"points": (3, 1), "totals": (5, 4)}
    assert say("fr", "event", "PointsScored", points, ["Ada", "Bo"]) == (
        "Points de cette course\u00a0: Ada 3, Bo 1\u00a0; total\u00a0: Ada 5, Bo 4"
    )
    assert say("en", "event", "CircuitBuilt", {"race": 1}) == "Race 1: the circuit is laid"
