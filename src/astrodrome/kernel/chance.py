"""Chance: every die, shuffle and draw comes from here, and nowhere else.

It is counter-based: a word of chance is a function of (seed, number of undos, count). Copying it is copying a few
integers, and a reseeded copy says nothing about the real future. Draws have names, so that tests can script them.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

from astrodrome.kernel.errors import OptionError, ScriptError, excerpt
from astrodrome.kernel.mypyc_support import mypyc_attr, override

T = TypeVar("T")

WORDS_IN_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32
SEED_BITS: Final = 128


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of fair draws, determined by its seed."""

    def __init__(self, seed: int, undos: int = 0, count: int = 0) -> None:
        self.seed = seed
        """128 bits that determine the stream."""
        self.undos = undos
        """How many undos there were; each changes the stream from there on."""
        self.count = count
        """How many words were drawn."""
        self.block: tuple[int, ...] = ()
        """The words computed in advance; empty until the first draw."""

    def copy(self) -> Chance:
        """Return a stream that will give the same draws."""
        twin = Chance(self.seed, self.undos, self.count)
        twin.block = self.block
        return twin

    def rekey(self, undos: int) -> None:
        """Change the future after an undo, so that nobody can undo to look at the next dice."""
        self.undos = undos
        self.block = ()

    def word(self) -> int:
        """Draw 32 fair bits."""
        index = self.count % WORDS_IN_BLOCK
        if index == 0 or not self.block:
            self._compute_block()
        self.count += 1
        return self.block[index]

    def below(self, name: str, n: int) -> int:
        """Draw an integer from 0 to n - 1, each with equal chance. The name says what is drawn."""
        assert 0 < n <= WORD_RANGE, f"nothing to draw {name!r} from: {n} values"
        word = self.word()
        if word > WORD_RANGE - n:  # only so near the end of its range can a word be unfair
            fair = WORD_RANGE - WORD_RANGE % n
            while word >= fair:
                word = self.word()
        return word % n

    def shuffle(self, name: str, things: list[T]) -> None:
        """Put a list in random order, in place."""
        if type(self) is Chance and self._shuffle_at_once(things):
            return  # a subclass gives draws of its own, one by one
        for last in range(len(things) - 1, 0, -1):
            other = self.below(name, last + 1)
            things[last], things[other] = things[other], things[last]

    def _compute_block(self) -> None:
        """Compute the words of the block that the next word is in."""
        message = (self.count // WORDS_IN_BLOCK).to_bytes(8, "little") + self.undos.to_bytes(4, "little")
        self.block = unpack("<16I", blake2b(message, key=self.seed.to_bytes(16, "little")).digest())

    def _shuffle_at_once(self, things: list[T]) -> bool:
        """Shuffle with the words that `below` would draw; draw nothing and return False if it might skip one."""
        size = len(things)
        count, block = self.count, self.block
        words: list[int] = []
        while len(words) < size - 1:
            index = self.count % WORDS_IN_BLOCK
            if index == 0 or not self.block:
                self._compute_block()
            some = self.block[index : index + size - 1 - len(words)]
            words += some
            self.count += len(some)
        if words and max(words) > WORD_RANGE - size:
            self.count, self.block = count, block
            return False
        last = size - 1
        for word in words:
            other = word % (last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1
        return True


def check_seed(seed: int) -> int:
    """Return the seed if it is in range; else OptionError says what was expected."""
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise OptionError("seed", f"expected a whole number from 0 to 2**{SEED_BITS} - 1, found {excerpt(seed)}")
    return seed


class ScriptedChance(Chance):
    """Chance for tests and study: named draws give the scripted values; then they become fair again, unless strict."""

    def __init__(
        self, script: dict[str, list[int]], seed: int = 0, count: int = 0, strict: set[str] | None = None
    ) -> None:
        super().__init__(seed, 0, count)
        self.script = {name: list(values) for name, values in script.items()}
        """The scripted values left for each name."""
        self.strict = set() if strict is None else set(strict)
        """The names that no fair draws follow: ScriptError is raised instead."""

    def is_chosen(self) -> bool:
        """Return whether any draw to come is not fair."""
        return bool(self.strict) or any([len(values) > 0 for values in self.script.values()])

    @override
    def copy(self) -> ScriptedChance:
        """Return a stream that will give the same draws, scripted ones included."""
        twin = ScriptedChance(self.script, self.seed, self.count, self.strict)
        twin.rekey(self.undos)
        return twin

    @override
    def below(self, name: str, n: int) -> int:
        """Return the next scripted value of that name; when none is left a fair draw, or ScriptError if strict."""
        values = self.script.get(name)
        if not values:
            if name in self.strict:
                raise ScriptError(name, "no value is left; add some, or write ... behind the last one")
            return super().below(name, n)
        value = values.pop(0)
        if not 0 <= value < n:
            raise ScriptError(name, f"expected 0 to {n - 1} here, found {value}")
        return value
