-- The places of a day that the park's hours or slots no longer have; null: it is sold as it stands. Its stock is what is taken then.
alter table ticket_stock add column stock_if_open integer check (stock_if_open between 0 and 100000);

-- Of such a day what is given back is not sold again, and what a node of the release before sets is meant for when it is open.
create function ticket_stock_stays_off() returns trigger language plpgsql as $$
begin
  if new.stock <> old.stock then
    new.stock_if_open := new.stock;
  end if;
  new.stock := least(old.stock, new.taken);
  return new;
end $$;
create trigger ticket_stock_stays_off before update of taken, stock on ticket_stock
  for each row when (old.stock_if_open is not null and new.stock_if_open is not distinct from old.stock_if_open)
  execute function ticket_stock_stays_off();
