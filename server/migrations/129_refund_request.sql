-- What a role may refund by itself, fen a day of somebody who has it; null: as much as they like. What is above it waits for approval.
alter table staff_role add column refund_limit integer check (refund_limit > 0);

-- fen that somebody refunded of their limit on a day. Kept as a number, so that two refunds at once cannot both be the last.
create table staff_refund_day (
  admin_id text not null,
  day date not null,
  amount integer not null,
  primary key (admin_id, day)
);

create table refund_request (
  id text primary key,
  order_id text not null references ticket_order (id),
  -- null: a part of the price, of no ticket
  ticket_ids text[],
  amount integer not null check (amount > 0),
  reason text not null,
  requested_at timestamptz not null,
  admin_id text not null,
  admin_name text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'declined')),
  decided_at timestamptz,
  decided_by text,
  answer text,
  check ((state = 'open') = (decided_at is null))
);
create unique index refund_request_open on refund_request (order_id) where state = 'open';
create index refund_request_of on refund_request (order_id);
create index refund_request_at on refund_request (requested_at);

create trigger staff_event_refund_requested after insert on refund_request
  for each row execute function staff_event_mark('refundRequested', 'order', 'order_id', '');
create trigger staff_event_refund_decided after update of state on refund_request
  for each row execute function staff_event_mark('refundDecided', 'order', 'order_id', '');
