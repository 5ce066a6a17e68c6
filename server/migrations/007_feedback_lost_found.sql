-- Pictures that belong to something; feedback; lost and found.

-- subject: what a picture was attached to, `feedback:<id>`, at which place; null: only uploaded, and deleted after a day. Rows from
-- before have no measures: they are kept and shown as they were.
alter table stored_file
  add column width integer,
  add column height integer,
  add column thumb_size integer,
  add column subject text,
  add column place integer,
  add column is_public boolean not null default false;
update stored_file set is_public = true;
create index stored_file_subject on stored_file (subject, place) where subject is not null;
create index stored_file_loose on stored_file (created_at) where subject is null and width is not null;

create table feedback (
  id text primary key,
  visitor_id text not null references visitor (id) on delete cascade,
  idempotency_key text not null,
  kind text not null check (kind in ('complaint', 'suggestion', 'praise', 'question')),
  state text not null check (state in ('received', 'inHand', 'answered')),
  text text not null,
  -- a phone number; taken off when its time is over
  contact text,
  created_at timestamptz not null,
  taken_at timestamptz,
  taken_by text,
  answered_at timestamptz,
  rating integer check (rating between 1 and 5),
  rated_at timestamptz,
  unique (visitor_id, idempotency_key),
  check ((rating is null) = (rated_at is null))
);
create index feedback_mine on feedback (visitor_id, created_at desc, id);
create index feedback_state on feedback (state, created_at, id);
create index feedback_newest on feedback (created_at desc, id);
create index feedback_contact on feedback (created_at) where contact is not null;

-- What was said after the first text: answers of the staff, and one addition of the visitor.
create table feedback_line (
  id text primary key,
  sequence bigint generated always as identity,
  feedback_id text not null references feedback (id) on delete cascade,
  author text not null check (author in ('visitor', 'staff')),
  admin_name text,
  text text not null,
  at timestamptz not null
);
create index feedback_line_of on feedback_line (feedback_id, sequence);
create unique index feedback_line_one_addition on feedback_line (feedback_id) where author = 'visitor';

-- Texts are jsonb objects by language: a visitor's is in the one they wrote in.
create table lost_found_item (
  id text primary key,
  -- null: entered by the park
  visitor_id text references visitor (id) on delete cascade,
  idempotency_key text,
  kind text not null check (kind in ('lost', 'found')),
  category text not null,
  state text not null check (state in ('reviewing', 'published', 'rejected', 'matched', 'returned', 'withdrawn')),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  place jsonb not null check (jsonb_typeof(place) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  day date not null,
  day_part text check (day_part in ('morning', 'midday', 'afternoon', 'evening')),
  -- a phone number; taken off when its time is over
  contact text,
  reason text,
  created_at timestamptz not null,
  published_at timestamptz,
  closed_at timestamptz,
  unique (visitor_id, idempotency_key)
);
create index lost_found_item_public on lost_found_item (published_at desc, id)
  where state in ('published', 'matched', 'returned');
create index lost_found_item_mine on lost_found_item (visitor_id, created_at desc, id);
create index lost_found_item_state on lost_found_item (state, created_at, id);
create index lost_found_item_contact on lost_found_item (closed_at) where contact is not null and closed_at is not null;

create table lost_found_claim (
  id text primary key,
  item_id text not null references lost_found_item (id) on delete cascade,
  visitor_id text not null references visitor (id) on delete cascade,
  state text not null check (state in ('waiting', 'accepted', 'rejected')),
  text text not null,
  -- a phone number; taken off with the item's
  contact text,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz
);
-- One item goes to one person, and nobody asks twice at a time.
create unique index lost_found_claim_accepted on lost_found_claim (item_id) where state = 'accepted';
create unique index lost_found_claim_once on lost_found_claim (item_id, visitor_id) where state <> 'rejected';
create index lost_found_claim_mine on lost_found_claim (visitor_id, created_at desc, id);
create index lost_found_claim_of on lost_found_claim (item_id, created_at, id);
create index lost_found_claim_state on lost_found_claim (state, created_at, id);
