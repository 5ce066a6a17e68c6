-- Places, tickets and walks are found by more of the names that visitors have for them.
insert into search_due (kind, subject_id) select kind, subject_id from search_document where kind in ('place', 'ticket', 'walk');
