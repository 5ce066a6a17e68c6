-- What a park of a million orders still read whole. About 2 s for a million rows, while writers of the table wait; an index made ahead
-- by hand with `create index concurrently` under its name here is kept as it is.

-- A day's reservations in the order of their list.
create index if not exists live_reservation_of_day on live_reservation (day, start_at desc, id);

-- Entries that still name somebody: the nightly jobs look at no others.
create index if not exists prize_entry_named on prize_entry (id) where name is not null;

-- What came back lately, among all that ever did.
create index if not exists lost_found_item_returned on lost_found_item (closed_at) where state = 'returned';

-- Counted from the index alone: lapsed orders are a tenth of all.
drop index ticket_order_lapsed;
create index ticket_order_lapsed on ticket_order (created_at desc, id) include (status, expires_at)
  where status in ('pending', 'expired');

-- Prizes of a round that were drawn and handed out, counted from the index alone.
create index if not exists prize_win_of_round on prize_win (round_id, written_off_at);
