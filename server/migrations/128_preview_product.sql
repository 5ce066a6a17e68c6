-- A product, too, is seen as visitors will see it before it is saved.
alter table staff_preview
  drop constraint staff_preview_kind_check,
  add constraint staff_preview_kind_check check (kind in ('notice', 'activity', 'product'));
