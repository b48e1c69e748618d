"""Set-up of the central board (CM-015 to CM-022) and of each franchise (CM-023 to CM-032)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.content.figures import LEAST_ENERGY, START_ACTIONS
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, RIVAL, SIDES, VEHICLES
from astrodrome.games.celerium.preparation.market import lay_upgrades
from astrodrome.games.celerium.preparation.secret_choices import FranchisesChoose
from astrodrome.games.celerium.records.actions import FACES, ChooseFace
from astrodrome.games.celerium.records.offers import FaceOffer
from astrodrome.games.celerium.records.preparation_events import (
    BoardPrepared,
    FaceChosen,
    FirstFranchiseDrawn,
    FranchiseEntered,
)
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class PrepareBoard(Task[Celerium]):
    """Set the wheel, shuffle every pile, lay the first market (CM-015 to CM-022)."""

    @override
    def run(self, g: Celerium) -> None:
        """Draw all that the set-up leaves to chance; planets beyond the races leave the game unseen (CM-016)."""
        tables = g.tables
        g.wheel = g.chance.below("wheel", len(tables.wheel))
        planets = shuffled(g, "planets", range(len(tables.modifier)))
        g.planets = g.planets.dealt(planets, g.races())
        g.boost_supply = [shuffled(g, "boosts", tables.versions[boost]) for boost in range(BOOST_TYPES)]
        g.market = g.market.copy()
        g.market.deck = shuffled(g, "upgrades", tables.upgrades.deck)
        g.control = g.control.shuffled(shuffled(g, "controls", range(len(tables.places))))
        g.event_decks = [shuffled(g, "events", deck) for deck in tables.cards.decks]
        g.event_discards = [() for _ in g.event_decks]
        if g.listening:
            g.emit(BoardPrepared(tables.box.wheel[g.wheel]))
        lay_upgrades(g)  # CM-019: these serve round 1


def shuffled(g: Celerium, name: str, things: Sequence[int]) -> tuple[int, ...]:
    """Return things in random order."""
    pile = list(things)
    g.chance.shuffle(name, pile)
    return tuple(pile)


class EnterFranchises(Task[Celerium]):
    """Give each franchise its counters, Pilot card, Starbot and Boosts, and draw the First franchise."""

    @override
    def run(self, g: Celerium) -> None:
        """Fill every board (CM-023 to CM-031); in solo the human begins (CM-256)."""
        clear_boards(g)
        pilots = shuffled(g, "pilots", range(len(g.tables.faces)))
        g.pilot_card = list(pilots[: g.franchises])
        colours = [row.colour for row in g.tables.box.starbots]
        g.starbot_colour = [colours.index(colour) for colour in g.options.colours]
        if g.solo:
            enter_rival(g)
        g.boost_versions = [0] * (BOOST_TYPES * g.franchises)
        for seat in range(g.franchises):
            for boost in range(BOOST_TYPES):
                supply = g.boost_supply[boost]
                g.boost_versions[BOOST_TYPES * seat + boost] = supply[-1]  # CM-028: from the top of the pile
                g.boost_supply[boost] = supply[:-1]
            if g.listening:
                colour = colours[g.starbot_colour[seat]]
                g.emit(FranchiseEntered(seat, colour, g.pilot_card[seat] + 1, g.is_rival(seat)))
        g.first_franchise = 0 if g.solo else g.chance.below("first", g.franchises)
        if g.listening:
            g.emit(FirstFranchiseDrawn(g.first_franchise))


def clear_boards(g: Celerium) -> None:
    """Set counters to their start and everything else to nothing (CM-023 to CM-025, CM-029 to CM-031)."""
    count = g.franchises
    g.score = [0] * count
    g.actions = [0 if g.is_rival(seat) else START_ACTIONS for seat in range(count)]
    g.energy = [0 if g.is_rival(seat) else LEAST_ENERGY for seat in range(count)]
    g.pilot_face = [None] * count
    g.line = [None] * count
    g.has_px2 = [True] * count  # CM-012
    g.doubles_pilot = [False] * count
    g.has_keep_line = [False] * count
    g.hands = [()] * count
    g.hangar = [()] * count
    g.workshop = [()] * count
    g.workshop_origin = [()] * count
    g.shield_protects = [False] * count
    g.boost_points = [0] * count
    g.boost_active = [False] * (BOOST_TYPES * count)
    g.installed_upgrade = [None] * (VEHICLES * count)
    g.upgrade_damaged = [False] * (VEHICLES * count)
    g.carries_shot = [False] * (VEHICLES * count)
    g.held_by_meteor = [False] * (VEHICLES * count)


def enter_rival(g: Celerium) -> None:
    """Give the Rival a Pilot face and a Starbot that the human does not use (CM-255)."""
    faces = g.tables.faces[g.pilot_card[RIVAL]]
    g.pilot_face[RIVAL] = faces[g.chance.below("rival-face", len(faces))]
    free = [starbot for starbot in range(len(g.tables.starbot_power)) if starbot not in g.starbot_colour]
    g.starbot_colour.append(free[g.chance.below("rival-starbot", len(free))])


class FranchisesChooseFace(FranchisesChoose):
    """Choose which face of the Pilot card to play throughout the game (CM-026)."""

    takes = (ChooseFace,)
    rules = ("CM-026",)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return FACES

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        return None

    @override
    def open_all(self, g: Celerium) -> None:
        """Show all Pilots at once."""
        for seat, choice in enumerate(g.answers):
            assert isinstance(choice, ChooseFace)
            g.pilot_face[seat] = g.tables.faces[g.pilot_card[seat]][SIDES.index(choice.side)]
        if g.listening:
            for seat, face in enumerate(g.pilot_face):
                assert face is not None
                pilot = g.tables.box.pilots[face]
                g.emit(FaceChosen(seat, pilot.side, pilot))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        return FaceOffer(tuple([g.tables.box.pilots[face] for face in g.tables.faces[g.pilot_card[seat]]]))


FRANCHISES_CHOOSE_FACE: Final = FranchisesChooseFace()
