-- A live point's texts are edited by staff: by the version that was opened, as notices are.
alter table live_point
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text;
