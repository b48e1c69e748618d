"""Every game under every law, on a seeded sample of its settings."""

from __future__ import annotations

import pytest

from tests.laws import law_deals, law_rules, law_saves_and_undo, law_secrecy
from tests.laws.play import Case
from tests.laws.registry import SUBJECTS, every_setting, sample
from tests.laws.subject import Subject


@pytest.mark.parametrize("case", sample(2, 1), ids=str)
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    law_saves_and_undo.check_copies(case)


@pytest.mark.parametrize("case", sample(2, 2), ids=str)
def test_a_saved_game_is_the_same_game_before_any_answer(case: Case) -> None:
    law_saves_and_undo.check_saves(case)


@pytest.mark.parametrize("case", sample(4, 3), ids=str)
def test_the_log_replays_to_the_same_game(case: Case) -> None:
    law_saves_and_undo.check_replay(case)


@pytest.mark.parametrize("case", sample(2, 4), ids=str)
def test_undo_gives_the_past_back_and_another_future(case: Case) -> None:
    law_saves_and_undo.check_undo(case)


@pytest.mark.parametrize("case", sample(3, 5), ids=str)
def test_advance_changes_neither_digest_nor_outcome(case: Case) -> None:
    law_saves_and_undo.check_advance(case)


@pytest.mark.parametrize("case", sample(3, 6), ids=str)
def test_what_is_legal_is_what_is_not_refused(case: Case) -> None:
    law_rules.check_legal(case)


@pytest.mark.parametrize("case", sample(2, 7), ids=str)
def test_the_table_refuses_what_is_no_answer(case: Case) -> None:
    law_rules.check_table(case)


@pytest.mark.parametrize("case", sample(2, 8), ids=str)
def test_looking_changes_nothing(case: Case) -> None:
    law_rules.check_queries(case)


@pytest.mark.parametrize("case", sample(6, 9), ids=str)
def test_somebody_is_asked_until_the_end_and_nothing_gets_lost(case: Case) -> None:
    law_rules.check_progress(case)


@pytest.mark.parametrize("case", sample(4, 10), ids=str)
def test_a_whole_game_can_be_played_from_offers_alone(case: Case) -> None:
    law_rules.check_offers(case)


@pytest.mark.parametrize("case", sample(3, 11), ids=str)
def test_worlds_alike_for_a_seat_look_alike_to_it(case: Case) -> None:
    law_secrecy.check_worlds(case)


@pytest.mark.parametrize("case", sample(3, 12), ids=str)
def test_worlds_that_stay_alike_for_a_seat_sound_alike_to_it(case: Case) -> None:
    law_secrecy.check_twins(case)


@pytest.mark.parametrize("case", sample(3, 13), ids=str)
def test_an_answer_under_seal_tells_nobody_anything(case: Case) -> None:
    law_secrecy.check_sealed(case)


@pytest.mark.parametrize("case", sample(3, 15), ids=str)
def test_whether_a_seat_had_a_choice_shows_only_where_it_is_no_secret(case: Case) -> None:
    law_secrecy.check_veils(case)


@pytest.mark.parametrize("case", sample(3, 14), ids=str)
def test_a_dealt_world_agrees_with_what_the_seat_sees_and_knows(case: Case) -> None:
    law_deals.check_deals(case)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.spec.name)
def test_dealing_anew_changes_every_secret(subject: Subject) -> None:
    law_deals.check_changes(subject, [case for case in every_setting() if case.subject is subject])


@pytest.mark.parametrize("case", every_setting(), ids=str)
def test_games_that_look_alike_at_the_start_sounded_alike(case: Case) -> None:
    law_secrecy.check_opening(case.subject, case.setting)


@pytest.mark.setting
@pytest.mark.parametrize("case", every_setting(), ids=str)
def test_one_game_of_every_setting(case: Case) -> None:
    law_rules.check_progress(case)
    law_rules.check_offers(case)
    law_secrecy.check_worlds(case, every=20)
    law_deals.check_deals(case, every=20)
