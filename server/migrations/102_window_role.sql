alter table admin_account drop constraint admin_account_roles_check;
alter table admin_account add constraint admin_account_roles_check
  check (cardinality(roles) > 0 and roles <@ array['owner', 'content', 'gate', 'window', 'live', 'helpDesk', 'draw']);
