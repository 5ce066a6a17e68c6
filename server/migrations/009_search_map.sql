-- Search over everything public, what is looked for, and the places of the park. Texts a visitor reads are jsonb objects by language.

-- What can be found, as it is shown and as it is looked for. Derived: made again from the nouns' own tables whenever those change.
create table search_document (
  kind text not null,
  subject_id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  motif text,
  -- Folded words in all languages, a space before and after each.
  title_words text not null,
  words text not null,
  -- Pieces of those words (modules/search/tokens.ts), and `kind:…`.
  tokens text[] not null,
  -- Found from and until; null: always.
  from_at timestamptz,
  until_at timestamptz,
  -- Newer ones come first.
  sort_at timestamptz not null,
  primary key (kind, subject_id)
);
-- Without a pending list: a search after a rush of writes is as fast as before it.
create index search_document_tokens on search_document using gin (tokens) with (fastupdate = off);

-- Things that changed and are to be looked at again, marked in the transaction that changed them. A row for each change: two
-- writers must not share one, or the reader of the first takes the second's mark away before the second can be seen.
create table search_due (
  sequence bigint generated always as identity primary key,
  kind text not null,
  subject_id text not null
);

create function search_mark() returns trigger language plpgsql as $$
begin
  insert into search_due (kind, subject_id) values (tg_argv[0], coalesce(new.id, old.id));
  return null;
end $$;

do $$
declare noun record;
begin
  for noun in select * from (values
    ('ticket', 'ticket_product', ''),
    ('livePoint', 'live_point', ''),
    ('notice', 'notice', ''),
    -- Not when somebody enrols.
    ('activity', 'activity', 'of version, stage, title, summary, text, place, motif, start_at, end_at'),
    ('lostFound', 'lost_found_item', '')
  ) as nouns (kind, name, columns) loop
    continue when to_regclass(noun.name) is null;
    execute format('create trigger search_mark after insert or delete or update %s on %I for each row execute function search_mark(%L)',
      noun.columns, noun.name, noun.kind);
    execute format('insert into search_due (kind, subject_id) select %L, id from %I', noun.kind, noun.name);
  end loop;
end $$;

-- How often a word was looked for on a day, in the language of the app; nothing says by whom.
create table search_word (
  day date not null,
  lang text not null,
  word text not null,
  shown text not null,
  count integer not null default 1 check (count > 0),
  primary key (day, lang, word)
);
create index search_word_wanted on search_word (lang, day);

create table search_hidden_word (
  word text primary key,
  hidden_at timestamptz not null,
  hidden_by text not null
);

create table park_place (
  id text primary key,
  kind text not null check (kind in ('entrance', 'museum', 'shuttle', 'toilet', 'firstAid')),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  -- gcj02
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  position integer not null default 0
);
