-- fen of a ticket's price that were given back while it stayed; what it gives back later is less by that.
alter table ticket add column part_refund integer not null default 0;
