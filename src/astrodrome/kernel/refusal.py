"""Refusals: why the rules do not accept an action, as a value that names the rule."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from astrodrome.kernel.words import Words

Argument: TypeAlias = int | str | bool
"""An argument of a refusal's sentence."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not accepted: the rule's id, the key of a sentence, and the sentence's arguments."""

    rule: str
    key: str
    args: tuple[tuple[str, Argument], ...] = ()
    """The arguments of the sentence, by name."""
    words: Words | None = field(default=None, compare=False, repr=False)
    """Where the sentence is looked up; None inside the engine, which holds no words."""

    def why(self, lang: str = "en") -> str:
        """Return the sentence in a language."""
        if self.words is None:
            return self.key
        return self.words.say(lang, "refusal", self.key, dict(self.args))

    def spoken_with(self, words: Words) -> Refusal:
        """Return this refusal with the sentences that `why` needs."""
        return replace(self, words=words)


NOT_ASKED: Final = Refusal("AD-001", "not-asked")
STALE: Final = Refusal("AD-002", "stale")
OVER: Final = Refusal("AD-003", "over")
NOT_AN_ANSWER: Final = Refusal("AD-004", "not-an-answer")
NO_SUCH_SEAT: Final = Refusal("AD-005", "no-such-seat")
