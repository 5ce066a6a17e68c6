-- What the park is: its name, its telephones, who runs it, and when it is open. One row, which stands there once staff have written
-- it; until then the defaults of contract/src/park hold. Texts are by language.
create table park (
  id integer primary key default 1 check (id = 1),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  line jsonb not null check (jsonb_typeof(line) = 'object'),
  phones jsonb not null check (jsonb_typeof(phones) = 'object'),
  operator text not null,
  icp text not null,
  public_security text not null,
  hours jsonb not null check (jsonb_typeof(hours) = 'object'),
  version integer not null,
  updated_at timestamptz,
  -- a user name; null: the park as it came
  updated_by text
);
