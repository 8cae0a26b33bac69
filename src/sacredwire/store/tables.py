"""The tables of a store. `migrations` makes them; a test holds both equal."""

from datetime import UTC, datetime

from sqlalchemy import (
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""How constraints are called, so that a later schema can name what it changes."""

metadata = MetaData(naming_convention=NAMES)


class Moment(TypeDecorator[datetime]):
    """A time in UTC: SQLite forgets the zone, PostgreSQL keeps it."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as it is written."""
        del dialect  # UTC everywhere
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as it was meant."""
        del dialect  # UTC everywhere
        if value is None or value.tzinfo is not None:
            return None if value is None else value.astimezone(UTC)
        return value.replace(tzinfo=UTC)


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("header", Text, nullable=False),
    Column("closing", Text, nullable=False),  # empty while the game is open
    Column("begun", Moment, nullable=False),
    CheckConstraint("kind IN ('match', 'postgame')", "kind"),
)

inputs = Table(
    "inputs",
    metadata,
    Column("game", Text, ForeignKey(games.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("hash", Text, nullable=False),
    CheckConstraint("seq >= 1", "seq"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("key", Text, nullable=False),  # a campaign founded twice under one key is one campaign
    UniqueConstraint("key"),
)

ledger = Table(
    "ledger",
    metadata,
    Column("campaign", Text, ForeignKey(campaigns.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("by", Text, nullable=False),
    Column("key", Text),  # on the first entry of an append; those that follow without one belong to it
    UniqueConstraint("campaign", "key"),
    CheckConstraint("seq >= 1", "seq"),
)

matches = Table(
    "matches",
    metadata,
    Column("game", Text, ForeignKey(games.c.id), primary_key=True),
    Column("secret", Text, nullable=False),  # what its dice fall by, in hex: nowhere else
    Column("control", Text, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("changed", Moment, nullable=False),
    CheckConstraint("control IN ('none', 'decision', 'match')", "control"),
)
"""Matches that a server leads: games whose inputs are written when they are over, from their journal."""

seats = Table(
    "seats",
    metadata,
    Column("game", Text, ForeignKey(matches.c.game), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("leaving", Integer, nullable=False),
    CheckConstraint("seat IN ('blue', 'amber')", "seat"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, ForeignKey(matches.c.game), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("used", Integer, nullable=False),
    CheckConstraint("role IN ('player', 'spectator', 'invitation', 'watch')", "role"),
)

journal = Table(
    "journal",
    metadata,
    Column("game", Text, ForeignKey(matches.c.game), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("key", Text),  # the id under which a client sent it
    Column("blue_left", Integer, nullable=False),
    Column("amber_left", Integer, nullable=False),
    UniqueConstraint("game", "key"),
    CheckConstraint("seq >= 1", "seq"),
)
