-- What staff write about an order for each other; the words are encrypted.
create table order_note (
  id text primary key,
  order_id text not null references ticket_order (id),
  at timestamptz not null,
  admin_id text not null,
  admin_name text not null,
  text text not null
);
create index order_note_of on order_note (order_id, at, id);
