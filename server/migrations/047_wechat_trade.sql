-- Events that WeChat has told of, so that one that it tells twice is done once. An event is known by a keyed hash of what it says.
create table wechat_event (
  app_id text not null,
  key text not null,
  event text not null,
  received_at timestamptz not null,
  primary key (app_id, key)
);
create index wechat_event_received on wechat_event (received_at);

-- The apps' access tokens, sealed by the server, the same for all its nodes.
create table wechat_token (
  app_id text primary key,
  token text not null,
  -- counts the renewals: who found a token refused renews the one that it saw, and no newer one
  version integer not null default 0,
  ends_at timestamptz not null,
  -- until when one node renews it, by the database's clock
  taken_until timestamptz
);

-- What WeChat holds the money of the mini-program's trades for (发货信息管理): written with the payment, uploaded afterwards until WeChat has it.
create table pay_shipping (
  out_trade_no text primary key references pay_trade (out_trade_no),
  subject text not null,
  -- over: there is nothing to upload (any more); failed: given up, staff have to act
  status text not null check (status in ('due', 'sent', 'over', 'failed')),
  -- what is told, the same however often it is sent; null: not yet made
  item text,
  told_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  -- WeChat takes one correction of a trade
  corrections integer not null default 0 check (corrections <= 1),
  problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- since when the money is the park's, as WeChat said
  settled_at timestamptz
);
create index pay_shipping_due on pay_shipping (next_try_at) where status = 'due';
create index pay_shipping_failed on pay_shipping (created_at) where status = 'failed';
create index pay_shipping_subject on pay_shipping (subject);

-- What WeChat was asked about an app, or told of it, and when.
create table wechat_setting (
  app_id text not null,
  name text not null,
  value text not null,
  at timestamptz not null,
  primary key (app_id, name)
);
