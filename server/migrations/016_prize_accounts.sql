-- One entry an account a round, and the owner of a phone number before whoever typed it (decision 140).
-- visitor_id: who entered; null on entries from before, and when its time is over. proven: WeChat itself gave the number.
-- gave_way: set with the list of entrants, which it is not in: another account proved its number.
alter table prize_entry
  add column visitor_id text references visitor (id) on delete set null,
  add column proven boolean not null default false,
  add column gave_way boolean not null default false,
  drop constraint prize_entry_round_id_phone_hash_key,
  add check (not (proven and gave_way));
create unique index prize_entry_one_an_account on prize_entry (round_id, visitor_id) where visitor_id is not null;
create unique index prize_entry_one_proven_a_phone on prize_entry (round_id, phone_hash) where proven and phone_hash is not null;
create index prize_entry_of_phone on prize_entry (round_id, phone_hash) where phone_hash is not null;
create index prize_entry_of_visitor on prize_entry (visitor_id) where visitor_id is not null;
