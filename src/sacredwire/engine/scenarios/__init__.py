"""The missions, one file each."""
