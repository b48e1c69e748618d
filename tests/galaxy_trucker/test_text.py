"""Some sentences of the game as they are read."""

from __future__ import annotations

import re
from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.content.figures import (
    JUMP_CARDS,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.languages import LANGUAGES
from tests.galaxy_trucker.contract import CONTRACT
from tests.galaxy_trucker.refusal_cases import REFUSAL_CASES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_of_terms_is_used_by_a_sentence(lang: str) -> None:
    table = SPEC.words.table(lang)
    sentences = " ".join([str(text) for section in CONTRACT.all_words for text in table[section].values()])
    assert set(re.findall(r"\{\w+:(\w+)\}", sentences)) - {"seat", "by_seat"} == set(SPEC.words.terms(lang))


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
            "Ada a pour 4 crédits de marchandises à bord\u00a0; jeté\u00a0: une marchandise rouge",
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
    said = [SPEC.words.say(lang, "event", event, {"seat": 0, **args}, ["Ada"]) for lang in ("en", "fr")]
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


FIGURES: Final[dict[tuple[str, str], dict[str, int | str]]] = {
    ("GB-013", "no-such-number"): {"number": 3, "numbers": 2},
    ("GB-016", "secret-pile"): {"open": 3},
    ("GB-022", "not-face-up"): {"component": "B001"},
    ("GB-028", "reserve-full"): {"spaces": 2},
    ("GB-029", "not-in-reserve"): {"component": "B001"},
    ("GB-032", "pile-taken"): {"pile": 1, "seat": 0},
    ("GB-042", "ship-finished"): {"number": 1},
    ("GB-042", "number-taken"): {"number": 1, "seat": 0},
    ("GB-062", "no-such-part"): {"parts": 1},
    ("GB-068", "no-life-support"): {"colour": "purple"},
    ("GB-088", "too-few-cells"): {"price": 3, "cells": 2},
    ("GB-095", "kinds-of-doubles"): {"kinds": 2},
    ("GB-095", "so-many-doubles"): {"powered": 2, "there": 1},
    ("GB-117", "no-such-part"): {"parts": 2},
    ("GB-124", "hold-full"): {"goods": 3, "spaces": 2},
    ("GB-124", "red-needs-special"): {"spaces": 0},
    ("GB-125", "goods-not-there"): {"good": "yellow", "wanted": 1, "there": 0},
    ("GB-127", "dearest-first"): {"good": "yellow"},
    ("GB-133", "no-such-planet"): {"planets": 3},
    ("GB-133", "planet-taken"): {"planet": 2, "seat": 0},
    ("GX-143", "no-such-good"): {"good": "green"},
    ("GX-163", "specialist-taken"): {"specialist": "lawyer", "seat": 0},
    ("GX-163", "specialist-gone"): {"specialist": "lawyer"},
    ("GX-207", "not-in-reward"): {"good": "green"},
    ("GX-452", "union-not-paid"): {"due": 2},
    ("GX-452", "no-such-good-there"): {"good": "red"},
    ("GX-474", "not-ordered"): {"component": "B001"},
    ("GX-488", "not-on-a-die"): {"most": 6},
    ("GX-489", "not-on-a-die"): {"most": 6},
    ("GX-494", "bid-too-high"): {"credits": 0},
    ("GX-506", "no-such-course"): {"courses": 4},
    ("GX-512", "no-such-stop"): {"stops": 4},
    ("GX-518", "cells-not-as-many"): {"cells": 2},
    ("GX-526", "not-on-offer"): {"component": "nothing"},
    ("GX-329", "no-loan-left"): {"tokens": 12},
    ("GX-354", "loan-is-whole"): {"price": 12, "credits": 11},
    ("GX-012", "bid-too-low"): {"least": 1},
    ("GX-360", "too-few-credits"): {"price": 2, "credits": 0},
    ("GX-576", "not-the-sum"): {"due": 2},
    ("GX-548", "no-such-lot"): {"per": 2},
}
"""What the refusals of the positions in `refusal_cases` say of them; a refusal that is not listed has no figures."""


def test_a_refusal_gives_the_figures_of_its_position() -> None:
    given = {case: refusal() for case, refusal in REFUSAL_CASES.items()}
    assert {case: dict(one.args) for case, one in given.items() if one is not None and one.args} == FIGURES
