-- The guide names the page of a visitor's orders as the app does.
insert into search_due (kind, subject_id) values ('guide', 'refund');
