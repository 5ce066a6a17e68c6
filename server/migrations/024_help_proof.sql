-- What speaks for a call for help, so that made-up ones cannot bury it:
-- 3 a ticket for that day, 2 signed in, 1 a place inside the park, 0 nothing.
alter table help_request add column proof smallint not null default 0 check (proof between 0 and 3);
alter table help_request add column unproven boolean not null generated always as (proof = 0) stored;
-- A keyed hash of the network it came from; it leaves with phone and place. '': not known.
alter table help_request add column source text not null default '';
update help_request set proof = 2 where visitor_id is not null;

drop index help_request_open;
create index help_request_open on help_request (status, unproven, urgency, received_at, id) where status in ('active', 'responding');
