-- Tickets: products, stock, orders, the waiting list, closures, the gate; money that went through WeChat Pay; messages.
-- Money is in fen. Texts a visitor reads are jsonb objects by language.

create table ticket_slot (
  id text primary key,
  start_clock text not null check (start_clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_clock text not null check (end_clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check (start_clock < end_clock)
);

create table ticket_product (
  id text primary key,
  kind text not null check (kind in ('adult', 'child', 'senior', 'student', 'combined', 'addOn')),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  includes jsonb not null default '[]' check (jsonb_typeof(includes) = 'array'),
  rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array'),
  motif text not null check (motif in ('ammonite', 'trilobite', 'footprint', 'ripple', 'valley', 'museum', 'shuttle')),
  price integer not null check (price between 0 and 1000000),
  real_name boolean not null,
  late_refund_percent integer not null check (late_refund_percent between 0 and 100),
  on_sale boolean not null default true,
  position integer not null default 0,
  updated_at timestamptz not null
);

-- Places that a new day begins with.
create table ticket_product_slot (
  product_id text not null references ticket_product (id),
  slot_id text not null references ticket_slot (id),
  stock integer not null check (stock between 0 and 100000),
  primary key (product_id, slot_id)
);

-- slot_id null: the whole day. Closed until reopened_at.
create table ticket_closure (
  id text primary key,
  day date not null,
  slot_id text references ticket_slot (id),
  reason text not null,
  -- without an answer by then everything is given back
  answer_until timestamptz not null,
  orders integer not null default 0,
  tickets integer not null default 0,
  cancelled integer not null default 0,
  created_at timestamptz not null,
  reopened_at timestamptz
);
create unique index ticket_closure_open on ticket_closure (day, coalesce(slot_id, '')) where reopened_at is null;
create index ticket_closure_newest on ticket_closure (created_at desc, id);

-- The row that a rush is for. taken = places held by unpaid orders + valid and used tickets + offers of the waiting list; it is
-- changed only in the transaction that changes those, and tests count that it agrees.
create table ticket_stock (
  product_id text not null references ticket_product (id),
  day date not null,
  slot_id text not null references ticket_slot (id),
  stock integer not null check (stock between 0 and 100000),
  taken integer not null default 0,
  closure_id text references ticket_closure (id),
  primary key (product_id, day, slot_id),
  constraint ticket_stock_never_oversold check (taken between 0 and stock)
) with (fillfactor = 50);
create index ticket_stock_day on ticket_stock (day, slot_id);

create table ticket_order (
  id text primary key,
  number text not null unique,
  visitor_id text not null references visitor (id),
  idempotency_key text not null,
  -- what was asked for under the key: the same key with another wish is a mistake
  request_hash text not null,
  product_id text not null,
  day date not null,
  slot_id text not null,
  -- copied from the slot: what was bought stays what was bought
  start_at timestamptz not null,
  end_at timestamptz not null,
  quantity integer not null check (quantity between 1 and 5),
  price integer not null check (price >= 0),
  amount integer not null,
  late_refund_percent integer not null check (late_refund_percent between 0 and 100),
  phone text not null,
  status text not null check (
    status in ('pending', 'paid', 'partlyUsed', 'used', 'cancelled', 'expired', 'refunding', 'refunded')
  ),
  changes integer not null default 0 check (changes between 0 and 2),
  closure_id text references ticket_closure (id),
  closure_answer text check (closure_answer in ('refund', 'move')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  check (amount = price * quantity),
  check (start_at < end_at),
  unique (visitor_id, idempotency_key),
  foreign key (product_id, day, slot_id) references ticket_stock (product_id, day, slot_id)
);
create index ticket_order_of_visitor on ticket_order (visitor_id, created_at desc, id);
create index ticket_order_of_slot on ticket_order (product_id, day, slot_id, status);
create index ticket_order_day on ticket_order (day, created_at desc, id);
create index ticket_order_newest on ticket_order (created_at desc, id);
create index ticket_order_phone on ticket_order (phone, created_at desc);
create index ticket_order_phone_kept on ticket_order (day) where phone <> '';
create index ticket_order_due on ticket_order (expires_at) where status = 'pending';
create index ticket_order_closed on ticket_order (closure_id) where closure_id is not null and closure_answer is null;

-- person_*: only where the product asks; name and number are encrypted (AES-256-GCM, `keyId.iv.data.tag`), the hash is keyed.
create table ticket (
  id text primary key,
  number text not null unique,
  order_id text not null references ticket_order (id),
  position integer not null,
  visitor_id text not null,
  product_id text not null,
  day date not null,
  slot_id text not null,
  price integer not null,
  status text not null check (status in ('held', 'valid', 'used', 'refunding', 'refunded', 'released')),
  person_name text,
  person_id_kind text,
  person_id_number text,
  -- what is shown of the number
  person_id_masked text,
  person_hash text,
  used_at timestamptz,
  used_where text,
  -- fen; set when it is given back
  refund_amount integer,
  refund_no text,
  unique (order_id, position),
  check ((status = 'used') = (used_at is not null)),
  check ((status in ('refunding', 'refunded')) = (refund_amount is not null))
);
create unique index ticket_one_a_person_a_day on ticket (person_hash, day)
  where person_hash is not null and status in ('held', 'valid', 'used');
create index ticket_of_slot on ticket (product_id, day, slot_id, status);
create index ticket_of_refund on ticket (refund_no) where refund_no is not null;
create index ticket_person_kept on ticket (day) where person_hash is not null;

create table saved_visitor (
  id text primary key,
  visitor_id text not null references visitor (id) on delete cascade,
  name text not null,
  id_kind text not null,
  id_number text not null,
  id_masked text not null,
  id_hash text not null,
  created_at timestamptz not null,
  unique (visitor_id, id_hash)
);

create table ticket_waiting (
  id text primary key,
  sequence bigint generated always as identity,
  visitor_id text not null references visitor (id),
  product_id text not null,
  day date not null,
  slot_id text not null,
  quantity integer not null check (quantity between 1 and 5),
  status text not null check (status in ('waiting', 'offered', 'taken', 'lapsed', 'left', 'ended')),
  offer_until timestamptz,
  order_id text references ticket_order (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (product_id, day, slot_id) references ticket_stock (product_id, day, slot_id),
  check ((status = 'offered') <= (offer_until is not null))
);
create unique index ticket_waiting_once on ticket_waiting (visitor_id, product_id, day, slot_id)
  where status in ('waiting', 'offered');
create index ticket_waiting_line on ticket_waiting (product_id, day, slot_id, sequence) where status in ('waiting', 'offered');
create index ticket_waiting_due on ticket_waiting (offer_until) where status = 'offered';
create index ticket_waiting_of_visitor on ticket_waiting (visitor_id, created_at desc);

-- Every answer a gate was given. It only grows.
create table ticket_gate_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  ticket_id text,
  verdict text not null,
  gate text not null,
  admin_id text,
  admin_name text
);
create index ticket_gate_log_ticket on ticket_gate_log (ticket_id, id) where ticket_id is not null;
create trigger ticket_gate_log_no_change before update or delete on ticket_gate_log
  for each row execute function audit_log_only_grows();

-- One attempt to be paid at WeChat. subject: what it pays for (an order's id).
create table pay_trade (
  out_trade_no text primary key,
  subject text not null,
  visitor_id text not null references visitor (id),
  app_id text not null,
  amount integer not null check (amount > 0),
  description text not null,
  status text not null check (status in ('created', 'paid', 'closed')),
  prepay_id text,
  prepaid_at timestamptz,
  expires_at timestamptz not null,
  transaction_id text unique,
  paid_at timestamptz,
  created_at timestamptz not null,
  asked_at timestamptz,
  check ((status = 'paid') = (paid_at is not null and transaction_id is not null))
);
create index pay_trade_subject on pay_trade (subject);
create index pay_trade_open on pay_trade (created_at) where status = 'created';

-- Money on its way back: written with the reason for it in one transaction, sent afterwards until WeChat has it.
create table pay_refund (
  out_refund_no text primary key,
  out_trade_no text not null references pay_trade (out_trade_no),
  subject text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('requested', 'processing', 'done', 'failed')),
  refund_id text,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  problem text,
  created_at timestamptz not null,
  -- when WeChat took it from the park's account: the day it is in WeChat's bill, though it may arrive days later
  accepted_at timestamptz,
  done_at timestamptz,
  check ((status = 'done') = (done_at is not null))
);
create index pay_refund_subject on pay_refund (subject);
create index pay_refund_open on pay_refund (next_try_at) where status in ('requested', 'processing');
create index pay_refund_accepted on pay_refund (accepted_at) where status in ('processing', 'done');
create index pay_refund_newest on pay_refund (created_at desc, out_refund_no);
create index pay_refund_by_status on pay_refund (status, created_at desc, out_refund_no);

-- Every fen that came (positive) and went (negative), when WeChat says it did. It only grows.
create table pay_ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- the park's day of `at`
  day date not null,
  kind text not null check (kind in ('payment', 'refund')),
  amount integer not null,
  subject text not null,
  out_trade_no text not null references pay_trade (out_trade_no),
  out_refund_no text references pay_refund (out_refund_no),
  -- transaction_id or refund_id
  wechat_id text not null,
  check (case kind when 'payment' then amount > 0 and out_refund_no is null else amount < 0 and out_refund_no is not null end)
);
create unique index pay_ledger_payment on pay_ledger (out_trade_no) where kind = 'payment';
create unique index pay_ledger_refund on pay_ledger (out_refund_no) where kind = 'refund';
create index pay_ledger_day on pay_ledger (day);
create index pay_ledger_subject on pay_ledger (subject);
create trigger pay_ledger_no_change before update or delete on pay_ledger
  for each row execute function audit_log_only_grows();

-- kind and params; the sentence is made when it is read, in the reader's language. link: the page it is about.
create table message (
  id text primary key,
  -- the order of what was written in one moment
  sequence bigint generated always as identity,
  visitor_id text not null references visitor (id),
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  subject text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index message_newest on message (visitor_id, created_at desc, sequence desc);
create index message_unread on message (visitor_id) where read_at is null;
