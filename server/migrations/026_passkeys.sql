-- Passkeys of the staff, another second thing beside their password. last_used_at moves on with each challenge that is answered, which
-- makes every challenge good once (as totp_step does with codes).
create table admin_passkey (
  id text primary key,
  admin_id text not null references admin_account (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index admin_passkey_account on admin_passkey (admin_id, created_at);

-- In the account's row, so that a sign-in that began without a second factor does not end beside one that is being added.
alter table admin_account add column passkeys_since timestamptz;

-- Guesses that are being looked at: while there are any, a used-up count may yet be taken back.
alter table wrong_guess add column looking integer not null default 0 check (looking >= 0);
