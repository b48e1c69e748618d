"""METEOR, KEEP, FIRST, ACT, DRAW: tokens, actions and cards for the player (CM-169, CM-180, CM-182, CM-279)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.content.figures import FIRST_SQUARE, MOST_ACTIONS
from astrodrome.games.celerium.content.vocabulary import LEVELS, STARBOT, VEHICLES
from astrodrome.games.celerium.effects.base import Effect, FranchiseUses
from astrodrome.games.celerium.preparation.purchase import available, take_cards
from astrodrome.games.celerium.records.actions import DRAWS, DrawCard
from astrodrome.games.celerium.records.offers import DrawOffer, LevelChoice
from astrodrome.games.celerium.records.race_events import (
    ActionsGained,
    CardDrawn,
    FirstAtMarketTaken,
    KeepLineTaken,
    MeteorLaid,
)
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import option_of
from astrodrome.games.celerium.track.tokens import keep_line_left, meteors_left
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class Meteor(Effect):
    """Lay a Meteor on the square behind the own Starbot (CM-169)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Refuse without a token, at the end of the track, or where a Meteor lies (CM-013, CM-170, CM-284)."""
        square = g.square[VEHICLES * seat + STARBOT] - 1
        if not meteors_left(g):
            return Refusal("CM-013", "no-meteor-left")
        if square < FIRST_SQUARE:
            return Refusal("CM-170", "no-square-behind", (("square", FIRST_SQUARE),))
        return Refusal("CM-284", "meteor-there", (("square", square),)) if square in g.meteors else None

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        """Lay it; vehicles already there are not touched (CM-175)."""
        g.meteors.append(g.square[VEHICLES * seat + STARBOT] - 1)
        g.stopped_by_meteor.append(0)
        if g.listening:
            g.emit(MeteorLaid(seat, g.meteors[-1]))


class KeepLine(Effect):
    """Take a Keep-line token for the next race (CM-180)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Refuse a second token, or without one in the supply (CM-013, CM-181)."""
        if g.has_keep_line[seat]:
            return Refusal("CM-181", "keep-line-held")
        return None if keep_line_left(g) else Refusal("CM-013", "no-keep-line-left")

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.has_keep_line[seat] = True
        if g.listening:
            g.emit(KeepLineTaken(seat))


class FirstAtMarket(Effect):
    """Take the First-at-market token from the franchise that has it (CM-182)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        """Take it; an own Last-at-market token goes back for it (CM-184)."""
        g.market = g.market.with_first(seat)
        if g.listening:
            g.emit(FirstAtMarketTaken(seat))


class GainActions(Effect):
    """Gain actions, up to the end of the counter (CM-279)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        gained = min(option_of(g, card, part).most, MOST_ACTIONS - g.actions[seat])
        g.actions[seat] += gained
        if g.listening:
            g.emit(ActionsGained(seat, gained))


class Draw(Effect):
    """Draw an event card of the player's level or a lower one (CM-279)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseDraws(seat, card, part))


class FranchiseDraws(FranchiseUses):
    """Choose the deck to draw from (CM-279)."""

    takes = (DrawCard,)
    rules = ("CM-279",)

    @override
    def asks(self, g: Celerium) -> Seats:
        """Ask the player, unless no card of these levels is left: then the option was vain (CM-283)."""
        for level in range(g.level(self.seat)):
            if available(g, level):
                return (self.seat,)
        return ()

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return DRAWS

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a level that is too high, or that has no card left (CM-084, CM-279)."""
        assert isinstance(action, DrawCard)
        own = g.level(seat)
        if not 1 <= action.level <= own:
            return Refusal("CM-279", "level-too-high", (("level", action.level), ("own", own)))
        if not available(g, action.level - 1):
            return Refusal("CM-084", "deck-short", (("level", action.level), ("left", 0)))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Draw it, unseen by the others."""
        assert isinstance(action, DrawCard)
        if g.listening:
            g.emit(CardDrawn(seat, action.level))
        take_cards(g, seat, [action.level - 1])

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        choices = [
            LevelChoice(level + 1, available(g, level), self.refuse(g, seat, DRAWS[level])) for level in range(LEVELS)
        ]
        return DrawOffer(tuple(choices))
