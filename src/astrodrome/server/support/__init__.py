"""What every part of the server uses: settings, limits, clocks, counters, tokens, queues, webhooks."""
