-- Two people at one set of timespans, or at the places of one slot: who changed it last, so that the second is told.

-- name: 'usual', or a day that has a set of its own. Versions are given over all sets, each once: a day that has the usual set shows that
-- set's version, and getting one of its own is a change as well. A set without a row is as it was when this table came: version 0.
create table live_timespan_set (
  name text primary key check (name ~ '^(usual|[0-9]{4}-[0-9]{2}-[0-9]{2})$'),
  version integer not null unique check (version > 0),
  updated_at timestamptz not null,
  updated_by text
);

-- Null: as many places as the product gave the day when it began to sell.
alter table ticket_stock
  add column updated_at timestamptz,
  add column updated_by text;
