create index concurrently if not exists ticket_order_amount on ticket_order (amount);
