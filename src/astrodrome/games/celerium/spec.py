"""Celerium as the kernel knows it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrodrome.games.celerium.content.figures import MARKET_SIZE, RACES
from astrodrome.games.celerium.content.options import MODULES, Options, check_options
from astrodrome.games.celerium.content.rows import Box, Content, box_of, our_content
from astrodrome.games.celerium.effects.franchises import FranchiseNamesBoost, FranchiseNamesOpponent
from astrodrome.games.celerium.effects.gains import FranchiseDraws
from astrodrome.games.celerium.effects.moves import FranchiseFallsBack
from astrodrome.games.celerium.effects.places import FranchisePlaces, SwapPlaces
from astrodrome.games.celerium.effects.vehicles import FranchiseAims
from astrodrome.games.celerium.effects.wheel import FranchiseTurnsWheel
from astrodrome.games.celerium.notation.writing import NOTATION
from astrodrome.games.celerium.preparation.boosts import FranchisesBoost
from astrodrome.games.celerium.preparation.market import CloseMarket, FranchiseShops, HoldMarket, MarketTurn
from astrodrome.games.celerium.preparation.prerace_check import CheckHangars, FranchiseDiscards
from astrodrome.games.celerium.preparation.purchase import FranchiseBuysCards, SellCards
from astrodrome.games.celerium.preparation.race_lines import FranchisesPickLine
from astrodrome.games.celerium.preparation.rival import RivalRaces
from astrodrome.games.celerium.preparation.setup import (
    FRANCHISES_CHOOSE_FACE,
    EnterFranchises,
    FranchisesChooseFace,
    PrepareBoard,
)
from astrodrome.games.celerium.race.race_turns import (
    CloseTurn,
    EndRace,
    FranchiseGoesOn,
    FranchiseRaces,
    RaceTurn,
    RunRace,
)
from astrodrome.games.celerium.records.actions import ACTIONS
from astrodrome.games.celerium.records.events import EVENTS
from astrodrome.games.celerium.records.offers import OFFERS
from astrodrome.games.celerium.rounds import EndGame, EndRound, PlayRound
from astrodrome.games.celerium.scoring.boost_controls import CheckBoosts, FranchiseTakesPenalty, TurnControlCard
from astrodrome.games.celerium.scoring.outcome import outcome
from astrodrome.games.celerium.scoring.race_points import ScoreRace
from astrodrome.games.celerium.state.fields import FIELDS
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.state.tables import tables_of
from astrodrome.games.celerium.track.attack import TargetsAnswer
from astrodrome.games.celerium.track.equipment import EquipVehicles, FranchiseEquips
from astrodrome.games.celerium.track.movement import FranchiseAdvances, FranchiseRepeats, PushBack
from astrodrome.games.celerium.track.placement import PlaceVehicles
from astrodrome.games.celerium.track.planet import RevealPlanet
from astrodrome.games.celerium.track.tokens import (
    DamageUpgrade,
    DrainEnergy,
    FranchiseTakesDamage,
    GiveLastAtMarket,
    LayShot,
)
from astrodrome.games.celerium.views.card_faces import CardFace, card_faces
from astrodrome.games.celerium.views.census import census
from astrodrome.games.celerium.views.determinise import determinise
from astrodrome.games.celerium.views.table_view import knowledge, mine_view, public_view
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import Spec

RULES_VERSION: Final = "2"


@dataclass(frozen=True, slots=True)
class Preview:
    """What the set-up page shows before a rally: races, Upgrades of a market, and every table it is played with."""

    races: int
    market: int
    box: Box
    cards: tuple[CardFace, ...]


def begin(seats: int, options: Options, chance: Chance) -> Celerium:
    """Return a rally ready to start: set-up, then one round per planet (CM-004)."""
    g = Celerium(seats, options, chance)
    rounds = [PlayRound(number) for number in range(1, g.races() + 1)]
    g.then(PrepareBoard(), EnterFranchises(), FRANCHISES_CHOOSE_FACE, *rounds, EndGame())
    return g


def preview(seats: int, options: Options) -> Preview:
    """Return the figures and tables of a set-up."""
    franchises = max(seats, 2)  # CM-254: a solo rally is one of two franchises
    content = options.content
    return Preview(RACES[franchises], MARKET_SIZE[franchises], box_of(content), card_faces(tables_of(content)))


SPEC: Final = Spec(
    name="celerium",
    rules_version=RULES_VERSION,
    seats=range(1, 5),
    modules=MODULES,
    folder=Path(__file__).parent,
    options=Options,
    content=Content,
    actions=ACTIONS,
    events=EVENTS,
    offers=OFFERS,
    tasks=(
        CheckBoosts,
        CheckHangars,
        CloseMarket,
        CloseTurn,
        DamageUpgrade,
        DrainEnergy,
        EndGame,
        EndRace,
        EndRound,
        EnterFranchises,
        EquipVehicles,
        FranchiseAdvances,
        FranchiseAims,
        FranchiseBuysCards,
        FranchiseDiscards,
        FranchiseDraws,
        FranchiseEquips,
        FranchiseFallsBack,
        FranchiseGoesOn,
        FranchiseNamesBoost,
        FranchiseNamesOpponent,
        FranchisePlaces,
        FranchiseRaces,
        FranchiseRepeats,
        FranchiseShops,
        FranchiseTakesDamage,
        FranchiseTakesPenalty,
        FranchiseTurnsWheel,
        FranchisesBoost,
        FranchisesChooseFace,
        FranchisesPickLine,
        GiveLastAtMarket,
        HoldMarket,
        LayShot,
        MarketTurn,
        PlaceVehicles,
        PlayRound,
        PrepareBoard,
        PushBack,
        RaceTurn,
        RevealPlanet,
        RivalRaces,
        RunRace,
        ScoreRace,
        SellCards,
        SwapPlaces,
        TargetsAnswer,
        TurnControlCard,
    ),
    fields=FIELDS,
    check=check_options,
    blank=Celerium,
    begin=begin,
    public=public_view,
    mine=mine_view,
    knowledge=knowledge,
    determinise=determinise,
    outcome=outcome,
    preview=preview,
    census=census,
    our_content=our_content,
    notation=NOTATION,
)
