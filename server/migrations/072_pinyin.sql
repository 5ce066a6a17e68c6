-- What has a Chinese name is found by its pinyin, an exhibit by its accession number: their documents are made anew.
insert into search_due (kind, subject_id) select kind, subject_id from search_document where kind <> 'guide';
insert into search_due (kind, subject_id) values ('guide', 'refund'), ('guide', 'help'), ('guide', 'lostFound');
