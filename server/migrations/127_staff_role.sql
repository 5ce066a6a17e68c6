-- What each role may do, so that a park makes its own. An owner may do everything and has no row. The names of the delivered ones are
-- the console's, in the reader's language; those that were there may do what they did.
create table staff_role (
  id text primary key,
  name text not null,
  permissions text[] not null,
  version integer not null,
  changed_at timestamptz,
  changed_by text
);
insert into staff_role (id, name, permissions, version) values
  ('dutyManager', '', '{gate.scan,window.sell,activities.checkIn,prizes.handOut,orders.read,orders.change,refunds.read,refunds.make,refunds.approve,reports.read,stock.write,capacity.read,help.answer,feedback.answer,lostFound.manage,mailings.send,points.correct,live.manage,notices.write,activities.write,pictures.upload}', 1),
  ('finance', '', '{orders.read,refunds.read,refunds.make,payments.manage,reports.read}', 1),
  ('content', '', '{activities.checkIn,notices.write,activities.write,content.write,pictures.upload}', 1),
  ('gate', '', '{gate.scan,activities.checkIn,prizes.handOut,orders.read,capacity.read}', 1),
  ('window', '', '{window.sell}', 1),
  ('live', '', '{live.manage,pictures.upload}', 1),
  ('helpDesk', '', '{orders.read,orders.change,refunds.read,capacity.read,help.answer,feedback.answer,lostFound.manage,mailings.send,points.correct}', 1),
  ('draw', '', '{prizes.handOut,draws.manage}', 1);

-- Which roles there are, the rows say.
alter table admin_account drop constraint admin_account_roles_check;
alter table admin_account add constraint admin_account_roles_check check (cardinality(roles) > 0);

-- All screens look at once what they may do now.
create trigger staff_event_role after insert or update of name, permissions or delete on staff_role
  for each row execute function staff_event_mark('rightsChanged', 'role', 'id', '');
create trigger staff_event_rights after update of roles on admin_account
  for each row when (old.roles is distinct from new.roles)
  execute function staff_event_mark('rightsChanged', 'admin', 'id', '');
