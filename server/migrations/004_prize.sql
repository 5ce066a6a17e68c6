-- The lucky draw (docs/draw.md), prizes at the counter, and wrong passwords.

create table prize_round (
  id text primary key,
  state text not null check (state in ('draft', 'open', 'closed', 'drawn', 'ended')),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  open_at timestamptz,
  close_at timestamptz not null,
  draw_at timestamptz not null,
  claim_until timestamptz not null,
  created_at timestamptz not null,
  -- lower-case hex, like seed and digest
  commitment text,
  -- the seed, encrypted until the draw
  sealed_seed text,
  closed_at timestamptz,
  digest text,
  entrants integer,
  drawn_at timestamptz,
  seed text,
  check (open_at < close_at and close_at <= draw_at and draw_at < claim_until),
  check ((state = 'draft') = (commitment is null) and (commitment is null) = (sealed_seed is null)),
  check (state = 'draft' or open_at is not null),
  check ((state in ('draft', 'open')) = (closed_at is null)),
  check (num_nulls(closed_at, digest, entrants) in (0, 3)),
  check ((state in ('drawn', 'ended')) = (drawn_at is not null) and (drawn_at is null) = (seed is null))
);
create index prize_round_newest on prize_round ((coalesce(open_at, created_at)) desc, id);

create table prize (
  id text primary key,
  round_id text not null references prize_round (id),
  position integer not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  motif text not null,
  count integer not null check (count > 0),
  unique (round_id, position)
);

-- Name and phone are encrypted; the hashes are keyed, and of one round. All four go when their time is over (docs/privacy.md).
create table prize_entry (
  id text primary key,
  round_id text not null references prize_round (id),
  number text collate "C" not null check (number ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  name text,
  name_hash text,
  phone text,
  phone_hash text,
  created_at timestamptz not null,
  unique (round_id, number),
  unique (round_id, phone_hash),
  check (num_nulls(name, name_hash, phone, phone_hash) in (0, 4))
);
create index prize_entry_newest on prize_entry (round_id, created_at, id);

-- The list whose digest is published: it is what is drawn from, whatever happens to prize_entry later.
create table prize_entrant_list (
  round_id text primary key references prize_round (id),
  -- sorted by code point, joined by line feeds
  numbers text not null
);

-- Round and prize are checked by prize_win_is_drawn, all at once: a large draw would wait for keys that are looked up one by one.
create table prize_win (
  entry_id text primary key references prize_entry (id),
  round_id text not null,
  prize_id text not null,
  -- from 0, in the order of drawing
  place integer not null,
  code text not null unique check (code ~ '^PW(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  written_off_at timestamptz,
  written_off_by text,
  written_off_name text,
  unique (round_id, place),
  check (num_nulls(written_off_at, written_off_by, written_off_name) in (0, 3))
);
create index prize_win_written_off on prize_win (written_off_at desc, entry_id) where written_off_at is not null;

-- Once a round is open, what was promised stays: not even a statement typed by hand changes it.
create function prize_round_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.id, new.name, new.text, new.rules, new.open_at, new.close_at, new.draw_at, new.claim_until, new.commitment)
      is distinct from
     (old.id, old.name, old.text, old.rules, old.open_at, old.close_at, old.draw_at, old.claim_until, old.commitment)
    or (old.digest is not null
        and (new.digest, new.entrants, new.closed_at) is distinct from (old.digest, old.entrants, old.closed_at))
    or (old.seed is not null and (new.seed, new.drawn_at) is distinct from (old.seed, old.drawn_at))
    or array_position(array['draft', 'open', 'closed', 'drawn', 'ended'], new.state)
       < array_position(array['draft', 'open', 'closed', 'drawn', 'ended'], old.state)
  then
    raise exception 'a round that has opened keeps its word' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger prize_round_keeps_its_word before update or delete on prize_round
  for each row execute function prize_round_keeps_its_word();

create function prize_is_of_a_draft() returns trigger language plpgsql as $$
begin
  if exists (select 1 from prize_round where id in (old.round_id, new.round_id) and state <> 'draft') then
    raise exception 'the prizes of a round that has opened stay' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger prize_is_of_a_draft before insert or update or delete on prize
  for each row execute function prize_is_of_a_draft();

-- A list is written once, and nobody wins again, otherwise or not any more; only the counter may write on a prize, once.
create function prize_draw_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'prize_win' then
    if old.written_off_at is null
      and (new.entry_id, new.round_id, new.prize_id, new.place, new.code)
          is not distinct from (old.entry_id, old.round_id, old.prize_id, old.place, old.code)
    then
      return new;
    end if;
  end if;
  raise exception 'what was drawn stays' using errcode = 'restrict_violation';
end $$;
-- Winners are made while their round is drawn, and at no other time, of its own prizes.
create function prize_win_is_drawn() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from made
    left join prize_round round on round.id = made.round_id
    left join prize on prize.id = made.prize_id and prize.round_id = made.round_id
    where round.state is distinct from 'closed' or prize.id is null
  ) then
    raise exception 'nobody wins but in the draw' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger prize_win_is_drawn after insert on prize_win referencing new table as made
  for each statement execute function prize_win_is_drawn();
create trigger prize_entrant_list_stays before update or delete on prize_entrant_list
  for each row execute function prize_draw_stays();
create trigger prize_win_stays before update or delete on prize_win
  for each row execute function prize_draw_stays();

create function prize_tables_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was promised and drawn stays' using errcode = 'restrict_violation';
end $$;
create trigger prize_round_no_truncate before truncate on prize_round execute function prize_tables_stay();
create trigger prize_no_truncate before truncate on prize execute function prize_tables_stay();
create trigger prize_entrant_list_no_truncate before truncate on prize_entrant_list execute function prize_tables_stay();
create trigger prize_win_no_truncate before truncate on prize_win execute function prize_tables_stay();

-- Wrong passwords by user name, known or not; the name is a keyed hash, for people type passwords there too.
create table admin_attempt (
  name_hash text primary key,
  attempts integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index admin_attempt_last on admin_attempt (last_at);
