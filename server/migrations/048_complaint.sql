-- Complaints that people made at WeChat, of a payment or of the mini-program's order, and what the park answers them.

create table complaint (
  id text primary key,
  channel text not null check (channel in ('pay', 'miniProgram')),
  -- WeChat's
  number text not null,
  state text not null check (state in ('pending', 'processing', 'processed')),
  complained_at timestamptz not null,
  -- when WeChat's time for it is over
  due_at timestamptz not null,
  ended_at timestamptz,
  awaits_answer boolean not null,
  times integer not null,
  problem text,
  -- fen
  refund_asked integer,
  fully_refunded boolean not null,
  pictures integer not null,
  -- [{number, transactionId, amount}]
  payments jsonb not null check (jsonb_typeof(payments) = 'array'),
  -- encrypted, as all of a person: their words, phone, and what was said (JSON)
  text text not null,
  phone text not null,
  history text not null,
  -- grows with all that is new of it
  version integer not null,
  -- when WeChat was asked, by the database's clock: an older answer changes nothing
  asked_at timestamptz not null,
  -- when its words and phone were taken off
  stripped_at timestamptz,
  unique (channel, number),
  check ((state = 'processed') = (ended_at is not null))
);
create index complaint_open on complaint (due_at, id) where state <> 'processed';
create index complaint_ended on complaint (ended_at desc, id) where state = 'processed';

-- What staff want of WeChat, sent until WeChat has it.
create table complaint_step (
  id text primary key,
  complaint_id text not null references complaint (id) on delete cascade,
  kind text not null check (kind in ('answer', 'completion')),
  -- encrypted
  text text not null,
  state text not null check (state in ('sending', 'sent', 'overtaken', 'refused')),
  admin_name text not null,
  at timestamptz not null,
  -- which version of the complaint they had read
  version integer not null,
  -- how much of the park's (of the person's, for a completion) WeChat had then, and how often the same words
  said integer not null,
  same_said integer not null,
  problem text,
  attempts integer not null default 0,
  next_try_at timestamptz not null
);
create index complaint_step_of on complaint_step (complaint_id, at, id);
-- One at a time goes out.
create unique index complaint_step_one on complaint_step (complaint_id) where state = 'sending';
create index complaint_step_due on complaint_step (next_try_at) where state = 'sending';

create trigger staff_event_complained after insert on complaint
  for each row when (new.state <> 'processed') execute function staff_event_mark('complaintMade', 'complaint', 'id', '');
create trigger staff_event_complaint after update of version on complaint
  for each row when (old.version <> new.version) execute function staff_event_mark('complaintChanged', 'complaint', 'id', '');
create trigger staff_event_complaint_step after insert or update of state on complaint_step
  for each row execute function staff_event_mark('complaintChanged', 'complaint', 'complaint_id', '');
