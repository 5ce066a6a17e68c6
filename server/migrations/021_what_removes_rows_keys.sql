-- Before a trade goes, the database looks whether money refers to it; without these it would read the whole ledger for each one.
-- About 2 s a million rows, while writers of the table wait.
create index if not exists pay_refund_trade on pay_refund (out_trade_no);
create index if not exists pay_ledger_trade on pay_ledger (out_trade_no);
