"""How Alembic runs our migrations: on the connection it is given, within the transaction that is open there.

For a new one: change `store/tables.py`, write the next file of `versions` by hand, add its number to
`store.migrate.REVISIONS` and, before that, the text of a filled database of the old schema to `tests/fixtures/store`.
"""

from alembic import context

from sacredwire.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
