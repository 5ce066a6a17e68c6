-- Where tickets are sold by a person; one row, which stands there once it is written. Texts are by language.
create table ticket_window (
  id integer primary key default 1 check (id = 1),
  place jsonb not null check (jsonb_typeof(place) = 'object'),
  hours jsonb not null check (jsonb_typeof(hours) = 'object'),
  bring jsonb not null check (jsonb_typeof(bring) = 'object'),
  -- of the park
  phone text not null,
  version integer not null,
  updated_at timestamptz,
  updated_by text
);
