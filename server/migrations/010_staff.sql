-- Who of the staff may do what, and what happened that staff at their screens want to know at once.

-- Whoever had an account could do everything until now. A name stays for good: the audit log tells it.
alter table admin_account
  add column display_name text not null default '',
  add column roles text[] not null default '{owner}'
    check (cardinality(roles) > 0 and roles <@ array['owner', 'content', 'gate', 'live', 'helpDesk', 'draw']),
  add column active boolean not null default true,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text,
  add column last_login_at timestamptz;
update admin_account set display_name = user_name, changed_at = created_at;
-- From now on every account says it.
alter table admin_account alter column roles drop default;

create index audit_log_actor on audit_log (actor_name, id) where actor_name is not null;
create index audit_log_action on audit_log (action text_pattern_ops, id);

-- xid: the transaction that wrote it. Numbers are given before a commit, so a later one may be seen earlier; whatever began
-- after the oldest transaction that was under way at the last look is looked at again (decision 118).
create table staff_event (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  subject text not null,
  at timestamptz not null default clock_timestamp()
);
create index staff_event_xid on staff_event (xid, id);
create index staff_event_at on staff_event (at);

-- Arguments: the kind, the subject's kind, the column that says which one, and whether it comes in crowds: nodes are then woken
-- once a second, for PostgreSQL lets transactions that notify commit one after another.
create function staff_event_mark() returns trigger language plpgsql as $$
declare quiet boolean := false;
begin
  if tg_argv[3] = 'crowd' then
    quiet := exists (select from staff_event where at > clock_timestamp() - interval '1 second' and kind = tg_argv[0]);
  end if;
  insert into staff_event (kind, subject) values (tg_argv[0], tg_argv[1] || ':' || coalesce(to_jsonb(new) ->> tg_argv[2], ''));
  if not quiet then
    perform pg_notify('staff_event', '');
  end if;
  return null;
end $$;

create trigger staff_event_asked after insert on help_request
  for each row execute function staff_event_mark('helpRequested', 'help', 'id', '');
create trigger staff_event_changed after update of status, asked, responder_id on help_request
  for each row when (old.status <> new.status or old.asked <> new.asked or old.responder_id is distinct from new.responder_id)
  execute function staff_event_mark('helpChanged', 'help', 'id', '');

create trigger staff_event_sold after insert on ticket_order
  for each row when (new.paid_at is not null) execute function staff_event_mark('orderPaid', 'order', 'id', 'crowd');
create trigger staff_event_paid after update of paid_at on ticket_order
  for each row when (old.paid_at is null and new.paid_at is not null)
  execute function staff_event_mark('orderPaid', 'order', 'id', 'crowd');
create trigger staff_event_refund after insert on pay_refund
  for each row execute function staff_event_mark('orderRefunded', 'order', 'subject', 'crowd');
create trigger staff_event_refunded after update of status on pay_refund
  for each row when (old.status <> new.status and new.status in ('done', 'failed'))
  execute function staff_event_mark('orderRefunded', 'order', 'subject', 'crowd');

create trigger staff_event_registered after insert on live_registration
  for each row execute function staff_event_mark('anchorRegistered', 'registration', 'id', '');
create trigger staff_event_reserved after insert on live_reservation
  for each row execute function staff_event_mark('reservationMade', 'reservation', 'id', '');
create trigger staff_event_cancelled after update of status on live_reservation
  for each row when (old.status <> new.status and new.status in ('cancelled', 'cancelledByPark'))
  execute function staff_event_mark('reservationCancelled', 'reservation', 'id', '');

create trigger staff_event_sent after insert on feedback
  for each row execute function staff_event_mark('feedBackSent', 'feedback', 'id', '');
create trigger staff_event_added after insert on feedback_line
  for each row when (new.author = 'visitor') execute function staff_event_mark('feedBackSent', 'feedback', 'feedback_id', '');

create trigger staff_event_published after insert on lost_found_item
  for each row when (new.state = 'reviewing') execute function staff_event_mark('itemPublished', 'item', 'id', '');
create trigger staff_event_again after update of state on lost_found_item
  for each row when (old.state <> new.state and new.state = 'reviewing')
  execute function staff_event_mark('itemPublished', 'item', 'id', '');
create trigger staff_event_claimed after insert on lost_found_claim
  for each row execute function staff_event_mark('itemClaimed', 'item', 'item_id', '');

create trigger staff_event_enrolled after insert on activity_enrollment
  for each row execute function staff_event_mark('activityEnrolled', 'activity', 'activity_id', 'crowd');

create trigger staff_event_staff after insert or update of active, roles, password_hash, display_name on admin_account
  for each row execute function staff_event_mark('staffChanged', 'admin', 'id', '');
