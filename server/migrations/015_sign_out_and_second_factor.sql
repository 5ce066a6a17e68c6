-- A visitor may sign out, and staff may show a second thing beside their password: what an app on their phone shows.

-- Handles that were made before are dead.
alter table wechat_account add column handles_from timestamptz;

-- totp_secret is sealed (decision 076); totp_step: the last half minute whose code was used; totp_due: when an owner without one goes on
-- only by setting it up.
alter table admin_account
  add column totp_secret text,
  add column totp_since timestamptz,
  add column totp_step bigint,
  add column totp_due timestamptz,
  add check (num_nonnulls(totp_secret, totp_since, totp_step) in (0, 3));

-- Each is good once and then gone. Keyed hashes.
create table admin_recovery_code (
  admin_id text not null references admin_account (id) on delete cascade,
  code_hash text not null,
  primary key (admin_id, code_hash)
);
