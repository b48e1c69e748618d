"""Laws of dealing again: a dealt world agrees with what a seat sees and knows, and with nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Sealed
from astrodrome.kernel.fields import PUBLIC
from astrodrome.kernel.game import AnyGame
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
            assert game.digest() == digest, f"dealing again changed the original ({where})"


@dataclass
class Changes:
    """The fields that were seen to change, without forgetting and with it."""

    by_deal: dict[bool, set[str]] = field(default_factory=lambda: {False: set(), True: set()})
    by_hand: dict[bool, set[str]] = field(default_factory=lambda: {False: set(), True: set()})

    def look(self, subject: Subject, game: AnyGame, chance: Chance) -> None:
        """Make worlds for every seat and note what differs."""
        for seat in range(game.seats):
            for forget in (False, True):
                dealt = game.determinise(seat, chance.below("seed", 1 << 31), 0.0 if forget else 1.0)
                self.by_deal[forget].update(changed_fields(game, dealt))
                self.by_hand[forget].update(changed_fields(game, scrambled(subject, game, seat, chance, forget)))

    def faults(self, subject: Subject) -> list[str]:
        """Say which secrets never changed though they should."""
        found = []
        for forget in (False, True):
            missed = sorted(self.by_hand[forget] - self.by_deal[forget])
            if missed:
                found.append(f"dealing again never changes {missed}, which a seat cannot know (forgetting: {forget})")
        secret = {field.name for field in subject.spec.fields if field.secrecy is not PUBLIC}
        if any(issubclass(task, Sealed) for task in subject.spec.tasks):
            secret.add("answers")
        still = sorted(secret - self.by_hand[True])
        if still:
            found.append(f"nothing ever changes the secret fields {still}")
        still = sorted(secret - self.by_hand[False] - set(subject.hooks.known))
        if still:
            found.append(f"without forgetting, nothing ever changes the secret fields {still}")
        return found


def check_changes(subject: Subject, cases: Iterable[Case]) -> None:
    """Over enough worlds every secret field is seen to change, by dealing as well as by scrambling."""
    changes = Changes()
    for game in () if subject.hooks.rare is None else subject.hooks.rare():
        for seed in range(5):
            changes.look(subject, game, Chance(seed))
    for case in cases:
        chance = case.chance(12)
        for moment in some(case, 2):
            changes.look(subject, moment.game, chance)
        if not changes.faults(subject):
            return
    faults = changes.faults(subject)
    assert not faults, f"{subject.spec.name}: {'; '.join(faults)}"
