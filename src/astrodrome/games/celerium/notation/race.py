"""Laying what there is only in a race: Meteors, Shots, vehicles that are held, and the plays of the Rival."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.celerium.content.figures import FIRST_SQUARE, LAST_SQUARE
from astrodrome.games.celerium.content.vocabulary import KINDS, VEHICLES
from astrodrome.games.celerium.notation.board import ONLY_IN_RACE, RACE
from astrodrome.games.celerium.preparation.rival import rival_plays
from astrodrome.games.celerium.race.race_turns import CloseTurn
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.tokens import meteors_left, shots_left
from astrodrome.kernel.positions.notation import Sheet, Word, fact, listed
from astrodrome.kernel.seats import Seat

KIND: Final[dict[str, int]] = {kind: at for at, kind in enumerate(KINDS)}


def vehicles_of(board: Mapping[str, Word], key: str, seat: Seat) -> list[tuple[Word, int]]:
    """Return the vehicles of a franchise that a fact names, each with its word."""
    found: list[tuple[Word, int]] = []
    for word in listed(board.get(key)):
        vehicle = VEHICLES * seat + word.named(KIND, "vehicle")
        if vehicle in [one for _, one in found]:
            raise word.error(f"the {word.text} is there twice")
        found.append((word, vehicle))
    return found


def lay_race(g: Celerium, sheet: Sheet, boards: list[dict[str, Word]], step: int) -> None:
    """Fill in a race that is under way."""
    for board in boards:
        for key in ("shot", "held", "plays"):
            if key in board and step != RACE:
                raise board[key].error(ONLY_IN_RACE)
    for word in sheet.words("meteors") if sheet.has("meteors") else []:
        lay_meteor(g, word)
    turn = None if sheet.is_partial else sheet.number("turn", 0, g.franchises - 1, g.first_franchise)
    for seat, board in enumerate(boards):
        lay_shots(g, seat, board)
        lay_held(g, seat, board, seat == turn)
        lay_plays(g, seat, board, step)


def lay_shots(g: Celerium, seat: Seat, board: Mapping[str, Word]) -> None:
    """Put Shot tokens on vehicles of a franchise."""
    for word, vehicle in vehicles_of(board, "shot", seat):
        g.carries_shot[vehicle] = True
        if shots_left(g) < 0:
            raise word.error("no Shot token is left")


def lay_held(g: Celerium, seat: Seat, board: Mapping[str, Word], begins_turn: bool) -> None:
    """Let Meteors hold vehicles of a franchise, which is not about to begin a turn (CM-173)."""
    for word, vehicle in vehicles_of(board, "held", seat):
        if begins_turn:
            raise word.error("its franchise begins a turn: no Meteor holds its vehicles any longer")
        g.held_by_meteor[vehicle] = True


def lay_plays(g: Celerium, seat: Seat, board: Mapping[str, Word], step: int) -> None:
    """Set how many cards the Rival may still turn in the race: all that its level gives, if nothing is said."""
    if g.rival is None or not g.is_rival(seat):
        if "plays" in board:
            raise board["plays"].error("only the Rival has plays")
    elif step == RACE:
        most = rival_plays(g)
        g.rival.plays = fact(board, "plays", 0, most, most)


def lay_meteor(g: Celerium, word: Word) -> None:
    """Put a Meteor on a square, such as `13:0-pilot,1-starbot`, which has stopped these vehicles."""
    square_text, _, stopped = word.text.partition(":")
    square = Word(square_text, word.place).number(FIRST_SQUARE, LAST_SQUARE)
    if square in g.meteors:
        raise word.error(f"square {square} has a Meteor already")
    g.meteors.append(square)
    if meteors_left(g) < 0:
        raise word.error("no Meteor token is left")
    vehicles = 0
    for item in listed(Word(stopped, word.place)):
        seat, _, kind = item.text.partition("-")
        vehicle = VEHICLES * Word(seat, word.place).number(0, g.franchises - 1)
        vehicle += Word(kind, word.place).named(KIND, "vehicle")
        if vehicles >> vehicle & 1:
            raise word.error(f"{item.text} is there twice")
        vehicles |= 1 << vehicle
    g.stopped_by_meteor.append(vehicles)


def meteor_words(g: Celerium) -> list[str]:
    """Return the Meteors, each with the vehicles that it has stopped."""
    words: list[str] = []
    for square, stopped in zip(g.meteors, g.stopped_by_meteor, strict=True):
        vehicles = [vehicle for vehicle in range(VEHICLES * g.franchises) if stopped >> vehicle & 1]
        names = [f"{vehicle // VEHICLES}-{KINDS[vehicle % VEHICLES]}" for vehicle in vehicles]
        words.append(f"{square}:{','.join(names)}" if names else str(square))
    return words


def kind_words(flags: list[bool], seat: Seat) -> list[str]:
    """Return the vehicles of a franchise whose flag is set."""
    return [kind for at, kind in enumerate(KINDS) if flags[VEHICLES * seat + at]]


def turn_of(g: Celerium) -> Seat:
    """Return whose turn of a race it is."""
    for task in reversed(g.agenda):
        if isinstance(task, CloseTurn):
            return task.seat
    return g.first_franchise
