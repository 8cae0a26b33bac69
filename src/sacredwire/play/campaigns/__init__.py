"""Campaigns in play: who meets whom, what is played, who is ahead, and what everybody did."""
