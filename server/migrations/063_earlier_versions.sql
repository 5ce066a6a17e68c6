-- What staff wrote before they wrote something else: whole rows, under the subject of their lines in the audit log.
create table earlier_version (
  subject text not null,
  version integer not null,
  contents jsonb not null,
  replaced_at timestamptz not null,
  primary key (subject, version)
);
create index earlier_version_replaced on earlier_version (replaced_at);
