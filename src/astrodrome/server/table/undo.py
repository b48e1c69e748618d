"""What can be taken back freely: an answer after which no dice were rolled and nothing was revealed or seen by another.

Nothing in a window can, nor what opened one: nobody may find out there whether another has answered.

No rule is asked. An answer revealed something to a seat if, in other worlds that the seat held possible before it,
the same answer would have shown the seat something else; and if it drew from chance, dice were rolled.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from astrodrome.kernel.chance import SEED_BITS
from astrodrome.kernel.decision import Window
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event, is_visible
from astrodrome.kernel.refusal import Refusal

WORLDS: Final = 24
"""How many worlds of each seat an answer is tried in: enough that a choice of two is not taken for none."""
GLANCES: Final = 6
"""How many worlds are enough to say beforehand how it will probably be."""
MOST_UNDOS: Final = 1000
"""How often a table may go back, and how many undos a log from elsewhere may have."""
LOOKED_AT: Final = 6
"""How many answers are looked at to say whether answers can be taken back."""


class LastAnswer(msgspec.Struct, frozen=True):
    """The last answer of a table: who gave it, how many came before it, and the game as it was."""

    seat: int
    to: int
    before: AnyGame
    action: Action


def spent(undos: Mapping[int | None, int], seat: int, people: Iterable[int], seats: int) -> Refusal | None:
    """Return why a seat may not go back once more, by how often the table did so for each seat.

    An equal share of all is kept for each person, so that nobody can use up what the others may need.
    """
    share = MOST_UNDOS // seats
    kept = sum(max(0, share - undos.get(other, 0)) for other in people if other != seat)
    total = sum(undos.values())
    if total >= MOST_UNDOS:
        return Refusal("AD-016", "table-too-often", (("most", MOST_UNDOS),))
    return Refusal("AD-016", "table-share-spent") if total + kept >= MOST_UNDOS else None


def in_window(game: AnyGame, seat: int) -> bool:
    """Whether a window is open in which others than this seat may answer.

    There nothing is taken back freely: whether it could be would show the seat whether another has answered.
    """
    return isinstance(game.decision, Window) and any(other != seat for other in game.situation.waiting)


def drew_from_chance(before: AnyGame, after: AnyGame) -> bool:
    """Whether anything was drawn from chance between two moments."""
    return bool(after.state.chance.count != before.state.chance.count)


def reveals(before: AnyGame, seat: int, action: Action, worlds: int = WORLDS) -> bool:
    """Whether an answer throws or reveals anything, to whomever, or has to do with a window; asked of copies."""
    if in_window(before, seat):
        return True
    after = before.copy()
    events = after.play(seat, action)
    if after.over or in_window(after, seat) or drew_from_chance(before, after):
        return True
    seen = [(_told(events, eyes), after.view(eyes)) for eyes in range(before.seats)]
    for _ in range(worlds):
        for eyes in range(before.seats):
            world = before.determinise(eyes, secrets.randbits(SEED_BITS))
            if world.refuse(seat, action) is not None:
                return True
            if (_told(world.play(seat, action), eyes), world.view(eyes)) != seen[eyes]:
                return True
    return False


def _told(events: tuple[Event, ...], eyes: int) -> list[Event]:
    return [event for event in events if is_visible(event, eyes)]


def foresee(game: AnyGame, seat: int) -> Literal["always", "sometimes", "never"]:
    """Whether the answers a seat may give now could be taken back.

    It is asked of a world that the seat holds possible, so that the answer reveals nothing new.
    """
    world = game.determinise(seat, secrets.randbits(SEED_BITS))
    actions = world.legal(seat)
    spread = actions if len(actions) <= LOOKED_AT else actions[:: len(actions) // LOOKED_AT][:LOOKED_AT]
    final = [reveals(world, seat, action, GLANCES) for action in spread]
    if all(final):
        return "never"
    return "sometimes" if any(final) else "always"
