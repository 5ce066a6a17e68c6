create index concurrently if not exists ticket_number_end on ticket (reverse(number) text_pattern_ops);
