"""What a mission is worth to a side: a purpose for each kind of piece, one file a kind.

A purpose answers what `purposes.purpose.Purpose` asks, in points of Health; `purposes.table` says which kind of piece
has which, and adds up those of a mission.
"""
