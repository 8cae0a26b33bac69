"""What happens after a match, stage by stage: each a procedure of its own, in the sequence of ``order``."""
