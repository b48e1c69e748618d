"""Some sentences of the game as they are read."""

from __future__ import annotations

from dataclasses import fields

import pytest

from astrodrome.games.celerium.records.preparation_events import CardsBought, FranchiseReady
from astrodrome.games.celerium.records.race_events import CardDrawn
from astrodrome.games.celerium.records.scoring_events import BoostReplaced
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.views.card_faces import OptionFace
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.words import places
from tests.celerium.refusal_cases import REFUSAL_CASES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_ask_only_for_what_an_option_shows(lang: str) -> None:
    shown = {field.name for field in fields(OptionFace)}
    for name, sentence in SPEC.words.table(lang)["effect"].items():
        assert set(places(str(sentence))) <= shown, name


@pytest.mark.rule("CM-139", "CM-211")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_no_card_or_version_that_is_hidden(lang: str) -> None:
    for kind in (CardsBought, CardDrawn, BoostReplaced, FranchiseReady):
        assert {"card", "cards", "version", "hand"}.isdisjoint({field.name for field in fields(kind)})


def test_some_sentences_as_they_are_read() -> None:
    refusal = REFUSAL_CASES["CM-106", "same-line"]()
    assert refusal is not None
    assert refusal.why("en") == (
        "You took the underwater line in the last race; without a Keep-line token, pick another."
    )
    assert refusal.why("fr").startswith("La ligne sous-marine a servi à la course précédente\u00a0; ")
    say = SPEC.words.say
    args = {"seat": 1, "vehicle": "starbot", "start": 9, "end": 11}
    assert say("fr", "event", "VehicleAdvanced", args, ["Ada", "Bo"]) == (
        "Le starbot de Bo avance de la case 9 à la case 11"
    )
    back = {"vehicle": "starbot", "squares": 2}
    assert say("fr", "action", "FallBack", back, ["Ada"]) == "faire reculer le starbot de 2 cases"
    assert say("en", "effect", "CONTROL", {"boost": "any"}) == "surprise control of an opponent: a Boost you name"


def test_a_sentence_reads_well_where_there_is_no_boost_and_no_target() -> None:
    say = SPEC.words.say
    nothing: dict[str, object] = {"seat": 0, "boosts": (), "count": 0, "points": 0}
    assert say("en", "event", "BoostsActivated", nothing, ["Ada"]) == "Ada activates no Boosts; 0 points at once"
    assert say("fr", "event", "BoostsActivated", nothing, ["Ada"]) == (
        "Ada n’active aucun boost\u00a0; 0 point tout de suite"
    )
    one: dict[str, object] = {"seat": 0, "boosts": ("shield",), "count": 1, "points": 2}
    assert say("en", "event", "BoostsActivated", one, ["Ada"]) == "Ada activates 1 Boost (Shield); 2 points at once"
    assert say("fr", "event", "BoostsActivated", one, ["Ada"]) == (
        "Ada active 1 boost (bouclier)\u00a0; 2 points tout de suite"
    )
    two: dict[str, object] = {"seat": 0, "boosts": ("shield", "line"), "count": 2, "points": 3}
    assert [say(lang, "event", "BoostsActivated", two, ["Ada"]) for lang in ("en", "de", "fr")] == [
        "Ada activates 2 Boosts (Shield, Line); 3 points at once",
        "Ada aktiviert 2 Boosts (Schild, Linie); 3 Punkte sofort",
        "Ada active 2 boosts (bouclier, ligne de course)\u00a0; 3 points tout de suite",
    ]
    attack: dict[str, object] = {"seat": 0, "targets": (), "count": 0}
    assert say("en", "event", "AttackLaunched", attack, ["Ada"]) == "Ada attacks nobody"
    assert say("fr", "event", "AttackLaunched", attack, ["Ada"]) == "Ada n’attaque personne"
    assert say("fr", "event", "AttackLaunched", {**attack, "targets": (1,)}, ["Ada", "Bo"]) == "Ada attaque Bo"


def test_a_sentence_says_that_not_all_figures_count() -> None:
    args: dict[str, object] = {"seat": 0, "pilot": 3, "starbot": 3, "bonus": 1, "missed": 1, "points": 4, "total": 21}
    said = SPEC.words.say("en", "event", "RaceScored", args, ["Ada"])
    assert said == "Ada scores 4 points (Pilot 3, Starbot 3, bonus 1; not all of it counts): 21 in total"
    assert "counts" not in SPEC.words.say("en", "event", "RaceScored", {**args, "missed": 0}, ["Ada"])


def test_a_sentence_counts_the_cards_that_were_bought() -> None:
    def bought(lang: str, total: int) -> str:
        return SPEC.words.say(
            lang, "event", "CardsBought", {"seat": 0, "counts": (total, 0, 0), "total": total}, ["Ada"]
        )

    assert [bought("en", n) for n in (0, 1, 2)] == [
        "Ada buys no event cards",
        "Ada buys 1 event card",
        "Ada buys 2 event cards",
    ]
    assert [bought("fr", n) for n in (0, 2)] == ["Ada n’achète aucune carte Événement", "Ada achète 2 cartes Événement"]
    assert [bought("de", n) for n in (0, 2)] == ["Ada kauft keine Ereigniskarten", "Ada kauft 2 Ereigniskarten"]
