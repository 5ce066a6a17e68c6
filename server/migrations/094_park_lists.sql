-- What staff made of the lists of kinds of help, kinds of feedback and categories of lost and found; a list that is missing is as delivered.
alter table park add column lists jsonb not null default '{}';
alter table feedback drop constraint feedback_kind_check;
