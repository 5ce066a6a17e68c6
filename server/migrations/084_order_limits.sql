-- How many tickets an order has and how often it is moved are the park's to choose; ten tickets are what the code of a gate carries.
alter table ticket_order
  drop constraint ticket_order_quantity_check,
  add constraint ticket_order_quantity_check check (quantity between 1 and 10) not valid,
  drop constraint ticket_order_changes_check,
  add constraint ticket_order_changes_check check (changes >= 0) not valid;
