-- What a product costs by day and entry time, and when it goes on sale and off it by itself.
alter table ticket_product
  add column prices jsonb not null default '[]',
  add column sale_from timestamptz,
  add column sale_until timestamptz;
