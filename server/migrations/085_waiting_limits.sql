-- As an order: what is offered can be taken.
alter table ticket_waiting
  drop constraint ticket_waiting_quantity_check,
  add constraint ticket_waiting_quantity_check check (quantity between 1 and 10) not valid;
