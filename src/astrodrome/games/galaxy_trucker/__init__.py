"""Galaxy Trucker: build a ship from junk, then fly it. The rules: docs/rules/galaxy-trucker-base.md (GB-)."""
