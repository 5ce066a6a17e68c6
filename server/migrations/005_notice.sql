-- What the park tells its visitors, what they have read of it, and the pages that are locked.

create table notice (
  id text primary key,
  -- Counts the changes of its contents: an editor who opened an older one is told.
  version integer not null check (version > 0),
  category text not null check (category in ('opening', 'closure', 'exhibition', 'safety', 'service')),
  title jsonb not null,
  -- Cleaned HTML by language, and the same without its markup, for lists and search.
  text jsonb not null,
  words jsonb not null,
  motif text not null,
  cover_id text references stored_file (id),
  pinned boolean not null default false,
  show_from timestamptz,
  show_until timestamptz,
  -- Null: a draft, or withdrawn.
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text,
  shown_at timestamptz generated always as (case when published_at is not null then greatest(published_at, show_from) end) stored,
  check (show_until > show_from),
  check (published_at is null or withdrawn_at is null)
);
create index notice_shown on notice (pinned desc, shown_at desc, id) where published_at is not null;
create index notice_shown_category on notice (category, pinned desc, shown_at desc, id) where published_at is not null;
create index notice_updated on notice (updated_at desc, id);
create index notice_cover on notice (cover_id) where cover_id is not null;

create table notice_read (
  visitor_id text not null references visitor (id) on delete cascade,
  notice_id text not null references notice (id) on delete cascade,
  read_at timestamptz not null,
  primary key (visitor_id, notice_id)
);
create index notice_read_notice on notice_read (notice_id);

create table page_lock (
  page text primary key,
  reason jsonb not null,
  until timestamptz,
  locked_at timestamptz not null,
  locked_by text not null
);
