"""Boards made and measured: the seeded generator, and the report of how well a board keeps the book's demands."""
