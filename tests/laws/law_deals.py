"""Laws of dealing anew: a dealt world agrees with what a seat sees and knows, and with nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from astrodrome.kernel.fields import PUBLIC
from tests.laws.play import Case, anything, some
from tests.laws.subject import Subject
from tests.laws.worlds import changed_fields, difference, look, public_names, scrambled


def check_deals(case: Case, every: int = 4) -> None:
    """A dealt world is one the seat could be in; the original stays as it was, and the future is another."""
    chance = case.chance(11)
    spec = case.subject.spec
    for moment in some(case, every):
        game = moment.game
        digest = game.digest()
        for seat in range(game.seats):
            seed = chance.below("seed", 1 << 31)
            dealt = game.determinise(seat, seed)
            where = f"dealt for seat {seat} at answer {moment.nth}"
            fault = difference(look(game, seat), look(dealt, seat))
            assert fault is None, f"a world {where} does not agree with it: {fault}"
            assert game.determinise(seat, seed).digest() == dealt.digest(), f"one seed, two worlds {where}"
            assert spec.census(dealt.state) == spec.census(game.state), f"pieces were lost or made {where}"
            changed = [name for name in changed_fields(game, dealt) if name in public_names(game)]
            assert not changed, f"public fields differ in a world {where}: {changed}"
            future, mine = dealt.state.chance, game.state.chance
            assert (future.seed, future.undos) != (mine.seed, mine.undos), f"the future is known {where}"
            for recall in (0.0, 0.5):
                vague = game.determinise(seat, seed, recall)
                for name in ("view", "public view"):
                    assert look(vague, seat)[name] == look(game, seat)[name], f"{name} differs {where}, recall {recall}"
            for _ in range(3):
                if not dealt.over:
                    dealt.play(*anything(dealt, chance))
            assert game.digest() == digest, f"dealing anew changed the original ({where})"


def check_changes(subject: Subject, cases: Iterable[Case]) -> None:
    """Over enough worlds every secret field is seen to change, by dealing as well as by scrambling."""
    by_deal: dict[bool, set[str]] = {False: set(), True: set()}
    by_hand: dict[bool, set[str]] = {False: set(), True: set()}
    for case in cases:
        chance = case.chance(12)
        for moment in some(case, 2):
            game = moment.game
            for seat in range(game.seats):
                for forget in (False, True):
                    dealt = game.determinise(seat, chance.below("seed", 1 << 31), 0.0 if forget else 1.0)
                    by_deal[forget].update(changed_fields(game, dealt))
                    by_hand[forget].update(changed_fields(game, scrambled(subject, game, seat, chance, forget)))
    name = subject.spec.name
    for forget in (False, True):
        missed = sorted(by_hand[forget] - by_deal[forget])
        assert not missed, (
            f"{name}: dealing anew never changes {missed} (forgetting: {forget}), which a seat cannot know"
        )
    secret = {field.name for field in subject.spec.fields if field.secrecy is not PUBLIC}
    still = sorted(secret - by_hand[True])
    assert not still, f"{name}: nothing ever changes the secret fields {still}"
    still = sorted(secret - by_hand[False] - set(subject.hooks.known))
    assert not still, f"{name}: without forgetting, nothing ever changes the secret fields {still}"
