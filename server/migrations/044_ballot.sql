-- Slots that are given by a verifiable draw instead of to whoever is quickest (decision 183, docs/draw.md).
create table ticket_ballot (
  id text primary key,
  state text not null check (state in ('open', 'closed', 'drawn', 'calledOff')),
  product_id text not null references ticket_product (id),
  open_at timestamptz not null,
  close_at timestamptz not null,
  draw_at timestamptz not null,
  -- minutes that winners have to order
  pay_within integer not null check (pay_within > 0),
  created_at timestamptz not null,
  -- lower-case hex, like seed and digest
  commitment text not null,
  -- the seed, encrypted until the draw
  sealed_seed text not null,
  closed_at timestamptz,
  digest text,
  entrants integer,
  drawn_at timestamptz,
  seed text,
  -- a public beacon's round that is mixed into the seed, named at the opening, and its signature, lower-case hex
  beacon_round bigint check (beacon_round > 0),
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  called_off_at timestamptz,
  reason text,
  check (open_at < close_at and close_at <= draw_at),
  check (num_nulls(closed_at, digest, entrants) in (0, 3)),
  check ((state = 'open') <= (closed_at is null) and (state in ('closed', 'drawn')) <= (closed_at is not null)),
  check ((state = 'drawn') = (drawn_at is not null) and (drawn_at is null) = (seed is null)),
  check ((state = 'calledOff') = (called_off_at is not null)),
  check ((beacon_signature is not null) = (beacon_round is not null and state = 'drawn'))
);
create index ticket_ballot_newest on ticket_ballot (created_at desc, id);
create index ticket_ballot_undrawn on ticket_ballot (product_id) where state in ('open', 'closed');

create table ticket_ballot_slot (
  ballot_id text not null references ticket_ballot (id),
  -- from 1: wishes name it
  position integer not null,
  product_id text not null,
  day date not null,
  slot_id text not null,
  -- that the ballot gives out, fixed when sign-up closes; until the draw they count in the slot's `taken`
  places integer check (places >= 0),
  -- by the draw the park had closed it, or it was over
  closed boolean not null default false,
  primary key (ballot_id, position),
  foreign key (product_id, day, slot_id) references ticket_stock (product_id, day, slot_id)
);

create table ticket_ballot_entry (
  id text primary key,
  ballot_id text not null references ticket_ballot (id),
  number text collate "C" not null check (number ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  -- null: the account is gone, or its time is over; the number still takes part
  visitor_id text references visitor (id) on delete set null,
  quantity integer not null check (quantity between 1 and 5),
  -- positions of slots, the dearest wish first
  wishes integer[] not null check (cardinality(wishes) between 1 and 3),
  created_at timestamptz not null,
  -- from 1, in the order of drawing
  place integer,
  -- the position of the slot it was given; 0: none
  won integer,
  unique (ballot_id, number),
  unique (ballot_id, visitor_id),
  check ((place is null) = (won is null))
);
create index ticket_ballot_entry_of_visitor on ticket_ballot_entry (visitor_id) where visitor_id is not null;

-- Who comes with an entry, by the keyed hash of their number alone: one person once, whatever account.
create table ticket_ballot_person (
  ballot_id text not null references ticket_ballot (id),
  person_hash text not null,
  entry_id text not null references ticket_ballot_entry (id) on delete cascade,
  primary key (ballot_id, person_hash)
);
create index ticket_ballot_person_of_entry on ticket_ballot_person (entry_id);

-- The list whose digest is published: it is what is drawn from.
create table ticket_ballot_list (
  ballot_id text primary key references ticket_ballot (id),
  list text not null
);

-- While it is set nobody orders, moves or waits into the slot.
alter table ticket_stock add column ballot_id text references ticket_ballot (id);
-- Of an offer or a wait that follows from a ballot: only who was named there may come with it.
alter table ticket_waiting add column ballot_entry_id text references ticket_ballot_entry (id);
create index ticket_waiting_of_ballot on ticket_waiting (ballot_entry_id) where ballot_entry_id is not null;

-- What was promised stays, as with a round of the lucky draw: not even a statement typed by hand changes it.
create function ticket_ballot_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.product_id, new.open_at, new.close_at, new.draw_at, new.pay_within, new.commitment, new.beacon_round)
      is distinct from
     (old.id, old.product_id, old.open_at, old.close_at, old.draw_at, old.pay_within, old.commitment, old.beacon_round)
    or (old.digest is not null
        and (new.digest, new.entrants, new.closed_at) is distinct from (old.digest, old.entrants, old.closed_at))
    or (old.seed is not null and (new.seed, new.drawn_at, new.beacon_signature)
          is distinct from (old.seed, old.drawn_at, old.beacon_signature))
    or (old.state in ('drawn', 'calledOff') and new.state <> old.state)
    or (old.state = 'closed' and new.state = 'open')
  then
    raise exception 'a ballot keeps its word' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ticket_ballot_keeps_its_word before update or delete on ticket_ballot
  for each row execute function ticket_ballot_keeps_its_word();

create function ticket_ballot_slot_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.ballot_id, new.position, new.product_id, new.day, new.slot_id)
      is distinct from (old.ballot_id, old.position, old.product_id, old.day, old.slot_id)
    or (old.places is not null and new.places is distinct from old.places)
    or (new.closed <> old.closed and (select state from ticket_ballot where id = old.ballot_id) <> 'closed')
  then
    raise exception 'a ballot keeps its word' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ticket_ballot_slot_stays before update or delete on ticket_ballot_slot
  for each row execute function ticket_ballot_slot_stays();

-- Entries come, change and go while sign-up is open; what the draw writes on one stays.
create function ticket_ballot_entry_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.ballot_id, new.number) is distinct from (old.id, old.ballot_id, old.number)
      or (old.place is not null and (new.place, new.won) is distinct from (old.place, old.won))
    then
      raise exception 'a ballot keeps its word' using errcode = 'restrict_violation';
    end if;
    if (new.quantity, new.wishes) is not distinct from (old.quantity, old.wishes) then
      return new;
    end if;
  end if;
  if (select state from ticket_ballot where id = coalesce(new.ballot_id, old.ballot_id)) <> 'open' then
    raise exception 'sign-up is closed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger ticket_ballot_entry_stays before insert or update or delete on ticket_ballot_entry
  for each row execute function ticket_ballot_entry_stays();

create trigger ticket_ballot_list_stays before update or delete on ticket_ballot_list
  for each row execute function prize_draw_stays();
create trigger ticket_ballot_no_truncate before truncate on ticket_ballot execute function prize_tables_stay();
create trigger ticket_ballot_slot_no_truncate before truncate on ticket_ballot_slot execute function prize_tables_stay();
create trigger ticket_ballot_entry_no_truncate before truncate on ticket_ballot_entry execute function prize_tables_stay();
create trigger ticket_ballot_list_no_truncate before truncate on ticket_ballot_list execute function prize_tables_stay();
