-- A place's picture among what is most worth seeing, on the home; null: it is not there.
alter table park_place add column motif text;

-- A park that was filled before this, where staff have not taken these away.
update park_place
set motif = case id when 'fossil-museum' then 'museum' when 'footprint-wall' then 'footprint' else 'ginkgo' end
where id in ('fossil-museum', 'footprint-wall', 'stone-forest');
