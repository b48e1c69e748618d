"""Write the JSON Schema of the protocol for the page: `python -m tools.schema` writes, `--check` only compares.

TypeScript's generator reads an older draft than ours, in which a tuple is written as `items`; and of a list with a
greatest length it would write out every length, so that bound is left to the server.
"""

import json
import sys
from pathlib import Path

from astrodrome.games import GAMES
from astrodrome.kernel.fields import Json
from astrodrome.server.protocol.schema import combined

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "generated" / "schema.json"
DRAFT = "http://json-schema.org/draft-07/schema#"


def older_draft(body: Json) -> Json:
    """Return a schema with tuples written as the generator knows them."""
    if isinstance(body, list):
        return [older_draft(item) for item in body]
    if not isinstance(body, dict):
        return body
    older = {key: older_draft(value) for key, value in body.items()}
    if "prefixItems" in older:
        older["items"] = older.pop("prefixItems")
        older["additionalItems"] = False
    elif older.get("type") == "array":
        older.pop("maxItems", None)
        older.pop("minItems", None)
    return older


def text() -> str:
    """Return the file as it should be for the games that are there."""
    schema = combined(GAMES)
    body = older_draft({**schema, "$schema": DRAFT})
    return json.dumps(body, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the file, or check that it is up to date."""
    if sys.argv[1:] == ["--check"]:
        fresh = FILE.is_file() and FILE.read_text(encoding="utf-8") == text()
        if not fresh:
            print(f"{FILE.name} is out of date: run `./run exec python -m tools.schema`", file=sys.stderr)
        return 0 if fresh else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
