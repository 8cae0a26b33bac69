"""Dice: levels, contests and damage as exact whole-number odds; nothing here rolls a die."""
