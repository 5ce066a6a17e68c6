create index concurrently if not exists ticket_person_name on ticket (person_name_hash) where person_name_hash is not null;
