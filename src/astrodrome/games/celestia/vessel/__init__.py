"""The aircraft: who is aboard, the dice, moving on and crashing."""
