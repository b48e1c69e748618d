"""Some sentences of the game as they are read."""

from __future__ import annotations

import re

import pytest

from astrodrome.games.galaxy_trucker.content.figures import (
    JUMP_CARDS,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.words import LANGUAGES
from tests.galaxy_trucker.contract import CONTRACT
from tests.galaxy_trucker.refusal_cases import REFUSAL_CASES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_of_terms_is_used_by_a_sentence(lang: str) -> None:
    table = SPEC.words.table(lang)
    sentences = " ".join([str(text) for section in CONTRACT.all_words for text in table[section].values()])
    assert set(re.findall(r"\{\w+:(\w+)\}", sentences)) - {"seat", "by_seat"} == set(CONTRACT.terms)


def test_some_sentences_as_they_are_read() -> None:
    refusal = REFUSAL_CASES["GB-088", "too-few-cells"]()
    assert refusal is not None
    assert refusal.why("en") == "This costs 3 cells; 2 are left."
    assert refusal.why("fr") == "Cela coûte 3 cellules\u00a0; il en reste 2."
    say = SPEC.words.say
    declared = {"seat": 0, "value": "cannons", "strength": 4, "half": True}
    assert say("en", "event", "StrengthDeclared", declared, ["Ada"]) == "Ada: cannon strength 4.5"
    assert say("fr", "event", "StrengthDeclared", declared, ["Ada"]) == "Ada\u00a0: puissance de canons 4,5"
    rolled = {"seat": 1, "aim": "large", "side": "left", "dice": (3, 4), "total": 7}
    assert say("en", "event", "DiceRolled", rolled, ["", "Bo"]) == "Bo rolls 7 (3, 4) for a large meteor from the left"
    column = {"seat": 1, "aim": "column", "side": None, "dice": (6, 1), "total": 7}
    assert say("fr", "event", "DiceRolled", column, ["", "Bo"]) == "Bo obtient 7 (6, 1) pour la colonne"
    assert say("en", "event", "SandRanOut", {"circle": 0}) == "The hourglass has run out on START"
    assert say("en", "event", "SandRanOut", {"circle": 2}) == "The hourglass has run out"


@pytest.mark.parametrize(
    ("event", "args", "english", "french"),
    [
        (
            "GoodsStowed",
            {"worth": 4, "thrown": ()},
            "Ada has goods worth 4 credits aboard",
            "Ada a pour 4 crédits de marchandises à bord",
        ),
        (
            "GoodsStowed",
            {"worth": 4, "thrown": ("red",)},
            "Ada has goods worth 4 credits aboard; thrown away: a red good",
            "Ada a pour 4 crédits de marchandises à bord\u00a0; abandon d’une marchandise rouge",
        ),
        (
            "CrewSettled",
            {"lost": 0},
            "Astronauts come aboard Ada’s ship",
            "Des astronautes embarquent dans le vaisseau d’Ada",
        ),
        (
            "CrewSettled",
            {"lost": 2},
            "Astronauts come aboard Ada’s ship; no room for 2",
            "Des astronautes embarquent dans le vaisseau d’Ada\u00a0; sans place\u00a0: 2",
        ),
    ],
)
def test_what_was_lost_is_told_only_if_something_was(
    event: str, args: dict[str, object], english: str, french: str
) -> None:
    said = [SPEC.words.say(lang, "event", event, {"seat": 0, **args}, ["Ada"]) for lang in LANGUAGES]
    assert said == [english, french]


def test_a_jump_tells_what_it_misses_and_no_square() -> None:
    ship = {"seat": 0, "engine": 58, "cards": JUMP_CARDS}
    half = {**ship, "half": "left"}
    say = SPEC.words.say
    assert say("en", "event", "ShipJumped", ship, ["Ada"]) == (
        "Ada jumps into hyperspace and misses this card and the next one"
    )
    assert say("fr", "event", "ShipJumped", ship, ["Ada"]) == (
        "Ada saute en hyperespace et manque cette carte et la suivante"
    )
    assert say("en", "event", "HalfJumped", half, ["Ada"]) == (
        "Ada: the left half jumps into hyperspace and misses this card and the next one"
    )
    assert say("fr", "event", "HalfJumped", half, ["Ada"]) == (
        "Ada\u00a0: la moitié gauche saute en hyperespace et manque cette carte et la suivante"
    )
