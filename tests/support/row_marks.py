"""A plugin that lists the table rows which the collected tests are marked with, for the row census."""

import json

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    found = {row for item in session.items for mark in item.iter_markers("row") for row in mark.args}
    session.config.get_terminal_writer().line("ROWS " + json.dumps(sorted(found)))
