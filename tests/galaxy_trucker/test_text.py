"""The words of the game: every key in both languages with the same arguments, and none unused."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from astrodrome.games.galaxy_trucker.actions import ACTIONS
from astrodrome.games.galaxy_trucker.content import (
    GOODS,
    KINDS,
    MACHINATIONS,
    ROADS,
    SIDES,
    SPECIALISTS,
    Family,
    Missile,
    Value,
)
from astrodrome.games.galaxy_trucker.events import EVENTS
from astrodrome.games.galaxy_trucker.flight_events import Aim, CrewCause, GiveUpReason, Result
from astrodrome.games.galaxy_trucker.frame import Phase
from astrodrome.games.galaxy_trucker.halves import NAMES
from astrodrome.games.galaxy_trucker.module_events import EXTRAS
from astrodrome.games.galaxy_trucker.options import MODULES, Building, Flight, Options
from astrodrome.games.galaxy_trucker.outcome import ACCOUNT
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.yard_events import Cause, Member, Source
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Pass, TimeUp
from astrodrome.kernel.words import LANGUAGES, places
from tests.galaxy_trucker.games import all_told
from tests.galaxy_trucker.raising import RAISED, refusals_in_code

DECISIONS = {task.__name__ for task in SPEC.tasks if issubclass(task, Decision)}
MISSILES = set(get_args(Missile))

EXPECTED: dict[str, set[str]] = {
    "game": {"name", "line"},
    "module": set(MODULES),
    "module-line": set(MODULES),
    "option": {field.name for field in fields(Options)} - {"modules"},
    "building": set(get_args(Building)),
    "flight": set(get_args(Flight)),
    "phase": set(get_args(Phase)),
    "decision": DECISIONS,
    "waiting": DECISIONS,
    "prompt": DECISIONS,
    "action": {kind.__name__ for kind in ACTIONS if kind not in (Pass, TimeUp)},
    "event": {kind.__name__ for kind in EVENTS},
    "refusal": {key for _, key in refusals_in_code()},
    "line": {*ACCOUNT, *EXTRAS},
    "kind": set(KINDS),
    "family": set(get_args(Family)),
    "good": set(GOODS),
    "missile": MISSILES,
    "side": set(SIDES),
    "member": set(get_args(Member)),
    "value": set(get_args(Value)),
    "specialist": set(SPECIALISTS),
    "specialist-line": set(SPECIALISTS),
    "road": set(ROADS),
    "road-line": set(ROADS),
    "machination-line": set(MACHINATIONS),
}

TERMS: dict[str, set[str]] = {
    "flight": set(get_args(Flight)),
    "source": set(get_args(Source)),
    "kind": set(KINDS),
    "cause": set(get_args(Cause)),
    "alien": {"purple", "brown", "cyan"},
    "member": set(get_args(Member)),
    "crewcause": set(get_args(CrewCause)),
    "family": set(get_args(Family)),
    "reason": set(get_args(GiveUpReason)),
    "value": set(get_args(Value)),
    "aim": MISSILES | set(get_args(Aim)),
    "from": {*SIDES, "None"},
    "missile": MISSILES,
    "good": set(GOODS),
    "result": set(get_args(Result)),
    "colour": {"purple", "brown", "cyan"},
    "hue": set(GOODS),
    "specialist": set(SPECIALISTS),
    "extra": set(EXTRAS),
    "edge": set(SIDES),
    "half": set(NAMES),
    "road": set(ROADS),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_every_key_and_none_without_use(lang: str) -> None:
    table = SPEC.words.table(lang)
    assert set(table) == {*EXPECTED, "terms"}
    for section, keys in EXPECTED.items():
        assert set(table[section]) == keys, section
    terms = SPEC.words.terms(lang)
    assert {name: set(term) for name, term in terms.items()} == TERMS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_of_terms_is_used_by_a_sentence(lang: str) -> None:
    sentences = " ".join([str(text) for name in EXPECTED for text in SPEC.words.table(lang)[name].values()])
    assert set(re.findall(r"\{\w+:(\w+)\}", sentences)) - {"seat"} == set(TERMS)


def test_both_languages_use_the_same_arguments() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section in EXPECTED:
        for key, sentence in english[section].items():
            assert places(str(sentence)) == places(str(french[section][key])), f"{section}.{key}"


def test_every_sentence_is_translated() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section in ("decision", "waiting", "prompt", "event", "refusal", "action"):
        for key, sentence in english[section].items():
            assert sentence
            assert french[section][key] not in ("", sentence), f"{section}.{key}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ["event", "action"])
def test_sentences_ask_only_for_what_their_record_holds(lang: str, section: str) -> None:
    for kind in (*EVENTS, *ACTIONS):
        sentence = SPEC.words.template(lang, section, kind.__name__)
        if sentence is not None:
            assert is_dataclass(kind)
            assert set(places(sentence)) <= {field.name for field in fields(kind)}, kind.__name__


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told(lang: str) -> None:
    for event in all_told():
        args = {field.name: getattr(event, field.name) for field in fields(event)}
        told = SPEC.words.say(lang, "event", type(event).__name__, args, ["Ada", "Bo", "Cy", "Di"])
        assert told
        assert "{" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rule", "key"), RAISED)
def test_every_refusal_can_be_told(lang: str, rule: str, key: str) -> None:
    refusal = RAISED[rule, key]()
    assert refusal is not None
    sentence = refusal.why(lang)
    template = SPEC.words.template(lang, "refusal", key)
    assert template is not None
    assert set(places(template)) <= {name for name, _ in refusal.args}
    assert sentence != key
    assert "{" not in sentence


def test_some_sentences_as_they_are_read() -> None:
    refusal = RAISED["GB-088", "too-few-cells"]()
    assert refusal is not None
    assert refusal.why("en") == "This costs 3 cells; 2 are left."
    assert refusal.why("fr") == "Cela coûte 3 cellules\u00a0; il en reste 2."
    say = SPEC.words.say
    declared = {"seat": 0, "value": "cannons", "strength": 4, "half": True}
    assert say("en", "event", "StrengthDeclared", declared, ["Ada"]) == "Ada: cannon strength 4.5"
    assert say("fr", "event", "StrengthDeclared", declared, ["Ada"]) == "Ada\u00a0: puissance de canons 4,5"
    rolled = {"seat": 1, "aim": "large", "side": "left", "total": 7}
    assert say("en", "event", "DiceRolled", rolled, ["", "Bo"]) == "Bo rolls 7 for a large meteor from the left"
    column = {"seat": 1, "aim": "column", "side": None, "total": 7}
    assert say("fr", "event", "DiceRolled", column, ["", "Bo"]) == "Bo lance 7 pour la colonne"
    assert say("en", "event", "SandRanOut", {"circle": 0}) == "The hourglass has run out on START"
    assert say("en", "event", "SandRanOut", {"circle": 2}) == "The hourglass has run out"


def test_french_is_set_as_the_glossary_asks() -> None:
    for section in EXPECTED:
        for key, sentence in SPEC.words.table("fr")[section].items():
            text = re.sub(r"\{\w+:\w+\}", "X", str(sentence))
            assert not re.search(r"[^\u00a0\s][;!]|(?<!\u00a0)[;!]|[^\u00a0{\w]\?(?!\w)", text), (
                f"{section}.{key}: {text}"
            )
            assert "'" not in text, f"{section}.{key}"
            assert not re.search(r" [:;?!](\s|$)", text), f"{section}.{key}: {text}"
