"""Laying the franchises: their boards, vehicles, hands and Boosts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.celerium.content.figures import LAST_SQUARE, MOST_ACTIONS
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS, COLOURS, LEVELS, LINES, VEHICLES
from astrodrome.games.celerium.notation.board import STEP, lay_board, lay_round, take_card, take_upgrade
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NONE, OPEN, Part, Sheet, Word, fact, facts, listed
from astrodrome.kernel.seats import Seat

FACTS: Final = (
    *("pilot", "starbot", "line", "hand", "score", "actions", "energy", "face", "colour"),
    *("on-pilot", "on-starbot", "hangar", "workshop", "boosts", "versions", "px2", "keep-line", "boosted"),
)
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
    lay_versions(g, boards)
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
    g.boost_points[seat] = fact(board, "boosted", 0, MOST, g.boost_points[seat])
    if "line" in board:
        word = board["line"]
        g.line[seat] = None if word.text == NONE else word.named({line: at for at, line in enumerate(LINES)}, "line")
    if "hand" in board:
        g.hands[seat] = tuple(sorted([dealt_card(g, word) for word in listed(board["hand"])]))
    for vehicle, name in enumerate(("on-pilot", "on-starbot")):
        for word in listed(board.get(name)):
            g.installed_upgrade[VEHICLES * seat + vehicle] = take_upgrade(g, word)
    g.hangar[seat] = tuple([take_upgrade(g, word) for word in listed(board.get("hangar"))])
    g.workshop[seat] = tuple([take_upgrade(g, word) for word in listed(board.get("workshop"))])
    g.workshop_origin[seat] = (0,) * len(g.workshop[seat])
    for word in listed(board.get("boosts")):
        g.boost_active[BOOST_TYPES * seat + word.named({boost: at for at, boost in enumerate(BOOSTS)}, "Boost")] = True
    g.shield_protects[seat] = g.boost_active[BOOST_TYPES * seat]
    if "energy" not in board:
        g.energy[seat] = g.capacity(seat)


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
        if step >= STEP["race"]:
            raise PositionError("franchises", "expected pilot= and starbot=, the squares of the vehicles, in a race")
        return
    g.square = []
    for board in boards:
        g.square += [fact(board, vehicle, 0, LAST_SQUARE, 0) for vehicle in ("pilot", "starbot")]


def lay_versions(g: Celerium, boards: list[dict[str, Word]]) -> None:
    """Give the franchises the Boost tokens they are said to have, the others what is left, and stack the supply."""
    given: list[Part | None] = []
    for board in boards:
        words = listed(board["versions"]) if "versions" in board else None
        if words is not None and len(words) != BOOST_TYPES:
            raise board["versions"].error(f"expected {BOOST_TYPES} versions (shield, line, planet), found {len(words)}")
        given.append(words)
    for boost in range(BOOST_TYPES):
        left = [*g.boost_versions[boost::BOOST_TYPES], *g.boost_supply[boost]]
        for seat, words in enumerate(given):
            if words is not None:
                version = words[boost].number(0, MOST)
                if version not in left:
                    raise words[boost].error(f"no {BOOSTS[boost]} Boost of version {version} is left")
                left.remove(version)
                g.boost_versions[BOOST_TYPES * seat + boost] = version
        for seat, words in enumerate(given):
            if words is None:
                g.boost_versions[BOOST_TYPES * seat + boost] = left.pop(0)
        g.boost_supply[boost] = tuple(left)
