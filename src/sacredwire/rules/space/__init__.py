"""Geometry that knows no game: terrain, measuring, standing, sight, moves, pushes; all in whole hundredths of an inch.

Every answer is decided exactly. Each kernel of ``kernels`` has a plain Python twin here and equals it always.

Rule: R-16.
"""
