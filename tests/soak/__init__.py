"""The long runs, called by `./run soak`."""
