-- What visitors see, who keeps the original, and who says what its story says; null and '': staff have not said it yet.
alter table exhibit
  add column shown_as text check (shown_as in ('original', 'cast', 'model', 'loan')),
  add column repository jsonb,
  add column story_sources text not null default '';

-- The two seeded exhibits that shared another's plate have their own; what staff changed stays.
update exhibit set motif = 'trachyceras', version = version + 1
where id = '14' and latin = 'Trachyceras' and motif = 'ammonite' and updated_by is null;
update exhibit set motif = 'shunosaurus', version = version + 1
where id = '20' and latin = 'Shunosaurus lii' and motif = 'sauropod' and updated_by is null;
