-- How each of the park's jobs fares; the queue itself forgets within days.
create table job_run (
  job text primary key,
  every_s integer not null,
  -- when a node that works on it came up last
  since timestamptz not null,
  succeeded_at timestamptz,
  failed_at timestamptz
);
