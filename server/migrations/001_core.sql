-- Who visits, how WeChat knows them, who is signed in, who works here, what was uploaded, and what staff did.

create table visitor (
  id text primary key,
  nick_name text,
  created_at timestamptz not null default now()
);

-- One row for each app of WeChat's that a visitor came through; unionid ties them together when WeChat gives one.
create table wechat_account (
  app_id text not null,
  openid text not null,
  unionid text,
  visitor_id text not null references visitor (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (app_id, openid)
);
create index wechat_account_unionid on wechat_account (unionid) where unionid is not null;
create index wechat_account_visitor on wechat_account (visitor_id);

create table admin_account (
  id text primary key,
  user_name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index admin_account_user_name on admin_account (lower(user_name));

-- A token names its session; revoking the row ends the token before its time. The admin's name is copied here so that one
-- row answers who is asking.
create table session (
  id text primary key,
  visitor_id text references visitor (id) on delete cascade,
  admin_id text references admin_account (id) on delete cascade,
  admin_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (num_nonnulls(visitor_id, admin_id) = 1)
);
create index session_visitor on session (visitor_id);
create index session_admin on session (admin_id);
create index session_expires on session (expires_at);

create table stored_file (
  id text primary key,
  visitor_id text references visitor (id) on delete set null,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);
create index stored_file_visitor on stored_file (visitor_id);

-- What staff (and the park itself) decided. It only grows.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('admin', 'system')),
  actor_id text,
  actor_name text,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_subject on audit_log (subject, id);
create index audit_log_at on audit_log (at);

create function audit_log_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log only grows' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_no_change before update or delete on audit_log
  for each row execute function audit_log_only_grows();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_log_only_grows();
