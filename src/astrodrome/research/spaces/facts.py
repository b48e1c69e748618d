"""What the types of a game do not say: how long its lists get, which names there are, which values a number takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from astrodrome.kernel.records import Action

LIST_ROOM: Final = 8
"""How many items of a list are written where a game does not say; the length itself is always written."""
MOST_LISTED: Final = 300
"""No legal list is longer (the kernel's promise), so as many places always do."""


@dataclass(frozen=True)
class Facts:
    """Facts about one game with one content table. Places are written `Record.field`."""

    room: Mapping[str, int] = field(default_factory=dict)
    """How many items of a list are written, in order. A list of words without an entry is written as counts."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The words that a text may be. A text without an entry is written as a number made from its letters."""
    known_by: Mapping[str, str] = field(default_factory=dict)
    """Records that are fully told by one of their fields, such as a card by its name."""
    values: Mapping[str, tuple[int | str, ...]] = field(default_factory=dict)
    """The values that a number or text of an action may take."""
    listed: Mapping[type[Action], tuple[Action, ...]] = field(default_factory=dict)
    """Kinds of action whose every value is listed, because they hold lists themselves."""
