-- What people and devices say when something is, or was: the contract takes the years 1900 to 2999 alone, and so does the database now,
-- infinity not. Rows from before that rule would each hide their whole list; their order among each other stays.
update activity set
  open_at = greatest('1900-01-02Z', least('2999-12-26Z', open_at)), close_at = greatest('1900-01-03Z', least('2999-12-27Z', close_at)),
  start_at = greatest('1900-01-04Z', least('2999-12-28Z', start_at)), end_at = greatest('1900-01-05Z', least('2999-12-29Z', end_at)),
  cancel_until = greatest('1900-01-04Z', least('2999-12-28Z', cancel_until))
  where least(open_at, cancel_until) < '1900-01-02Z' or end_at > '2999-12-29Z';
update notice set
  show_from = greatest('1900-01-02Z', least('2999-12-28Z', show_from)), show_until = greatest('1900-01-03Z', least('2999-12-29Z', show_until))
  where show_from not between '1900-01-02Z' and '2999-12-28Z' or show_until not between '1900-01-03Z' and '2999-12-29Z';
-- Its trigger keeps what an open round has promised, but a promise that no answer can tell is none.
alter table prize_round disable trigger prize_round_keeps_its_word;
update prize_round set
  open_at = greatest('1900-01-02Z', least('2999-12-26Z', open_at)), close_at = greatest('1900-01-03Z', least('2999-12-27Z', close_at)),
  draw_at = greatest('1900-01-04Z', least('2999-12-28Z', draw_at)), claim_until = greatest('1900-01-05Z', least('2999-12-29Z', claim_until))
  where least(open_at, close_at) < '1900-01-02Z' or claim_until > '2999-12-29Z';
alter table prize_round enable trigger prize_round_keeps_its_word;
update gate_entry set scanned_at = received_at where scanned_at not between '1900-01-02Z' and '2999-12-30Z';
update gate_conflict set at = created_at where at not between '1900-01-02Z' and '2999-12-30Z';
update gate_conflict set first_at = created_at where first_at not between '1900-01-02Z' and '2999-12-30Z';
update ticket set used_at = day where used_at not between '1900-01-02Z' and '2999-12-30Z';
update lost_found_item set day = created_at where day not between '1900-01-01' and '2999-12-31';
-- No two open ones are of the same day.
update ticket_closure set day = date '2999-12-30' - odd.nth
  from (select id, row_number() over (order by day desc)::int as nth from ticket_closure where day not between '1900-01-01' and '2999-12-31') as odd
  where odd.id = ticket_closure.id;
update ticket_closure set answer_until = created_at where answer_until not between '1900-01-02Z' and '3000-12-30Z';

alter table activity add constraint activity_moments check (open_at >= '1900-01-01Z' and cancel_until >= '1900-01-01Z' and end_at < '3000-01-01Z');
alter table notice add constraint notice_moments
  check (show_from between '1900-01-01Z' and '2999-12-31Z' and show_until between '1900-01-01Z' and '2999-12-31Z');
alter table prize_round add constraint prize_round_moments check (least(open_at, close_at) >= '1900-01-01Z' and claim_until < '3000-01-01Z');
alter table page_lock add constraint page_lock_moments check (until between '1900-01-01Z' and '2999-12-31Z');
alter table help_request add constraint help_request_moments
  check (asked_at between '1900-01-01Z' and '2999-12-31Z' and located_at between '1900-01-01Z' and '2999-12-31Z');
alter table lost_found_item add constraint lost_found_item_days check (day between '1900-01-01' and '2999-12-31');
alter table ticket_closure add constraint ticket_closure_moments
  check (day between '1900-01-01' and '2999-12-31' and answer_until between '1900-01-01Z' and '3000-12-31Z');
alter table live_day add constraint live_day_days check (day between '1900-01-01' and '2999-12-31') not valid;
alter table ticket_stock add constraint ticket_stock_days check (day between '1900-01-01' and '2999-12-31') not valid;
-- Long tables: what is in them was seen just now, and their writers need not wait for a second look.
alter table gate_entry add constraint gate_entry_moments check (scanned_at between '1900-01-01Z' and '2999-12-31Z') not valid;
alter table gate_conflict add constraint gate_conflict_moments
  check (at between '1900-01-01Z' and '2999-12-31Z' and first_at between '1900-01-01Z' and '2999-12-31Z') not valid;
alter table ticket add constraint ticket_moments check (used_at between '1900-01-01Z' and '2999-12-31Z') not valid;
