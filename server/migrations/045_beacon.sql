-- A public beacon's round, named when a round opens, is mixed into the seed of its draw (docs/draw.md).
alter table prize_round
  -- what staff chose for the draft
  add column beacon boolean not null default false,
  add column beacon_round bigint check (beacon_round > 0),
  -- lower-case hex
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add constraint prize_round_beacon check (
    (beacon_round is not null) = (beacon and state <> 'draft')
    and (beacon_signature is not null) = (beacon and state in ('drawn', 'ended')));

create or replace function prize_round_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.id, new.name, new.text, new.rules, new.open_at, new.close_at, new.draw_at, new.claim_until, new.commitment,
        new.beacon, new.beacon_round)
      is distinct from
     (old.id, old.name, old.text, old.rules, old.open_at, old.close_at, old.draw_at, old.claim_until, old.commitment,
        old.beacon, old.beacon_round)
    or (old.digest is not null
        and (new.digest, new.entrants, new.closed_at) is distinct from (old.digest, old.entrants, old.closed_at))
    or (old.seed is not null
        and (new.seed, new.drawn_at, new.beacon_signature) is distinct from (old.seed, old.drawn_at, old.beacon_signature))
    or array_position(array['draft', 'open', 'closed', 'drawn', 'ended'], new.state)
       < array_position(array['draft', 'open', 'closed', 'drawn', 'ended'], old.state)
  then
    raise exception 'a round that has opened keeps its word' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
