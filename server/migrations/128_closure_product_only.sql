-- A product's closure may stand beside another's; ticket_closure_open_product keeps what this one kept.
drop index ticket_closure_open;
