"""What the compiler wants to be told, without a dependency for those who do not compile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_facts: bool) -> Callable[[C], C]:
        """Return a decorator that leaves a class as it is; only the compiler reads its arguments."""
        return _unchanged


def _unchanged(thing: C) -> C:
    return thing
