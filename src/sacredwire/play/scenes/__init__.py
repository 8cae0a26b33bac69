"""Scenes: a position, inputs, dice, and what must come out, from a file to a verdict."""
