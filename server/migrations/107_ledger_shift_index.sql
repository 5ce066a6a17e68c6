create index concurrently if not exists pay_ledger_shift on pay_ledger (shift_id) where shift_id is not null;
