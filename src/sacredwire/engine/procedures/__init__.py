"""Every procedure, one file each, and the table that steps them."""
