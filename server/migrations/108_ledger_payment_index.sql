-- pay_ledger_part has taken its place.
drop index pay_ledger_payment;
