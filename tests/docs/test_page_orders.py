"""The page offers to set aside, for a step, exactly the actions that Celestia lets people set aside."""

import re
from pathlib import Path

from astrodrome.games.celestia.orders import KEPT_BACK

DRAFT = Path(__file__).resolve().parents[2] / "web/src/games/celestia/drafts/orders.ts"


def test_the_page_sets_the_same_actions_aside_as_the_rules() -> None:
    found = re.search(r"STEP: .*?= \[(.*?)\]", DRAFT.read_text(encoding="utf-8"))
    assert found is not None
    assert re.findall(r'"(\w+)"', found[1]) == [kind.__name__ for kind in KEPT_BACK]
