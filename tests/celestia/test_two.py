"""The two-player variant (CS-183 to CS-207) and what it meets (CS-413 to CS-421, CS-506, CS-507, CS-511, CS-533)."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.celestia.content.cards import POWER, TURBO
from astrodrome.games.celestia.content.options import hand_of
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records.card_events import CardsDrawn, VoyagePrepared
from astrodrome.games.celestia.records.treasure_events import TreasuresDrawn, TreasuresSeen
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.errors import OptionError
from tests.celestia.table import Table, fly, helping, name, pick, play, start
from tests.contract.events import of_kind


def pair(*hands: str, modules: str = "", **more: object) -> Table:
    """Set up a step of the two-player variant."""
    return fly(*hands, modules=f"two {modules}".strip(), **more)  # type: ignore[arg-type]  # passed on as given


@pytest.mark.rule("CS-183")
def test_the_variant_is_for_two_who_may_also_play_the_base_rules() -> None:
    assert start(2).g.edition.two
    assert not start(2, two=False).g.edition.two
    assert sum(start(2, two=False).g.edition.copies) == 84
    with pytest.raises(OptionError, match="CS-183"):
        SPEC.new(3, {"two": True})
    with pytest.raises(OptionError, match="CS-183"):
        SPEC.new(3, {"modules": ["two"]})
    with pytest.raises(OptionError, match="CS-183"):
        SPEC.new(2, {"modules": ["two"], "two": False})


@pytest.mark.rule("CS-184", "CS-185")
def test_the_deck_has_48_equipment_and_all_turbo_and_power_cards() -> None:
    copies = start(2).g.edition.copies
    assert copies[:4] == [15, 13, 11, 9]
    assert (copies[TURBO], [copies[kind] for kind in POWER]) == (8, [2, 2, 2, 2])
    assert sum(copies) == 64


@pytest.mark.rule("CS-186")
def test_each_player_is_dealt_eight_cards() -> None:
    assert start(2).g.hand_size == [8, 8]
    assert hand_of(2) == 8


@pytest.mark.rule("CS-187")
def test_each_city_has_five_treasures_of_its_own_picked_at_random() -> None:
    picks = set()
    for seed in range(6):
        g = start(2, seed).g
        assert [len(pile) for pile in g.piles] == [5] * 9
        for city, pile in enumerate(g.piles):
            printed = Counter({n: g.tables.treasure_copies[n] for n in g.tables.treasures_of[city]})
            assert Counter([*pile, *g.treasures_in_box[city]]) == printed
        picks.add(tuple(sorted(g.piles[0])))
    assert len(picks) > 1


@pytest.mark.rule("CS-188")
def test_whether_a_spyglass_is_in_the_game_is_unknown() -> None:
    table = start(2)
    spyglass = table.g.tables.spyglass[0]
    there = {spyglass in table.game.determinise(0, seed).state.piles[0] for seed in range(40)}
    assert there == {True, False}


@pytest.mark.rule("CS-189")
def test_each_player_has_three_pawns_and_all_start_aboard() -> None:
    table = start(2)
    assert table.g.pawns == [3, 3]
    assert [len(seat.colours) for seat in table.public.seats] == [3, 3]
    assert len({colour for seat in table.public.seats for colour in seat.colours}) == 6


@pytest.mark.rule("CS-190")
def test_a_player_announces_once_for_the_whole_crew() -> None:
    table = pair("c", "", dice="ff", power_cards=False)
    table.do(1, a.STAY)
    assert (table.decision, table.g.pawns) == ("CaptainDeclares", [3, 3])


@pytest.mark.rule("CS-191", "CS-192", "CS-197")
def test_a_captain_may_put_one_pawn_ashore_for_the_dice_of_the_tile_here() -> None:
    table = pair("", "", at=6, dice="ffl", deck="c l h p", power_cards=False)
    assert table.decision == "CaptainMayPrepare"
    events = table.do(0, a.PREPARE)
    assert of_kind(events, VoyagePrepared) == [VoyagePrepared(0, 2)]
    assert of_kind(events, CardsDrawn) == [CardsDrawn(0, 2)], "city 6 shows two dice, city 9 three"
    assert (table.g.pawns, table.hand(0)) == ([2, 3], "c l")
    assert table.decision == "PassengerAnnounces", "only one pawn per step"


@pytest.mark.rule("CS-193")
def test_preparing_is_voluntary_and_the_captains_alone() -> None:
    table = pair("", "", at=6)
    assert (table.asked, table.can(0)) == ((0,), (a.KEEP_CREW, a.PREPARE))
    table.do(0, a.KEEP_CREW)
    assert table.g.pawns == [3, 3]
    assert a.PREPARE not in table.can(1)


@pytest.mark.rule("CS-194")
def test_a_captain_with_two_pawns_may_still_put_one_ashore() -> None:
    table = pair("c c c", "", at=6, dice="fff" * 3, power_cards=False)
    table.do(0, a.PREPARE)
    table.on("PassengerAnnounces").do(1, a.LEAVE)
    table.end_step()
    table.do(0, a.FLY_ON)
    assert (table.decision, table.g.pawns) == ("CaptainMayPrepare", [2, 0])


@pytest.mark.rule("CS-194")
def test_the_last_crew_member_cannot_be_used() -> None:
    table = pair("c c c", "", at=6, pawns="2 3", dice="fff" * 3, power_cards=False)
    table.do(0, a.PREPARE)
    table.on("PassengerAnnounces").do(1, a.LEAVE)
    assert table.g.pawns == [1, 0]
    table.end_step()
    assert table.decision == "CaptainMayStop"
    table.do(0, a.FLY_ON)
    assert table.decision != "CaptainMayPrepare"


@pytest.mark.rule("CS-195")
def test_a_pawn_put_ashore_takes_no_treasure_and_is_out_for_the_voyage() -> None:
    table = pair("c c c", "", at=6, dice="fff", power_cards=False)
    table.do(0, a.PREPARE)
    assert (table.owns(0), table.left(6)) == ([], 5)
    table.do(1, a.STAY)
    assert table.end_step().g.pawns[0] == 2


@pytest.mark.rule("CS-196")
def test_a_lone_captain_who_prepares_is_bound_to_roll() -> None:
    table = pair("", "", at=6, ashore=(1,), power_cards=False)
    table.do(0, a.FLY_ON, a.PREPARE)
    assert table.decision == "CaptainDeclares"
    assert len(table.g.step.dice) == 3


@pytest.mark.rule("CS-198")
def test_the_passenger_decides_knowing_that_cards_were_drawn() -> None:
    table = pair("c", "", at=6)
    table.do(0, a.PREPARE)
    assert table.asked == (1,)
    assert table.public.seats[0].hand == 3
    assert table.public.seats[0].pawns == 2


@pytest.mark.rule("CS-199", "CS-202")
def test_who_leaves_draws_as_many_treasures_as_pawns_and_keeps_one() -> None:
    table = pair("", "", at=9, piles={9: "12 9 9 12 9"}).on("PassengerAnnounces")
    events = table.do(1, a.LEAVE)
    assert of_kind(events, TreasuresDrawn) == [TreasuresDrawn(1, 9, 3)]
    assert (table.decision, table.can(1)) == ("CrewKeepsTreasure", (pick("9:9"), pick("9:12")))
    table.do(1, pick("9:12"))
    assert (table.owns(1), table.left(9), table.g.pawns[1]) == (["9:12"], 4, 0)
    assert sorted(table.g.tables.points[n] for n in table.g.piles[4]) == [9, 9, 9, 12]


@pytest.mark.rule("CS-199")
def test_a_treasure_that_was_not_drawn_cannot_be_kept() -> None:
    table = pair("", "", at=9, piles={9: "9 9 9 12 12"}).on("PassengerAnnounces")
    table.do(1, a.LEAVE)
    assert table.why(1, pick("9:12")) == "CS-199"


@pytest.mark.rule("CS-200")
def test_only_the_drawer_sees_the_treasures_drawn() -> None:
    tables = [pair("", "", at=9, piles={9: pile}).on("PassengerAnnounces") for pile in ("12 12 9 9 9", "9 9 9 12 12")]
    for table in tables:
        events = table.do(1, a.LEAVE)
        assert [event.to for event in of_kind(events, TreasuresSeen)] == [(1,)]
    assert len(tables[0].mine(1).drawn) == 3
    assert to_json(tables[0].game.view(0)) == to_json(tables[1].game.view(0))
    assert to_json(tables[0].game.view(1)) != to_json(tables[1].game.view(1))


@pytest.mark.rule("CS-200")
def test_the_treasure_kept_is_no_hand_card() -> None:
    table = pair("", "c", at=9).on("PassengerAnnounces")
    table.do(1, a.LEAVE)
    table.do(1, table.can(1)[0])
    assert table.public.seats[1].hand == 1
    assert table.public.seats[1].treasures[4] == 1


@pytest.mark.rule("CS-201")
def test_a_short_pile_is_drawn_whole() -> None:
    table = pair("", "", at=9, piles={9: "12 9"}).on("PassengerAnnounces")
    events = table.do(1, a.LEAVE)
    assert of_kind(events, TreasuresDrawn) == [TreasuresDrawn(1, 9, 2)]
    table.do(1, pick("9:9"))
    assert table.left(9) == 1
    single = pair("", "", at=9, piles={9: "12"}).on("PassengerAnnounces")
    single.do(1, a.LEAVE)
    assert (single.owns(1), single.left(9)) == (["9:12"], 0)


@pytest.mark.rule("CS-203")
def test_a_lone_captain_who_stops_keeps_one_of_as_many_treasures_as_pawns() -> None:
    table = pair("", "", at=9, pawns="2 0")
    events = table.do(0, a.STOP)
    assert of_kind(events, TreasuresDrawn) == [TreasuresDrawn(0, 9, 2)]
    table.do(0, table.can(0)[0])
    assert (len(table.owns(0)), table.left(9)) == (1, 4)


@pytest.mark.rule("CS-204", "CS-207")
def test_a_crew_falls_together_and_all_pawns_board_again() -> None:
    table = pair("", "", at=6, dice="fff", deck="p p", power_cards=False)
    table.do(0, a.PREPARE)
    table.on("CaptainDeclares").end_step()
    assert (table.owns(0), table.owns(1)) == ([], [])
    assert table.g.pawns == [3, 3]


@pytest.mark.rule("CS-205")
def test_captaincy_alternates_while_both_are_aboard() -> None:
    table = pair("c c c", "c c c", at=1, dice="ffff", power_cards=False)
    assert [table.end_step().g.captain for _ in range(2)] == [1, 0]


@pytest.mark.rule("CS-206")
def test_the_goal_is_fifty_points_as_usual() -> None:
    table = pair("", "", ashore=(1,), holds={1: "25:25 25:25"}, piles={1: "1"})
    table.do(0, a.STOP)
    assert table.decision is None


@pytest.mark.rule("CS-413")
def test_ejection_is_the_captains_and_puts_the_whole_crew_ashore() -> None:
    table = pair("ejection", "ejection", at=9, dice="fff").on("PlayersAfterAnnouncements")
    assert table.why(1, play("ejection")) == "CS-135"
    table.act(0, play("ejection"))
    events = table.do(0, name(1))
    assert of_kind(events, TreasuresDrawn) == [TreasuresDrawn(1, 9, 3)]
    assert table.g.pawns == [3, 0]


@pytest.mark.rule("CS-414")
def test_a_jetpack_lands_the_whole_crew() -> None:
    table = pair("", "jetpack", at=9, dice="fff").on("PlayersAtFall")
    events = table.act(1, play("jetpack"))
    assert of_kind(events, TreasuresDrawn) == [TreasuresDrawn(1, 9, 3)]
    table.do(1, table.can(1)[0])
    assert (len(table.owns(1)), table.g.voyage) == (1, 2)


@pytest.mark.rule("CS-415")
def test_re_rolls_spyglass_and_turbo_work_as_usual() -> None:
    table = pair("c t", "spell", at=6, dice="f..l.").on("PlayersAfterAnnouncements")
    table.act(1, play("spell"))
    assert table.dice == "fl."
    assert table.on("CaptainDeclares").can(0) == (a.DECLARE_SUCCESS, a.DECLARE_CRASH)
    glass = pair("", "", at=6, dice="fff", holds={1: "4:S"}, power_cards=False).on("PlayersAfterCrash")
    glass.act(1, a.UseSpyglass(4))
    assert glass.city == 9


@pytest.mark.rule("CS-416")
def test_on_the_last_city_each_player_gains_one_treasure() -> None:
    table = pair("c c c c", "", at=20, dice="ffff", power_cards=False).on("CaptainDeclares").end_step()
    assert [table.owns(seat) for seat in (0, 1)] == [["25:25"], ["25:25"]]


@pytest.mark.rule("CS-417")
def test_an_instructor_replaces_the_draw_of_several() -> None:
    table = pair("", "instructor", at=9, modules="instructor", piles={9: "9 9 9 12"}).on("PassengerAnnounces")
    table.do(1, a.LEAVE, play("instructor"))
    assert table.can(1) == (pick("9:9"), pick("9:12"))
    table.do(1, pick("9:12"))
    assert (table.owns(1), table.left(9)) == (["9:12"], 3)


@pytest.mark.rule("CS-418")
def test_a_grappling_hook_brings_back_the_pawns_of_this_step_only() -> None:
    crew = pair("c c c", "hook", at=6, modules="grappin", dice="fff", pawns="3 2", power_cards=False)
    crew.on("PassengerAnnounces").do(1, a.LEAVE)
    crew.do(1, crew.can(1)[0])
    crew.on("PlayersAtLaying").act(1, play("hook"))
    assert (crew.g.pawns, crew.owns(1), crew.left(6)) == ([3, 2], [], 5)


@pytest.mark.rule("CS-419")
def test_no_preparation_in_the_empty_space_and_25_points_per_player() -> None:
    table = pair("c c c c", "", at=0, modules="boscalumia", dice="ffff", power_cards=False)
    assert table.decision == "CaptainDeclares"
    table.do(0, a.DECLARE_SUCCESS)
    assert table.g.forgotten_city.tokens == [True, True]
    assert [table.mine(seat).points for seat in (0, 1)] == [25, 25]


@pytest.mark.rule("CS-420")
def test_the_variant_does_not_go_with_extension_2() -> None:
    with pytest.raises(OptionError, match=r"ext2.*CS-420"):
        SPEC.new(2, {"modules": ["ext2"]})
    assert SPEC.new(2, {"modules": ["ext2"], "two": False}).state.edition.ext2


@pytest.mark.rule("CS-421")
def test_the_purple_character_has_no_target() -> None:
    colours = "red blue green purple yellow black"
    table = pair("c", "c", at=9, modules="ext1", colours=colours, characters="red purple", dice="ff.")
    table.on("PlayersAfterAnnouncements")
    assert table.why(1, a.USE_POWER) == "CS-289"


@pytest.mark.rule("CS-506")
def test_only_the_passenger_can_help_and_only_while_aboard() -> None:
    table = pair("?c", "?c", at=9, modules="ext1", dice="fff").on("PlayersAfterCrash")
    assert table.why(0, helping("?c")) == "CS-241"
    assert table.why(1, helping("?c")) is None
    gone = pair("c", "?c", at=9, modules="ext1", dice="fff", ashore=(1,)).on("PlayersAfterCrash")
    assert 1 not in gone.asked


@pytest.mark.rule("CS-507")
def test_each_player_has_one_character_of_the_own_colours() -> None:
    seen = set()
    for seed in range(12):
        g = start(2, seed, modules=["ext1"]).g
        for seat in (0, 1):
            assert g.characters.colour[seat] in g.characters.crew[seat]
        seen.add([colour == g.characters.colour[0] for colour in g.characters.crew[0]].index(True))
    assert seen == {0, 1, 2}


@pytest.mark.rule("CS-511")
def test_on_a_tile_without_dice_there_is_nothing_to_prepare() -> None:
    table = pair("", "", at=1)
    assert table.decision == "PassengerAnnounces"
    assert [city.dice for city in table.public.cities].count(0) == 1


@pytest.mark.rule("CS-533")
def test_two_beginners_play_with_56_cards_and_five_treasures_without_spyglasses() -> None:
    g = start(2, modules=["beginner"]).g
    assert sum(g.edition.copies) == 56
    assert [len(pile) for pile in g.piles] == [5] * 9
    assert not [n for pile in [*g.piles, *g.treasures_in_box] for n in pile if g.tables.face[n].spyglass]
