"""Fair dice: before the first move a table promises its seed, and at the end it shows what it promised.

The promise is a hash of the table's id and the seed. A seed has 128 bits drawn from the system, so that nobody finds it
by trying; and it cannot be changed afterwards, for no other seed has this hash.
"""

from __future__ import annotations

import hashlib


def commitment(table: str, seed: int) -> str:
    """Return the promise of a table's seed, as the replay page computes it too.

    >>> commitment("abcdefghijkmnpqr", 7)[:16]
    'ff32ca11092c02a6'
    """
    return hashlib.sha256(f"astrodrome {table} {seed:032x}".encode()).hexdigest()
