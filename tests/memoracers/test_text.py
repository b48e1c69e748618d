"""The words of the game: every key in both languages with the same arguments, and none unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from astrodrome.games.memoracers.actions import ACTIONS
from astrodrome.games.memoracers.events import EVENTS, CircuitBuilt, ReconnaissanceFlown, TileTurnedUp
from astrodrome.games.memoracers.figures import HANDICAP, RANKS
from astrodrome.games.memoracers.finish import REASONS
from astrodrome.games.memoracers.options import MODULES, Options
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.tiles import EFFECTS
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.words import LANGUAGES, places
from tests.memoracers.games import all_told
from tests.memoracers.raising import RAISED, refusals_in_code

DECISIONS = [task for task in SPEC.tasks if issubclass(task, Decision)]


def line_keys() -> Iterator[str]:
    """Find the keys of the lines of final accounts in the code that writes them."""
    tree = ast.parse((SPEC.folder / "outcome.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Line":
            key = node.args[0]
            if isinstance(key, ast.Constant):
                yield str(key.value)
            else:
                yield from [f"race-{n}" for n in range(1, SPEC.seats[-1] + 1)]


EXPECTED: dict[str, set[str]] = {
    "game": {"name", "line"},
    "module": set(MODULES),
    "module-line": set(MODULES),
    "option": {field.name for field in fields(Options)} - {"modules"},
    "decision": {task.__name__ for task in DECISIONS},
    "waiting": {task.__name__ for task in DECISIONS},
    "prompt": {task.__name__ for task in DECISIONS},
    "action": {kind.__name__ for kind in ACTIONS},
    "event": {kind.__name__ for kind in EVENTS},
    "refusal": {key for _, key in refusals_in_code()},
    "reason": set(REASONS),
    "line": set(line_keys()),
    "grade": set(HANDICAP),
    "rank": set(RANKS),
    "lane": set(EFFECTS),
    "symbol": {"missile", "mobile"},
    "terms": {"reason"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_every_key_and_none_without_use(lang: str) -> None:
    table = SPEC.words.table(lang)
    assert set(table) == set(EXPECTED)
    for section, keys in EXPECTED.items():
        assert set(table[section]) == keys, section
    assert set(SPEC.words.terms(lang)["reason"]) == set(REASONS)


def test_both_languages_use_the_same_arguments() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section, sentences in english.items():
        for key, sentence in sentences.items():
            if section != "terms":
                assert places(str(sentence)) == places(str(french[section][key])), f"{section}.{key}"


def test_every_sentence_is_translated() -> None:
    english, french = SPEC.words.table("en"), SPEC.words.table("fr")
    for section in ("decision", "waiting", "prompt", "event", "refusal", "reason"):
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
        told = SPEC.words.say(lang, "event", type(event).__name__, args, ["Ada", "Bo", "Cy", "Di", "Ed"])
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


@pytest.mark.rule("MR-024")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_never_says_what_lies_on_a_tile(lang: str) -> None:
    for kind in (CircuitBuilt, ReconnaissanceFlown, TileTurnedUp):
        sentence = SPEC.words.template(lang, "event", kind.__name__)
        assert sentence is not None
        assert {"face", "faces", "circuit", "place"}.isdisjoint(places(sentence))


def test_some_sentences_as_they_are_read() -> None:
    refusal = RAISED["MR-040", "lane-jump"]()
    assert refusal is not None
    assert refusal.why("en") == "Line 2: lane 5 is more than one lane aside of lane 3."
    assert refusal.why("fr") == "Ligne 2\u00a0: le couloir 5 est à plus d’un couloir du couloir 3."
    say = SPEC.words.say
    assert (
        say("en", "event", "RaceEnded", {"reason": "laps", "winners": ()}) == "The race is over: three laps are flown"
    )
    assert say("en", "event", "CircuitBuilt", {"race": 1}) == "Race 1: the circuit is laid"
