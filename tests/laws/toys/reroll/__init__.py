"""A window whose card re-rolls the dice and voids a declaration."""
