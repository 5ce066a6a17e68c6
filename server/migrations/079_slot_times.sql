-- On which weekdays (1 is Monday) and in which of the park's seasons a slot is sold; no season: in all of them. One that was taken away
-- stays for the tickets that were sold of it.
alter table ticket_slot
  add column weekdays smallint[] not null default '{1,2,3,4,5,6,7}' check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  add column seasons text[] not null default '{}',
  add column retired_at timestamptz;
