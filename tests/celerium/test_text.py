"""The words of the game: every key in both languages with the same arguments, and none unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from astrodrome.games.celerium.actions import ACTIONS
from astrodrome.games.celerium.codes import NAMES
from astrodrome.games.celerium.events import EVENTS, BoostReplaced, CardDrawn, CardsBought, FranchiseReady
from astrodrome.games.celerium.faces import OptionFace
from astrodrome.games.celerium.options import MODULES, Difficulty, Options
from astrodrome.games.celerium.outcome import Result
from astrodrome.games.celerium.rows import Family
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.vocabulary import Boost, Colour, Kind, Line, Part, Places, PlanetType, Side, Store, Zone
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.words import LANGUAGES, places
from tests.celerium.games import all_told
from tests.celerium.raising import RAISED, refusals_in_code

DECISIONS = [task for task in SPEC.tasks if issubclass(task, Decision)]


def line_keys() -> Iterator[str]:
    """Find the keys of the lines of final accounts in the code that writes them."""
    tree = ast.parse((SPEC.folder / "outcome.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Line":
            key = node.args[0]
            for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                assert isinstance(part, ast.Constant)
                yield str(part.value)


TERMS = {
    "line": set(get_args(Line)),
    "vehicle": set(get_args(Kind)),
    "boost": set(get_args(Boost)),
    "checked": {*get_args(Boost), "any", "all"},
    "family": set(get_args(Family)),
    "type": set(get_args(PlanetType)),
    "zone": set(get_args(Zone)),
    "places": set(get_args(Places)),
    "side": set(get_args(Side)),
    "part": set(get_args(Part)),
    "in_store": set(get_args(Store)),
    "from_store": set(get_args(Store)),
    "colour": set(get_args(Colour)),
}
EXPECTED: dict[str, set[str]] = {
    "game": {"name", "line"},
    "module": set(MODULES),
    "module-line": set(MODULES),
    "option": {field.name for field in fields(Options)} - {"modules"},
    "difficulty": set(get_args(Difficulty)),
    "decision": {task.__name__ for task in DECISIONS},
    "waiting": {task.__name__ for task in DECISIONS},
    "prompt": {task.__name__ for task in DECISIONS},
    "action": {kind.__name__ for kind in ACTIONS},
    "event": {kind.__name__ for kind in EVENTS},
    "refusal": {key for _, key in refusals_in_code()},
    "result": set(get_args(Result)),
    "line": set(line_keys()),
    "effect": {*NAMES, "WHEEL-SPAN"},
    "terms": set(TERMS),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_every_key_and_none_without_use(lang: str) -> None:
    table = SPEC.words.table(lang)
    assert set(table) == set(EXPECTED)
    for section, keys in EXPECTED.items():
        assert set(table[section]) == keys, section
    assert {name: set(terms) for name, terms in SPEC.words.terms(lang).items()} == TERMS


def test_both_languages_use_the_same_arguments() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section, sentences in english.items():
        for key, sentence in sentences.items():
            if section != "terms":
                assert places(str(sentence)) == places(str(french[section][key])), f"{section}.{key}"


def test_every_sentence_is_translated() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section in ("decision", "waiting", "prompt", "event", "refusal", "result", "effect"):
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
def test_effects_ask_only_for_what_an_option_shows(lang: str) -> None:
    shown = {field.name for field in fields(OptionFace)}
    for name, sentence in SPEC.words.table(lang)["effect"].items():
        assert set(places(str(sentence))) <= shown, name


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


@pytest.mark.rule("CM-139", "CM-211")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_no_card_or_version_that_is_hidden(lang: str) -> None:
    for kind in (CardsBought, CardDrawn, BoostReplaced, FranchiseReady):
        assert {"card", "cards", "version", "hand"}.isdisjoint({field.name for field in fields(kind)})


def test_some_sentences_as_they_are_read() -> None:
    refusal = RAISED["CM-106", "same-line"]()
    assert refusal is not None
    assert refusal.why("en") == (
        "The underwater line was taken in the last race; without a Keep-line token another one is due."
    )
    assert refusal.why("fr").startswith("La ligne sous-marine a servi à la course précédente\u00a0; ")
    say = SPEC.words.say
    args = {"seat": 1, "vehicle": "starbot", "start": 9, "end": 11}
    assert say("fr", "event", "VehicleAdvanced", args, ["Ada", "Bo"]) == "Le starbot de Bo avance de 9 à 11"
    assert say("en", "effect", "CONTROL", {"boost": "any"}) == "surprise control of an opponent: a Boost you name"
