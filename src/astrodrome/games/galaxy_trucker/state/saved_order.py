"""The order of the fields in a save: a digest is of the fields in this order. A new field comes last."""

from __future__ import annotations

from typing import Final

FIELD_ORDER: Final = """
flight credits income accounts heap face_up hand hand_seen loose kept reserve numbers turns circle running ships hulls
crew cells goods lost bank stock piles looking looked deck revealed used place flying stranded strength landed losers
settled dice boxed sleepers bereaved hyper boosted boosters spared eased owing specialists helped road_pile
road_discard roads bound sitting_out fronts facing numb dead made ordered junk face_down second_pass leader baddies
harmed leaving votes union_paid halves away aside paces adrift sold machinations plots unplayed loans borrowed secrets
guesses used_up depot scrapped retired taken
"""
