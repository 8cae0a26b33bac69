"""Writers, and the database server too, are killed amid post-games: nothing is lost, nothing counts twice.

A process that dies leaves what the operating system has of its files; what a power cut leaves: test_power_cuts.
"""

from pathlib import Path

from support.killing import kill_server, kill_writers
from support.postgres import Postgres

KILLS = 20


def test_a_killed_writer_loses_nothing_in_a_file(tmp_path: Path) -> None:
    kill_writers(f"sqlite:///{tmp_path}/sacredwire.db", "file", KILLS)


def test_a_killed_writer_loses_nothing_in_postgresql(server: Postgres) -> None:
    kill_writers(server.create("killed_writers"), "server", KILLS)


def test_a_killed_server_loses_nothing(server: Postgres) -> None:
    kill_server(server.create("killed_servers"), "servers", KILLS, server)
