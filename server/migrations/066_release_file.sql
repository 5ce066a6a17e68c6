-- Scripts and styles of the apps as nodes serve them, so that pages of the release before find theirs for a while.
create table release_file (
  -- As it is asked for: /mp/js/app.0123abcd.js
  path text primary key,
  bytes bytea not null,
  is_brotli boolean not null,
  -- When a node last had it among its own.
  served_at timestamptz not null
);
create index release_file_served on release_file (served_at);
