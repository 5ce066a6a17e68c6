-- What the stones tell. Texts are by language; ages in millions of years before now.
create table exhibit (
  -- The number on its sign, in digits; a row stays when it is removed, so that the number is never given again.
  id text primary key check (id ~ '^[1-9][0-9]{0,3}$'),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  latin text not null,
  life_group text not null,
  from_ma double precision not null,
  to_ma double precision not null check (to_ma >= 0 and to_ma <= from_ma),
  formation jsonb not null check (jsonb_typeof(formation) = 'object'),
  millimetres integer not null check (millimetres > 0),
  beside text not null check (beside in ('hand', 'person')),
  place jsonb not null check (jsonb_typeof(place) = 'object'),
  -- gcj02; both or none
  latitude double precision,
  longitude double precision,
  may_touch boolean not null,
  accession text not null,
  motif text not null,
  cover_id text references stored_file (id),
  credit text not null,
  story jsonb not null check (jsonb_typeof(story) = 'object'),
  child_story jsonb check (jsonb_typeof(child_story) = 'object'),
  sources jsonb not null check (jsonb_typeof(sources) = 'object'),
  related text[] not null,
  is_shown boolean not null,
  removed_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text,
  check ((latitude is null) = (longitude is null))
);

create trigger search_mark after insert or delete or update on exhibit for each row execute function search_mark('exhibit');
