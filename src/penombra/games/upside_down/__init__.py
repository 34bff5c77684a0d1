"""Upside Down: a town and its mirror, two Seasons."""
