create index concurrently if not exists ticket_order_phone_end on ticket_order (phone_end_hash) where phone_end_hash is not null;
