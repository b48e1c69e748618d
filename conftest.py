"""What every pytest run of the project uses."""

pytest_plugins = ["tools.rule_plugin"]
