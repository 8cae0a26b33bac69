"""What a campaign keeps between matches, and what its rules make of it; nothing here rolls a die."""
