-- Two of the staff may draw at once; who changed a shape last is told. Null: as the park came.
alter table park_shape
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text;
