"""Counting the pieces, wherever they lie."""

from __future__ import annotations

from astrodrome.games.celerium.state.game_state import Celerium


def census(g: Celerium) -> tuple[int, ...]:
    """Count each event card, Upgrade, planet, Control card and Boost version: the same at every moment of a game."""
    cards = [card for pile in (*g.event_decks, *g.event_discards, *g.hands) for card in pile] + g.cards_played
    installed = [upgrade for upgrade in g.installed_upgrade if upgrade is not None]
    stored = [upgrade for store in (*g.hangar, *g.workshop) for upgrade in store]
    upgrades = [*g.market.deck, *g.market.on_sale, *g.market.discard, *installed, *stored]
    planets = [*g.planets.pile, *g.planets.removed, *g.planets.seen]
    controls = [*g.control.deck, *g.control.discard]
    tables = g.tables
    count = [cards.count(card) for card in range(len(tables.cards.name))]
    count += [upgrades.count(upgrade) for upgrade in range(len(tables.upgrades.name))]
    count += [planets.count(planet) for planet in range(len(tables.modifier))]
    count += [controls.count(control) for control in range(len(tables.places))]
    for boost, tokens in enumerate(tables.versions):
        held = [*g.boost_supply[boost], *g.boost_versions[boost :: len(tables.versions)]]
        count += [held.count(version) for version in sorted(set(tokens))]
    return tuple(count)
