-- Ways from exhibit to exhibit, in an order that tells something. Texts are by language.
create table walk (
  id text primary key,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  minutes integer not null check (minutes > 0),
  is_step_free boolean not null,
  -- Numbers of exhibits in their order. One may be hidden or removed later: it is left out of what visitors see.
  stops text[] not null check (cardinality(stops) between 2 and 30),
  step_free_id text references walk (id) on delete set null check (step_free_id <> id),
  is_shown boolean not null,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text
);
create index walk_step_free on walk (step_free_id);
