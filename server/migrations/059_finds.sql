-- What visitors found that may be a fossil. Where it lies is sealed (encrypted) and told to staff one look at a time.
create table fossil_find (
  id text primary key,
  -- made on the phone before it sends: sent again, a find is known
  client_id text not null unique,
  number text not null unique,
  -- of the phone's own secret, which is the receipt; nobody has to be signed in
  device_hash text not null,
  visitor_id text references visitor (id) on delete set null,
  kind text not null,
  -- what the steps come to, so that a list can go by it
  state text not null check (state in ('received', 'inHand', 'secured', 'collected', 'handedOver', 'museum', 'notFossil')),
  steps integer not null default 0 check (steps >= 0),
  words text not null,
  place_words text not null,
  -- JSON of the phone's position, encrypted; '' where there is none
  position text not null,
  found_at timestamptz not null,
  received_at timestamptz not null,
  taken_at timestamptz,
  taken_by_id text,
  taken_by text,
  changed_at timestamptz not null,
  check ((state = 'received') = (taken_at is null))
);
create index fossil_find_of_device on fossil_find (device_hash, received_at desc);
create index fossil_find_of_visitor on fossil_find (visitor_id) where visitor_id is not null;
create index fossil_find_newest on fossil_find (received_at desc, id);
create index fossil_find_by_state on fossil_find (state, received_at, id);
create index fossil_find_kept on fossil_find (changed_at) where device_hash <> id;

-- Pictures of a find, under the ids that the phone gave them.
create table fossil_find_photo (
  find_id text not null references fossil_find (id),
  photo text not null,
  file_id text not null references stored_file (id),
  primary key (find_id, photo)
);
create index fossil_find_photo_file on fossil_find_photo (file_id);

-- The chain of custody: who did what and when, and who has had the thing since. It only grows.
create table fossil_find_step (
  find_id text not null references fossil_find (id),
  nth integer not null check (nth > 0),
  kind text not null,
  at timestamptz not null,
  admin_id text not null,
  admin_name text not null,
  words text not null,
  -- '': it lay where it was found
  from_whom text not null,
  to_whom text not null,
  kept_at text not null,
  condition text not null,
  accession text not null,
  -- a number of an exhibit is never given again
  exhibit_id text,
  named text not null,
  primary key (find_id, nth)
);
create function fossil_find_step_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'fossil_find_step only grows' using errcode = 'restrict_violation';
end $$;
create trigger fossil_find_step_no_change before update or delete on fossil_find_step
  for each row execute function fossil_find_step_only_grows();
create trigger fossil_find_step_no_truncate before truncate on fossil_find_step
  for each statement execute function fossil_find_step_only_grows();

create trigger staff_event_found after insert on fossil_find
  for each row execute function staff_event_mark('findReported', 'find', 'id', 'crowd');
create trigger staff_event_found_changed after update of steps on fossil_find
  for each row when (old.steps <> new.steps) execute function staff_event_mark('findChanged', 'find', 'id', '');
