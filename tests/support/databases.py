"""Stores on both databases, for the tests that hold whatever keeps them."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from sacredwire.store.store import Store
from support.postgres import Postgres


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A PostgreSQL server with durable settings."""
    made = Postgres()
    try:
        yield made.start()
    finally:
        made.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a fresh store may be opened, on either database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/sacredwire.db"
    return request.getfixturevalue("server").create(f"s{uuid4().hex}")


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A fresh store, open for writing."""
    with Store.open(url) as opened:
        yield opened
