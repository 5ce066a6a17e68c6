-- What staff sent to everybody with a ticket for a day or a slot, as it was written.
create table ticket_mailing (
  id text primary key,
  day date not null,
  slot_id text,
  title jsonb not null,
  text jsonb not null,
  visitors integer not null,
  sent_at timestamptz not null,
  sent_by text not null
);
create index ticket_mailing_newest on ticket_mailing (sent_at desc, id);
