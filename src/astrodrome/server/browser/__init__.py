"""The server in a worker of a browser: no process, no thread, no network."""
