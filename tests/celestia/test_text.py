"""Some sentences of the game as they are read."""

from __future__ import annotations

from astrodrome.games.celestia.spec import SPEC
from tests.celestia.refusal_cases import REFUSAL_CASES


def test_some_sentences_as_they_are_read() -> None:
    say = SPEC.words.say
    names = ["Ada", "Bo"]
    assert say("en", "event", "CardPlayed", {"seat": 1, "card": "bad-spell"}, names) == "Bo plays Bad Spell"
    assert say("fr", "event", "CardPlayed", {"seat": 1, "card": "bad-spell"}, names) == "Bo joue Coup dur"
    forced = {"seat": 0, "target": 1, "stays": True}
    assert say("en", "event", "ChoiceForced", forced, names) == "Ada makes Bo come back aboard"
    rolled = {"seat": 0, "count": 2, "vessel": "aircraft", "dice": ("fog", "blank")}
    assert say("fr", "event", "DiceRolled", rolled, names) == (
        "Ada lance 2 dés pour l’aéronef\u00a0: brouillard, face vide"
    )
    laid = {"seat": 1, "count": 2, "cards": ("compass", "turbo")}
    assert say("en", "event", "CardsLaid", laid, names) == "Bo lays 2 cards: Compass, Turbo"
    assert say("en", "event", "CardsLaid", {"seat": 1, "count": 0, "cards": ()}, names) == "Bo lays 0 cards"
    alone: dict[str, object] = {"vessel": "lifeboat", "seats": ()}
    assert say("en", "event", "VesselCrashed", alone, names) == "The lifeboat crashes"
    assert say("fr", "event", "VesselCrashed", alone, names) == "La chaloupe s’écrase"
    refusal = REFUSAL_CASES["CS-535", "pirates-covered"]()
    assert refusal is not None
    assert "would save no card" in refusal.why("en")
    assert "n’épargnerait aucune carte" in refusal.why("fr")
    refusal = REFUSAL_CASES["CS-080", "not-these-cards"]()
    assert refusal is not None
    assert refusal.why("en") == "Cover exactly the remaining events, 2 in all, with no card to spare."
