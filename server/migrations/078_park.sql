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

-- On which weekdays (1 is Monday) and in which of the park's seasons a slot is sold; no season: in all of them. One that was taken away
-- stays for the tickets that were sold of it.
alter table ticket_slot
  add column weekdays smallint[] not null default '{1,2,3,4,5,6,7}' check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  add column seasons text[] not null default '{}',
  add column retired_at timestamptz;

-- The places of a day that the park's hours or slots no longer have; null: it is sold as it stands. Its stock is what is taken then.
alter table ticket_stock add column stock_if_open integer check (stock_if_open between 0 and 100000);

-- What is given back of such a day is not sold again.
create function ticket_stock_stays_off() returns trigger language plpgsql as $$
begin
  new.stock := new.taken;
  return new;
end $$;
create trigger ticket_stock_stays_off before update of taken on ticket_stock
  for each row when (new.stock_if_open is not null and new.taken < old.taken) execute function ticket_stock_stays_off();
