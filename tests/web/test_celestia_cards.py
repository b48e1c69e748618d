"""Every card, special and character of Celestia played by clicking, each from a moment at which it can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import expect

from astrodrome.games.celestia.content.cards import Card
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records.offers import DeclareOffer
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action
from tests.celestia.table import Voyage
from tests.web.celestia_crew import Crew
from tests.web.celestia_pilot import Traveller, word
from tests.web.celestia_search import ALL, Found, Moment, asked, both, can, can_do, find
from tests.web.conftest import Come
from tests.web.server import Message, Server
from tests.web.visitor import Visitor

FOLLOW = (
    "CaptainChoosesDice",
    "PlayerEjects",
    "PlayerSpies",
    "CaptainNamesCaptain",
    "FormerCaptainChooses",
    "OwnerDiscardsTreasure",
    "OwnerForces",
    "DrawerChoosesTreasure",
)
"""Questions that a card or power puts to who played it."""


@dataclass
class Seat:
    """The first seat of a table in a browser, and the same game in the engine."""

    crew: Crew
    visitor: Visitor
    game: Voyage
    clicked: list[Action] = field(default_factory=list)

    def click(self, action: Action) -> None:
        """Answer by clicks, and hold the page to having said exactly that."""
        Traveller(self.visitor.page).do(action)
        said = [message["action"] for message in self.visitor.said if message["type"] == "play"]
        assert said[-1] == plain(action)
        self.game.play(0, action)
        self.clicked.append(action)

    def follow(self) -> None:
        """Answer what a card or power asks next: the last thing that is listed, which is never to do nothing."""
        while self.game.situation.decision in FOLLOW and self.game.asked == (0,):
            self.click(self.game.legal(0)[-1])

    def told(self, event: str) -> list[Message]:
        """Return the events of a kind that the page has been told."""
        return [one for message in self.visitor.heard for one in message.get("events", []) if one["event"] == event]


Sit = Callable[..., Seat]


@pytest.fixture
def sit(server: Server, visit: Come) -> Iterator[Sit]:
    """Sit down at a table that is at a moment that was found, asked always unless it is said otherwise."""
    crews: list[Crew] = []

    def down(found: Found, asks: bool = True) -> Seat:
        crew = Crew(server, found, asks=asks)
        crews.append(crew)
        crew.prepare()
        visitor = visit(crew.table, seats=(0,))
        visitor.go(crew.table.path)
        return Seat(crew, visitor, found.game())

    yield down
    for crew in crews:
        crew.close()


def steers(game: Voyage) -> bool:
    """Want the first seat to be captain."""
    return game.state.captain == 0


# What each card does as soon as it is played, seen in an event; and what else the moment must be like.
CARDS: dict[Card, tuple[str, Moment | None]] = {
    "alternative-route": ("DiceRerolled", steers),
    "ejection": ("PlayerEjected", None),
    "jetpack": ("PlayerLanded", None),
    "bad-spell": ("DiceRerolled", None),
    "bandit": ("CardPlayed", None),
    "mooring": ("VesselMoored", None),
    "urgent-need": ("CaptainChanged", steers),
    "new-gear": ("HandExchanged", None),
    "spy": ("HandSeen", None),
    "grappling-hook": ("PlayerReboarded", None),
    "instructor": ("TreasureTaken", None),
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_played_by_clicking(card: Card, sit: Sit) -> None:
    event, also = CARDS[card]
    play = a.Play(card)
    seat = sit(find(can(play) if also is None else both(can(play), also)))
    seat.click(play)
    seat.follow()
    assert [(one["seat"], one["card"]) for one in seat.told("CardPlayed")] == [(0, card)]
    assert seat.told(event)
    log = seat.visitor.page.locator(".rail .log")
    expect(log).to_contain_text(word(card))


# What each power does; its first owner sits on the first seat.
POWERS = {
    "red": "DiceRerolled",
    "blue": "CaptainChanged",
    "green": "PiratesIgnored",
    "yellow": "CardsShown",
    "black": "PowerUsed",
    "purple": "ChoiceForced",
}


@pytest.mark.parametrize("colour", POWERS)
def test_a_power_is_used_by_clicking(colour: str, sit: Sit) -> None:
    colours: list[Json] = [colour, *[other for other in ALL if other != colour][:3]]
    seat = sit(find(can(a.USE_POWER), modules=("ext1",), colours=colours))
    seat.click(a.USE_POWER)
    seat.follow()
    assert seat.told(POWERS[colour])
    expect(seat.visitor.page.locator(".power.me s")).to_be_visible()  # the name is struck through: spent


def only_turbo(game: Voyage) -> bool:
    """Want a captain who is free to crash, because nothing but a Turbo would cover the events."""
    prompt = game.prompt(0)
    if prompt is None or not isinstance(prompt.offer, DeclareOffer):
        return False
    offer = prompt.offer
    return offer.success is None and offer.crash is None and "turbo" in offer.payments[0]


def test_a_turbo_is_the_captains_choice(sit: Sit) -> None:
    seat = sit(find(only_turbo, modules=()))
    page = seat.visitor.page
    expect(page.get_by_role("button", name="Announce a crash")).to_contain_text(
        "everybody aboard falls, unless somebody helps"
    )
    expect(page.get_by_role("button", name="Declare success")).to_contain_text("Turbo")
    seat.click(a.DECLARE_SUCCESS)
    expect(page.locator(".rail .log")).to_contain_text("declares success")


def test_a_captain_who_can_pay_in_two_ways_chooses_the_cards(sit: Sit) -> None:
    seat = sit(find(asked("CaptainLays"), modules=("ext1",)))
    lay = seat.game.legal(0)[-1]
    assert isinstance(lay, a.LayCards)
    seat.click(lay)
    assert seat.told("CardsLaid")[0]["cards"] == list(lay.cards)


def first_of(kind: type[Action], game: Voyage) -> Action:
    """Return the first thing of a kind that the first seat may do."""
    return next(action for action in game.legal(0) if isinstance(action, kind))


REACTS = asked("PlayersAfterAnnouncements")
# Other things to be clicked: what, when, in which games, and the event that follows.
THINGS: dict[str, tuple[type[Action], Moment, tuple[Json, ...], str]] = {
    "lifeboat of a passenger": (a.TakeLifeboat, asked("PassengerAnnounces"), ("ext2",), "LifeboatTaken"),
    "lifeboat of the captain": (
        a.TakeLifeboat,
        both(asked("PlayersAfterAnnouncements"), steers),
        ("ext2",),
        "CaptainChanged",
    ),
    "help cards": (a.PlaceHelp, asked("PlayersAfterCrash"), ("ext1",), "HelpPlaced"),
    "spyglass": (a.UseSpyglass, asked("PlayersAfterCrash"), (), "SpyglassUsed"),
    "bonus of cards": (a.ExchangeCards, asked("PlayersChooseBonus"), ("matryoshburg",), "BonusTaken"),
    "bonus of a treasure": (a.ExchangeTreasure, asked("PlayersChooseBonus"), ("matryoshburg",), "TreasureReturned"),
}


@pytest.mark.parametrize("name", THINGS)
def test_a_thing_is_done_by_clicking(name: str, sit: Sit) -> None:
    kind, moment, modules, event = THINGS[name]
    seat = sit(find(both(moment, can_do(kind)), modules=modules))
    seat.click(first_of(kind, seat.game))
    assert seat.told(event)


def test_the_bonus_of_matryoshburg_may_be_a_card(sit: Sit) -> None:
    seat = sit(find(asked("PlayersChooseBonus"), modules=("matryoshburg",)))
    seat.click(a.DRAW_CARD)
    assert seat.told("BonusTaken")


def test_the_helm_is_turned_to_boscalumia(sit: Sit) -> None:
    seat = sit(find(can(a.HEAD_FORGOTTEN), modules=("boscalumia",)))
    seat.click(a.HEAD_FORGOTTEN)
    assert seat.told("HeadingChosen")[0]["forgotten"]
    expect(seat.visitor.page.get_by_role("heading", name="To reach")).to_contain_text("the empty space")


def test_gifts_are_given_by_clicking(sit: Sit) -> None:
    seat = sit(find(asked("AnnouncerGives"), seats=3, modules=("xmas",), stays=2, after=(260,)))
    gift = first_of(a.ChoosePlayer, seat.game)
    seat.click(gift)
    assert seat.told("GiftGiven")


def test_a_crew_of_the_variant_for_two_prepares_and_keeps_one_treasure(sit: Sit) -> None:
    prepare = sit(find(asked("CaptainMayPrepare"), seats=2, modules=(), two=True, colours=[]))
    prepare.click(a.PREPARE)
    assert prepare.told("VoyagePrepared")
    keep = sit(find(asked("CrewKeepsTreasure"), seats=2, modules=(), two=True, colours=[]))
    treasure = first_of(a.ChooseTreasure, keep.game)
    keep.click(treasure)
    assert keep.told("TreasureTaken")


def test_who_has_no_instructor_is_not_asked_for_one(sit: Sit) -> None:
    moment = both(asked("DrawerMayInstruct"), lambda game: a.Play("instructor") not in game.legal(0))
    seat = sit(find(moment, modules=("instructor",)), asks=False)
    page = seat.visitor.page
    expect(page.locator(".rail .log")).to_contain_text("Ada takes a treasure")  # taken at the beat, without a click
    assert not [message for message in seat.visitor.said if message["type"] == "play"]
