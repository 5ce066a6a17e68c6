create index concurrently if not exists ticket_person_id_end on ticket ("right"(person_id_masked, 4)) where person_id_masked is not null;
