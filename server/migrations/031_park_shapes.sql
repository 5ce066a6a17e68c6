-- Ways, waters and woods of the park, and why a way or a place is closed.
create table park_shape (
  id text primary key,
  kind text not null check (kind in ('path', 'steps', 'road', 'shuttle', 'stream', 'water', 'wood', 'rock', 'meadow', 'paved')),
  -- Null where it has none.
  name jsonb check (jsonb_typeof(name) = 'object'),
  -- gcj02: [longitude, latitude, metres above the sea][]; of an area the closed ring
  line jsonb not null check (jsonb_typeof(line) = 'array'),
  step_free boolean not null default false,
  -- Why it is closed; null: it is open.
  closed jsonb check (jsonb_typeof(closed) = 'object'),
  position integer not null default 0
);

alter table park_place
  add column closed jsonb check (jsonb_typeof(closed) = 'object'),
  drop constraint park_place_kind_check,
  add constraint park_place_kind_check check (kind in ('entrance', 'museum', 'sight', 'food', 'shuttle', 'toilet', 'firstAid'));
