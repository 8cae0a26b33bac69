"""Words for how a game ended before its time."""

OBJECTIVE = "objective"
"""It was won at once. Rule: R-93."""
LOST = "lost"
"""Both sides lost. Rule: R-99."""
