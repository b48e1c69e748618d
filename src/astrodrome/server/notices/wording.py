"""The words of notices. No name and no move is in them: only the game, and the way to the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from astrodrome.kernel.languages import LANGUAGES, SOURCE
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.notices.contacts import Contact
from astrodrome.server.notices.held import About
from astrodrome.server.protocol.wording import WORDS
from astrodrome.server.support.game_names import names_of

if TYPE_CHECKING:
    from astrodrome.server.notices.mail import Mail

KEYS: Final = {
    "turn": ("turn", "turn-text"),
    "remind": ("remind", "remind-text"),
    "early": ("remind", "early-text"),
    "rematch": ("rematch", "rematch-text"),
}
"""Of each notice its title and its text."""


@dataclass(frozen=True)
class NoticeWords:
    """A notice in one language."""

    lang: str
    title: str
    text: str

    def mail(self, to: Contact, link: str, stop: str) -> Mail:
        """Return it as a mail."""
        from astrodrome.server.notices.mail import Mail  # noqa: PLC0415 - a browser has no smtplib

        text = _say(self.lang, "mail", text=self.text, link=link, stop=stop)
        return Mail(to.target, self.title, text, stop)


def notice_words(about: About, lang: str, game: str, games: Iterable[AnySpec], time: str = "") -> NoticeWords:
    """Return what is told of a table; `time` is the end of somebody's time, by their own clock.

    >>> from astrodrome.games import GAMES
    >>> notice_words("turn", "en", "galaxy-trucker", GAMES).title
    'Your turn in Galaxy Trucker'
    """
    title, text = KEYS[about]
    name = names_of(games, _offered(lang)).get(game, game)
    return NoticeWords(lang, _say(lang, title, game=name), _say(lang, text, time=time))


def confirm_words(to: Contact, link: str, stop: str) -> Mail:
    """Return the mail that asks whether an address is somebody's own."""
    from astrodrome.server.notices.mail import Mail  # noqa: PLC0415 - a browser has no smtplib

    text = _say(to.lang, "confirm-text", link=link, stop=stop)
    return Mail(to.target, _say(to.lang, "confirm"), text, stop)


def _say(lang: str, key: str, **args: str) -> str:
    return WORDS.say(_offered(lang), "notice", key, args)


def _offered(lang: str) -> str:
    """Return the language of a contact; English, if that is no longer offered."""
    return lang if lang in LANGUAGES else SOURCE
