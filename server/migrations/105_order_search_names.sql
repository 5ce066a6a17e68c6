-- A person's name, hashed under the server's key, for staff who look a ticket up by it; tickets from before have none.
alter table ticket add column person_name_hash text;
