"""Matches that a server leads: their seats, tokens and journals."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the tables."""
    _make_matches()
    _make_tokens_and_journal()


def _make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("control", sa.Text(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("control IN ('none', 'decision', 'match')", name=op.f("ck_matches_control")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_matches_game_games")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_matches")),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("leaving", sa.Integer(), nullable=False),
        sa.CheckConstraint("seat IN ('blue', 'amber')", name=op.f("ck_seats_seat")),
        sa.ForeignKeyConstraint(["game"], ["matches.game"], name=op.f("fk_seats_game_matches")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
    )


def _make_tokens_and_journal() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.CheckConstraint("role IN ('player', 'spectator', 'invitation', 'watch')", name=op.f("ck_tokens_role")),
        sa.ForeignKeyConstraint(["game"], ["matches.game"], name=op.f("fk_tokens_game_matches")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_game"), "tokens", ["game"])
    op.create_table(
        "journal",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("blue_left", sa.Integer(), nullable=False),
        sa.Column("amber_left", sa.Integer(), nullable=False),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_journal_seq")),
        sa.ForeignKeyConstraint(["game"], ["matches.game"], name=op.f("fk_journal_game_matches")),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_journal")),
        sa.UniqueConstraint("game", "key", name=op.f("uq_journal_game")),
    )
