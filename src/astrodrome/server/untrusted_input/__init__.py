"""Worker processes for untrusted input, with limits on CPU time and memory."""
