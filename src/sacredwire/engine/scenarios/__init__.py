"""What the pieces of missions do, one file a kind of piece."""
