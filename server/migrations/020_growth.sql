-- What a park of a million orders reads: indexes led by the day and by the status.
-- They are built in one transaction while writers of the table wait: about 2 s an index and million rows (8 s for ticket_of_day on
-- 1.7 million tickets on a busy machine), so start the new version when the gates are shut. An index made ahead by hand with
-- `create index concurrently` under its name here is kept as it is.

-- A day's figures are read from the index alone.
create index if not exists ticket_of_day on ticket (day, product_id, slot_id, status);
drop index ticket_of_slot;
create index if not exists ticket_waiting_day on ticket_waiting (day, product_id, slot_id, status);

-- In the order of the list, so that no sort reads all of a status or a day.
create index if not exists ticket_order_by_status on ticket_order (status, created_at desc, id);
create index if not exists ticket_order_by_day on ticket_order (day desc, created_at desc, id);
drop index ticket_order_day;
-- Unpaid orders whose time is over count as expired before the job has written it.
create index if not exists ticket_order_lapsed on ticket_order (created_at desc, id) where status in ('pending', 'expired');

create index if not exists live_reservation_by_status on live_reservation (status, start_at desc, id);
