"""The law of what latecomers are told: nothing that the table has hidden again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final

from astrodrome.games.memoracers.events import EVENTS
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Event, is_visible
from astrodrome.server.table.snapshot import EntryRecord
from tests.laws.play import Case

State = Any  # each game has its own
Hidden = Callable[[State], Sequence[str]]


def memoracers(g: State) -> Sequence[str]:
    """Return the faces that lie face down, and what tells where a ship was or what it met there (MR-024)."""
    faces = [to_json(g.tiles.face[code]).decode() for code, up in zip(g.row, g.face_up, strict=True) if not up]
    return [*faces, *[f'"event":"{name}"' for name in sorted(ON_TILES)]]


ON_TILES: Final = {
    *[kind.__name__ for kind in EVENTS if {"place"} == {"place", "face"} & {field.name for field in fields(kind)}],
    *("TrapHit", "SpeedRaised", "SpeedLowered", "ShieldsRepaired", "MechanismEntered", "TilesKept", "MarkerStepped"),
}
"""What happens on a tile that may lie face down by now; a tile that is turned up is told with its face, or not at all.

Who may swap tiles has entered a mechanism, and a score that is spared an accelerator.
"""


def celerium(g: State) -> Sequence[str]:
    """Return the word for versions of Boosts: the table never shows one for long (CM-091)."""
    return ['"version":']


def celestia(g: State) -> Sequence[str]:
    """Return the keys of treasures, which lie face down until they are counted (CS-054); a bonus may be called so."""
    return [] if g.ending.count_begun else ['"treasure":', '"treasures":', '"gifts":']


def galaxy_trucker(g: State) -> Sequence[str]:
    """Return the machinations in hands, and the cards to come that nobody has turned up in this game."""
    held = [] if g.machinations is None else [card for hand in g.machinations.hands for card in hand]
    return [f'"{g.box.cards[card].name}"' for card in held if card not in g.revealed]


HIDDEN: Final[dict[str, Hidden]] = {
    "memoracers": memoracers,
    "celerium": celerium,
    "celestia": celestia,
    "galaxy-trucker": galaxy_trucker,
}
"""What the table of each game hides now, as it would be written in an event."""


def check_past(case: Case, every: int = 5) -> int:
    """Before some answers and at each undo, let a spectator ask for everything; return how much was kept back."""
    hidden = HIDDEN[case.subject.spec.name]
    game = case.start()
    chance = case.chance(21)
    records = [EntryRecord(0, None, tuple(game.opening))]
    kept_back = answers = 0
    while not game.over:
        if len(records) <= FIRST or chance.below("look", every) == 0:
            kept_back += compare(game, records, hidden)
        if answers and chance.below("undo", 40) == 0:
            answers -= 1 + chance.below("back", min(4, answers))
            game.undo(answers)
            kept_back += compare(game, records, hidden)
        seat, action = case.policy(case, game, chance)
        records.append(EntryRecord(len(records), seat, tuple(game.play(seat, action))))
        answers += 1
        if len(records) > MOST:
            return kept_back
    told = [event for record in records for event in record.lasting((), None)]
    assert len(told) == len([event for event in seen(records) if not event.steps()]), "over: all may be told again"
    return kept_back


FIRST: Final = 5
"""How many answers are all looked at: a race flown alone may be over before chance takes a look."""

MOST: Final = 400
"""Longer games are left: what they hide at their end they hid before."""


def compare(game: AnyGame, records: list[EntryRecord], hidden: Hidden) -> int:
    """Compare what a spectator is told with what the table hides; return how many events were kept back."""
    public = game.view(None).public
    told = [event for record in records for event in record.lasting((), public)]
    text = b"\n".join(bytes(event) for event in told).decode()
    for word in hidden(game.state):
        assert word not in text, f"a latecomer is told {word}, which the table hides"
    return len(seen(records)) - len(told)


def seen(records: list[EntryRecord]) -> list[Event]:
    """Return what a spectator saw happen."""
    return [event for record in records for event in record.events if is_visible(event, None)]
