-- How far exhibits are heard, as counts a day: nobody knows by whom.
create table exhibit_heard (
  day date not null,
  exhibit_id text not null,
  lang text not null,
  how text not null check (how in ('recording', 'voice', 'childVoice')),
  -- 10: to the end.
  tenth integer not null check (tenth between 0 and 10),
  count integer not null default 1,
  primary key (day, exhibit_id, lang, how, tenth)
);
