-- Whom an activity suits.
alter table activity add column audience jsonb;
