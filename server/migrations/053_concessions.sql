-- Whom a product is for, as dated rules in the place of one span of ages (decision 200).
alter table ticket_product add column concessions jsonb not null default '[]' check (jsonb_typeof(concessions) = 'array');

-- Which proofs a gate asks for, one of which is enough: the bits of CONCESSIONS (contract/src/ticket/concession.ts).
alter table ticket add column proofs integer not null default 0;

-- What staff said of the proof; null: none was asked for.
alter table gate_entry add column proof text check (proof in ('checked', 'missing'));

-- The rule that the ages of a product are.
create function ticket_ages_rule(kind text, age_from int, age_to int) returns jsonb language sql immutable as $$
  select case when num_nonnulls(age_from, age_to) = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'who', case kind when 'student' then 'student' else 'age' end, 'ageFrom', age_from, 'ageTo', age_to, 'heightTo', null,
    'areas', '[]'::jsonb, 'asked', false, 'from', null, 'until', null, 'source', '')) end
$$;

-- Nodes of 1.0.0 read and write the ages alone: what they write becomes the rule, and one rule of ages stays theirs to read. Goes with the ages.
create function ticket_product_ages() returns trigger language plpgsql as $$
declare
  rule jsonb := case when jsonb_array_length(new.concessions) = 1 then new.concessions -> 0 end;
begin
  if tg_op = 'INSERT' then
    if new.concessions = '[]' then
      new.concessions := ticket_ages_rule(new.kind, new.age_from, new.age_to);
      return new;
    end if;
  elsif new.concessions = old.concessions then
    if (new.age_from, new.age_to) is distinct from (old.age_from, old.age_to) then
      new.concessions := ticket_ages_rule(new.kind, new.age_from, new.age_to);
    end if;
    return new;
  end if;
  if rule ->> 'who' not in ('age', 'student') or rule ->> 'from' is not null or rule ->> 'until' is not null then
    rule := null;
  end if;
  new.age_from := (rule ->> 'ageFrom')::int;
  new.age_to := (rule ->> 'ageTo')::int;
  return new;
end
$$;
create trigger ticket_product_ages before insert or update on ticket_product for each row execute function ticket_product_ages();

update ticket_product set concessions = ticket_ages_rule(kind, age_from, age_to) where num_nonnulls(age_from, age_to) > 0;
