-- What a closure shuts: one product, or with null all of them.
alter table ticket_closure add column product_id text;

-- A node of the release before takes a product's closure for one of all products. What it does to orders it counts here last, in the same
-- transaction: that is refused to whoever does not say that it knows of products.
create function ticket_closure_knows_products() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('park.knows_products', true), '') <> 'yes' then
    raise exception 'This node does not know closures of one product.';
  end if;
  return new;
end $$;
create trigger ticket_closure_knows_products before update of orders on ticket_closure
  for each row when (old.product_id is not null) execute function ticket_closure_knows_products();
