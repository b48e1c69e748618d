"""The words of a game: every key in every language with the same arguments, and none unused."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.words import NOTHING, places
from tests.contract.contract import Contract
from tests.contract.registry import every_game, every_refusal

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@every_language
def test_there_is_a_sentence_for_every_key_and_none_without_use(contract: Contract, lang: str) -> None:
    table = contract.spec.words.table(lang)
    expected = contract.all_words
    assert set(table) == {*expected, "terms"}
    for section, keys in expected.items():
        assert set(table[section]) == keys, section
    terms = {name: set(table) for name, table in contract.spec.words.terms(lang).items()}
    assert {name: terms[name] for name in contract.terms} == contract.terms
    for name in set(terms) - set(contract.terms):  # the same words in another case or gender
        assert terms[name] == contract.terms[name.rpartition("_")[0]], name


@every_game
@every_language
def test_all_languages_use_the_same_arguments(contract: Contract, lang: str) -> None:
    english, other = contract.spec.words.table("en"), contract.spec.words.table(lang)
    for section in contract.all_words:
        for key, sentence in english[section].items():
            assert places(str(sentence)) == places(str(other[section][key])), f"{section}.{key}"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_sentence_is_translated(contract: Contract, lang: str) -> None:
    english, other = contract.spec.words.table("en"), contract.spec.words.table(lang)
    for section in contract.translated:
        for key, sentence in english[section].items():
            assert sentence
            assert other[section][key] not in ("", sentence), f"{section}.{key}"


@every_game
@every_language
def test_sentences_ask_only_for_what_their_record_holds(contract: Contract, lang: str) -> None:
    spec = contract.spec
    for section, kinds in (("event", spec.events), ("action", spec.actions)):
        for kind in kinds:
            sentence = spec.words.template(lang, section, kind.__name__)
            assert sentence, f"{section}.{kind.__name__}"
            assert set(places(sentence)) <= {field.name for field in fields(kind)}, kind.__name__


@every_game
@every_language
def test_everything_that_happens_can_be_told(contract: Contract, lang: str) -> None:
    for event in contract.happened():
        args = {field.name: getattr(event, field.name) for field in fields(event)}
        told = contract.spec.words.say(lang, "event", type(event).__name__, args, PLAYERS)
        assert told
        assert "{" not in told
        assert NOTHING not in told, "no sentence ends in an empty list"


@every_refusal
@every_language
def test_every_refusal_can_be_told(contract: Contract, rule: str, key: str, lang: str) -> None:
    refusal = contract.refusals[rule, key]()
    assert refusal is not None
    sentence = refusal.why(lang)
    template = contract.spec.words.template(lang, "refusal", key)
    assert template is not None
    assert set(places(template)) <= {name for name, _ in refusal.args}
    assert sentence != key
    assert "{" not in sentence


@every_game
def test_french_is_set_as_the_glossary_asks(contract: Contract) -> None:
    for section in contract.all_words:
        for key, sentence in contract.spec.words.table("fr")[section].items():
            text = re.sub(r"\{\w+:\w+\}", "X", str(sentence))
            assert not re.search(r"[^\u00a0\s][;!]|(?<!\u00a0)[;!]|[^\u00a0{\w]\?(?!\w)", text), (
                f"{section}.{key}: {text}"
            )
            assert "'" not in text, f"{section}.{key}"
            assert not re.search(r" [:;?!](\s|$)", text), f"{section}.{key}: {text}"
