-- A visitor's own data: what they take with them, and what becomes of what they are erased from (decision 196).

-- A row that stands where an erased visitor stood, so that orders and books still refer to somebody; nobody signs in as it.
alter table visitor add column erased_at timestamptz;

-- Who was erased, by an id that names nobody any more: a backup from before is put back without them.
create table visitor_erasure (
  visitor_id text primary key,
  erased_at timestamptz not null
);
create index visitor_erasure_old on visitor_erasure (erased_at);

-- The file that a visitor asked for, newest alone, and how often on a day. The link's token is kept as a keyed hash.
create table visitor_export (
  visitor_id text primary key references visitor (id) on delete cascade,
  token_hash text unique,
  lang text not null,
  expires_at timestamptz not null,
  day date not null,
  asked integer not null check (asked > 0)
);

-- Before a visitor's row goes, the database looks whether a trade refers to it. About 2 s a million rows, while writers wait.
create index if not exists pay_trade_visitor on pay_trade (visitor_id);

-- They still only grow, but for the points of the one visitor whom a transaction says that it erases.
create or replace function points_entry_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.visitor_id = current_setting('park.erased_visitor', true) then
      return old;
    end if;
  end if;
  raise exception 'points_entry only grows' using errcode = 'restrict_violation';
end $$;
