-- A notice may be a warning, in a colour of the scale of China's weather warnings. It ends with show_until, which the park asks for.
alter table notice
  add column warning_colour text check (warning_colour in ('blue', 'yellow', 'orange', 'red')),
  add column warning_kind text check (warning_kind in ('weather', 'closure', 'crowd', 'other'));
create index notice_warning on notice (show_until) where warning_colour is not null and published_at is not null;
