-- Tickets that a window holds to sell without a network. Its id is a visitor of its own, whose orders have one ticket each until a sale takes
-- them over. tickets: how many were wanted.
create table window_quota (
  id text primary key,
  -- of the browser that took them: nobody else is told their numbers
  key text not null unique,
  request_hash text not null,
  shift_id text not null references window_shift (id),
  tickets integer not null check (tickets > 0),
  created_at timestamptz not null
);
create index window_quota_shift on window_quota (shift_id);
create index window_quota_newest on window_quota (created_at);

-- A ticket of a quota may have been sold, and has come in, before the server hears of its sale: it is held, or released, and used.
alter table ticket
  drop constraint ticket_check,
  add constraint ticket_check
    check (case when used_at is null then status <> 'used' else status in ('used', 'held', 'released') end) not valid;
