-- Who has a ticket in hand in place of who bought it, and the hash of the link by which a companion may take it (decision 166).
-- `visitor_id` stays the buyer: money, changes and refunds are theirs.
alter table ticket add column holder_id text references visitor (id) on delete set null, add column share_hash text;
create index ticket_holder on ticket (holder_id, day) where holder_id is not null;
create index ticket_share on ticket (share_hash) where share_hash is not null;
