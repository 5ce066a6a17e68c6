-- As an order: what is won can be ordered.
alter table ticket_ballot_entry
  drop constraint ticket_ballot_entry_quantity_check,
  add constraint ticket_ballot_entry_quantity_check check (quantity between 1 and 10) not valid;
