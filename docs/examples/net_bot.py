"""A bot that plays by a net: it encodes what its seat sees, and takes the best answer that the mask allows."""

from pathlib import Path

import numpy as np

import astrodrome as ad
from astrodrome.research.spaces import ActionSpace, Encoder

GAME, SEATS, VERSION = "memoracers", 2, 3  # as in training
SPEC = ad.game(GAME)
OPTIONS = SPEC.read_options(SEATS, {})
ENCODER = Encoder(SPEC, SEATS, OPTIONS, version=VERSION)
ACTIONS = ActionSpace(SPEC, SEATS, OPTIONS, version=VERSION)
NET = dict(np.load(Path(__file__).with_name("my_net.npz")))
if (NET["columns"], NET["ids"]) != (ENCODER.fingerprint, ACTIONS.fingerprint):
    raise ValueError("my_net.npz was trained with other columns or ids")


def layer(name, values):
    return NET[f"{name}.weight"] @ values + NET[f"{name}.bias"]


def choose(view, prompt, legal, think):
    seen = ENCODER.encode_view(view, think.knowledge, prompt.decision, think.seat)
    held = np.clip(seen * NET["scale"], -5.0, 5.0)
    for name in ("body.0", "body.2"):
        held = np.maximum(layer(name, held), 0.0)
    logits = layer("answer", held)
    ids = ACTIONS.ids(legal, think.seat)  # those that the mask allows, with their actions
    return ids[max(ids, key=lambda number: logits[number])]
