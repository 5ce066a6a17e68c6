-- Until when what a node took is its own, by the database's clock. Older nodes look at next_try_at alone, which is set with it.
alter table pay_refund add column taken_until timestamptz;
alter table pay_shipping add column taken_until timestamptz;
alter table complaint_step add column taken_until timestamptz;
-- What WeChat said of messages that are being sent, before its answer told their numbers: a problem by number, null where it arrived.
alter table subscribe_message add column arrivals jsonb;
-- The certificate or permission is mended meanwhile, or they wait as others do.
update pay_refund set status = 'requested', next_try_at = now() where status = 'failed' and problem in ('SIGN_ERROR', 'NO_AUTH');
