-- A platform that hosts are offered no longer stays for the reservations that name it.
alter table live_platform add column retired_at timestamptz;
