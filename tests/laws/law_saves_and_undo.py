"""Laws of copies, saves, logs and undo, and of playing forced answers."""

from __future__ import annotations

from astrodrome.kernel import agenda
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log
from tests.laws.play import Case, anything, walk
from tests.laws.worlds import difference, look


def check_copies(case: Case) -> None:
    """A copy is equal and independent: what is played on it never reaches the original, nor the other way round."""
    chance = case.chance(2)
    kept: list[tuple[AnyGame, str]] = []
    for moment in walk(case):
        game = moment.game
        digest = game.digest()
        twin, other = game.copy(), game.copy()
        assert twin.digest() == digest, f"a copy differs at answer {moment.nth}"
        assert (twin.asked, twin.number) == (game.asked, game.number), (
            f"a copy asks something else at answer {moment.nth}"
        )
        twin.play(moment.seat, moment.action)
        other.play(moment.seat, moment.action)
        assert twin.digest() == other.digest(), f"two copies have two futures at answer {moment.nth}"
        for _ in range(3):
            if not twin.over:
                twin.play(*anything(twin, chance))
        assert game.digest() == digest, f"playing on a copy changed the original at answer {moment.nth}"
        kept.append((game.copy(), digest))
    for nth, (old, digest) in enumerate(kept):
        assert old.digest() == digest, f"the copy made before answer {nth} has changed since"


def check_saves(case: Case) -> None:
    """A game saved before any answer and loaded again is the same game, with the same future."""
    for moment in walk(case):
        game = moment.game
        where = f"at answer {moment.nth}"
        with_log = moment.nth % 8 == 0  # a whole log in every save of a long game would cost its square
        data = game.save(log=with_log)
        loaded = case.subject.spec.load(data)
        assert loaded.save(log=with_log) == data, f"a loaded game saves differently {where}"
        assert not with_log or loaded.log == game.log, f"a loaded game has another log {where}"
        assert loaded.digest() == game.digest(), f"a loaded game differs {where}"
        assert (loaded.asked, loaded.number) == (game.asked, game.number), f"a loaded game asks something else {where}"
        for seat in range(game.seats):
            fault = difference(look(game, seat), look(loaded, seat))
            assert fault is None, f"a loaded game looks different to seat {seat} {where}: {fault}"
        twin = game.copy()
        events = twin.play(moment.seat, moment.action)
        assert loaded.legal(moment.seat) == game.legal(moment.seat), f"a loaded game allows something else {where}"
        assert loaded.play(moment.seat, moment.action) == events, f"a loaded game tells something else {where}"
        assert loaded.digest() == twin.digest(), f"a loaded game has another future {where}"


def check_replay(case: Case) -> None:
    """The log, written and read, gives the same game, at its end and in its middle."""
    digests: list[str] = []
    game = case.start()
    for moment in walk(case):
        game = moment.game
        digests.append(game.digest())
    log = Log.from_json(game.log.to_json())
    assert log == game.log, "a log changes when it is written and read"
    spec = case.subject.spec
    again = spec.replay(log)
    assert again.digest() == game.digest(), "the replay ends differently"
    assert again.outcome == game.outcome, "the replay has another outcome"
    for nth in sorted({0, len(digests) // 3, len(digests) // 2, len(digests) - 1}):
        assert spec.replay(log, nth).digest() == digests[nth], f"the replay differs after {nth} answers"


def check_undo(case: Case) -> None:
    """After an undo the past is what it was, the future is drawn again, and the log still tells it all."""
    chance = case.chance(3)
    digests: list[str] = []
    for moment in walk(case):
        game = moment.game
        digests.append(game.digest())
        if moment.nth == 0 or chance.below("undo", 12):
            continue
        to = chance.below("to", moment.nth)
        back = game.copy()
        back.undo(to)
        past = case.subject.spec.replay(game.log, to)
        assert (back.asked, back.number) == (past.asked, past.number), f"undo to {to} asks something else"
        past.state.chance.rekey(1)
        assert back.digest() == past.digest(), f"undo to {to} does not give that moment back"
        for _ in range(4):
            if not back.over:
                back.play(*anything(back, chance))
        assert case.subject.spec.replay(back.log).digest() == back.digest(), "a log with an undo replays differently"


def check_advance(case: Case) -> None:
    """Forced answers played by `advance`, by hand or without a log give the same game."""
    for moment in walk(case):
        quick, slow, bare = moment.game.copy(), moment.game.copy(), moment.game.copy()
        played = quick.advance()
        assert played == agenda.advance(bare.state), f"advance counts differently at answer {moment.nth}"
        for _ in range(played):
            (action,) = slow.legal(slow.asked[0])
            slow.play(slow.asked[0], action)
        assert quick.over or not quick.complete(quick.asked[0]) or len(quick.legal(quick.asked[0])) > 1
        assert quick.digest() == slow.digest() == bare.digest(), f"advance changes the game at answer {moment.nth}"
        assert quick.outcome == slow.outcome == bare.outcome, "advance changes the outcome"
        assert len(quick.log.entries) == moment.nth + played, "advance does not log what it plays"
    check_choices_alone(case)


def check_choices_alone(case: Case) -> None:
    """A whole game in which only choices are made, the rest by `advance`, is the game that its log replays."""
    game = case.start()
    chance = case.chance(4)
    game.advance()
    while not game.over:
        seat = game.asked[0]
        actions = game.legal(seat)
        game.play(seat, actions[chance.below("choice", len(actions))])
        game.advance()
    again = case.start()
    for entry in game.log.entries:
        again.play(entry.seat, again.spec.codec.decode_action(entry.action))  # type: ignore[union-attr]  # no undo here
    assert again.digest() == game.digest(), "a game of choices alone ends differently when all answers are played"
    assert again.outcome == game.outcome, "a game of choices alone has another outcome"
