"""Many games between bots without a server: simulations, data sets, bots in files, benchmarks."""
