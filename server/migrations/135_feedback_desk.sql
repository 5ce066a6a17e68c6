-- Short answers of the park's own, by language, that staff choose from while they answer feedback.
alter table park add column replies jsonb not null default '[]';

-- The language that a visitor wrote in; null: from before it was noted.
alter table feedback add column lang text;

-- What staff write about a feedback for each other; the words are encrypted.
create table feedback_note (
  id text primary key,
  feedback_id text not null references feedback (id) on delete cascade,
  at timestamptz not null,
  admin_name text not null,
  text text not null
);
create index feedback_note_of on feedback_note (feedback_id, at, id);
