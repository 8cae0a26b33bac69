"""Missions before they are played: rolled on the book's tables, read from links and files, written to both."""
