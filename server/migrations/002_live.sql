-- Live: points, timespans, anchors and their reservations.
-- Texts a visitor reads are jsonb objects by language ("zh-Hans", "zh-Hant", "en", "es", "fr").
-- How many places are left is counted from live_reservation, never kept: a counter can drift, a count cannot.

create table live_platform (
  id text primary key,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  hosts jsonb not null check (jsonb_typeof(hosts) = 'array' and jsonb_array_length(hosts) > 0),
  position integer not null default 0
);

create table live_point (
  id text primary key,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  facilities jsonb not null default '[]' check (jsonb_typeof(facilities) = 'array'),
  motif text not null check (motif in ('ammonite', 'trilobite', 'footprint', 'ripple', 'valley', 'museum', 'shuttle')),
  pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array'),
  -- gcj02
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- places a timespan
  capacity integer not null check (capacity between 1 and 1000),
  open boolean not null default true,
  closed_reason jsonb check (closed_reason is null or jsonb_typeof(closed_reason) = 'object'),
  position integer not null default 0,
  check (open = (closed_reason is null))
);

-- Days that have timespans of their own (none at all closes the day); every other day has the usual ones.
create table live_day (
  day date primary key
);

-- day null: one of the usual timespans. A span that is taken off is retired, not deleted: reservations point at it.
create table live_timespan (
  id text primary key,
  day date references live_day (day),
  start_clock text not null check (start_clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_clock text not null check (end_clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  retired_at timestamptz,
  check (start_clock < end_clock)
);
create unique index live_timespan_usual on live_timespan (start_clock) where day is null and retired_at is null;
create unique index live_timespan_of_day on live_timespan (day, start_clock) where day is not null and retired_at is null;

-- status: 1 awaiting audit, 2 approved, 3 rejected, 4 suspended; a visitor who never applied (0) has no row.
create table live_anchor (
  id text primary key,
  visitor_id text not null unique references visitor (id),
  status smallint not null check (status between 1 and 4),
  name text not null,
  phone text not null,
  platform_id text not null references live_platform (id),
  account text not null,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Every application and what became of it.
create table live_registration (
  id text primary key,
  anchor_id text not null references live_anchor (id),
  status smallint not null check (status between 1 and 3),
  name text not null,
  phone text not null,
  platform_id text not null references live_platform (id),
  account text not null,
  introduction text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 1) = (decided_at is null)),
  check (status <> 3 or reason is not null)
);
create unique index live_registration_one_awaiting on live_registration (anchor_id) where status = 1;
create index live_registration_of_anchor on live_registration (anchor_id, created_at desc);
create index live_registration_newest on live_registration (created_at desc, id);
create index live_registration_by_status on live_registration (status, created_at desc, id);

-- start_at and end_at are copied from the timespan: what was booked stays what was booked.
-- no_show_at: from then on a place that was not checked in is free again, whether or not the job has said so yet.
create table live_reservation (
  id text primary key,
  number text not null unique,
  anchor_id text not null references live_anchor (id),
  point_id text not null references live_point (id),
  timespan_id text not null references live_timespan (id),
  platform_id text not null references live_platform (id),
  room_url text,
  day date not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  no_show_at timestamptz not null,
  status text not null check (status in ('booked', 'checkedIn', 'finished', 'cancelled', 'cancelledByPark', 'noShow')),
  reason text,
  created_at timestamptz not null,
  checked_in_at timestamptz,
  ended_at timestamptz,
  check (start_at < end_at),
  check (no_show_at > start_at and no_show_at <= end_at),
  check (status not in ('checkedIn', 'finished') or checked_in_at is not null),
  check ((status in ('booked', 'checkedIn')) = (ended_at is null))
);
create unique index live_reservation_one_at_a_time on live_reservation (anchor_id, day, start_at)
  where status in ('booked', 'checkedIn');
create index live_reservation_places on live_reservation (day, timespan_id, point_id)
  where status in ('booked', 'checkedIn', 'finished');
create index live_reservation_of_anchor on live_reservation (anchor_id, start_at desc, id);
create index live_reservation_of_point on live_reservation (point_id, start_at desc, id);
create index live_reservation_in_order on live_reservation (start_at desc, id);
create index live_reservation_open_by_timespan on live_reservation (timespan_id) where status in ('booked', 'checkedIn');
create index live_reservation_no_show_due on live_reservation (no_show_at) where status = 'booked';
create index live_reservation_live on live_reservation (end_at) where status = 'checkedIn';

-- kind and params; the sentence is made when it is read, in the reader's language.
create table live_message (
  id text primary key,
  -- the order of what was written in one moment
  sequence bigint generated always as identity,
  visitor_id text not null references visitor (id),
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  reservation_id text references live_reservation (id),
  created_at timestamptz not null
);
create index live_message_newest on live_message (visitor_id, created_at desc, sequence desc);
create index live_message_of_reservation on live_message (reservation_id) where reservation_id is not null;
