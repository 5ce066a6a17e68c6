-- Shifts of cashiers at a ticket window, and what they sell. float_fen and counted_fen are cash in the drawer.
create table window_shift (
  id text primary key,
  name text not null,
  admin_id text not null,
  admin_name text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  float_fen integer not null check (float_fen >= 0),
  counted_fen integer check (counted_fen >= 0),
  note text not null default '',
  check ((closed_at is null) = (counted_fen is null))
);
create unique index window_shift_open on window_shift (admin_id) where closed_at is null;
create index window_shift_newest on window_shift (opened_at desc, id);

-- One payment at a window. Its id is a visitor of its own, whose orders are what is sold: a family at the gate is one, too.
create table window_sale (
  id text primary key references visitor (id),
  -- of this attempt to sell, and what was asked for under it
  key text not null unique,
  request_hash text not null,
  number text not null unique,
  shift_id text not null references window_shift (id),
  method text check (method in ('cash', 'code', 'free')),
  received_fen integer check (received_fen >= 0),
  free_tickets integer not null default 0,
  reason text,
  created_at timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  code_sent_at timestamptz,
  check (paid_at is null or method is not null)
);
create index window_sale_shift on window_sale (shift_id, created_at);
