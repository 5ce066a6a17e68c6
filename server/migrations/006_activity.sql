-- Activities: what the park puts on, who enrolled, and the line for a place. Texts a visitor reads are jsonb objects by language.

-- The row that the last places are fought over on. taken = people of enrolments that are enrolled, offered, kept or not kept; it
-- is changed only with them, under this row's lock, and tests count that it agrees.
create table activity (
  id text primary key,
  version integer not null default 1,
  stage text not null check (stage in ('draft', 'published', 'cancelled')),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  summary jsonb not null check (jsonb_typeof(summary) = 'object'),
  -- rich text, sanitised before it is kept
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  motif text not null,
  cover_id text,
  place jsonb not null check (jsonb_typeof(place) = 'object'),
  -- GCJ-02
  latitude double precision,
  longitude double precision,
  start_at timestamptz not null,
  end_at timestamptz not null,
  open_at timestamptz not null,
  close_at timestamptz not null,
  cancel_until timestamptz not null,
  min_people integer not null check (min_people > 0),
  max_people integer not null,
  per_enrollment integer not null check (per_enrollment between 1 and 10),
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  approval boolean not null,
  waiting_list boolean not null,
  points integer not null check (points >= 0),
  taken integer not null default 0,
  created_at timestamptz not null,
  -- when it was seen, at the end of sign-up, that enough had enrolled
  enough_at timestamptz,
  cancel_cause text check (cancel_cause in ('staff', 'tooFew')),
  cancel_reason text,
  check (open_at < close_at and close_at <= start_at and start_at < end_at and cancel_until <= start_at),
  check (min_people <= max_people),
  check ((stage = 'cancelled') = (cancel_cause is not null)),
  check (num_nulls(latitude, longitude) in (0, 2)),
  constraint activity_never_overbooked check (taken between 0 and max_people)
);
create index activity_by_start on activity (start_at, id);
create index activity_close_due on activity (close_at) where stage = 'published' and enough_at is null;

-- Name, phone and answers are encrypted; all three go when their time is over (docs/privacy.md).
create table activity_enrollment (
  id text primary key,
  -- the order of the line
  sequence bigint generated always as identity,
  activity_id text not null references activity (id),
  visitor_id text not null references visitor (id),
  idempotency_key text not null,
  -- what was asked for under the key: the same key with another wish is a mistake
  request_hash text not null,
  state text not null check (
    state in ('applied', 'waiting', 'offered', 'enrolled', 'kept', 'notKept', 'rejected', 'lapsed', 'ended', 'cancelled', 'cancelledByPark')
  ),
  people integer not null check (people between 1 and 10),
  name text,
  phone text,
  answers text,
  code text not null unique check (code ~ '^AC(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  offer_until timestamptz,
  reason text,
  kept_at timestamptz,
  kept_by text,
  kept_name text,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (visitor_id, idempotency_key),
  check (num_nulls(name, phone, answers) in (0, 3)),
  check ((state = 'offered') <= (offer_until is not null)),
  check ((state = 'kept') = (kept_at is not null)),
  check (num_nulls(kept_at, kept_by, kept_name) in (0, 3))
);
create unique index activity_enrollment_once on activity_enrollment (visitor_id, activity_id)
  where state in ('applied', 'waiting', 'offered', 'enrolled', 'kept');
create index activity_enrollment_line on activity_enrollment (activity_id, sequence) where state = 'waiting';
create index activity_enrollment_due on activity_enrollment (offer_until) where state = 'offered';
create index activity_enrollment_open on activity_enrollment (activity_id) where state in ('applied', 'waiting', 'offered', 'enrolled');
create index activity_enrollment_newest on activity_enrollment (activity_id, created_at desc, id);
create index activity_enrollment_of_visitor on activity_enrollment (visitor_id, created_at desc, id);
create index activity_enrollment_named on activity_enrollment (activity_id) where name is not null;
