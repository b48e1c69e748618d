"""Reading a position: a step of a voyage that is about to begin, or whose dice have just been rolled."""

from __future__ import annotations

from collections.abc import Mapping

from astrodrome.games.celestia.content.cards import KIND, KINDS, LIFEBOAT
from astrodrome.games.celestia.content.options import hand_of
from astrodrome.games.celestia.notation.modules import lay_modules, lay_pawns, read_gifts
from astrodrome.games.celestia.notation.words import (
    CARD_WORDS,
    DICE,
    SPACE,
    read_city,
    read_points,
    read_treasure,
)
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.lifeboat_record import Lifeboat
from astrodrome.games.celestia.voyage.ending import END_GAME
from astrodrome.games.celestia.voyage.rounds import FLY_ROUND
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import OPEN, Part, Sheet, Word


def lay(g: Celestia, sheet: Sheet) -> Mapping[str, list[int]]:
    """Fill a table from clauses, with a step on the agenda; return the dice that lie on it."""
    lay_modules(g, sheet)
    lay_treasures(g, sheet)
    lay_vessels(g, sheet)
    lay_cards(g, sheet)
    g.agenda = []
    g.then(FLY_ROUND, END_GAME)
    return {"dice": [read_die(g, word) for word in sheet.words("dice")]} if sheet.has("dice") else {}


def read_die(g: Celestia, word: Word) -> int:
    """Return which side of a die shows a face."""
    face = DICE.index(word.text) if len(word.text) == 1 and word.text in DICE else None
    if face is None or face not in g.tables.faces:
        raise word.error(f"expected a face of the dice ({', '.join(DICE)}), found {word.text:.20}")
    return g.tables.faces.index(face)


def lay_vessels(g: Celestia, sheet: Sheet) -> None:
    """Put the aircraft, its crew and the lifeboat in their places."""
    g.voyage = sheet.number("voyage", 1, 9999, 1)
    g.captain = sheet.number("captain", 0, g.seats - 1, g.captain)
    first = g.first_stop()
    g.place = 0 if first is None else first
    if sheet.has("at"):
        g.place = read_place(g, sheet.word("at"))
    g.flying, g.crashed = not sheet.has("down"), sheet.has("down")
    g.pawns = [g.edition.crew] * g.seats
    if sheet.has("ashore"):
        for word in sheet.words("ashore"):
            g.pawns[word.number(0, g.seats - 1)] = 0
    if sheet.has("pawns"):
        lay_pawns(g, sheet)
    if sheet.has("lifeboat"):
        lay_lifeboat(g, sheet.words("lifeboat"))
    if g.crashed:
        g.pawns = [0] * g.seats
        if g.lifeboat.pilot is None and not sheet.is_partial:
            raise PositionError("down", "when the aircraft is down, a pilot flies on in the lifeboat")
    elif not g.pawns[g.captain] and not sheet.is_partial:
        raise PositionError("captain", f"seat {g.captain} is not aboard")


def read_place(g: Celestia, word: Word) -> int:
    """Return a place on the route: a city, or the space before the Forgotten City."""
    if word.text == SPACE and g.edition.boscalumia:
        return g.tables.space
    return read_city(g.tables, word, word.text)


def lay_lifeboat(g: Celestia, words: Part) -> None:
    """Put a pilot into the lifeboat: seat, card, and the city where it stands."""
    if not g.edition.ext2:
        raise PositionError("lifeboat", "there is none without the module ext2")
    if len(words) not in (2, 3):
        raise PositionError("lifeboat", f"expected seat, card and city, found {len(words)} words")
    pilot = words[0].number(0, g.seats - 1)
    card = words[1].named(KIND, "card")
    if not LIFEBOAT <= card < LIFEBOAT + 4:
        raise words[1].error(f"expected a Lifeboat card, found {words[1].text:.30}")
    g.lifeboat = Lifeboat(pilot, read_place(g, words[2]) if len(words) == 3 else g.place, card)
    g.pawns[pilot] = 0


def lay_treasures(g: Celestia, sheet: Sheet) -> None:
    """Give players their treasures, and piles what is left or named; what is open is dealt."""
    tables = g.tables
    left = [sorted([*g.piles[city], *g.treasures_in_box[city]]) for city in range(tables.cities)]
    full = [len(pile) for pile in g.piles]
    for word in sheet.words("used") if sheet.has("used") else []:
        city = read_city(tables, word, word.text)
        take_treasure(left[city], tables.spyglass[city], word)
        g.used_spyglasses[city] += 1
    asked = give_treasures(g, left, sheet)
    gifts = read_gifts(g, sheet)
    for _, treasure, word in gifts:
        if treasure is not None:
            take_treasure(left[g.tables.city_of[treasure]], treasure, word)
    named: list[list[int]] = [[] for _ in full]
    counts = [
        full[city] - sum([row[city] for row in g.treasures_by_city]) - g.used_spyglasses[city]
        for city in range(tables.cities)
    ]
    for city, _, _ in gifts:
        counts[city] -= 1
    if sheet.has("piles"):
        for city, part in enumerate(sheet.parts("piles", tables.cities)):
            counts[city] = read_pile(g, left[city], city, part, named[city], counts[city])
    for seat, city, word in asked:
        g.treasures[seat][deal_treasure(g, left, city, word)] += 1
    waiting = [deal_treasure(g, left, city, word) if known is None else known for city, known, word in gifts]
    g.gifts = g.gifts.with_waiting(waiting)
    for city in range(tables.cities):
        g.chance.shuffle("pile", left[city])
        fill_pile(g, city, left[city], named[city], counts[city])
    g.ending = g.ending.checked(g.treasures_by_city, g.forgotten_city.tokens)


