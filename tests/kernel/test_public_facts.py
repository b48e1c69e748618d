"""The log tells the facts that the table saw: each list in a public event is in its sentence, or it is said why not."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.records import Private
from astrodrome.kernel.spec import AnySpec
from astrodrome.kernel.words import places

LEFT_OUT: Final[dict[str, str]] = {
    "memoracers.ReconnaissanceFlown.faces": "MR-024: they lie face down again",
    "memoracers.CircuitBuilt.circuit": "MR-024: tiles that lie face down",
    "celestia.DiceRerolled.which": "places on the table; the sentence says how many, and what all dice show now",
    "celestia.TreasuresRevealed.treasures": "too many; their points are told, and the table shows them",
    "celestia.TreasuresRevealed.help": "the account at the end counts them",
    "celestia.GiftsRevealed.gifts": "each is told with its points when it is given",
    "celerium.MarketLaid.upgrades": "codes of content; the market shows them, and buying tells the family",
    "celerium.CardsBought.counts": "the total is told; the page's log adds the levels where there are several",
    "celerium.MarketClosed.unsold": "codes of content; the market showed them",
    "galaxy-trucker.DeckOpened.cards": "codes of content; the table shows the cards",
    "galaxy-trucker.DiceRolled.targets": "none for a column or row; what happens to each ship is told by itself",
    "galaxy-trucker.GoodsStowed.holds": "the ship shows them; the sentence tells their worth",
    "galaxy-trucker.GameEnded.winners": "follow from the credits, which are told",
    "galaxy-trucker.GameEnded.little": "follow from the credits, which are told",
    "galaxy-trucker.ReserveLost.components": "codes of content; each was told when it was set aside",
    "galaxy-trucker.RoadsDrawn.cards": "codes of content; the cards lie beside the track for the complete flight",
    "galaxy-trucker.DepotOpened.components": "codes of content; the table shows the components",
}
"""Lists that a sentence leaves out, and why."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_lists_of_public_events_are_told(spec: AnySpec, lang: str) -> None:
    missing = set()
    for kind in spec.events:
        if issubclass(kind, Private):
            continue
        told = places(spec.words.template(lang, "event", kind.__name__) or "")
        for field in fields(kind):
            is_list = str(field.type).startswith("tuple[") or str(field.type) == "Seats"
            if is_list and field.name not in told:
                missing.add(f"{spec.name}.{kind.__name__}.{field.name}")
    assert missing == {name for name in LEFT_OUT if name.startswith(f"{spec.name}.")}
