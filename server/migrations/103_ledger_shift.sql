-- In whose shift it was taken or given at a window; null: elsewhere.
alter table pay_ledger add column shift_id text;
