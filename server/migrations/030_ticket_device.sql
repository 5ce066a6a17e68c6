-- The phone that was given a ticket's newest pass (docs/gate-code.md): 16 hex digits that it chose, and not its number. An older server
-- leaves them alone.
alter table ticket add column device text check (device ~ '^[0-9a-f]{16}$');
