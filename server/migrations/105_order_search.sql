-- The last four digits of a phone, hashed under the server's key like the whole of it (decision 246). SQL has no key: seal-persons fills the
-- rows that are there.
alter table ticket_order add column phone_end_hash text;
