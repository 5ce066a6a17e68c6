-- Whether a toilet has an accessible cabin; null: nobody has looked.
alter table park_place add column accessible text check (accessible in ('yes', 'no'));

-- The seeded one whose text says so; what staff changed stays.
update park_place set accessible = 'yes', version = version + 1
where id = 'toilet-south' and text ->> 'en' like '%accessible toilet%' and updated_by is null;
