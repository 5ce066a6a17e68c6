-- What the console of the staff stands on: versions where two may write at once, staff's own pictures, previews, entries that a
-- gate let in without a network, and indexes for lists and figures.

alter table ticket_product
  add column version integer not null default 1,
  add column updated_by text;
alter table prize_round
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text;
alter table activity
  add column updated_at timestamptz,
  add column updated_by text;
alter table park_place
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text;

-- Uploaded by staff: it belongs to the park, and only staff put it to use.
alter table stored_file add column by_staff boolean not null default false;

-- What an editor holds and has not saved, for an hour, as a visitor would see it.
create table staff_preview (
  id text primary key check (id like 'preview-%'),
  kind text not null check (kind in ('notice', 'activity')),
  contents jsonb not null check (jsonb_typeof(contents) = 'object'),
  made_by text,
  expires_at timestamptz not null
);
create index staff_preview_over on staff_preview (expires_at);

-- One scan of a gate under the id the gate gave it, and what it was answered: sent again, it is known.
create table gate_entry (
  id text primary key,
  ticket_id text references ticket (id),
  verdict text not null,
  sentence text not null,
  gate text not null,
  -- the person was let in by the gate alone, and the server heard of it later
  offline boolean not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  admin_id text,
  admin_name text
);
create index gate_entry_ticket on gate_entry (ticket_id) where ticket_id is not null;

-- Somebody is in the park by a ticket that should not have let them in: it had been used, given back, or is for another time.
-- first_*: the entry that counts, where there is one.
create table gate_conflict (
  id text primary key,
  entry_id text not null unique references gate_entry (id),
  ticket_id text not null references ticket (id),
  verdict text not null,
  first_gate text,
  first_at timestamptz,
  gate text not null,
  at timestamptz not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  note text,
  check (num_nulls(first_gate, first_at) in (0, 2)),
  check ((resolved_at is null) = (note is null))
);
create index gate_conflict_newest on gate_conflict (created_at desc, id);
create index gate_conflict_open on gate_conflict (created_at desc, id) where resolved_at is null;
create index gate_conflict_ticket on gate_conflict (ticket_id);

create trigger staff_event_conflict after insert or update of resolved_at on gate_conflict
  for each row execute function staff_event_mark('gateConflict', 'conflict', 'id', '');

-- Figures of days and hours, read from the index alone.
create index ticket_order_paid on ticket_order (paid_at) include (quantity) where paid_at is not null;
create index ticket_used on ticket (used_at) where used_at is not null;

create index lost_found_item_newest on lost_found_item (created_at desc, id);
create index lost_found_claim_newest on lost_found_claim (created_at desc, id);
