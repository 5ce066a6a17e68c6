-- Subscribe messages (decision 195). A row is one consent of WeChat's one-time kind, about one thing, and the message that grows from it:
-- consented until there is something to tell, then due, marked sending before it is sent, and then whatever became of it.
create table subscribe_message (
  visitor_id text not null references visitor (id) on delete cascade,
  purpose text not null,
  -- an order's id, a draw's, a waiting list entry's
  subject text not null,
  template_id text not null,
  lang text not null,
  answered_at timestamptz not null,
  state text not null check (
    state in ('refused', 'consented', 'due', 'sending', 'sent', 'unknown', 'failed', 'late')
  ),
  -- the inbox message that it grows from
  kind text,
  params jsonb check (jsonb_typeof(params) = 'object'),
  page_subject text,
  due_at timestamptz,
  useless_at timestamptz,
  next_try_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  msg_id text,
  problem text,
  primary key (visitor_id, purpose, subject),
  check ((state = 'due') <= (kind is not null and due_at is not null and useless_at is not null and next_try_at is not null))
);
create index subscribe_message_due on subscribe_message (next_try_at) where state = 'due';
create index subscribe_message_sending on subscribe_message (sent_at) where state = 'sending';
create index subscribe_message_of_subject on subscribe_message (purpose, subject) where state = 'consented';
create index subscribe_message_told on subscribe_message (msg_id) where msg_id is not null;
create index subscribe_message_old on subscribe_message (answered_at);

-- The day that the buyer was reminded of on the evening before: an order that moves is reminded of its new one.
alter table ticket_order add column reminded_of date;

-- WeChat's card of a paid order (notify_type 2011), told anew whenever the order's state is another. look_at: when it is to be looked at next.
create table ticket_card (
  order_id text primary key,
  transaction_id text not null,
  -- fen, and when: WeChat compares both with the payment's
  amount integer not null,
  paid_at timestamptz not null,
  -- null: not told yet
  told text check (told in ('issued', 'used', 'refunded', 'expired')),
  told_at timestamptz,
  look_at timestamptz,
  -- since when something is to be told; null: nothing is
  due_at timestamptz,
  -- a node that tells it has it alone until then, so that no older state comes after a newer one
  taken_until timestamptz,
  -- counts what happened to the order, so that what happens while it is told is told afterwards
  changes integer not null default 0,
  attempts integer not null default 0,
  problem text
);
create index ticket_card_due on ticket_card (look_at) where look_at is not null;
create index ticket_card_waiting on ticket_card (due_at) where due_at is not null;
create index ticket_card_old on ticket_card (paid_at);
create index pay_trade_paid on pay_trade (paid_at) where status = 'paid';

create function ticket_card_changed() returns trigger language plpgsql as $$
begin
  update ticket_card set look_at = '-infinity', due_at = coalesce(due_at, now()), changes = changes + 1 where order_id = new.id;
  return null;
end $$;
create trigger ticket_card_changed after update of status, start_at on ticket_order for each row
  when (old.status is distinct from new.status or old.start_at is distinct from new.start_at)
  execute function ticket_card_changed();
