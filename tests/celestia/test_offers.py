"""What a player is offered: each thing with its price or effect, or the reason why not."""

from __future__ import annotations

from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records import offers as o
from tests.celestia.table import Table, cards, fly, helping, play, row

AFTER_ANNOUNCEMENTS, AFTER_CRASH = "PlayersAfterAnnouncements", "PlayersAfterCrash"


def reasons(choices: tuple[o.CardChoice, ...]) -> dict[str, str | None]:
    """Return the rule that greys each card out."""
    return {choice.card: None if choice.refusal is None else choice.refusal.rule for choice in choices}


def listed_is_allowed(table: Table) -> None:
    """Check that the list of a decision is what its candidates leave when they are refused."""
    decision = table.game.decision
    for seat in table.asked:
        allowed = [one for one in decision.candidates(table.g, seat) if decision.refuse(table.g, seat, one) is None]
        assert list(table.can(seat)) == allowed


def test_a_captain_alone_is_shown_the_treasures_and_the_dice_ahead() -> None:
    table = fly("", "", "", at=6, ashore=(1, 2), piles={9: 0})
    assert table.offer(0, o.StopOffer) == o.StopOffer(6, 10, 3)
    listed_is_allowed(table)


def test_a_pilot_is_shown_the_same_of_the_lifeboat() -> None:
    table = fly("", "", "", at=4, modules="ext2", down=True, pilot=1)
    assert table.offer(1, o.StopOffer) == o.StopOffer(4, 10, 2)


def test_preparing_shows_pawns_and_cards() -> None:
    table = fly("", "", at=9, modules="two")
    assert table.offer(0, o.PrepareOffer) == o.PrepareOffer(3, 3)
    listed_is_allowed(table)


def test_a_passenger_is_shown_what_the_captain_needs_and_holds() -> None:
    table = fly("c c c", "boat-fog", "", at=6, dice="ff.", modules="ext2").on("PassengerAnnounces")
    offer = table.offer(1, o.AnnounceOffer)
    assert (offer.city, offer.left, offer.needs) == (6, 10, ("fog", "fog"))
    assert (offer.captain, offer.captain_cards, offer.leave) == (0, 3, None)
    assert reasons(offer.lifeboats) == {"lifeboat-fog": None}
    listed_is_allowed(table)
    listed_is_allowed(fly("c", "", "", dice="ff"))


def test_a_declaration_shows_the_cards_that_would_pay() -> None:
    table = fly("c t", "", "", dice="ff").on("CaptainDeclares")
    offer = table.offer(0, o.DeclareOffer)
    assert (offer.needs, offer.payments) == (("fog", "fog"), (cards("c t"),))
    assert (offer.success, offer.crash) == (None, None)
    listed_is_allowed(table)
    forced = fly("", "", "", dice="ff").on("CaptainDeclares").offer(0, o.DeclareOffer)
    assert forced.payments == ()
    assert forced.success is not None


def test_a_reaction_shows_every_kind_of_card_once_with_its_reason() -> None:
    hand = "c t route route spell jetpack ?c ?c boat-fog instructor bandit"
    table = fly(
        "c c", hand, "c", dice="ff", at=4, modules="ext1 ext2 instructor", colours="red green black", holds={1: "2:S"}
    )
    offer = table.on(AFTER_ANNOUNCEMENTS).offer(1, o.ReactionOffer)
    assert reasons(offer.cards) == {
        "alternative-route": None,
        "jetpack": "CS-141",
        "bad-spell": "CS-147",
        "bandit": "CS-231",
        "instructor": "CS-397",
    }
    assert reasons(offer.lifeboats) == {"lifeboat-fog": "CS-451"}
    assert [(one.city, one.refusal and one.refusal.rule) for one in offer.spyglasses] == [(2, "CS-154")]
    assert offer.power is not None
    assert (offer.power.colour, offer.power.refusal and offer.power.refusal.rule) == ("green", "CS-258")
    assert offer.help == cards("?c ?c")
    assert offer.help_refusal is not None
    assert offer.help_refusal.rule == "CS-242"
    listed_is_allowed(table)


def test_a_reaction_to_a_crash_shows_what_can_be_done() -> None:
    table = fly("c", "?c ?l route", "c", dice="fp", at=4, modules="ext1", colours="red green black", holds={1: "2:S"})
    offer = table.on(AFTER_CRASH).offer(1, o.ReactionOffer)
    assert reasons(offer.cards) == {"alternative-route": None}
    assert [one.refusal for one in offer.spyglasses] == [None]
    assert offer.power is not None
    assert offer.power.refusal is None
    assert (offer.help, offer.help_refusal) == (cards("?c ?l"), None)
    listed_is_allowed(table)
    bare = fly("c", "c", "c", dice="ff").on(AFTER_ANNOUNCEMENTS).offer(1, o.ReactionOffer)
    assert bare == o.ReactionOffer((), (), (), None, (), None)


def test_a_captains_lifeboat_is_offered_in_the_window() -> None:
    table = fly("boat-fog c", "c", "c", dice="ff", modules="ext2").on(AFTER_ANNOUNCEMENTS)
    assert reasons(table.offer(0, o.ReactionOffer).lifeboats) == {"lifeboat-fog": None}
    assert table.why(0, row("boat-birds")) == "CS-300"
    listed_is_allowed(table)


def test_a_drawer_is_shown_how_many_treasures_would_be_drawn() -> None:
    table = fly("", "instructor", at=9, modules="two instructor", piles={9: "9 12"}).on("PassengerAnnounces")
    table.do(1, a.LEAVE)
    assert table.offer(1, o.DrawOffer) == o.DrawOffer(9, 2, None)
    table.do(1, play("instructor"))
    assert [one.points for one in table.offer(1, o.TreasureOffer).treasures] == [9, 12]


def test_a_bonus_shows_hand_and_treasures_and_says_when_the_list_is_short() -> None:
    table = fly("c c l", "t", "", at=4, dice="pp", modules="matryoshburg", holds={0: "9:9"}, power_cards=False)
    table.on("PlayersChooseBonus")
    assert table.offer(0, o.BonusOffer).cards == cards("c c l")
    assert (table.game.complete(0), table.game.complete(1)) == (False, True)
    assert a.ExchangeCards(cards("c c l")) in table.can(0)
    assert table.why(0, a.ExchangeCards(cards("c c"))) is None


def test_no_more_than_32_bonuses_are_proposed() -> None:
    boats = "boat-fog boat-birds boat-pirates boat-lightning"
    hand = f"c l h p t C L H P ?c ?l ?h ?p bandit mooring need gear spy hook {boats}"
    holds = {1: "9:9 9:12 15:15 20:20 25:25 12:12 12:15 4:4 6:6"}
    modules = "matryoshburg ext1 ext2 grappin"
    table = fly("", hand, "", at=4, dice="ff", modules=modules, holds=holds, power_cards=False)
    assert len(table.on("PlayersChooseBonus").can(1)) == 32


def test_help_that_cannot_be_placed_is_still_shown() -> None:
    table = fly("?c route", "c", "c", dice="ff", at=4, modules="ext1", colours="red green black").on(AFTER_CRASH)
    offer = table.offer(0, o.ReactionOffer)
    assert offer.help == cards("?c")
    assert offer.help_refusal is not None
    assert offer.help_refusal.rule == "CS-241"
    assert table.why(0, helping("?c")) == "CS-241"
