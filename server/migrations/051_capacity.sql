-- The most people that the authority lets into the park, a day and at one moment (decision 197).

-- What was approved, from a day on until the next row; what was valid on a day stays as it was.
create table capacity (
  valid_from date primary key,
  daily integer not null check (daily between 1 and 1000000),
  momentary integer not null check (momentary between 1 and daily),
  -- the number of the document
  approval text not null,
  -- minutes that people stay on the average; null: everybody is counted on leaving
  mean_stay integer check (mean_stay between 15 and 1440),
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by text
);

create function capacity_on(on_day date) returns capacity language sql stable as $$
  select * from capacity where valid_from <= on_day order by valid_from desc limit 1
$$;

-- The row that everything which lets people in counts against: products that are for entering, and groups without tickets. taken = places
-- held of that day; triggers below change it with what holds them, also for a node of the version before. It is locked after stock rows,
-- and where several are, in the order of days. present = people in the park when somebody looked last.
create table park_day (
  day date primary key,
  taken integer not null default 0,
  level integer not null default 0,
  present integer not null default 0,
  present_at timestamptz,
  present_level integer not null default 0,
  -- what the park did by itself; what staff undo of it stays undone
  slowed boolean not null default false,
  warned boolean not null default false
) with (fillfactor = 50);

-- When which level was reached or left, in percent of the maximum: the evidence for the authority. It only grows.
create table capacity_level (
  id bigint generated always as identity primary key,
  day date not null,
  maximum text not null check (maximum in ('daily', 'momentary')),
  before integer not null,
  level integer not null,
  figure integer not null,
  most integer,
  at timestamptz not null default clock_timestamp()
);
create index capacity_level_day on capacity_level (day, id);
create trigger capacity_level_no_change before update or delete on capacity_level
  for each row execute function audit_log_only_grows();

-- The highest level that is reached. One that was reached stays until five points less, so that it does not come and go with every ticket.
create function capacity_step(before integer, figure integer, most integer) returns integer language sql immutable as $$
  select coalesce(max(level), 0) from unnest(array[80, 90, 95, 100]) as level
  where figure::bigint * 100 >= most::bigint * (case when before >= level then level - 5 else level end)
$$;

-- Refuses the one too many. A maximum that was lowered below what is sold takes nothing away.
create function park_day_counts() returns trigger language plpgsql as $$
declare
  daily integer;
  momentary integer;
begin
  -- Every sale comes by here, so what is far from any level costs no more than this look.
  select c.daily, c.momentary into daily, momentary from capacity c where c.valid_from <= new.day order by c.valid_from desc limit 1;
  if new.taken > old.taken and new.taken > daily and coalesce(current_setting('park.recount', true), '') <> 'on' then
    raise exception 'the park is full on %', new.day using errcode = 'check_violation', constraint = 'park_day_never_too_full';
  end if;
  if old.level > 0 or new.taken::bigint * 4 >= daily::bigint * 3 then
    new.level := capacity_step(old.level, new.taken, daily);
  end if;
  if old.present_level > 0 or new.present::bigint * 4 >= momentary::bigint * 3 then
    new.present_level := capacity_step(old.present_level, new.present, momentary);
  end if;
  if new.level <> old.level then
    insert into capacity_level (day, maximum, before, level, figure, most)
    values (new.day, 'daily', old.level, new.level, new.taken, daily);
  end if;
  if new.present_level <> old.present_level then
    insert into capacity_level (day, maximum, before, level, figure, most)
    values (new.day, 'momentary', old.present_level, new.present_level, new.present, momentary);
  end if;
  return new;
end $$;
create trigger park_day_counts before update on park_day for each row execute function park_day_counts();

-- Places left of a day; null: there is no maximum. today: given, the sale of that day stops from 95 % of either maximum on, until it is
-- below 90 % again.
create function park_day_left(of_day date, today date) returns integer language sql stable as $$
  select case when of_day = today and greatest(d.level, d.present_level) >= 95 then 0 else greatest(c.daily - coalesce(d.taken, 0), 0) end
  from capacity_on(of_day) c left join park_day d on d.day = of_day where c.daily is not null
