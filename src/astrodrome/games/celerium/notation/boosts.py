"""Laying Boost tokens: before the franchises, in the supply, and what controls have shown of them."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.views.boost_beliefs import after_sighting, possible_hands
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.general import MOST_ROWS
from astrodrome.kernel.positions.notation import OPEN, Part, Sheet, Word, listed

MOST: Final = 9999
LOST: Final = "!"
"""Behind a Boost that a control sent back."""


def lay_boosts(g: Celerium, sheet: Sheet, boards: list[dict[str, Word]]) -> None:
    """Lay what controls have shown, the tokens of the franchises, and the supply."""
    seen = sheet.words("seen") if sheet.has("seen") else []
    if len(seen) > MOST_ROWS:  # each is weighed: no text may keep a server busy
        raise PositionError("seen", f"expected at most {MOST_ROWS} Boosts, found {len(seen)}")
    for word in seen:
        lay_sighting(g, word)
    given: list[Part | None] = []
    for board in boards:
        words = listed(board["versions"]) if "versions" in board else None
        if words is not None and len(words) != BOOST_TYPES:
            raise board["versions"].error(f"expected {BOOST_TYPES} versions (shield, line, planet), found {len(words)}")
        given.append(words)
    supply: list[Part] = sheet.parts("supply", BOOST_TYPES) if sheet.has("supply") else [[]] * BOOST_TYPES
    for boost in range(BOOST_TYPES):
        lay_versions(g, boost, [None if words is None else words[boost] for words in given], supply[boost])
        check_sightings(g, boost)


def lay_versions(g: Celerium, boost: int, given: list[Word | None], next_drawn: Part) -> None:
    """Lay the tokens of a type that are named, the next ones of the supply too; deal the others to the franchises."""
    left = [*g.boost_versions[boost::BOOST_TYPES], *g.boost_supply[boost]]
    versions: list[int | None] = [None if word is None else take_version(left, word, boost) for word in given]
    for seat, version in enumerate(versions):
        shown = still_there(g, BOOST_TYPES * seat + boost)
        if version is None and shown in left:
            left.remove(shown)
            versions[seat] = shown
    top = [take_version(left, word, boost) for word in next_drawn]
    for seat, version in enumerate(versions):
        if version is None and not left:
            raise next_drawn[-1].error(f"no {BOOSTS[boost]} Boost is left for seat {seat}")
        g.boost_versions[BOOST_TYPES * seat + boost] = left.pop(0) if version is None else version
    g.boost_supply[boost] = (*left, *reversed(top))


def take_version(left: list[int], word: Word, boost: int) -> int:
    """Take the token of a version that a word names out of those that are left."""
    version = word.number(0, MOST)
    if version not in left:
        raise word.error(f"no {BOOSTS[boost]} Boost of version {version} is left")
    left.remove(version)
    return version


def lay_sighting(g: Celerium, word: Word) -> None:
    """Read what a control has shown: `1-line:2@3!` is version 2 of seat 1, in round 3, and it was sent back."""
    lost = word.text.endswith(LOST)
    text, at, when = word.text.removesuffix(LOST).partition("@")
    token, _, version = text.partition(":")
    seat, _, boost = token.partition("-")
    slot = BOOST_TYPES * Word(seat, word.place).number(0, g.franchises - 1)
    slot += Word(boost, word.place).named({name: place for place, name in enumerate(BOOSTS)}, "Boost")
    g.seen.slot.append(slot)
    g.seen.version.append(None if version == OPEN else Word(version, word.place).number(0, MOST))
    g.seen.lost.append(lost)
    g.seen.round.append(Word(when, word.place).number(1, g.round) if at else g.round)


def still_there(g: Celerium, slot: int) -> int | None:
    """Return the version that a control has shown and left in a slot; None: nobody knows what lies there."""
    version: int | None = None
    for one, shown, lost in zip(g.seen.slot, g.seen.version, g.seen.lost, strict=True):
        if one == slot and lost:
            version = None
        elif one == slot and shown is not None:
            version = shown
    return version


def check_sightings(g: Celerium, boost: int) -> None:
    """Raise PositionError if what controls have shown cannot lead to the tokens of a type that lie there."""
    tokens = g.tables.versions[boost]
    weights = possible_hands(tokens, g.franchises)
    for slot, version, lost in zip(g.seen.slot, g.seen.version, g.seen.lost, strict=True):
        if slot % BOOST_TYPES == boost:
            weights = after_sighting(weights, tokens, slot // BOOST_TYPES, version, lost)
    if tuple(g.boost_versions[boost::BOOST_TYPES]) not in weights:
        raise PositionError("seen", f"it does not fit the {BOOSTS[boost]} Boosts that the franchises have now")


def seen_words(g: Celerium) -> list[str]:
    """Return what controls have shown, in order."""
    words: list[str] = []
    seen = g.seen
    for slot, version, lost, when in zip(seen.slot, seen.version, seen.lost, seen.round, strict=True):
        word = f"{slot // BOOST_TYPES}-{BOOSTS[slot % BOOST_TYPES]}:{OPEN if version is None else version}"
        words.append(word + (f"@{when}" if when != g.round else "") + LOST * lost)
    return words
