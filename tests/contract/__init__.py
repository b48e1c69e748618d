"""What every game must do alike: one suite over all of them. `tests/<game>/contract.py` describes each."""
