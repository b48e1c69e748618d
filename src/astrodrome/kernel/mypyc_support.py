"""Decorators for the compiler, without a dependency for those who do not compile."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_facts: bool) -> Callable[[C], C]:
        """Return a decorator that leaves a class as it is; only the compiler reads its arguments."""
        return _unchanged


if TYPE_CHECKING:
    from typing_extensions import override as override
elif sys.version_info >= (3, 12):
    from typing import override
else:

    def override(method: C) -> C:
        """Return a method as it is; type checkers and readers see that it overrides one of a base class."""
        return method


def _unchanged(thing: C) -> C:
    return thing
