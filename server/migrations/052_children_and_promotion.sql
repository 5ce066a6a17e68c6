-- A guardian's consent to what is kept of a child under 14: who agreed to which text, when, for whom; the child is a keyed hash of its
-- identity number, as on tickets and saved visitors.
create table guardian_consent (
  id text primary key,
  visitor_id text not null references visitor (id),
  child_hash text not null,
  relation text not null check (relation in ('parent', 'guardian')),
  -- of the text that was agreed to
  version integer not null check (version > 0),
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index guardian_consent_stands on guardian_consent (visitor_id, child_hash, version) where withdrawn_at is null;
create index guardian_consent_own on guardian_consent (visitor_id, given_at desc);
create index guardian_consent_withdrawn on guardian_consent (withdrawn_at) where withdrawn_at is not null;

-- It is evidence: it may be withdrawn, once, stays when its account is erased, and goes three years after that by the database's own clock.
create function guardian_consent_is_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.withdrawn_at < now() - interval '3 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.withdrawn_at is not null
    and (new.id, new.child_hash, new.relation, new.version, new.given_at)
      is not distinct from (old.id, old.child_hash, old.relation, old.version, old.given_at)
  then
    if old.withdrawn_at is null and new.visitor_id = old.visitor_id then
      return new;
    end if;
    -- an account that is erased withdraws, and a row that names nobody stands in its place
    if coalesce(old.withdrawn_at, new.withdrawn_at) = new.withdrawn_at and old.visitor_id = current_setting('park.erased_visitor', true) then
      return new;
    end if;
  end if;
  raise exception 'a guardian''s consent is evidence' using errcode = 'restrict_violation';
end $$;
create trigger guardian_consent_is_evidence before update or delete on guardian_consent
  for each row execute function guardian_consent_is_evidence();
create function guardian_consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a guardian''s consent is evidence' using errcode = 'restrict_violation';
end $$;
create trigger guardian_consent_no_truncate before truncate on guardian_consent execute function guardian_consent_stays();

-- What visitors must be told of a draw for promotion before they enter it; null: a draft that lacks it, or a round from before it was asked.
alter table prize_round
  add column organiser jsonb check (jsonb_typeof(organiser) = 'object'),
  add column claim_how jsonb check (jsonb_typeof(claim_how) = 'object');
-- fen, of one; the law's most is the server's to know
alter table prize add column value integer check (value > 0);

create or replace function prize_round_keeps_its_word() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE'
    or (new.id, new.name, new.text, new.rules, new.open_at, new.close_at, new.draw_at, new.claim_until, new.commitment,
        new.beacon, new.beacon_round, new.organiser, new.claim_how)
      is distinct from
     (old.id, old.name, old.text, old.rules, old.open_at, old.close_at, old.draw_at, old.claim_until, old.commitment,
        old.beacon, old.beacon_round, old.organiser, old.claim_how)
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
