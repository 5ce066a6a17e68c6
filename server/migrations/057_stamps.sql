-- Which exhibits a visitor was at. Where they stood is never written: only what proved it.
create table stamp (
  visitor_id text not null references visitor (id) on delete cascade,
  exhibit_id text not null references exhibit (id) on delete cascade,
  at timestamptz not null,
  how text not null check (how in ('sign', 'position')),
  primary key (visitor_id, exhibit_id)
);
create index stamp_exhibit on stamp (exhibit_id);
