-- Until when a password is good that an owner made for somebody else; null: they chose it themselves.
alter table admin_account add column password_until timestamptz;
