-- Who signs out, or is signed out, hears nothing more at once: the screens of all nodes look again at who they are (decision 118).
create trigger staff_event_signed_out after update of revoked_at on session
  for each row when (new.admin_id is not null and old.revoked_at is null and new.revoked_at is not null)
  execute function staff_event_mark('staffChanged', 'admin', 'admin_id', '');
