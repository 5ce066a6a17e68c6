create index concurrently if not exists ticket_order_basket on ticket_order (basket_id) where basket_id is not null;
