-- How often an order's day or slot may be changed, as its visitor was told when it was ordered.
alter table ticket_order add column changes_allowed integer not null default 2 check (changes_allowed >= 0);
