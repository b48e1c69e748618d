"""Celerium: a rally over several planets, two vehicles per franchise. The rules: docs/rules/celerium.md (CM-)."""
