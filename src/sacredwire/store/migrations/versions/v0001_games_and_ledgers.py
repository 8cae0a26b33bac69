"""The first schema: games with their inputs, campaigns with their ledgers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the tables."""
    _games()
    _campaigns()


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("engine", sa.Integer(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("closing", sa.Text(), nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("kind IN ('match', 'postgame')", name=op.f("ck_games_kind")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_table(
        "inputs",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_inputs_seq")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_inputs_game_games")),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_inputs")),
    )


def _campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
        sa.UniqueConstraint("key", name=op.f("uq_campaigns_key")),
    )
    op.create_table(
        "ledger",
        sa.Column("campaign", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_ledger_seq")),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_ledger_campaign_campaigns")),
        sa.PrimaryKeyConstraint("campaign", "seq", name=op.f("pk_ledger")),
        sa.UniqueConstraint("campaign", "key", name=op.f("uq_ledger_campaign")),
    )
