"""The laboratory: many games at once, bots against bots, and how fast it all is."""
