-- The plain way to sell a ticket: one statement an order. It guards the stock row by what is left, and writes the order and
-- its ticket. :visitors and :rows are handed in: how many people order, and over how many stock rows they spread.
\set visitor random(1, :visitors)
\set row random(1, :rows)
with place as (
  update ticket_stock set taken = taken + 1
  where product_id = 'plain' and day = date '2030-01-01' + :row::int and slot_id = 'bench' and closure_id is null and taken < stock
  returning product_id, day, slot_id
), ordered as (
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at,
    quantity, price, amount, late_refund_percent, phone, status, created_at, expires_at)
  select gen_random_uuid()::text, gen_random_uuid()::text, 'plain-' || :visitor::int, gen_random_uuid()::text, 'hash', product_id, day,
    slot_id, day + time '09:00', day + time '23:59', 1, 12000, 12000, 50, '13800138000', 'pending', now(), now() + interval '15 minutes'
  from place returning id, visitor_id, product_id, day, slot_id, price
)
insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status)
select gen_random_uuid()::text, gen_random_uuid()::text, id, 0, visitor_id, product_id, day, slot_id, price, 'held' from ordered;
