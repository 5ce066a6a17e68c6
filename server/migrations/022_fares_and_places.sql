-- Fares by age: whom a product is for on the day of the visit, in whole years, both ends included; null: no bound. What the seeded
-- products' own texts say. Products that a park made for itself keep none until staff fill them in.
alter table ticket_product
  add column age_from int check (age_from between 0 and 150),
  add column age_to int check (age_to between 0 and 150),
  add constraint ticket_product_ages check (age_from <= age_to);
update ticket_product set age_from = 18, age_to = 64 where id in ('adult', 'student') and kind = id;
update ticket_product set age_from = 6, age_to = 17 where id = 'child' and kind = id;
update ticket_product set age_from = 65 where id = 'senior' and kind = id;

-- Encrypted, of documents that do not tell it (passports and permits).
alter table saved_visitor add column birthday text;

-- Search finds the places of the map, too, and pages that answer a question (modules/search/guides.ts).
create trigger search_mark after insert or delete or update of kind, name, text on park_place
  for each row execute function search_mark('place');
insert into search_due (kind, subject_id) select 'place', id from park_place;
insert into search_due (kind, subject_id) values ('guide', 'refund'), ('guide', 'help'), ('guide', 'lostFound');
