-- What the sample park brought along, so that it can be taken away again: a row of which table, by its primary key. After it was taken
-- away one row without a table says so, or the next start would bring it back.
create table sample_row (
  source text not null,
  key text not null,
  primary key (source, key)
);