$$;

create function park_day_take(of_day date, places integer) returns void language plpgsql as $$
begin
  update park_day set taken = taken + places where day = of_day;
  if not found then
    insert into park_day (day) values (of_day) on conflict do nothing;
    update park_day set taken = taken + places where day = of_day;
  end if;
end $$;

-- An add-on is for people who are in already.
create function ticket_stock_takes() returns trigger language plpgsql as $$
declare change record;
begin
  for change in
    select n.day, sum(n.taken - o.taken)::integer as places
    from new_rows n join old_rows o using (product_id, day, slot_id) join ticket_product p on p.id = n.product_id
    where n.taken <> o.taken and p.kind <> 'addOn'
    group by n.day having sum(n.taken - o.taken) <> 0 order by n.day
  loop
    update park_day set taken = taken + change.places where day = change.day;
    if not found then
      perform park_day_take(change.day, change.places);
    end if;
  end loop;
  return null;
end $$;
create trigger ticket_stock_takes after update on ticket_stock referencing old table as old_rows new table as new_rows
  for each statement execute function ticket_stock_takes();

-- A product that begins or ceases to be for entering is counted anew, under the locks of its slots.
create function ticket_product_takes() returns trigger language plpgsql as $$
declare change record;
begin
  perform 1 from ticket_stock where product_id = new.id order by product_id, day, slot_id for no key update;
  perform set_config('park.recount', 'on', true);
  for change in
    select day, sum(taken)::integer as places from ticket_stock where product_id = new.id group by day having sum(taken) > 0 order by day
  loop
    perform park_day_take(change.day, case when new.kind = 'addOn' then -change.places else change.places end);
  end loop;
  perform set_config('park.recount', '', true);
  return null;
end $$;
create trigger ticket_product_takes after update of kind on ticket_product
  for each row when ((old.kind = 'addOn') <> (new.kind = 'addOn')) execute function ticket_product_takes();

-- People who come together without tickets of their own, a school say: their places are kept, and they are counted in at a gate.
create table park_group (
  id text primary key,
  version integer not null default 1,
  day date not null,
  -- of the group, not of a person
  name text not null,
  people integer not null check (people between 0 and 10000),
  came_at timestamptz,
  gate text,
  updated_at timestamptz not null,
  updated_by text,
  check ((came_at is null) = (gate is null))
);
create index park_group_day on park_group (day, id);

create function park_group_takes() returns trigger language plpgsql as $$
begin
  perform park_day_take(new.day, new.people - case tg_op when 'UPDATE' then old.people else 0 end);
  return null;
end $$;
create trigger park_group_takes after insert or update of people on park_group for each row execute function park_group_takes();

-- Who left, as counted at a gate: by a ticket, or so many people whose tickets nobody looked at.
create table park_exit (
  id text primary key,
  day date not null,
  ticket_id text references ticket (id),
  people integer not null check (people between 1 and 1000),
  gate text not null,
  at timestamptz not null,
  admin_id text,
  admin_name text
);
create unique index park_exit_ticket on park_exit (ticket_id) where ticket_id is not null;
create index park_exit_day on park_exit (day, at);
create index ticket_entered on ticket (day, used_at) include (product_id) where status = 'used';

create trigger staff_event_capacity after insert on capacity_level
  for each row execute function staff_event_mark('capacityLevel', 'capacityLevel', 'id', '');

-- The line that the park itself put in front of ordering for a day that is nearly full; null: staff's, which is for all days.
alter table waiting_room add column capacity_day date;

-- The triggers hold off writers until this is committed, so nothing is missed.
insert into park_day (day, taken)
select k.day, sum(k.taken) from ticket_stock k join ticket_product p on p.id = k.product_id where p.kind <> 'addOn' group by k.day;
