-- What was asked for under an idempotency key, as a keyed digest; rows from before have none.
alter table feedback add column request_hash text;
alter table lost_found_item add column request_hash text;
