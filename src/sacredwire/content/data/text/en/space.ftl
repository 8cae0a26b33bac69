# What the geometry refuses to build on.

error-piece-footprint = The footprint of the piece “{ $piece }” must be convex, go counter-clockwise, have three corners or more and lie on the board.
error-piece-height = The piece “{ $piece }” must rise from its base to its top, between 0 and { $high } hundredths of an inch.
