"""The words of the game: every key in both languages with the same arguments, and none unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from astrodrome.games.celestia.actions import ACTIONS, Heading
from astrodrome.games.celestia.cards import CARDS, COLOURS, FACES, MODULES
from astrodrome.games.celestia.ending import REASONS
from astrodrome.games.celestia.events import EVENTS, VESSELS, Bonus, ForgottenCityReached, RouteEnded
from astrodrome.games.celestia.options import Options
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Pass
from astrodrome.kernel.words import LANGUAGES, places
from tests.celestia.games import all_told
from tests.celestia.raising import RAISED, refusals_in_code

DECISIONS = {task.__name__ for task in SPEC.tasks if issubclass(task, Decision)}
TERMS: dict[str, set[str]] = {
    "card": set(CARDS),
    "character": set(COLOURS),
    "vessel": set(VESSELS),
    "vessel_first": set(VESSELS),
    "heading": set(get_args(Heading)),
    "bonus": set(get_args(Bonus)),
    "reason": set(REASONS),
}


def line_keys() -> Iterator[str]:
    """Find the keys of the lines of final accounts in the code that writes them."""
    tree = ast.parse((SPEC.folder / "ending.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Line":
            key = node.args[0]
            assert isinstance(key, ast.Constant)
            yield str(key.value)


EXPECTED: dict[str, set[str]] = {
    "game": {"name", "line"},
    "module": set(MODULES),
    "module-line": set(MODULES),
    "option": {field.name for field in fields(Options)} - {"modules"},
    "decision": DECISIONS,
    "waiting": DECISIONS,
    "prompt": DECISIONS,
    "action": {kind.__name__ for kind in ACTIONS if kind is not Pass},
    "event": {kind.__name__ for kind in EVENTS},
    "refusal": {key for _, key in refusals_in_code()},
    "reason": set(REASONS),
    "line": set(line_keys()),
    "card-line": set(CARDS),
    "character-line": set(COLOURS),
    "city": {"1", "12", "15", "25", "other", "space", "forgotten", "matryoshburg", "krismastri"},
    "face": set(FACES),
    "terms": set(TERMS),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_every_key_and_none_without_use(lang: str) -> None:
    table = SPEC.words.table(lang)
    assert set(table) == set(EXPECTED)
    for section, keys in EXPECTED.items():
        assert set(table[section]) == keys, section
    terms = SPEC.words.terms(lang)
    for name, keys in TERMS.items():
        assert set(terms[name]) == keys, name


def test_both_languages_use_the_same_arguments() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section, sentences in english.items():
        for key, sentence in sentences.items():
            if section != "terms":
                assert places(str(sentence)) == places(str(french[section][key])), f"{section}.{key}"


def test_every_sentence_is_translated() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section in ("decision", "waiting", "prompt", "event", "refusal", "reason", "card-line", "character-line"):
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
    said = set()
    rare = (RouteEnded("aircraft", 20), ForgottenCityReached("lifeboat"))
    for event in (*all_told(), *rare):
        if type(event) not in said:
            said.add(type(event))
            args = {field.name: getattr(event, field.name) for field in fields(event)}
            told = SPEC.words.say(lang, "event", type(event).__name__, args, ["Ada", "Bo", "Cy", "Di", "Ed"])
            assert told
            assert "{" not in told
    assert said == set(EVENTS), "every kind of event is told in some game"


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label(lang: str) -> None:
    for kind in ACTIONS:
        assert SPEC.words.template(lang, "action", kind.__name__)


def test_some_sentences_as_they_are_read() -> None:
    say = SPEC.words.say
    names = ["Ada", "Bo"]
    assert say("en", "event", "CardPlayed", {"seat": 1, "card": "bad-spell"}, names) == "Bo plays Bad Spell"
    assert say("fr", "event", "CardPlayed", {"seat": 1, "card": "bad-spell"}, names) == "Bo joue Coup dur"
    forced = {"seat": 0, "target": 1, "stays": True}
    assert say("en", "event", "ChoiceForced", forced, names) == "Ada makes Bo come back aboard"
    assert say("fr", "event", "DiceRolled", {"seat": 0, "count": 1, "vessel": "aircraft"}, names) == (
        "Ada lance 1 dé pour l’aéronef"
    )
    refusal = RAISED["CS-080", "not-these-cards"]()
    assert refusal is not None
    assert refusal.why("en") == "Exactly the events left over must be covered, 2 in all, with no card too many."


def test_french_is_set_as_french() -> None:
    for section, sentences in SPEC.words.table("fr").items():
        for key, sentence in sentences.items():
            text = str(sentence)
            assert "'" not in text or section == "terms", f"{section}.{key}: straight apostrophe"
            for mark in (" :", " ;", " ?", " !"):
                assert mark not in text, f"{section}.{key}: a breaking space before {mark[1]}"