def give_treasures(g: Celestia, left: list[list[int]], sheet: Sheet) -> list[tuple[int, int, Word]]:
    """Give players the treasures that are named; return those that are open, as seat, city and word."""
    asked: list[tuple[int, int, Word]] = []
    for seat, part in enumerate(sheet.parts("treasures", g.seats) if sheet.has("treasures") else []):
        for word in part:
            city, treasure = read_treasure(g.tables, word)
            g.treasures_by_city[seat][city] += 1
            if treasure is None:
                asked.append((seat, city, word))
            else:
                take_treasure(left[city], treasure, word)
                g.treasures[seat][treasure] += 1
    return asked


def deal_treasure(g: Celestia, left: list[list[int]], city: int, word: Word) -> int:
    """Return a treasure of a city that nobody named."""
    if not left[city]:
        raise word.error(f"no treasure of city {g.tables.value[city]} is left")
    return left[city].pop(g.chance.below("pile", len(left[city])))


def take_treasure(left: list[int], treasure: int | None, word: Word) -> None:
    """Take a treasure out of those that are left."""
    if treasure is None or treasure not in left:
        raise word.error(f"no such treasure is left, found {word.text:.20}")
    left.remove(treasure)


def read_pile(g: Celestia, left: list[int], city: int, part: Part, named: list[int], rest: int) -> int:
    """Note the treasures of a pile that are named, its top first; return how many more are dealt.

    `rest` is how many there are that nobody has.
    """
    for nth, word in enumerate(part):
        opens = max(0, rest - len(named)) if word.text == OPEN else word.opens()
        if opens is not None:
            if nth < len(part) - 1:
                raise word.error("what is dealt lies under what is named")
            return opens
        treasure = read_points(g.tables, city, word, word.text)
        take_treasure(left, treasure, word)
        named.append(treasure)
    return 0


def fill_pile(g: Celestia, city: int, left: list[int], named: list[int], count: int) -> None:
    """Fill a pile; what is neither in it nor with a player stays in the box, unseen, as with two players (CS-187)."""
    if not 0 <= count <= len(left):
        raise PositionError("piles", f"city {g.tables.value[city]} has {len(left)} treasures left, found {count}")
    g.piles[city] = [*left[:count], *named[::-1]]
    g.treasures_in_box[city] = tuple(sorted(left[count:]))


def lay_cards(g: Celestia, sheet: Sheet) -> None:
    """Give players their hands and lay the piles of cards; what is open is dealt, the rest is the deck."""
    left = g.edition.copies.copy()
    g.discard = [0] * KINDS
    if g.lifeboat.card is not None:
        take_card(left, g.lifeboat.card, sheet.words("lifeboat")[1])
    open_cards = give_cards(g, left, sheet)
    for word in sheet.words("discard") if sheet.has("discard") else []:
        g.discard[named_card(left, word)] += 1
    words = sheet.words("deck") if sheet.has("deck") else [Word(OPEN, "deck")]
    is_open = bool(words) and words[-1].text == OPEN
    top = [named_card(left, word) for word in (words[:-1] if is_open else words)]
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    g.chance.shuffle("deck", rest)
    for seat, count in enumerate(open_cards):
        if count > len(rest):
            raise PositionError(f"hands, part {seat + 1}", f"{len(rest)} cards are left to be dealt, found {count}")
        for _ in range(count):
            g.hands[seat][rest.pop()] += 1
        g.hand_size[seat] = sum(g.hands[seat])
    g.deck = [*rest, *top[::-1]] if is_open else top[::-1]
    if rest and not is_open and not sheet.is_partial:
        raise PositionError("deck", f"{len(rest)} cards lie nowhere: end the deck with ?")


def give_cards(g: Celestia, left: list[int], sheet: Sheet) -> list[int]:
    """Give players the cards that are named; return how many more each is dealt."""
    g.hands = [[0] * KINDS for _ in range(g.seats)]
    if not sheet.has("hands"):
        return [hand_of(g.seats)] * g.seats
    open_cards = [0] * g.seats
    for seat, part in enumerate(sheet.parts("hands", g.seats)):
        for word in part:
            opens = word.opens()
            if opens is None:
                g.hands[seat][named_card(left, word)] += 1
            else:
                open_cards[seat] += opens
    return open_cards


def named_card(left: list[int], word: Word) -> int:
    """Take the card that a word names out of those that are left."""
    kind = word.named(CARD_WORDS, "card")
    take_card(left, kind, word)
    return kind


def take_card(left: list[int], kind: int, word: Word) -> None:
    """Take a card out of those that are left."""
    if not left[kind]:
        raise word.error(f"no card {word.text:.30} is left")
    left[kind] -= 1
