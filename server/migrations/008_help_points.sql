-- Points that visitors earn, and calls for help.

-- A visitor's points; the balance is their sum and may be below zero. It only grows.
-- source + subject: what it is for (order + its id); event: which of its facts, each of which counts once.
create table points_entry (
  id bigint generated always as identity primary key,
  visitor_id text not null references visitor (id),
  source text not null check (source in ('order', 'activity', 'checkIn', 'correction')),
  subject text not null,
  event text not null,
  points integer not null check (points <> 0),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- of a check-in: which day in a row it is
  streak integer check (streak > 0),
  at timestamptz not null,
  check ((source = 'checkIn') = (streak is not null)),
  constraint points_entry_counts_once unique (visitor_id, source, subject, event)
);
create index points_entry_of_visitor on points_entry (visitor_id, id desc) include (points);
create function points_entry_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'points_entry only grows' using errcode = 'restrict_violation';
end $$;
create trigger points_entry_no_change before update or delete on points_entry
  for each row execute function points_entry_only_grows();
create trigger points_entry_no_truncate before truncate on points_entry
  for each statement execute function points_entry_only_grows();

-- One call for help of one phone, from the first time it was asked until it is over. device_hash: of the phone's own secret,
-- which is the receipt; nobody has to be signed in.
create table help_request (
  id text primary key,
  number text not null unique,
  device_hash text not null,
  visitor_id text references visitor (id) on delete set null,
  kind text not null check (kind in ('danger', 'hurt', 'lostChild', 'lostWay', 'other')),
  -- 1 first; copied from the kind so that an index can order by it
  urgency smallint not null check (urgency between 1 and 3),
  status text not null check (status in ('active', 'responding', 'resolved', 'cancelled')),
  phone text not null,
  note text not null,
  -- how often the phone asked while it was open
  asked integer not null default 1 check (asked > 0),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- metres
  accuracy real check (accuracy >= 0),
  position_system text check (position_system in ('wgs84', 'gcj02')),
  located_at timestamptz,
  -- when it was asked, by the phone; and when it arrived
  asked_at timestamptz not null,
  received_at timestamptz not null,
  responding_at timestamptz,
  responder_id text,
  responder_name text,
  ended_at timestamptz,
  -- what staff wrote when they resolved it
  outcome text,
  check (num_nulls(latitude, longitude, position_system, located_at) in (0, 4)),
  check ((status in ('resolved', 'cancelled')) = (ended_at is not null))
);
create unique index help_request_one_open on help_request (device_hash) where status in ('active', 'responding');
create index help_request_of_device on help_request (device_hash, received_at desc);
create index help_request_of_visitor on help_request (visitor_id) where visitor_id is not null;
create index help_request_open on help_request (status, urgency, received_at, id) where status in ('active', 'responding');
create index help_request_newest on help_request (received_at desc, id);
create index help_request_kept on help_request (ended_at) where ended_at is not null and (phone <> '' or latitude is not null or note <> '');

-- Each time a phone asked, under the id that it gave it before it sent it: delivered again, it is known.
create table help_ask (
  client_id text primary key,
  request_id text not null references help_request (id),
  received_at timestamptz not null
);
create index help_ask_of_request on help_ask (request_id);
