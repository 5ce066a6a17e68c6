-- An entry that gate staff took back within two minutes; why stands in the audit log.
alter table gate_entry add column undone_at timestamptz;
