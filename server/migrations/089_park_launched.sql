-- A park that is there already is open to visitors.
alter table park add column launched boolean not null default true;
