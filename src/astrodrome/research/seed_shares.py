"""What a client does in the draw of a table's seed: commit to a number, and show it once all commitments are fixed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, cast

from astrodrome.kernel.fields import Json
from astrodrome.kernel.seed_draw import NUMBER_DIGITS, commitment_to


class SeedShares:
    """The numbers that one seat gives to the seed of one table, a new one for each round of its draw."""

    def __init__(self, table: str) -> None:
        self._table: Final = table
        self._numbers: dict[int, str] = {}
        self._shown: dict[int, Json] = {}
        """Beside which commitments each number was shown."""

    def answer(self, draw: Mapping[str, Json], seat: int) -> dict[str, Json] | None:
        """Return the message that the draw, as the room reports it, waits for from a seat; None: none.

        A number is shown beside one set of commitments only: shown beside another, it would let somebody who has seen
        it choose another number.
        """
        round_ = cast("int", draw["round"])
        fixed = cast("Mapping[str, Json]", draw["commitments"])
        number = self._numbers.setdefault(round_, secrets.token_hex(NUMBER_DIGITS // 2))
        commitment = commitment_to(self._table, round_, seat, number)
        if not draw["closed"]:
            if fixed.get(str(seat)) == commitment:
                return None
            return {"type": "commit", "seat": seat, "commitment": commitment}
        if fixed.get(str(seat)) != commitment or seat in cast("list[int]", draw["shown"]):
            return None
        if self._shown.setdefault(round_, dict(fixed)) != fixed:
            return None
        return {"type": "reveal", "seat": seat, "number": number}
