-- One payment may be for several orders, each of which has its part of it in the ledger.
create unique index concurrently if not exists pay_ledger_part on pay_ledger (out_trade_no, subject) where kind = 'payment';
