-- The places of a day that the park's hours or slots no longer have; null: it is sold as it stands. Its stock is what is taken then.
alter table ticket_stock add column stock_if_open integer check (stock_if_open between 0 and 100000);

-- What is given back of such a day is not sold again.
create function ticket_stock_stays_off() returns trigger language plpgsql as $$
begin
  new.stock := new.taken;
  return new;
end $$;
create trigger ticket_stock_stays_off before update of taken on ticket_stock
  for each row when (new.stock_if_open is not null and new.taken < old.taken) execute function ticket_stock_stays_off();
