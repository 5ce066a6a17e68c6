-- A round whose sign-up is open may be called off, for good, with its reason.
alter table prize_round
  add column called_off text,
  drop constraint prize_round_state_check,
  add constraint prize_round_state_check
    check (state in ('draft', 'open', 'closed', 'drawn', 'ended', 'calledOff') and (state = 'calledOff') = (called_off is not null));

create function prize_round_stays_called_off() returns trigger language plpgsql as $$
begin
  if (old.state = 'calledOff' and (new.state, new.called_off) is distinct from (old.state, old.called_off))
    or (new.state = 'calledOff' and old.state not in ('open', 'calledOff'))
  then
    raise exception 'a round is called off while its sign-up is open, and for good' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger prize_round_stays_called_off before update on prize_round
  for each row execute function prize_round_stays_called_off();
