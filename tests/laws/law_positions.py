"""Laws of positions: any state has a text, the text gives the state back, and no text breaks the reader."""

from __future__ import annotations

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from tests.laws.play import Case, anything, walk
from tests.laws.worlds import difference, look

SIGNS = " ;|?:=.-0123456789abcdefgKSx'>\n"


def check_positions(case: Case, every: int = 1, looks: int = 1) -> None:
    """The text of a state gives the same state, hidden parts and future included.

    One state in `every` is written and read back; one in `looks` of those is also looked at from each seat.
    """
    spec = case.subject.spec
    game = case.start()
    for moment in walk(case):
        game = moment.game
        if moment.nth % every == 0:
            back = check_round_trip(spec, game, f"at answer {moment.nth}")
            if moment.nth % (every * looks) == 0:
                check_looks(game, back, f"at answer {moment.nth}")
    check_looks(game, check_round_trip(spec, game, "at the end"), "at the end")


def check_round_trip(spec: AnySpec, game: AnyGame, where: str) -> AnyGame:
    """Write a game as text and read it back; return what was read."""
    text = game.position()
    back = spec.position(text, seed=12345)
    assert back.digest() == game.digest(), f"the text gives another state {where}: {text}"
    assert (back.asked, back.number, back.over) == (game.asked, game.number, game.over), f"asks something else {where}"
    assert back.start == text, f"a game from a position is marked {where}"
    return back


def check_looks(game: AnyGame, back: AnyGame, where: str) -> None:
    """A game that was read back is written the same again, and looks the same to every seat."""
    assert back.position() == game.position(), f"the text changes when it is read and written {where}"
    for seat in range(game.seats):
        fault = difference(look(game, seat), look(back, seat))
        assert fault is None, f"looks different to seat {seat} {where}: {fault}"


def check_open_positions(case: Case, every: int = 3) -> None:
    """A text without hidden things tells none, looks alike to all, and can be played to its end."""
    spec = case.subject.spec
    chance = case.chance(4)
    for moment in walk(case):
        if moment.nth % every:
            continue
        where = f"at answer {moment.nth}"
        text = open_text(moment.game)
        if text is None:
            continue
        dealt = spec.position(text, seed=chance.below("seed", 1 << 31))
        assert dealt.view(None) == moment.game.view(None), f"what is dealt looks different {where}"
        assert dealt.situation == moment.game.situation, f"what is dealt asks something else {where}"
        play_on(dealt, chance, 40)
        again = spec.replay(Log.from_json(dealt.log.to_json()))
        assert again.digest() == dealt.digest(), f"the log of a game from a position replays differently {where}"


def open_text(game: AnyGame) -> str | None:
    """Return the text of a game without hidden things, None where it hangs on them."""
    try:
        return game.position(hidden=False)
    except PositionError as error:
        if error.place != "hidden":
            raise
        return None


def read(spec: AnySpec, text: str) -> AnyGame | PositionError:
    """Return the game of a text, or the error; any other error goes on."""
    try:
        return spec.position(text)
    except PositionError as error:
        return error


def play_on(game: AnyGame, chance: Chance, answers: int) -> None:
    """Play anything for a while; a dealt world must hold as well."""
    for nth in range(answers):
        if game.over:
            return
        seat, action = anything(game, chance)
        if nth == 0 and seat != CLOCK:
            game.determinise(seat, chance.word())
        game.play(seat, action)


def spoil(text: str, chance: Chance) -> str:
    """Change a text in one to four places."""
    for _ in range(1 + chance.below("changes", 4)):
        at = chance.below("at", len(text) + 1)
        how = chance.below("how", 5)
        sign = SIGNS[chance.below("sign", len(SIGNS))]
        if how == 0:
            text = text[:at] + sign + text[at:]
        elif how == 1:
            text = text[:at] + text[at + 1 + chance.below("cut", 12) :]
        elif how == 2:
            text = text[:at] + sign + text[at + 1 :]
        elif how == 3:
            clauses = text.split(";")
            del clauses[chance.below("clause", len(clauses))]
            text = ";".join(clauses)
        else:
            words = text.split(" ")
            one, other = chance.below("one", len(words)), chance.below("other", len(words))
            words[one], words[other] = words[other], words[one]
            text = " ".join(words)
        text = text or " "
    return text


def check_spoilt(spec: AnySpec, texts: list[str], count: int, chance: Chance) -> int:
    """Read spoilt texts: an error that names its place, or a game that can be played. Return how many errors."""
    errors = 0
    for _ in range(count):
        text = spoil(texts[chance.below("text", len(texts))], chance)
        found = read(spec, text)
        if isinstance(found, PositionError):
            assert found.place, f"no place: {found}"
            assert str(found).startswith(found.place + ": "), f"the place is not named: {found}"
            errors += 1
        else:
            try:
                play_on(found, chance, 8)
            except Exception as error:
                raise AssertionError(f"a text was read that cannot be played: {text}") from error
    return errors
