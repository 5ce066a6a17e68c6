-- What a way is made of, and how wide it is where it is narrowest, in metres; null: nobody has looked.
alter table park_shape
  add column surface text check (surface in ('paved', 'boardwalk', 'compacted', 'gravel', 'ground')),
  add column width double precision check (width between 0.2 and 50);
