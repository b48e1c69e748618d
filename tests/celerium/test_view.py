"""What is seen, and what is not."""

from __future__ import annotations

from dataclasses import fields

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import ActivateBoosts, ChooseFace, PickLine
from astrodrome.games.celerium.state.tables import tables_of
from astrodrome.games.celerium.views.card_faces import card_faces
from astrodrome.games.celerium.views.table_view import Knowledge, Sighting, knowledge
from tests.celerium.games import SETTINGS, raced
from tests.celerium.table import f, rally, start

BOX = our_box()


def test_the_central_board_as_everybody_sees_it() -> None:
    table = rally(f(), f(), f(), planet="Miasma", wheel=3, first=1, market="battery-blue")
    view = table.public
    assert (view.round, view.races, view.first, view.order, view.passes) == (1, 5, 1, (1, 2, 0), 0)
    assert view.planet == BOX.planets[6]
    assert view.planets_seen == ("Miasma",)
    assert (view.wheel, view.wheel_next) == (BOX.wheel[2], (BOX.wheel[0], BOX.wheel[1]))
    assert [row.name for row in view.market] == ["battery-blue"]
    assert view.upgrades_left == 26
    assert (view.modules, view.first_to_last, view.difficulty) == ((), False, "normal")
    assert (view.control, view.controls_seen, view.rival_plays, view.result) == (None, (), None, None)


def test_the_track_as_everybody_sees_it() -> None:
    track = start(2).public.track
    assert (track.first, len(track.zones), track.double_moves) == (4, 25, (6, 10, 22, 26))
    assert track.starbots == ((8, 1), (13, 2), (20, 3))
    assert (track.zones[13], track.zones[14], track.zones[18]) == ("grey", "blue", "pink")


def test_a_board_before_the_first_round() -> None:
    table = start(2)
    one = table.public.franchises[0]
    assert (one.pilot_face, one.pilot.powers) == (None, ())
    assert one.starbot.powers == (6, 9, 7)
    assert (one.pilot.shot, one.pilot.stopped, one.pilot.damaged) == (False, False, False)
    assert one.sheets == ()


def test_nobody_is_ready_once_the_choices_are_shown() -> None:
    table = start(2)
    table.do(ChooseFace("recto"))
    assert [one.ready for one in table.public.franchises] == [True, False]
    table.do(ChooseFace("recto"))
    assert [one.ready for one in table.public.franchises] == [False, False]
    window = rally(f(hand="1-02"), f(hand="1-18"), f(hand="1-18"))
    window.play("1-02", "second")
    window.do(window.legal()[0])
    assert [one.ready for one in window.public.franchises] == [False] * 3  # who has answered is nobody's business


def test_a_sealed_choice_is_seen_by_its_author_alone() -> None:
    table = rally(f(line=None), f(line=None), step="line", planet="Cendrelune")
    table.game.play(0, PickLine("blue", True))
    mine, other = table.mine(0), table.mine(1)
    assert (mine.chosen_line, mine.chosen_px2, mine.chosen_boosts, mine.chosen_face) == ("blue", True, None, None)
    assert (other.chosen_line, other.chosen_px2) == (None, False)
    boosts = rally(f(), f(), step="boosts")
    boosts.game.play(0, ActivateBoosts(False, True, False))
    assert boosts.mine(0).chosen_boosts == ("line",)
    assert table.game.view(None).mine is None


def test_a_franchise_knows_its_own_versions_and_those_it_saw() -> None:
    one = f(boosts="line planet", versions=(1, 1, 1))
    table = rally(one, f(versions=(3, 3, 2)), wheel=2)
    assert table.game.knowledge(1) == Knowledge(((None, None, None), (3, 3, 2)), ())
    table.passes(2)  # line 1 conforms, planet 1 is lost
    seen = (Sighting(0, "line", 1, False, 1), Sighting(0, "planet", 1, True, 1))
    assert table.game.knowledge(1) == Knowledge(((None, 1, None), (3, 3, 2)), seen)
    own = table.g.boost_versions[2]
    assert table.game.knowledge(0) == Knowledge(((1, 1, own), (None, None, None)), seen)


def test_a_version_shown_twice_is_known_by_the_last_look() -> None:
    table = rally(f(versions=(1, 2, 3)), f(versions=(2, 2, 2)), seen="1-shield:1! 1-shield:2")
    known = knowledge(table.g, 0)
    assert known.versions[1] == (2, None, None)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_number_of_cards_by_level_is_that_of_the_hand(seats: int, options: dict[str, object]) -> None:
    game = raced(seats, dict(options), 60)  # type: ignore[arg-type]  # the settings are JSON
    for seat in range(seats):
        levels = [card.level for card in game.view(seat).mine.hand]  # type: ignore[union-attr]  # a MineView
        shown = game.view(None).public.franchises[seat].cards  # type: ignore[attr-defined]  # a PublicView
        assert shown == (levels.count(1), levels.count(2), levels.count(3))


def test_the_faces_of_cards_spell_their_options_out() -> None:
    faces = {card.name: card for card in card_faces(tables_of(None))}
    card = faces["3-01"]
    assert (card.level, card.actions, card.squares, card.energy, card.house) == (3, 1, 3, 3, True)
    push, wheel = card.options
    assert (push.effect, push.line, push.most, push.cost, push.attack) == ("PUSH-PS", "yellow", 2, 3, True)
    assert (wheel.effect, wheel.least, wheel.most, wheel.attack, wheel.line) == ("WHEEL", 1, 2, False, None)
    shot = faces["3-07"].options[0]
    assert (shot.effect, shot.vehicle, shot.unstoppable, shot.boost) == ("SHOT", "pilot", True, None)
    block = faces["1-04"].options[1]
    assert (block.effect, block.cost, block.reaction, block.vehicle) == ("BLOCK", 2, True, None)
    boosts = [faces[name].options[0].boost for name in ("1-14", "1-15", "1-16", "2-08", "3-06")]
    assert boosts == ["shield", "line", "planet", "any", "all"]
    assert faces["1-01"].house is False


def test_no_field_of_the_public_view_is_named_like_a_secret() -> None:
    table = start(2)
    names = {field.name for field in fields(type(table.public))} | {
        field.name for field in fields(type(table.public.franchises[0]))
    }
    assert names.isdisjoint({"versions", "hand", "hands", "supply_versions", "seen_version", "planets_out"})
