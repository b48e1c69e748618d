"""Bots for Galaxy Trucker: a builder of sound ships, a flyer that weighs prices, and the policy for searches."""
