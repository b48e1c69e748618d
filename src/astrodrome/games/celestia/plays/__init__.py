"""What can be done in a window, one module per card: who may play it, when, and what it does."""
