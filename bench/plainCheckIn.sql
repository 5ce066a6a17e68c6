-- The plain way to let somebody in: one statement a ticket. The tickets are taken one after the other (`plain_ticket` counts).
with entered as (
  update ticket set status = 'used', used_at = now(), used_where = 'East'
  where number = (select nextval('plain_ticket'))::text and status = 'valid' returning id, order_id
), ordered as (
  update ticket_order o set status = 'used', ended_at = now() from entered where o.id = entered.order_id
)
insert into ticket_gate_log (at, ticket_id, verdict, gate, admin_id, admin_name)
select now(), id, 'ok', 'East', 'staff', 'staff' from entered;
