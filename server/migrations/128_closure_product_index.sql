create unique index concurrently if not exists ticket_closure_open_product on ticket_closure (day, coalesce(slot_id, ''), coalesce(product_id, '')) where reopened_at is null;
