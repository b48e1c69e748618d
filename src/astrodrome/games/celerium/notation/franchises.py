"""Laying the franchises: their boards, vehicles, hands and Upgrades."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.celerium.content.figures import LAST_SQUARE, MOST_ACTIONS
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS, COLOURS, LEVELS, LINES, PILOT, VEHICLES
from astrodrome.games.celerium.notation.board import RACE, lay_board, lay_round, take_card, take_upgrade, with_mark
from astrodrome.games.celerium.notation.boosts import lay_boosts
from astrodrome.games.celerium.notation.race import KIND, lay_race, vehicles_of
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.tokens import keep_line_left, workshop_left
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.errors import PositionError, excerpt
from astrodrome.kernel.positions.notation import NONE, OPEN, Sheet, Word, fact, facts, listed
from astrodrome.kernel.seats import Seat

FACTS: Final = (
    *("pilot", "starbot", "line", "hand", "score", "actions", "energy", "face", "colour"),
    *("on-pilot", "on-starbot", "hangar", "workshop", "boosts", "versions", "px2", "keep-line", "boosted"),
    *("damaged", "shot", "held", "at-market", "plays"),
)
MARKET_TOKENS: Final = ("first", "last")
MOST: Final = 9999


def lay(g: Celerium, sheet: Sheet) -> Mapping[str, list[int]]:
    """Fill a rally from clauses, with a step of a round on the agenda."""
    settle(g)
    g.number, g.answers = 0, [None] * g.seats
    step = lay_round(g, sheet)
    parts = sheet.parts("franchises", g.franchises) if sheet.has("franchises") else [[]] * g.franchises
    boards = [facts(part, FACTS) for part in parts]
    g.market, g.control = g.market.copy(), g.control.copy()  # those of the game dealt are left as they are
    lay_board(g, sheet, step)
    for seat, board in enumerate(boards):
        lay_franchise(g, seat, board)
    lay_squares(g, boards, step)
    lay_race(g, sheet, boards, step)
    lay_boosts(g, sheet, boards)
    return {}


def lay_franchise(g: Celerium, seat: Seat, board: Mapping[str, Word]) -> None:
    """Fill in a board."""
    lay_face(g, seat, board.get("face"))
    if "colour" in board:
        g.starbot_colour[seat] = board["colour"].named({colour: at for at, colour in enumerate(COLOURS)}, "colour")
    g.score[seat] = fact(board, "score", 0, MOST, g.score[seat])
    g.actions[seat] = fact(board, "actions", 0, MOST_ACTIONS, g.actions[seat])
    g.energy[seat] = fact(board, "energy", 0, MOST, g.energy[seat])
    g.has_px2[seat] = fact(board, "px2", 0, 1, int(g.has_px2[seat])) == 1
    g.has_keep_line[seat] = fact(board, "keep-line", 0, 1, int(g.has_keep_line[seat])) == 1
    if g.has_keep_line[seat] and keep_line_left(g) < 0:
        raise board["keep-line"].error("no Keep-line token is left")
    lay_market_token(g, seat, board.get("at-market"))
    g.boost_points[seat] = fact(board, "boosted", 0, MOST, g.boost_points[seat])
    if "line" in board:
        word = board["line"]
        g.line[seat] = None if word.text == NONE else word.named({line: at for at, line in enumerate(LINES)}, "line")
    if "hand" in board:
        g.hands[seat] = tuple(sorted([dealt_card(g, word) for word in listed(board["hand"])]))
    lay_upgrades(g, seat, board)
    for word in listed(board.get("boosts")):
        g.boost_active[BOOST_TYPES * seat + word.named({boost: at for at, boost in enumerate(BOOSTS)}, "Boost")] = True
    g.shield_protects[seat] = g.boost_active[BOOST_TYPES * seat]
    if "energy" not in board:
        g.energy[seat] = g.capacity(seat)


def lay_upgrades(g: Celerium, seat: Seat, board: Mapping[str, Word]) -> None:
    """Install Upgrades and store others; Workshop tokens lie on the damaged ones, and on those under repair."""
    upgrades = g.tables.upgrades.index
    for vehicle, name in enumerate(("on-pilot", "on-starbot")):
        for word in listed(board.get(name)):
            g.installed_upgrade[VEHICLES * seat + vehicle] = take_upgrade(g, word)
    g.hangar[seat] = tuple([take_upgrade(g, word) for word in listed(board.get("hangar"))])
    for word in listed(board.get("workshop")):
        upgrade, kind = with_mark(word, upgrades)
        g.workshop[seat] = (*g.workshop[seat], take_upgrade(g, upgrade))
        came_off = PILOT if kind is None else kind.named(KIND, "vehicle")
        g.workshop_origin[seat] = (*g.workshop_origin[seat], came_off)
        check_workshop(g, word)
    for word, vehicle in vehicles_of(board, "damaged", seat):
        if g.installed_upgrade[vehicle] is None:
            raise word.error(f"no Upgrade is on the {word.text}")
        g.upgrade_damaged[vehicle] = True
        check_workshop(g, word)


def check_workshop(g: Celerium, word: Word) -> None:
    """Raise PositionError if there are more Workshop tokens than in the box."""
    if workshop_left(g) < 0:
        raise word.error("no Workshop token is left")


def lay_market_token(g: Celerium, seat: Seat, word: Word | None) -> None:
    """Give a franchise the token that makes it act first or last at the next market; nobody has both (CM-184)."""
    if word is None:
        return
    if word.text not in MARKET_TOKENS:
        raise word.error(f"expected {' or '.join(MARKET_TOKENS)}, found {excerpt(word.text)}")
    is_first = word.text == MARKET_TOKENS[0]
    if (g.market.first if is_first else g.market.last) is not None:
        raise word.error(f"no {word.text.capitalize()}-at-market token is left")
    g.market = g.market.with_first(seat) if is_first else g.market.with_last(seat)


def lay_face(g: Celerium, seat: Seat, word: Word | None) -> None:
    """Give a franchise its Pilot: the card and its side, as in `1-recto`; the recto of its card if nothing is said."""
    if g.is_rival(seat) and word is None:
        return
    faces = {f"{row.card}-{row.side}": at for at, row in enumerate(g.tables.box.pilots)}
    if word is None:
        g.pilot_face[seat] = g.tables.faces[g.pilot_card[seat]][0]
    else:
        face = word.named(faces, "Pilot")
        card = g.tables.box.pilots[face].card - 1
        if card in g.pilot_card:
            g.pilot_card[g.pilot_card.index(card)] = g.pilot_card[seat]
        g.pilot_face[seat], g.pilot_card[seat] = face, card


def dealt_card(g: Celerium, word: Word) -> int:
    """Take the card that a word names, or the top card of a level for `?1`."""
    if not word.text.startswith(OPEN):
        return take_card(g, word)
    level = Word(word.text[1:], word.place).number(1, LEVELS) - 1
    if not g.event_decks[level]:
        raise word.error(f"no card of level {level + 1} is left")
    card = g.event_decks[level][-1]
    g.event_decks[level] = g.event_decks[level][:-1]
    return card


def lay_squares(g: Celerium, boards: list[dict[str, Word]], step: int) -> None:
    """Put the vehicles on the track."""
    placed = [board for board in boards if "pilot" in board or "starbot" in board]
    if not placed:
        if step >= RACE:
            raise PositionError("franchises", "expected pilot= and starbot=, the squares of the vehicles, in a race")
        return
    g.square = []
    for board in boards:
        g.square += [fact(board, vehicle, 0, LAST_SQUARE, 0) for vehicle in ("pilot", "starbot")]
