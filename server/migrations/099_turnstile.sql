-- Controllers of turnstiles, each with a key that follows from its id and the server's secret.
create table turnstile (
  id text primary key,
  name text not null,
  created_at timestamptz not null,
  seen_at timestamptz
);
