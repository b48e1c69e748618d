"""What every pytest run of the project uses."""

from importlib.util import find_spec

pytest_plugins = ["tools.rule_plugin"]

# Modules over large extras: their examples are read only where the extra is installed, as in the lab's environment.
OVER_EXTRAS = {"pyspiel": "src/astrodrome/research/spiel.py", "ray": "src/astrodrome/selfplay/cluster.py"}
collect_ignore = [path for module, path in OVER_EXTRAS.items() if find_spec(module) is None]
