"""Entry point for Alembic: runs the steps on the connection that `store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
