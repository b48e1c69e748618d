"""Celestia as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from astrodrome.games.celestia.content.cards import MODULES
from astrodrome.games.celestia.content.cities import Content, our_content
from astrodrome.games.celestia.content.figures import SEATS
from astrodrome.games.celestia.content.options import Options, check_options
from astrodrome.games.celestia.content.preview import preview
from astrodrome.games.celestia.notation.writing import NOTATION
from astrodrome.games.celestia.orders import ORDERS
from astrodrome.games.celestia.plays.alternative_route import CaptainChoosesDice
from astrodrome.games.celestia.plays.ejection import PlayerEjects
from astrodrome.games.celestia.plays.purple import OwnerForces
from astrodrome.games.celestia.plays.red import OwnerDiscardsTreasure
from astrodrome.games.celestia.plays.spy import PlayerSpies
from astrodrome.games.celestia.plays.urgent_need import CaptainNamesCaptain, FormerCaptainChooses
from astrodrome.games.celestia.records.actions import ACTIONS
from astrodrome.games.celestia.records.events import EVENTS
from astrodrome.games.celestia.records.offers import OFFERS
from astrodrome.games.celestia.state.fields import FIELDS
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.treasures.matryoshburg import PlayersChooseBonus, TakeBonus, VisitMatryoshburg
from astrodrome.games.celestia.treasures.treasures import (
    CrewKeepsTreasure,
    DrawerChoosesTreasure,
    DrawerMayInstruct,
    TakeTreasure,
)
from astrodrome.games.celestia.vessel.crash import FallDown
from astrodrome.games.celestia.vessel.moving import MoveVessel
from astrodrome.games.celestia.vessel.roll import RollEvents
from astrodrome.games.celestia.vessel.step import StepEnds
from astrodrome.games.celestia.views.determinise import determinise
from astrodrome.games.celestia.views.table_view import knowledge, mine_view, public_view
from astrodrome.games.celestia.voyage.announcements import PassengerAnnounces, PassengersAnnounce
from astrodrome.games.celestia.voyage.departing import (
    CaptainMayPrepare,
    CaptainMayStop,
    HelmChoosesHeading,
    PilotMayGetOff,
)
from astrodrome.games.celestia.voyage.ending import AnnouncerGives, CheckEnd, DealGifts, EndGame, outcome
from astrodrome.games.celestia.voyage.facing_events import (
    REACTIONS,
    CaptainDeclares,
    CaptainLays,
    CoverEvents,
    FaceEvents,
    OpenReaction,
    PassEvents,
    SettleCrash,
)
from astrodrome.games.celestia.voyage.rounds import BeginVoyage, CloseRound, EndVoyage, FlyRound, LifeboatStep
from astrodrome.games.celestia.voyage.setup import begin, blank
from astrodrome.kernel.spec import Spec

RULES_VERSION: Final = "2"


def census(g: Celestia) -> tuple[int, ...]:
    """Count cards by kind and treasures by number, wherever they lie, and the tokens and pawns."""
    cards = g.discard.copy()
    for hand in g.hands:
        cards = [count + held for count, held in zip(cards, hand, strict=True)]
    for kind in [
        *g.deck,
        *g.step.cards_laid,
        *g.step.help_revealed,
        *g.step.cards_turned_up,
        *[kind for row in g.help_placed for kind in row],
    ]:
        cards[kind] += 1
    if g.lifeboat.card is not None:
        cards[g.lifeboat.card] += 1
    treasures = [sum([owned[treasure] for owned in g.treasures]) for treasure in range(len(g.tables.points))]
    rows = [
        *g.piles,
        *g.treasures_in_box,
        *g.treasures_drawn,
        *g.treasures_discarded,
        g.gifts.waiting,
        [gift for gift in g.gifts.received if gift is not None],
    ]
    for treasure in [treasure for row in rows for treasure in row]:
        treasures[treasure] += 1
    for city, used in enumerate(g.used_spyglasses):
        spyglass = g.tables.spyglass[city]
        if spyglass is not None:
            treasures[spyglass] += used
    return (*cards, *treasures)


SPEC: Final = Spec(
    name="celestia",
    rules_version=RULES_VERSION,
    seats=SEATS,
    modules=MODULES,
    folder=Path(__file__).parent,
    options=Options,
    content=Content,
    actions=ACTIONS,
    events=EVENTS,
    offers=OFFERS,
    tasks=(
        AnnouncerGives,
        BeginVoyage,
        CaptainChoosesDice,
        CaptainDeclares,
        CaptainLays,
        CaptainMayPrepare,
        CaptainMayStop,
        CaptainNamesCaptain,
        CheckEnd,
        CloseRound,
        CoverEvents,
        CrewKeepsTreasure,
        DealGifts,
        DrawerChoosesTreasure,
        DrawerMayInstruct,
        EndGame,
        EndVoyage,
        FaceEvents,
        FallDown,
        FlyRound,
        FormerCaptainChooses,
        HelmChoosesHeading,
        LifeboatStep,
        MoveVessel,
        OpenReaction,
        OwnerDiscardsTreasure,
        OwnerForces,
        PassEvents,
        PassengerAnnounces,
        PassengersAnnounce,
        PilotMayGetOff,
        PlayerEjects,
        PlayerSpies,
        PlayersChooseBonus,
        RollEvents,
        SettleCrash,
        StepEnds,
        TakeBonus,
        TakeTreasure,
        VisitMatryoshburg,
        *REACTIONS,
    ),
    fields=FIELDS,
    check=check_options,
    blank=blank,
    begin=begin,
    public=public_view,
    mine=mine_view,
    knowledge=knowledge,
    determinise=determinise,
    outcome=outcome,
    preview=preview,
    census=census,
    our_content=our_content,
    orders=ORDERS,
    notation=NOTATION,
)
