"""What happens to ships in flight, whatever the card: dice, days, hits, losses, gains, loans, giving up."""
