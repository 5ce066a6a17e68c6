-- The line in front of ordering. Joining and letting in both hold the one row of the room, so places are given without a gap and never
-- more passes than the limit.
create table waiting_room (
  id integer primary key default 1 check (id = 1),
  kind text not null default 'off' check (kind in ('off', 'atOnce', 'perMinute')),
  amount integer not null default 100 check (amount > 0),
  -- a sale that starts then; who came before has no place until it is drawn
  opens_at timestamptz,
  -- counts the times it was switched on: a place of another round is none
  round integer not null default 0,
  -- how many came before the start and have no place yet
  early integer not null default 0,
  last_place integer not null default 0,
  -- the last place that was let in
  admitted integer not null default 0 check (admitted <= last_place),
  first_admitted_at timestamptz,
  -- up to which moment the admissions of a minute are used up
  allowed_at timestamptz,
  moved_at timestamptz,
  version integer not null default 0,
  updated_at timestamptz,
  updated_by text
);
insert into waiting_room default values;

create table waiting_place (
  visitor_id text primary key references visitor (id) on delete cascade,
  round integer not null,
  -- null: came early
  place integer,
  product_id text not null,
  day date not null,
  slot_id text not null,
  joined_at timestamptz not null,
  admitted_at timestamptz,
  ordered_at timestamptz
);
create index waiting_place_line on waiting_place (round, place) where admitted_at is null;
create index waiting_place_admitted on waiting_place (admitted_at) where admitted_at is not null;
