"""The modules of the Big Expansion, one package each."""
