"""Checks of the whole project; each folder is a stage of `./run test`."""
