"""Positions: the grammar, what is refused, chosen draws, and the mark that a game for study carries."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from astrodrome.cli.main import main
from astrodrome.game_logs.parsing import draw_faults
from astrodrome.games import game as spec_of
from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.errors import CorruptLog, PositionError, ScriptError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log
from astrodrome.kernel.positions.general import MOST_FIGURE, tail_text
from astrodrome.kernel.positions.notation import NO_CLAUSES, read_text
from astrodrome.kernel.seed_draw import SeedDraw
from tests.laws.toys.reroll.spec import SPEC as REROLL

CELESTIA = spec_of("celestia")


def play_first(game: AnyGame, answers: int) -> None:
    """Let those who are asked do what is listed first."""
    for _ in range(answers):
        game.play(game.asked[0], game.legal(game.asked[0])[0])


def play_while_scripted(game: AnyGame) -> str:
    """Play until the script of the dice has run out; return the digest."""
    for _ in range(40):
        before = game.digest()
        try:
            play_first(game, 1)
        except ScriptError:
            return before
    raise AssertionError("the script did not run out")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (" ", "clause 1"),
        ("chess 1", "clause 1"),
        ("celestia", "clause 1"),
        ("celestia 2; seats 3", "clause 1"),
        ("celestia 1", "seats"),
        ("celestia 1; seats 9", "seats, part 1, word 1"),
        ("celestia 1; seats 3 3", "seats"),
        ("celestia 1; seats 3; castling KQ", "clause 3"),
        ("celestia 1; seats 3; seats 3", "clause 3"),
        ("celestia 1; seats 3; hands c | c", "hands"),
        ("celestia 1; seats 3; options modules", "options, part 1, word 1"),
        ("celestia 1; seats 3; options wings=2", "options"),
        ("celestia 1; seats 3; options two={", "options"),
        ("celestia 1; seats 3; options two=true two=false", "options, part 1, word 2"),
        ("celestia 1; hands c | c | c | c | c | c | c", "hands"),
        ("celestia 1; seats 3; move x", "move, part 1, word 1"),
        ("celestia 1; seats 3; chance 12", "chance"),
        ("celestia 1; seats 3; chance twelve 0 0", "chance, part 1, word 1"),
        ("celestia 1; seats 3; script dice 1 | -", "script, part 2"),
        ("celestia 1; seats 3; script dice 1 x", "script, part 1, word 3"),
        ("celestia 1; seats 3; script dice 1 | dice 2", "script, part 2, word 1"),
        ("celestia 1; seats 3; tail AAAA", "tail, part 1, word 1"),
        ("celestia 1; seats 3; hands " + "c " * 200_000, "text"),
    ],
)
def test_an_error_names_its_place(text: str, place: str) -> None:
    with pytest.raises(PositionError) as caught:
        CELESTIA.position(text)
    assert caught.value.place == place
    assert str(caught.value).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"hands": [["c"], "c"]}, "hands: expected words, or a list of them"),
        ({"hands": ["c; at 6", "c"]}, "hands: expected words without ; and |"),
        ({"hands": ["c | c", "c"]}, "hands: expected words without ; and |"),
        ({"text": 7}, "text: expected a text, found 7"),
    ],
)
def test_what_is_given_from_python_must_be_words(given: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=re.escape(message)):
        CELESTIA.position(**given)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ([], "it is not the tail of a position"),
        ({"rules": "1", "fields": [], "agenda": None}, "it is not the tail of a position"),
        ({"rules": CELESTIA.rules_version, "fields": {}, "agenda": {}}, "its agenda is not a list"),
        ({"rules": CELESTIA.rules_version, "fields": {"voyage": "x"}, "agenda": None}, "state.voyage: expected int"),
        ({"rules": CELESTIA.rules_version, "fields": {"pilot": 1, "vessel": 7}, "agenda": None}, "do not fit together"),
        ({"rules": CELESTIA.rules_version, "fields": {"laid": [99]}, "agenda": [["StepEnds"]]}, "do not fit together"),
        ({"rules": CELESTIA.rules_version, "fields": {"deck": []}, "agenda": None}, "other pieces are on the table"),
    ],
)
def test_a_tail_that_is_none_says_why(body: Json, message: str) -> None:
    tail = urlsafe_b64encode(zlib.compress(to_bytes(body))).rstrip(b"=").decode()
    with pytest.raises(PositionError, match=message) as caught:
        CELESTIA.position(f"celestia 1; seats 3; at 6; tail {tail}")
    assert caught.value.place.startswith("tail")


def test_a_place_that_no_person_would_choose_needs_a_tail() -> None:
    tail = tail_text(CELESTIA.rules_version, {}, None)
    game = CELESTIA.position(f"celestia 1; captain 1; ashore 1; hands 5? | 5? | 5?; tail {tail}", seed=3)
    assert "tail" in game.position()
    assert CELESTIA.position(game.position()).digest() == game.digest()


def test_options_are_all_written_where_the_usual_ones_cannot_be() -> None:
    spec = spec_of("galaxy-trucker")
    game = spec.new(5, {"modules": ["technologies", "fifth-wheel"]}, seed=3)
    assert "modules=technologies,fifth-wheel" in game.position()
    assert spec.position(game.position()).digest() == game.digest()


def test_a_fault_while_a_position_is_laid_is_an_error_of_the_text() -> None:
    def lay(*_: object) -> dict[str, list[int]]:
        raise LookupError("nowhere")

    spec = replace(CELESTIA, notation=replace(CELESTIA.notation, lay=lay))
    with pytest.raises(PositionError, match=r"position: its parts do not fit together \(LookupError: nowhere\)"):
        spec.position("celestia 1; seats 3; at 6")


def test_a_game_without_clauses_has_nothing_to_lay() -> None:
    sheet = read_text("toy-reroll 1; seats 2", "toy-reroll", 1, ())
    assert NO_CLAUSES.lay(None, sheet) == {}


def test_lists_of_options_are_words() -> None:
    game = CELESTIA.new(4, {"modules": ["ext1", "ext2"]}, seed=3)
    assert "options modules=ext1,ext2;" in game.position()
    trucker = spec_of("galaxy-trucker").new(2, {"building": "realtime"}, seed=3)
    assert "options building=realtime;" in trucker.position()


def test_text_and_keywords_are_the_same() -> None:
    text = CELESTIA.position("celestia 1; at 6\n captain 1; hands c c | 5? | 2?", seed=4)
    words = CELESTIA.position(at=6, captain=1, hands=["c c", "5?", "2?"], seed=4)
    assert text.digest() == words.digest()
    assert CELESTIA.position("celestia 1; at 6", captain=1, hands="c c | 5? | 2?", seed=4).digest() == text.digest()


def test_what_is_open_is_dealt_by_the_seed() -> None:
    deals = {CELESTIA.position(hands=["5?", "5?"], seed=seed).digest() for seed in (1, 2, 2)}
    assert len(deals) == 2


def test_a_text_keeps_options_and_the_number_of_the_decision() -> None:
    game = CELESTIA.new(4, {"modules": ["ext1"], "spyglasses": False}, seed=3)
    play_first(game, 9)
    text = game.position()
    assert 'options modules=["ext1"] spyglasses=false' in text
    assert f"move {game.number}" in text
    back = CELESTIA.position(text)
    assert (back.options, back.number) == (game.options, game.number)


def test_a_game_without_clauses_is_all_tail() -> None:
    game = REROLL.new(2, {}, seed=5)
    play_first(game, 3)
    assert "tail" in game.position()
    assert REROLL.position(game.position()).digest() == game.digest()


def test_a_tail_of_other_rules_is_refused() -> None:
    game = REROLL.new(2, {}, seed=5)
    play_first(game, 3)
    with pytest.raises(PositionError, match="written under rules version '1', this is '9'"):
        replace(REROLL, rules_version="9").position(game.position())


def test_a_tail_fits_only_the_clauses_and_options_it_was_written_for() -> None:
    game = spec_of("celerium").new(3, {"modules": ["expert"]}, seed=5)
    while "tail" not in game.position() or "round" not in game.position():
        play_first(game, 1)
    text = game.position()
    clauses = text.split("; ")
    without = ("round", "options", "chance")
    for spoilt in ["; ".join([one for one in clauses if not one.startswith(key)]) for key in without]:
        assert spoilt != text
        with pytest.raises(PositionError, match="it was written for other clauses or options"):
            game.spec.position(spoilt)
    later = re.sub("move [0-9]+", "move 200", text)
    assert game.spec.position(later).number == 200
    other_dice = re.sub("chance [0-9a-f]{32}", f"chance {7:032x}", text)
    assert game.spec.position(other_dice).digest() != game.digest()


@pytest.mark.parametrize(
    ("fields", "agenda", "why"),
    [
        ({"credits": [10**12, 0]}, None, "credits: expected numbers up to 99999"),
        ({"credits": [0, -(10**12)]}, None, "credits: expected numbers up to 99999"),
        ({"lost": [[0] * 1001, []]}, None, "lost: expected at most 1000 values"),
        ({}, [["EarnCredits", 0, 10**12]], "agenda: expected numbers up to 99999"),
        ({}, [["CloseRound"]] * 201, "expected at most 200 tasks in its agenda, found 201"),
        ({"lost": "x" * 200_000}, None, "damaged"),
    ],
)
def test_a_tail_with_more_than_a_game_needs_is_refused(fields: dict[str, Json], agenda: list[Json], why: str) -> None:
    spec = spec_of("galaxy-trucker")
    tail = tail_text(spec.rules_version, fields, agenda)
    with pytest.raises(PositionError, match=why):
        spec.position(f"galaxy-trucker 1; seats 2; tail {tail}")


def test_ships_are_sets_of_bits_and_may_be_large_numbers() -> None:
    spec = spec_of("galaxy-trucker")
    game = spec.new(2, {}, seed=1)
    play_first(game, 30)
    assert max(game.state.hulls) > MOST_FIGURE
    assert spec.position(game.position()).digest() == game.digest()


def test_a_script_that_runs_out_refuses_the_answer_and_changes_nothing() -> None:
    game = CELESTIA.position(hands=["8?", "8?"], options={"two": False}, script="dice 0 0", captain=0)
    assert game.asked == (1,)
    before = play_while_scripted(game)
    with pytest.raises(ScriptError, match="no value is left"):
        play_first(game, 1)
    assert game.digest() == before
    assert game.legal(game.asked[0])
    assert CELESTIA.load(game.save()).digest() == before
    assert CELESTIA.position(game.position()).digest() == before


def test_fair_draws_may_follow_a_script() -> None:
    game = CELESTIA.position(hands=["8?", "8?"], options={"two": False}, script="dice 0 0 ...", captain=0)
    play_first(game, 30)
    assert len(game.log.entries) == 30


def test_a_script_that_cannot_be_is_refused_before_anything_is_played() -> None:
    with pytest.raises(PositionError, match="script: script of 'dice': expected 0 to 5 here, found 6"):
        CELESTIA.position(hands=["8?", "8?"], options={"two": False}, script="dice 6", captain=0)


def test_a_new_game_may_have_chosen_draws() -> None:
    assert CELESTIA.position(seats=3, script="first-captain 2 ...").state.captain == 2


def test_a_game_from_a_position_is_marked_and_replays() -> None:
    game = CELESTIA.position(at=4, hands=["6?", "6?", "6?"], seed=8)
    play_first(game, 6)
    assert CELESTIA.new(3, seed=1).start == ""
    log = Log.from_json(game.log.to_json())
    assert log.position == game.start != ""
    assert CELESTIA.replay(log).digest() == game.digest()
    assert CELESTIA.load(game.save()).start == game.start
    assert game.copy().start == game.start
    game.undo(2)
    assert CELESTIA.replay(game.log).digest() == game.digest()


def test_a_game_from_a_position_never_claims_fair_dice() -> None:
    log = CELESTIA.position(at=4, hands=["6?", "6?", "6?"]).log
    drawn = replace(log, draw=SeedDraw("table", "0" * 64, "0" * 32, 1, (), ()))
    with pytest.raises(CorruptLog, match="claims no fair dice"):
        Log.from_json(drawn.to_json())


def test_a_log_whose_position_is_no_position_is_corrupt() -> None:
    log = CELESTIA.position(at=4, hands=["6?", "6?", "6?"]).log
    for spoilt in (replace(log, position="celestia 1; seats 2"), replace(log, position="celestia 1; wings 3")):
        with pytest.raises(CorruptLog, match="position"):
            CELESTIA.replay(spoilt)


def test_the_command_line_shows_positions_and_what_their_dice_are_worth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = CELESTIA.position(at=4, hands=["6?", "6?", "6?"], seed=8)
    play_first(game, 6)
    file = tmp_path / "log.json"
    file.write_bytes(game.log.to_json())
    assert main(["replay", str(file), "--position"]) == 0
    assert capsys.readouterr().out.strip() == game.position()
    assert main(["replay", str(file), "--position", "--at", "2"]) == 0
    assert CELESTIA.position(capsys.readouterr().out.strip()).digest() == CELESTIA.replay(game.log, 2).digest()
    assert main(["replay", str(file)]) == 0
    assert "rolls 2 dice" in capsys.readouterr().out
    assert main(["replay", str(file), "--verify"]) == 0
    assert "began at a position, and claims no fair dice" in capsys.readouterr().out
    assert draw_faults(game.log) == ["the game began at a position for study, and claims no fair dice"]
