"""Boards and missions drawn to scale, as SVG: what the command line, the mission sheet and the server show."""
