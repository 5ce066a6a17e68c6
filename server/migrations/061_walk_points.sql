-- A walk whose every stop was stamped earns points, and search finds walks.
alter table points_entry
  drop constraint points_entry_source_check,
  add constraint points_entry_source_check check (source in ('order', 'activity', 'walk', 'checkIn', 'correction')) not valid;

create trigger search_mark after insert or delete or update on walk for each row execute function search_mark('walk');
insert into search_due (kind, subject_id) select 'walk', id from walk;
