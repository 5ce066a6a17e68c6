-- What staff gave back of an order beside its tickets, which stay as they are; the money itself is in pay_refund and the ledger.
create table order_part_refund (
  id text primary key,
  order_id text not null references ticket_order (id),
  amount integer not null check (amount > 0),
  refund_no text not null unique,
  created_at timestamptz not null
);
create index order_part_refund_of on order_part_refund (order_id);
