create index concurrently if not exists ticket_order_number_end on ticket_order (reverse(number) text_pattern_ops);
