from collections.abc import Callable
from typing import Any, Final

class Program:
    def __init__(self, root: tuple[Any, ...], columns: int, own: object, no_room: type[Exception], /) -> None: ...
    write: Final[Callable[[Any, Any, Any], None]]
